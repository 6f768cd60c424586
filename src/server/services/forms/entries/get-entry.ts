// One entry of a form with all that was answered, and its files.
import { and, eq } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { SubmittedAnswer, SubmittedEntryCard } from '#domain/forms/entries.ts';
import { replyAddress } from '#domain/forms/reply-address.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { textOf } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { answerText, type EntryValues, emptyAnswer, fileIn } from '#server/services/forms/entry-mail.ts';
import { type FormLabels, formLabels } from '#server/services/forms/form-labels.ts';
import type { StoredFile } from '#server/services/forms/temp-files.ts';
import { isRecordId } from '#server/services/record-id.ts';

async function readEntry({ db }: Database, form: number, id: number) {
  if (!isRecordId(form) || !isRecordId(id)) return null;
  const condition = and(eq(form_entries.id, id), eq(form_entries.form_id, form));
  const [row] = await db.select().from(form_entries).where(condition);
  return row ?? null;
}

/** One entry with every field of its form, or null. Two queries. */
export async function getEntry(
  database: Database,
  form: number,
  id: number,
  locale: Locale,
): Promise<{ form: Pick<FormLabels, 'slug' | 'title'>; card: SubmittedEntryCard } | null> {
  const row = await readEntry(database, form, id);
  const labels = row && (await formLabels(database, form));
  if (!labels) return null;
  const values = row.field_values as EntryValues;
  const address = `/${locale}/api/cms-hub/forms/${form}/entries/${id}/files`;
  const answers = labels.fields.map((field): SubmittedAnswer => {
    const file = fileIn(values, field.slug);
    const text = answerText(field, values[field.slug], locale);
    return {
      label: field.label,
      text: text === emptyAnswer ? '' : text,
      file: file && `${address}/${field.slug}/`,
    };
  });
  const { language } = row;
  const emails = labels.fields.flatMap(({ field_type, slug }) => (field_type === 3 ? [values[slug]] : []));
  const email = emails.find((each) => typeof each === 'string' && each !== '');
  const reply = email ? replyAddress(String(email), textOf(labels.title, language)) : null;
  return {
    form: labels,
    card: {
      id,
      created_at: toBerlinIso(row.created_at),
      answered_at: row.answered_at && toBerlinIso(row.answered_at),
      language,
      answers,
      reply,
    },
  };
}

/** The file of a field, or null. One query. */
export async function getEntryFile(
  database: Database,
  form: number,
  id: number,
  slug: string,
): Promise<StoredFile | null> {
  const row = await readEntry(database, form, id);
  return row && fileIn(row.field_values as EntryValues, slug);
}
