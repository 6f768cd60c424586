// English texts that were written for another German: which they are, and that one of them is right as it is.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EnglishFor } from '#domain/translation-state.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { containers, modules } from '#server/db/schema/pages.ts';
import { lockContainers, readModule } from '#server/services/modules/rows.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** A module of which German was changed after its English was written. */
export interface StaleModule {
  id: number;
  /** By field: the German that the English was written for. */
  english_for: EnglishFor;
}

/** Of the working copy of a place; null where there is no such place. */
export async function listStale({ db }: Database, container: number): Promise<StaleModule[] | null> {
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

export type EnglishOutcome =
  | { outcome: 'written'; module: StaleModule }
  | { outcome: 'gone' }
  /** Somebody has changed the module since: what was found right is not what stands there. */
  | { outcome: 'stale' };

/**
 * The English of some fields fits the German of now, without a word being changed. The module keeps its version: nobody
 * who writes in it is disturbed. Said twice it is the same.
 */
export async function confirmEnglish(
  { db }: Database,
  id: number,
  { module, version, fields }: { module: string; version: number; fields: readonly string[] },
  user_id: string,
): Promise<EnglishOutcome> {
  return db.transaction(async (queries) => {
    const found = await readModule(queries, id);
    if (!found || found.deleted_at || found.module !== module) return { outcome: 'gone' };
    await lockContainers(queries, [found.container]);
    const current = await readModule(queries, id);
    if (!current || current.deleted_at) return { outcome: 'gone' };
    if (current.version !== version) return { outcome: 'stale' };
    const { english_for = {}, ...written } = current.written_at;
    const left = Object.fromEntries(Object.entries(english_for).filter(([field]) => !fields.includes(field)));
    const hasLeft = Object.keys(left).length > 0;
    if (Object.keys(left).length < Object.keys(english_for).length) {
      const written_at = hasLeft ? { ...written, english_for: left } : written;
      await queries.update(modules).set({ written_at }).where(eq(modules.id, id));
      await queries.insert(change_log).values({
        actor: user_id,
        action: 'update',
        record_table: 'modules',
        record_id: String(id),
        before: { english_for },
        after: { english_for: left },
      });
    }
    return { outcome: 'written', module: { id, english_for: left } };
  });
}
