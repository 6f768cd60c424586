// The second factor: time-based one-time passwords (RFC 6238), and recovery codes.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { SecondFactorSetup } from '#domain/accounts/account.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { two_factors } from '#server/db/schema/users.ts';
import { full_name } from '#site';
import { logAccount } from './account-log.ts';
import { isKnownNetwork, type LoginAttempt } from './login-limit.ts';
import { consumeLimit, limitKey, resetCount } from './rate-limit.ts';
import { lockOwnAccount, type OwnSession, type Session } from './sessions.ts';

/** Seconds for which a code is shown. */
const period = 30;
/** Time steps before and after the current one whose codes are accepted, for clock drift. */
const tolerance = 1;
/** Rate limit per account, the same as for passwords; the window in milliseconds. */
export const codeLimit = { max: 10, window: 15 * 60_000 };
const recoveryCodes = 10;

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: full_name, label: email, secret: Secret.fromBase32(secret), period });

/**
 * Starts the set-up of a second factor, which is active once a code was confirmed. Replaces an unconfirmed one.
 * @returns null if there is an active one
 * @throws SessionEnded, as the functions below
 */
export async function startSecondFactorSetup(
  { db }: Database,
  session: Session,
): Promise<SecondFactorSetup | null> {
  const { user } = session;
  const secret = new Secret({ size: 20 }).base32;
  const [row] = await db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    return queries
      .insert(two_factors)
      .values({ user_id: user.id, secret })
      .onConflictDoUpdate({
        target: two_factors.user_id,
        set: { secret, last_step: 0 },
        setWhere: eq(two_factors.is_confirmed, false),
      })
      .returning({ secret: two_factors.secret });
  });
  if (!row) return null;
  const uri = totpOf(secret, user.email).toString();
  return { secret: secret.replace(/.{4}(?=.)/g, '$& '), uri, qr: qrCode(uri) };
}

/** Modules as one path of squares, with the quiet zone that scanners need. */
function qrCode(text: string): SecondFactorSetup['qr'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
}

export type CodeOutcome = 'right' | 'wrong' | 'later';

/** Turns the second factor on with a first code. @returns the recovery codes, which are not shown again */
export async function confirmSecondFactor(
  database: Database,
  session: OwnSession,
  code: string,
): Promise<{ outcome: CodeOutcome; recovery_codes: string[] }> {
  const user_id = session.user.id;
  const key = await limitKey(database, 'code', user_id);
  if ((await consumeLimit(database.db, key, codeLimit)) > 0) return { outcome: 'later', recovery_codes: [] };
  return database.db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    if (!(await takeStep(queries, user_id, code, { is_confirmed: false })))
      return { outcome: 'wrong', recovery_codes: [] };
    const recovery_codes = makeCodes();
    await queries
      .update(two_factors)
      .set({ is_confirmed: true, recovery_codes: recovery_codes.map(hashOf) })
      .where(eq(two_factors.user_id, user_id));
    await logAccount(queries, { actor: user_id, user_id, event: 'second-factor-added' });
    return { outcome: 'right', recovery_codes };
  });
}

/**
 * Verifies a code at the login: of the app, or a recovery code. Each is accepted once. A valid one resets the count of
 * attempts. Networks from which the account was logged in before have a count of their own, so that a stranger who
 * knows the password cannot lock the owner out.
 */
export async function redeemLoginCode(
  database: Database,
  user_id: string,
  code: string,
  attempt: LoginAttempt,
): Promise<CodeOutcome> {
  const from = (await isKnownNetwork(database, attempt)) ? ` ${attempt.network}` : '';
  const key = await limitKey(database, 'code', user_id + from);
  if ((await consumeLimit(database.db, key, codeLimit)) > 0) return 'later';
  const isRight = await database.db.transaction(
    async (queries) =>
      (await takeStep(queries, user_id, code, { is_confirmed: true })) ||
      (await takeRecoveryCode(queries, user_id, code)),
  );
  if (isRight) await resetCount(database, key);
  return isRight ? 'right' : 'wrong';
}

/** Accepts a code of the app if it is valid and newer than the last one. Of concurrent uses one succeeds. */
async function takeStep(
  queries: Queries,
  user_id: string,
  code: string,
  { is_confirmed }: { is_confirmed: boolean },
): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const condition = and(eq(two_factors.user_id, user_id), eq(two_factors.is_confirmed, is_confirmed));
  const [row] = await queries.select({ secret: two_factors.secret }).from(two_factors).where(condition);
  const delta = row ? totpOf(row.secret).validate({ token, window: tolerance }) : null;
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / period) + delta;
  const updated = await queries
    .update(two_factors)
    .set({ last_step: step })
    .where(and(condition, lt(two_factors.last_step, step)))
    .returning({ user_id: two_factors.user_id });
  return updated.length > 0;
}

/** Two at once: one. */
async function takeRecoveryCode(queries: Queries, user_id: string, code: string): Promise<boolean> {
  const hash = hashOf(code);
  const updated = await queries
    .update(two_factors)
    .set({ recovery_codes: sql`${two_factors.recovery_codes} - ${hash}::text` })
    .where(
      and(
        eq(two_factors.user_id, user_id),
        eq(two_factors.is_confirmed, true),
        sql`${two_factors.recovery_codes} ? ${hash}::text`,
      ),
    )
    .returning({ user_id: two_factors.user_id });
  if (updated.length === 0) return false;
  await logAccount(queries, { actor: user_id, user_id, event: 'recovery-code-used' });
  return true;
}

/**
 * Replaces the recovery codes.
 * @returns null without a second factor
 */
export function renewRecoveryCodes({ db }: Database, session: OwnSession): Promise<string[] | null> {
  const user_id = session.user.id;
  return db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    const codes = makeCodes();
    const changed = await queries
      .update(two_factors)
      .set({ recovery_codes: codes.map(hashOf) })
      .where(and(eq(two_factors.user_id, user_id), eq(two_factors.is_confirmed, true)))
      .returning({ user_id: two_factors.user_id });
    if (changed.length === 0) return null;
    await logAccount(queries, { actor: user_id, user_id, event: 'recovery-codes-made' });
    return codes;
  });
}

/**
 * Removes the user's own second factor.
 * @returns false if there is none
 */
export function removeOwnSecondFactor({ db }: Database, session: OwnSession): Promise<boolean> {
  const user_id = session.user.id;
  return db.transaction(async (queries) => {
    await lockOwnAccount(queries, session);
    const [dropped] = await queries
      .delete(two_factors)
      .where(eq(two_factors.user_id, user_id))
      .returning({ is_confirmed: two_factors.is_confirmed });
    if (!dropped?.is_confirmed) return false;
    await logAccount(queries, { actor: user_id, user_id, event: 'second-factor-removed' });
    return true;
  });
}

/**
 * 120 random bits each: `abcd-efgh-ijkl-mnop-qrst-uvwx`. Base32 has no digits 0, 1, 8 and 9, which look like letters.
 */
const makeCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32
      .toLowerCase()
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/** Random enough to need no salt and no slow hash. Hyphens, blanks and capitals do not matter. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(code.replace(/[^a-z2-7]/gi, '').toLowerCase())
    .digest('base64url');
