// Newsletter subscriptions: double opt-in, and one click to unsubscribe.
import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { NewsletterAction, NewsletterState } from '#domain/forms/newsletter.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { newsletter_subscribers as readers } from '#server/db/schema/forms.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { consumeLimit, type Limit, limitKey } from '#server/services/accounts/rate-limit.ts';
import { isEqualInConstantTime } from '#server/services/accounts/sessions-cookie.ts';
import { newsletterMail } from '#server/services/forms/newsletter-mails.ts';
import { queueMail } from '#server/services/mail/mails.ts';

/** Milliseconds for which a confirmation link is valid. */
const confirmationLifetime = 7 * 24 * 3_600_000;

/** Mails to one address. */
const mailLimit: Limit = { max: 3, window: 24 * 3_600_000 };

type Row = typeof readers.$inferSelect;

const isSubscribed = ({ confirmed_at, unsubscribed_at }: Row): boolean =>
  confirmed_at !== null && unsubscribed_at === null;

/** Includes the subscriber's state, so that an old link cannot resubscribe somebody. */
async function signatureOf(
  database: Database,
  time: string,
  { token, unsubscribed_at }: Row,
): Promise<string> {
  const text = `newsletter ${token} ${time} ${unsubscribed_at?.getTime() ?? ''}`;
  return createHmac('sha256', await authSecret(database))
    .update(text)
    .digest('base64url');
}

interface Order {
  email: string;
  language: Locale;
  publicUrl: string;
  now: Date;
}

/**
 * Stores a subscription request and mails a confirmation link (double opt-in). Existing subscribers get another mail
 * with the same response, which reveals nothing about subscribers.
 */
export async function signUpForNewsletter(database: Database, queries: Queries, order: Order): Promise<void> {
  const { email, language, publicUrl, now } = order;
  const token = randomBytes(24).toString('base64url');
  await queries.insert(readers).values({ email, language, token }).onConflictDoNothing();
  const [row] = await queries.select().from(readers).where(eq(readers.email, email));
  if (!row) return;
  const wait = await consumeLimit(queries, await limitKey(database, 'letter', email), mailLimit);
  if (wait > 0) return;
  const about = { email, publicUrl };
  if (isSubscribed(row)) {
    await queueMail(queries, newsletterMail('known', { ...about, language: row.language, token: row.token }));
    return;
  }
  await queries.update(readers).set({ language }).where(eq(readers.id, row.id));
  const time = now.getTime().toString(36);
  const link = `${row.token}.${time}.${await signatureOf(database, time, row)}`;
  await queueMail(queries, newsletterMail('ask', { ...about, language, token: link }));
}

const linkPattern = /^([\w-]{32})(?:\.([0-9a-z]{1,11})\.([\w-]{43}))?$/;

interface Followed {
  step: NewsletterAction;
  link: string;
  now: Date;
}

async function requestContextOf({ db }: Database, link: string): Promise<Row | null> {
  const [, token] = linkPattern.exec(link) ?? [];
  if (!token) return null;
  const [row] = await db.select().from(readers).where(eq(readers.token, token));
  return row ?? null;
}

/** The current effect of a link. Changes nothing, since mail programs prefetch links. */
export async function newsletterState(database: Database, followed: Followed): Promise<NewsletterState> {
  const row = await requestContextOf(database, followed.link);
  if (!row) return 'unknown';
  if (followed.step === 'unsubscribe') return row.unsubscribed_at ? 'unsubscribed' : 'unsubscribe';
  const [, , time = '', signature = ''] = linkPattern.exec(followed.link) ?? [];
  if (!isEqualInConstantTime(signature, await signatureOf(database, time, row))) return 'expired';
  if (isSubscribed(row)) return 'confirmed';
  const age = followed.now.getTime() - Number.parseInt(time, 36);
  return age > confirmationLifetime ? 'expired' : 'confirm';
}

/** Executes a link's action; idempotent. */
export async function followNewsletterLink(
  database: Database,
  followed: Followed,
  publicUrl: string,
): Promise<NewsletterState> {
  const state = await newsletterState(database, followed);
  const row = await requestContextOf(database, followed.link);
  if (!row) return state;
  if (state === 'unsubscribe') {
    await database.db
      .update(readers)
      .set({ unsubscribed_at: followed.now })
      .where(and(eq(readers.id, row.id), isNull(readers.unsubscribed_at)));
    return 'unsubscribed';
  }
  if (state !== 'confirm') return state;
  await database.db.transaction(async (queries) => {
    const isNew = or(isNull(readers.confirmed_at), isNotNull(readers.unsubscribed_at));
    const [confirmed] = await queries
      .update(readers)
      .set({ confirmed_at: followed.now, unsubscribed_at: null })
      .where(and(eq(readers.id, row.id), isNew))
      .returning();
    if (!confirmed) return;
    const { email, language, token } = confirmed;
    await queueMail(queries, newsletterMail('welcome', { email, language, token, publicUrl }));
  });
  return 'confirmed';
}
