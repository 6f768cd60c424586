// The entries of a form for the theatre's staff, as a list.
import { desc, eq } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { EntryFilter, SubmittedEntry } from '#domain/forms/entries.ts';
import { fieldType } from '#domain/forms/form.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { answerText, type EntryValues, emptyAnswer } from '#server/services/forms/entry-mail.ts';
import { type FormLabels, formLabels } from '#server/services/forms/form-labels.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { entriesWhere } from './filter-entries.ts';

/** Answers in the summary of an entry, and characters of them together. */
const maxAnswers = 4;
const maxSummaryLength = 160;

export interface EntryList extends ResultPage<SubmittedEntry> {
  form: Pick<FormLabels, 'slug' | 'title'>;
}

/** Newest first; null if there is no such form. Three queries. */
export async function listEntries(
  database: Database,
  form: number,
  { q, from, to, is_open, ...request }: EntryFilter & PageRequest,
): Promise<EntryList | null> {
  const labels = await formLabels(database, form);
  if (!labels) return null;
  const { page, page_size, limit, offset } = pageBounds(request);
  const condition = entriesWhere(form, labels, { q, from, to, is_open });
  const rows = await database.db
    .select()
    .from(form_entries)
    .where(condition)
    .orderBy(desc(form_entries.created_at), desc(form_entries.id))
    .limit(limit)
    .offset(offset);
  const results = rows.map(({ id, created_at, answered_at, field_values }) => ({
    id,
    created_at: toBerlinIso(created_at),
    answered_at: answered_at && toBerlinIso(answered_at),
    summary: summaryOf(labels, field_values as EntryValues),
  }));
  const count = await database.db.$count(form_entries, condition);
  return { form: labels, count, page, page_size, results };
}

/** How many entries a form has. One query. */
export function countEntries({ db }: Database, form: number): Promise<number> {
  return db.$count(form_entries, eq(form_entries.form_id, form));
}

/** Summarises an entry by its first visible texts. */
function summaryOf({ fields }: FormLabels, values: EntryValues): string {
  const visible = fields.filter(({ field_type }) => field_type !== fieldType.hidden);
  const texts = visible
    .map((field) => answerText(field, values[field.slug]))
    .filter((text) => text !== emptyAnswer);
  const text = texts.slice(0, maxAnswers).join(' · ').replaceAll(/\s+/g, ' ');
  return text.length > maxSummaryLength ? `${text.slice(0, maxSummaryLength)}…` : text;
}
