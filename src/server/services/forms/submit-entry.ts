// Submits a form: validates, stores once, notifies the theatre. Robots get the same answer as people.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { berlinDay } from '#domain/dates/dates.ts';
import { type FormValues, fieldType } from '#domain/forms/form.ts';
import { minFillTime } from '#domain/forms/form-limits.ts';
import { checkEntry, type FieldError, isHoneypotFilled } from '#domain/forms/form-rules.ts';
import { newsletterSignup } from '#domain/forms/newsletter.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_entries, forms } from '#server/db/schema/forms.ts';
import { consumeLimit, type Limit, limitKey } from '#server/services/accounts/rate-limit.ts';
import { type EntryValue, entryMail } from '#server/services/forms/entry-mail.ts';
import type { FormToken } from '#server/services/forms/form-token.ts';
import { getForm, type StoredForm } from '#server/services/forms/get-form.ts';
import { signUpForNewsletter } from '#server/services/forms/newsletter.ts';
import { claimTempFiles } from '#server/services/forms/temp-files.ts';
import { queueMail } from '#server/services/mail/mails.ts';
import { rejectableTransaction } from '#server/services/rejectable-transaction.ts';
import { newsletter_form } from '#site';

/** Entries per network; a school or a foyer shares one. */
const entryLimit: Limit = { max: 60, window: 15 * 60_000 };

/** Rate limit per network for entries without a form token, which programs and robots send. */
const tokenlessEntryLimit: Limit = { max: 10, window: 15 * 60_000 };

export interface Submission {
  /** Id or slug. */
  form: number | string;
  sent: Readonly<Record<string, unknown>>;
  /** Null if it was not issued here. */
  formToken: FormToken | null;
  locale: Locale;
  /** The sender's network, for the rate limit. */
  network: string;
  /** The site's address, for links in mails. */
  publicUrl: string;
  now: Date;
}

export type SubmitOutcome =
  /** Also the response to robots that fill in the hidden field, and to repeated submissions. */
  | { kind: 'accepted'; confirmation: string; form: StoredForm }
  | { kind: 'invalid'; errors: FieldError[]; form: StoredForm }
  /** The token was not issued by this site, or it has expired. */
  | { kind: 'no-token'; form: StoredForm }
  | { kind: 'later'; seconds: number; form: StoredForm }
  /** Faster than a person can type; a person's second attempt is accepted. */
  | { kind: 'early'; form: StoredForm }
  | { kind: 'no-form' };

/** Why an entry is not stored. */
type NotStored = { errors: FieldError[] } | { seconds: number } | 'no-form';

/**
 * The idempotency key: equal values with the same form token are one submission; other values with it are another, so
 * that no text is lost.
 */
function keyOf({ name }: FormToken, id: number, values: FormValues): string {
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([name, id, sorted]))
    .digest('base64url');
}

/** Validates and stores a submission in one transaction. */
export async function submitEntry(database: Database, submit: Submission): Promise<SubmitOutcome> {
  const { sent, locale, now, formToken } = submit;
  const form = await getForm(database, submit.form, { locale });
  if (!form) return { kind: 'no-form' };
  const accepted = { kind: 'accepted', confirmation: form.confirmation, form } as const;
  if (isHoneypotFilled(sent)) return accepted;
  if (!formToken) return { kind: 'no-token', form };
  const { values, errors } = checkEntry(form.form.fields, sent, berlinDay(now));
  if (errors.length > 0) return { kind: 'invalid', errors, form };
  const key = keyOf(formToken, form.form.id, values);
  if (await isStoredEntry(database, key)) return accepted;
  if (formToken.isOver) return { kind: 'no-token', form };
  if (formToken.age < minFillTime) return { kind: 'early', form };
  const rejection = await storeEntry(database, { form, values, key, formToken, submit });
  if (!rejection) return accepted;
  if (rejection === 'no-form') return { kind: 'no-form' };
  return 'seconds' in rejection
    ? { kind: 'later', ...rejection, form }
    : { kind: 'invalid', ...rejection, form };
}

async function isStoredEntry({ db }: Database, key: string): Promise<boolean> {
  const [row] = await db
    .select({ id: form_entries.id })
    .from(form_entries)
    .where(eq(form_entries.idempotency_key, key));
  return row !== undefined;
}

interface Entry {
  form: StoredForm;
  values: FormValues;
  key: string;
  formToken: FormToken;
  submit: Submission;
}

async function storeEntry(
  database: Database,
  { form, values, key, formToken, submit }: Entry,
): Promise<NotStored | null> {
  const { locale, now } = submit;
  const limit = formToken.isBare ? tokenlessEntryLimit : entryLimit;
  const limited = await limitKey(database, formToken.isBare ? 'bare entry' : 'entry', submit.network);
  const files = form.fields.flatMap(({ slug, field_type }) => {
    const id = values[slug];
    return field_type === fieldType.file && typeof id === 'string' ? [{ slug, id }] : [];
  });
  return rejectableTransaction<NotStored | null>(
    database.db,
    async (queries) => {
      // Waits for a transaction that removes or closes the form, and locks the form until the entry is stored.
      const condition = and(eq(forms.id, form.form.id), eq(forms.is_online, true));
      const open = await queries.select({ id: forms.id }).from(forms).where(condition).for('share');
      if (open.length === 0) return 'no-form';
      const [row] = await queries
        .insert(form_entries)
        .values({ form_id: form.form.id, field_values: values, language: locale, idempotency_key: key })
        .onConflictDoNothing()
        .returning({ id: form_entries.id });
      // An equal submission was stored already.
      if (!row) return null;
      const seconds = await consumeLimit(queries, limited, limit);
      if (seconds > 0) return { seconds };
      const entry: Record<string, EntryValue> = { ...values };
      const ids = files.map(({ id }) => id);
      const claimed = await claimTempFiles(queries, ids, formToken, now);
      for (const { slug, id } of files) {
        const file = claimed.get(id);
        if (!file || ids.indexOf(id) !== ids.lastIndexOf(id)) {
          return { errors: [{ slug, problem: 'lost_file' }] };
        }
        entry[slug] = file;
      }
      if (files.length > 0) {
        await queries.update(form_entries).set({ field_values: entry }).where(eq(form_entries.id, row.id));
      }
      const mail = entryMail(form, entry, { locale, now });
      if (mail) await queueMail(queries, mail);
      if (form.form.slug !== newsletter_form) return null;
      const order = newsletterSignup(form.form.fields, values, locale);
      if (order) await signUpForNewsletter(database, queries, { ...order, publicUrl: submit.publicUrl, now });
      return null;
    },
    (rejection) => rejection !== null,
  );
}
