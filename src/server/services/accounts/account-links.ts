// Links for setting a password: invitations and password resets. Only the hash of their token is stored.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { users, verifications } from '#server/db/schema/users.ts';

export type AccountLinkKind = 'invitation' | 'password-reset';

const hour = 3_600_000;

/** Milliseconds for which a link can be used. */
const linkLifetime = { invitation: 7 * 24 * hour, 'password-reset': hour } as const;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a link in the caller's transaction; earlier ones of its kind become invalid. */
export async function createLink(
  queries: Queries,
  kind: AccountLinkKind,
  user_id: string,
): Promise<{ token: string; expires_at: Date }> {
  await revokeLinks(queries, user_id, kind);
  await queries.delete(verifications).where(lt(verifications.expires_at, sql`now()`));
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + linkLifetime[kind]);
  await queries
    .insert(verifications)
    .values({ id: hashOf(token), identifier: kind, value: user_id, expires_at });
  return { token, expires_at };
}

/** Ends the links of an account, of one kind or of all. */
export async function revokeLinks(queries: Pick<Queries, 'delete'>, user_id: string, kind?: AccountLinkKind) {
  const ofKind = kind ? eq(verifications.identifier, kind) : undefined;
  await queries.delete(verifications).where(and(eq(verifications.value, user_id), ofKind));
}

const valid = (kind: AccountLinkKind, token: string) =>
  and(
    eq(verifications.id, hashOf(token)),
    eq(verifications.identifier, kind),
    gt(verifications.expires_at, sql`now()`),
  );

/** The owner of a link; null if it is unknown, used or expired, or the account is disabled. */
export async function findLink({ db }: Pick<Database, 'db'>, kind: AccountLinkKind, token: string) {
  const [row] = await db
    .select({ user_id: users.id, name: users.name, email: users.email, role: users.role })
    .from(verifications)
    .innerJoin(users, and(eq(users.id, verifications.value), eq(users.is_disabled, false)))
    .where(valid(kind, token));
  return row ?? null;
}

/** Uses a link up, in the caller's transaction. @returns false for all but one of several requests at once */
export async function redeemAccountLink(
  queries: Pick<Queries, 'delete'>,
  kind: AccountLinkKind,
  token: string,
): Promise<boolean> {
  const deleted = await queries
    .delete(verifications)
    .where(valid(kind, token))
    .returning({ id: verifications.id });
  return deleted.length > 0;
}
