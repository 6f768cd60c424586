// Outdated translations: English texts that belong to an earlier German text. Lists them and confirms them as right.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { containers, modules } from '#server/db/schema/pages.ts';
import { lockModule, type StoredModule } from '#server/services/modules/rows.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** A module whose German text has changed since its English was written. */
export interface OutdatedTranslation {
  id: number;
  /** By field: the German text that the English belongs to. */
  english_for: TranslationSources;
}

/** The modules of a slot's working copy with outdated English; null if there is no such slot. */
export async function listOutdatedTranslations(
  { db }: Database,
  container: number,
): Promise<OutdatedTranslation[] | null> {
  if (!isRecordId(container)) return null;
  const rows = await db
    .select({ container: containers.id, id: modules.id, written_at: modules.written_at })
    .from(containers)
    .leftJoin(
      modules,
      and(
        eq(modules.container_id, containers.id),
        isNull(modules.deleted_at),
        sql`${modules.written_at} ? 'english_for'`,
      ),
    )
    .where(eq(containers.id, container))
    .orderBy(modules.id);
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, written_at }) =>
    id !== null && written_at?.english_for ? [{ id, english_for: written_at.english_for }] : [],
  );
}

export type ConfirmationOutcome =
  | { outcome: 'written'; module: OutdatedTranslation }
  | { outcome: 'gone' }
  /** The module has changed since. */
  | { outcome: 'stale' };

interface EnglishIsRight {
  module: string;
  /** The module's version that the editor has seen. */
  version: number;
  fields: readonly string[];
  /** False withdraws the confirmation. */
  is_right: boolean;
}

/**
 * Confirms that the English of some fields fits the present German. The module keeps its version, so that this does
 * not conflict with edits. Idempotent.
 */
export async function confirmEnglish(
  { db }: Database,
  id: number,
  { module, version, fields, is_right }: EnglishIsRight,
  user_id: string,
): Promise<ConfirmationOutcome> {
  return db.transaction(async (queries) => {
    const current = (await lockModule(queries, id))?.current;
    if (!current || current.deleted_at || current.module !== module) return { outcome: 'gone' };
    if (current.version !== version) return { outcome: 'stale' };
    const { english_for = {}, ...written } = current.written_at;
    const others = Object.entries(english_for).filter(([field]) => !is_right || !fields.includes(field));
    const again = is_right ? {} : await germanBefore(queries, current, fields);
    const outdated = { ...again, ...Object.fromEntries(others) };
    const hasLeft = Object.keys(outdated).length > 0;
    if (Object.keys(outdated).length !== Object.keys(english_for).length) {
      const written_at = hasLeft ? { ...written, english_for: outdated } : written;
      await queries.update(modules).set({ written_at }).where(eq(modules.id, id));
      await queries.insert(change_log).values({
        actor: user_id,
        action: 'update',
        record_table: 'modules',
        record_id: String(id),
        before: { english_for },
        after: { english_for: outdated },
      });
    }
    return { outcome: 'written', module: { id, english_for: outdated } };
  });
}

/**
 * The German that the English of these fields belonged to before the last confirmation. Nothing for a text that was
 * written since, or equals its earlier state.
 */
async function germanBefore(
  queries: Queries,
  { id, data, written_at }: StoredModule,
  fields: readonly string[],
): Promise<Record<string, string>> {
  const notes = await queries
    .select({ before: change_log.before, after: change_log.after, at: change_log.created_at })
    .from(change_log)
    .where(and(eq(change_log.record_table, 'modules'), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id));
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const note = notes.find(({ before, after }) => field in marksOf(before) && !(field in marksOf(after)));
      const text = data[field] as Localized | null | undefined;
      const german = note && marksOf(note.before)[field];
      const isNew = written_at.en !== undefined && note && new Date(written_at.en) > note.at;
      return german === undefined || isNew || !text?.en || text.de === german ? [] : [[field, german]];
    }),
  );
}

const marksOf = (logged: unknown): TranslationSources =>
  (logged as { english_for?: TranslationSources } | null)?.english_for ?? {};
