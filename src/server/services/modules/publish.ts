// Publishing: the working copy of a container becomes what visitors see, in one step or not at all.

import { desc, eq, sql } from 'drizzle-orm';
import { blockingEntries } from '#domain/checks/page-checks.ts';
import type { CheckEntry } from '#domain/checks/page-checks-rules.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { isEmbed } from '#domain/media/embed-data.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { containers, snapshots } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { type ContainerChange, changesSince } from '#server/services/modules/changes.ts';
import { tellOfContainer } from '#server/services/modules/places.ts';
import { inLanguages } from '#server/services/modules/publish-languages.ts';
import { lockContainers, readWorkingCopy } from '#server/services/modules/rows.ts';
import { saysTheSame } from '#server/services/pages/containers-changed.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { indexPlace } from '#server/services/search/write-index.ts';
import { bumpContentVersion, type Queries } from '#server/services/site/content-version.ts';
import { type SnapshotContent, snapshotModules } from './snapshot-content.ts';

export type PublishOutcome =
  /** `is_changed`: whether the working copy still says something else, as it may after one language alone. */
  | { outcome: 'published'; snapshot: Snapshot; container_version: number; is_changed: boolean }
  /** Others have written since `version`; what, and which version it is now. */
  | { outcome: 'stale'; changes: ContainerChange[]; container_version: number }
  | { outcome: 'gone' }
  /** English alone, where nothing was ever published. */
  | { outcome: 'german-first' }
  /** What would be broken for visitors; `modules` are those that were to be published. */
  | { outcome: 'invalid'; entries: CheckEntry[]; modules: readonly DraftModule[] };

export interface Snapshot {
  id: number;
  created_at: Date;
  /** The name of who published it; null for imports and for accounts that are gone. */
  published_by: string | null;
  /** Whether it is what visitors see. */
  is_published: boolean;
  /** How many modules it has. */
  modules: number;
  /** Which languages went out with it; the other stayed as it was. */
  languages: readonly Locale[];
}

/**
 * Writes the working copy as one document, or one language of it (`inLanguages`). Where it says the same as what is
 * published already, that stays, and nothing is written.
 * Refused where somebody else has written in it since `version`: nobody makes public what she has not seen.
 */
export async function publishContainer(
  { db }: Database,
  container: number,
  version: number,
  user_id: string | null,
  languages: readonly Locale[] = bothLanguages,
): Promise<PublishOutcome> {
  return db.transaction(async (queries) => {
    const locked = (await lockContainers(queries, [container])).get(container);
    if (!locked) return { outcome: 'gone' };
    const container_version = locked.version;
    const since = await changesSince(queries, container, version, container_version);
    const changes = since.changes.filter((change) => change.user_id !== user_id);
    if (changes.length > 0 || !since.isComplete) return { outcome: 'stale', changes, container_version };
    const draft = await readWorkingCopy(queries, container);
    const before = locked.published_snapshot_id;
    const published = before === null ? null : await modulesOf(queries, before);
    const modules = inLanguages(languages, draft, published);
    if (!modules) return { outcome: 'german-first' };
    const entries = blockingEntries({ modules, schemaOf, isEmbed });
    if (entries.length > 0) return { outcome: 'invalid', entries, modules };
    const same = published !== null && saysTheSame(published, modules);
    const content = { modules: [...modules] };
    const id = same
      ? before
      : await writeSnapshot(queries, { container, content, languages, user_id, before });
    if (!same) await indexPlace(queries, locked.slug);
    const [snapshot] = await readSnapshots(queries, container, id as number);
    if (!same) await tellOfContainer(queries, { ...locked, is_published: true });
    const is_changed = !saysTheSame(modules, draft);
    return { outcome: 'published', snapshot: snapshot as Snapshot, container_version, is_changed };
  });
}

async function modulesOf(queries: Queries, id: number): Promise<DraftModule[] | null> {
  const [row] = await queries
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(eq(snapshots.id, id));
  return row ? snapshotModules(row.content) : null;
}

interface Publication {
  container: number;
  content: SnapshotContent;
  languages: readonly Locale[];
  /** Null for somebody whose account is gone by the time that was planned. */
  user_id: string | null;
  /** What was public until now. */
  before: number | null;
}

async function writeSnapshot(
  queries: Queries,
  { container, content, languages, user_id, before }: Publication,
): Promise<number> {
  const [row] = await queries
    .insert(snapshots)
    .values({ container_id: container, content, languages: [...languages], published_by: user_id })
    .returning({ id: snapshots.id });
  const id = row?.id as number;
  await queries.update(containers).set({ published_snapshot_id: id }).where(eq(containers.id, container));
  await queries.insert(change_log).values({
    actor: user_id ?? 'system',
    action: 'publish',
    record_table: 'containers',
    record_id: String(container),
    before: { published_snapshot_id: before },
    after: { published_snapshot_id: id, languages: [...languages] },
  });
  await bumpContentVersion(queries);
  return id;
}

/** How many are listed: those of years, with a publication a day. */
const mostSnapshots = 500;

/** What was published of a container, the last one first; null where there is no such container. */
export async function listSnapshots({ db }: Database, container: number): Promise<Snapshot[] | null> {
  if (!isRecordId(container)) return null;
  const [known] = await db.select({ id: containers.id }).from(containers).where(eq(containers.id, container));
  return known ? readSnapshots(db, container) : null;
}

async function readSnapshots(queries: Queries, container: number, only?: number): Promise<Snapshot[]> {
  return queries
    .select({
      id: snapshots.id,
      created_at: snapshots.created_at,
      published_by: users.name,
      is_published: sql<boolean>`coalesce(${containers.published_snapshot_id} = ${snapshots.id}, false)`,
      modules: sql<number>`jsonb_array_length(coalesce(${snapshots.content}->'modules', '[]'))`,
      languages: snapshots.languages,
    })
    .from(snapshots)
    .innerJoin(containers, eq(containers.id, snapshots.container_id))
    .leftJoin(users, eq(users.id, snapshots.published_by))
    .where(only === undefined ? eq(snapshots.container_id, container) : eq(snapshots.id, only))
    .orderBy(desc(snapshots.created_at), desc(snapshots.id))
    .limit(mostSnapshots);
}
