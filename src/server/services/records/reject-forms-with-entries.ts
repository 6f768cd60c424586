// Prevents removing a form, or undoing its creation, while it has entries of visitors.
import { count, inArray } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import type { Message } from './fields/bilingual.ts';
import type { RecordWriteResult } from './record-writes.ts';

/** Rejections by form id. Entries are not records, so restoring the form would not restore them. */
export async function rejectFormsWithEntries(
  queries: Queries,
  resource: ResourceName,
  ids: readonly number[],
): Promise<Map<number, RecordWriteResult>> {
  if (resource !== 'forms' || ids.length === 0) return new Map();
  const rows = await queries
    .select({ form: form_entries.form_id, entries: count() })
    .from(form_entries)
    .where(inArray(form_entries.form_id, [...ids]))
    .groupBy(form_entries.form_id);
  return new Map(
    rows.map(({ form, entries }) => [
      form,
      { result: 'invalid', issues: [{ field: 'id', message: entriesMessage(entries) }] },
    ]),
  );
}

const entriesMessage = (entries: number): Message => ({
  de: `Mit dem Formular ginge verloren, was Besucher geschickt haben (Eingänge: ${entries}). Löschen Sie zuerst die Eingänge.`,
  en: `What visitors have sent would be lost with the form (entries: ${entries}). Delete the entries first.`,
});
