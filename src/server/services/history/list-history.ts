// The history of a slot: editing sessions with their modules, and publications.
import { and, desc, eq, inArray, isNull, lt, max, min, sql } from 'drizzle-orm';
import {
  type ChangedModule,
  type HistoryEntry,
  type HistoryPublication,
  type HistorySession,
  moduleChange,
} from '#domain/history/history.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, editing_sessions, module_operations, snapshots } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { moduleTitle } from '#server/services/history/module-title.ts';
import { moduleFrom, snapshotModules } from '#server/services/modules/snapshot-content.ts';
import { isRecordId } from '#server/services/record-id.ts';

export interface History {
  /** The newest first. */
  entries: HistoryEntry[];
  /** The cursor for older entries; null if there are none. */
  older: string | null;
}

/** Entries per request. */
const pageLength = 30;

/**
 * Null if there is no such slot. Five queries.
 * @param until only entries that ended before it
 */
export async function listHistory(
  { db }: Database,
  container: number,
  locale: Locale,
  until: Date | null,
): Promise<History | null> {
  if (!isRecordId(container)) return null;
  const [place] = await db
    .select({ published: containers.published_snapshot_id })
    .from(containers)
    .where(eq(containers.id, container));
  if (!place) return null;
  const [sessions, publications] = await Promise.all([
    readSessions(db, container, until),
    readPublications(db, container, place.published, until),
  ]);
  const all = [...sessions, ...publications].sort((a, b) => (a.ended_at < b.ended_at ? 1 : -1));
  const entries = all.slice(0, pageLength);
  const sessionEntries = entries.flatMap((entry) => (entry.kind === 'session' ? [entry] : []));
  await addChangedModules(db, sessionEntries, locale);
  const older = all.length > pageLength ? (entries.at(-1)?.ended_at ?? null) : null;
  return { entries, older };
}

async function readSessions(
  queries: Queries,
  container: number,
  until: Date | null,
): Promise<HistorySession[]> {
  const rows = await queries
    .select({
      id: editing_sessions.id,
      by: users.name,
      started_at: editing_sessions.started_at,
      ended_at: editing_sessions.ended_at,
      first: min(module_operations.id),
      last: max(module_operations.id),
      is_import: sql<boolean>`bool_or(${module_operations.after} ? 'is_import')`,
    })
    .from(editing_sessions)
    .innerJoin(module_operations, eq(module_operations.session_id, editing_sessions.id))
    .leftJoin(users, eq(users.id, editing_sessions.user_id))
    .where(
      and(
        eq(editing_sessions.container_id, container),
        until === null ? undefined : lt(editing_sessions.ended_at, until),
      ),
    )
    .groupBy(editing_sessions.id, users.name)
    .orderBy(desc(editing_sessions.ended_at))
    .limit(pageLength + 1);
  return rows.map(({ id, by, started_at, ended_at, first, last, is_import }) => ({
    kind: 'session',
    id,
    by,
    started_at: started_at.toISOString(),
    ended_at: ended_at.toISOString(),
    before: `before-${Number(first)}`,
    after: `after-${Number(last)}`,
    modules: [],
    is_restored: false,
    is_import,
  }));
}

async function readPublications(
  queries: Queries,
  container: number,
  published: number | null,
  until: Date | null,
): Promise<HistoryPublication[]> {
  const previous = sql<number | null>`(select older.id from ${snapshots} older
    where older.container_id = ${container} and older.id < ${snapshots.id} order by older.id desc limit 1)`;
  const rows = await queries
    .select({
      id: snapshots.id,
      by: users.name,
      at: snapshots.created_at,
      languages: snapshots.languages,
      previous,
    })
    .from(snapshots)
    .leftJoin(users, eq(users.id, snapshots.published_by))
    .where(
      and(
        eq(snapshots.container_id, container),
        until === null ? undefined : lt(snapshots.created_at, until),
      ),
    )
    .orderBy(desc(snapshots.created_at))
    .limit(pageLength + 1);
  return rows.map((row) => ({
    kind: 'publication',
    id: row.id,
    by: row.by,
    ended_at: row.at.toISOString(),
    before: row.previous === null ? 'nothing' : `snapshot-${row.previous}`,
    after: `snapshot-${row.id}`,
    languages: row.languages,
    is_published: row.id === published,
  }));
}

/** Summarises each session by the first and last state of every module. Two queries. */
async function addChangedModules(
  queries: Queries,
  sessions: readonly HistorySession[],
  locale: Locale,
): Promise<void> {
  if (sessions.length === 0) return;
  const ids = sessions.map(({ id }) => id);
  const { rows } = await queries.execute<{ session_id: number; before: unknown; after: unknown }>(sql`
    select span.session_id, f.before->'module' as before, l.after->'module' as after
    from (
      select session_id, module_id, min(id) as first, max(id) as last from ${module_operations}
      where session_id = any(${sql.param(ids)}::int[]) and module_id is not null
      group by session_id, module_id) span
    join ${module_operations} f on f.id = span.first
    join ${module_operations} l on l.id = span.last
    order by span.first`);
  const restored = await queries
    .select({
      session_id: module_operations.session_id,
      before: module_operations.before,
      after: module_operations.after,
    })
    .from(module_operations)
    .where(and(inArray(module_operations.session_id, ids), isNull(module_operations.module_id)))
    .orderBy(module_operations.id);
  for (const session of sessions) {
    const first = new Map<number, DraftModule | null>();
    const last = new Map<number, DraftModule | null>();
    const recordChange = (before: DraftModule | null, after: DraftModule | null) => {
      const id = (before ?? after)?.id;
      if (id === undefined) return;
      if (!first.has(id)) first.set(id, before);
      last.set(id, after);
    };
    for (const { session_id, before, after } of rows) {
      if (session_id === session.id) recordChange(moduleFrom(before), moduleFrom(after));
    }
    for (const { session_id, before, after } of restored) {
      if (session_id !== session.id) continue;
      session.is_restored = !session.is_import;
      const [then, now] = [byId(before), byId(after)];
      for (const id of new Set([...then.keys(), ...now.keys()])) {
        recordChange(then.get(id) ?? null, now.get(id) ?? null);
      }
    }
    session.modules = changedModules(first, last, locale);
  }
}

const byId = (state: unknown) => new Map(snapshotModules(state).map((module) => [module.id, module]));

function changedModules(
  first: ReadonlyMap<number, DraftModule | null>,
  last: ReadonlyMap<number, DraftModule | null>,
  locale: Locale,
): ChangedModule[] {
  const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
  return [...first].flatMap(([id, before]) => {
    const after = last.get(id) ?? null;
    const change = moduleChange(before, after, isSame);
    const { module, data } = after ?? before ?? {};
    if (!change || !module || !data) return [];
    return [{ id, module, title: moduleTitle(module, data, locale), change }];
  });
}
