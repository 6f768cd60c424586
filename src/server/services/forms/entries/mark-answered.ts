// Marks an entry of a form as answered, or as open again.
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { form_entries, forms } from '#server/db/schema/forms.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { LoggedEntries } from './remove-entries.ts';

/**
 * One transaction. Repeats change nothing and are not logged.
 * @returns false if there is no such entry
 */
export async function markAnswered(
  { db }: Database,
  form: number,
  id: number,
  isAnswered: boolean,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  if (!isRecordId(form) || !isRecordId(id)) return false;
  return db.transaction(async (queries) => {
    const [found] = await queries
      .select({ title: forms.title, answered_at: form_entries.answered_at })
      .from(form_entries)
      .innerJoin(forms, eq(forms.id, form_entries.form_id))
      .where(and(eq(form_entries.id, id), eq(form_entries.form_id, form)))
      .for('update', { of: form_entries });
    if (!found) return false;
    if ((found.answered_at !== null) === isAnswered) return true;
    await queries
      .update(form_entries)
      .set({ answered_at: isAnswered ? now : null })
      .where(eq(form_entries.id, id));
    const before: LoggedEntries = { title: found.title, entries: [id] };
    const after = { is_answered: isAnswered };
    await queries.insert(change_log).values({
      actor,
      action: 'update',
      record_table: 'form_entries',
      record_id: String(form),
      before,
      after,
    });
    return true;
  });
}
