// Entries of a form for the theatre's staff: as a list, one by one, and as CSV.
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import { byteOrderMark, csvLine } from '#domain/forms/csv.ts';
import { fieldType } from '#domain/forms/form.ts';
import type { SubmittedAnswer, SubmittedEntry, SubmittedEntryCard } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { type EntryValue, unanswered, writtenAnswer } from '#server/services/forms/entry-mail.ts';
import { type FormLabels, formLabels } from '#server/services/forms/form-labels.ts';
import type { StoredFile } from '#server/services/forms/temp-files.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import { isRecordId } from '#server/services/record-id.ts';

type Values = Readonly<Record<string, EntryValue>>;

/** Answers in the summary of an entry, and characters of them together. */
const maxAnswers = 4;
const maxSummaryLength = 160;

/** The newest first; null if there is no such form. Three queries. */
export async function listEntries(
  database: Database,
  form: number,
  request: PageRequest,
): Promise<Page<SubmittedEntry> | null> {
  const labels = await formLabels(database, form);
  if (!labels) return null;
  const { page, page_size, limit, offset } = pageBounds(request);
  const isOfForm = eq(form_entries.form_id, form);
  const rows = await database.db
    .select()
    .from(form_entries)
    .where(isOfForm)
    .orderBy(desc(form_entries.created_at), desc(form_entries.id))
    .limit(limit)
    .offset(offset);
  const results = rows.map(({ id, created_at, field_values }) => ({
    id,
    created_at: toBerlinIso(created_at),
    summary: summaryOf(labels, field_values as Values),
  }));
  return { count: await database.db.$count(form_entries, isOfForm), page, page_size, results };
}

/** Summarises an entry by its first visible texts. */
function summaryOf({ fields }: FormLabels, values: Values): string {
  const told = fields.filter(({ field_type }) => field_type !== fieldType.hidden);
  const texts = told
    .map((field) => writtenAnswer(field, values[field.slug]))
    .filter((text) => text !== unanswered);
  const text = texts.slice(0, maxAnswers).join(' · ').replaceAll(/\s+/g, ' ');
  return text.length > maxSummaryLength ? `${text.slice(0, maxSummaryLength)}…` : text;
}

async function readEntry({ db }: Database, form: number, id: number) {
  if (!isRecordId(form) || !isRecordId(id)) return null;
  const isIt = and(eq(form_entries.id, id), eq(form_entries.form_id, form));
  const [row] = await db.select().from(form_entries).where(isIt);
  return row ?? null;
}

/** One entry with every field of its form, or null. Three queries. */
export async function getEntry(
  database: Database,
  form: number,
  id: number,
  locale: Locale,
): Promise<SubmittedEntryCard | null> {
  const row = await readEntry(database, form, id);
  const labels = row && (await formLabels(database, form));
  if (!labels) return null;
  const values = row.field_values as Values;
  const address = `/${locale}/api/cms-hub/forms/${form}/entries/${id}/files`;
  const answers = labels.fields.map((field): SubmittedAnswer => {
    const isFile = fileIn(values, field.slug) !== null;
    const text = writtenAnswer(field, values[field.slug]);
    return { label: field.label, text, file: isFile ? `${address}/${field.slug}/` : null };
  });
  return { id, created_at: toBerlinIso(row.created_at), language: row.language, answers };
}

function fileIn(values: Values, slug: string): StoredFile | null {
  const value = Object.hasOwn(values, slug) ? values[slug] : null;
  return value && typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/** The file of a field, or null. One query. */
export async function getEntryFile(
  database: Database,
  form: number,
  id: number,
  slug: string,
): Promise<StoredFile | null> {
  const row = await readEntry(database, form, id);
  return row && fileIn(row.field_values as Values, slug);
}

/** Entries in memory at a time. */
const batchSize = 500;

const heads = { de: ['Nummer', 'Eingang', 'Sprache'], en: ['Number', 'Received', 'Language'] } as const;

/** All entries as CSV, the oldest first, streamed in batches; null if there is no such form. */
export async function entriesTable(
  database: Database,
  form: number,
  locale: Locale,
): Promise<{ slug: string; table: ReadableStream<Uint8Array> } | null> {
  const labels = await formLabels(database, form);
  if (!labels) return null;
  const { fields, slug } = labels;
  const separator = locale === 'de' ? ';' : ',';
  const encoder = new TextEncoder();
  let last = 0;
  const table = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = csvLine([...heads[locale], ...fields.map(({ label }) => label)], separator);
      controller.enqueue(encoder.encode(byteOrderMark + head));
    },
    async pull(controller) {
      const rows = await database.db
        .select()
        .from(form_entries)
        .where(and(eq(form_entries.form_id, form), gt(form_entries.id, last)))
        .orderBy(asc(form_entries.id))
        .limit(batchSize);
      last = rows.at(-1)?.id ?? last;
      const lines = rows.map(({ id, created_at, language, field_values }) => {
        const answers = fields.map((field) => writtenAnswer(field, (field_values as Values)[field.slug]));
        const told = answers.map((text) => (text === unanswered ? '' : text));
        return csvLine([String(id), toBerlinIso(created_at), language, ...told], separator);
      });
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (rows.length < batchSize) controller.close();
    },
  });
  return { slug, table };
}
