// The input of the checks: a slot with its modules, the head of a page among them.
import { eq } from 'drizzle-orm';
import type { DraftModule } from '#domain/modules/modules.ts';
import type { TranslationSources } from '#domain/modules/translation-state.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers } from '#server/db/schema/pages.ts';
import { draftOf, inReadingOrder, readContainer } from '#server/services/modules/rows.ts';
import { isRecordId } from '#server/services/record-id.ts';

export interface ContainerToCheck {
  /** In reading order, parents before children. */
  modules: DraftModule[];
  /** By module: the German texts that outdated translations belong to. */
  english_for: ReadonlyMap<number, TranslationSources>;
}

/** The working copy; null if there is no such slot. Two queries. */
export async function readContainerToCheck(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<ContainerToCheck | null> {
  if (!isRecordId(id)) return null;
  const [[row], stored] = await Promise.all([
    db.select({ id: containers.id }).from(containers).where(eq(containers.id, id)),
    readContainer(db, id),
  ]);
  if (!row) return null;
  const there = stored.filter(({ deleted_at }) => deleted_at === null);
  const english_for = new Map(there.map(({ id, written_at }) => [id, written_at.english_for ?? {}]));
  return { modules: inReadingOrder(there).map(draftOf), english_for };
}
