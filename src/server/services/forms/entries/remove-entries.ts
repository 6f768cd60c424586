// Deletes entries of a form permanently, with their files.
import { and, eq, inArray } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { form_entries, forms } from '#server/db/schema/forms.ts';
import { type EntryValues, fileIn } from '#server/services/forms/entry-mail.ts';
import { expireFiles } from '#server/services/forms/temp-files.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** The log has the ids of entries that were marked or deleted, but none of their content. */
export interface LoggedEntries extends Record<string, unknown> {
  title: Localized;
  entries: number[];
}

/**
 * One transaction. Skips missing entries.
 * @returns the number of deleted ones; null if there is no such form
 */
export async function removeEntries(
  { db }: Database,
  form: number,
  ids: readonly number[],
  { actor, now }: { actor: string; now: Date },
): Promise<number | null> {
  if (!isRecordId(form)) return null;
  return db.transaction(async (queries) => {
    const [found] = await queries.select({ title: forms.title }).from(forms).where(eq(forms.id, form));
    if (!found) return null;
    const removed = await queries
      .delete(form_entries)
      .where(and(eq(form_entries.form_id, form), inArray(form_entries.id, ids.filter(isRecordId))))
      .returning({ id: form_entries.id, values: form_entries.field_values });
    if (removed.length === 0) return 0;
    const files = removed.flatMap(({ values }) =>
      Object.keys(values).flatMap((slug) => fileIn(values as EntryValues, slug) ?? []),
    );
    await expireFiles(queries, files, now);
    const before: LoggedEntries = {
      ...found,
      entries: removed.map(({ id }) => id).toSorted((a, b) => a - b),
    };
    await queries
      .insert(change_log)
      .values({ actor, action: 'remove', record_table: 'form_entries', record_id: String(form), before });
    return removed.length;
  });
}
