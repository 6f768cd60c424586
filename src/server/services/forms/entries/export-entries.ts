// The entries of a form as a file, streamed in batches: CSV for spreadsheets, or JSON.
import { and, asc, gt } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import { byteOrderMark, csvLine } from '#domain/forms/csv.ts';
import type { EntryFilter } from '#domain/forms/entries.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { answerText, type EntryValues, emptyAnswer } from '#server/services/forms/entry-mail.ts';
import { formLabels } from '#server/services/forms/form-labels.ts';
import type { ExportFormat } from '#server/services/records/export-records.ts';
import { entriesWhere } from './filter-entries.ts';

/** Entries in memory at a time. */
const batchSize = 500;

const heads = {
  de: ['Nummer', 'Eingang', 'Sprache', 'Beantwortet'],
  en: ['Number', 'Received', 'Language', 'Answered'],
} as const;

/** Exports the matching entries, oldest first; null if there is no such form. */
export async function exportEntries(
  database: Database,
  form: number,
  filter: EntryFilter,
  { locale, format }: { locale: Locale; format: ExportFormat },
): Promise<{ slug: string; file: ReadableStream<Uint8Array> } | null> {
  const labels = await formLabels(database, form);
  if (!labels) return null;
  const { fields, slug } = labels;
  const condition = entriesWhere(form, labels, filter);
  const separator = locale === 'de' ? ';' : ',';
  const encoder = new TextEncoder();
  let last = 0;

  function written(entry: typeof form_entries.$inferSelect): string {
    const { id, language } = entry;
    const values = entry.field_values as EntryValues;
    const received = toBerlinIso(entry.created_at);
    const answered_at = entry.answered_at && toBerlinIso(entry.answered_at);
    const answers = fields.map((field) => {
      const text = answerText(field, values[field.slug], locale);
      return text === emptyAnswer ? '' : text;
    });
    if (format === 'csv')
      return csvLine([String(id), received, language, answered_at ?? '', ...answers], separator);
    const answered = fields.map(({ slug: name, label }, at) => ({ field: name, label, text: answers[at] }));
    return JSON.stringify({ id, created_at: received, language, answered_at, answers: answered });
  }

  const file = new ReadableStream<Uint8Array>({
    start(controller) {
      const head = csvLine([...heads[locale], ...fields.map(({ label }) => label)], separator);
      controller.enqueue(encoder.encode(format === 'csv' ? byteOrderMark + head : '['));
    },
    async pull(controller) {
      const rows = await database.db
        .select()
        .from(form_entries)
        .where(and(condition, gt(form_entries.id, last)))
        .orderBy(asc(form_entries.id))
        .limit(batchSize);
      const isFirst = last === 0;
      last = rows.at(-1)?.id ?? last;
      const lines = rows.map(written);
      const text = format === 'csv' ? lines.join('') : lines.join(',\n');
      const lead = format === 'json' && lines.length > 0 ? (isFirst ? '\n' : ',\n') : '';
      const isLast = rows.length < batchSize;
      const end = isLast && format === 'json' ? '\n]\n' : '';
      if (lead + text + end !== '') controller.enqueue(encoder.encode(lead + text + end));
      if (isLast) controller.close();
    },
  });
  return { slug, file };
}
