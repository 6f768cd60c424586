// Publishes the working copy of a container, in one transaction.

import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { blockingEntries } from '#domain/checks/page-checks.ts';
import type { CheckEntry } from '#domain/checks/page-checks-rules.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { isEmbed } from '#domain/media/embed-data.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries, Transaction } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { containers, scheduled_publications, snapshots } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import { type ContainerChange, changesSince } from '#server/services/modules/changes.ts';
import { modulesToPublish } from '#server/services/modules/publish-languages.ts';
import { type LockedContainer, lockContainers, readWorkingCopy } from '#server/services/modules/rows.ts';
import { notifyOfChange } from '#server/services/modules/slots.ts';
import { haveSameContent } from '#server/services/pages/changed-since-published.ts';
import { headIn, lockPageOf, publishedHead, publishHead } from '#server/services/pages/head/stored-head.ts';
import type { PageRow } from '#server/services/pages/writing/page-transaction.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RejectedDraft } from '#server/services/records/drafts/publish-drafts.ts';
import { publishRecordDrafts, slotHasDraft } from '#server/services/records/drafts/publish-record-drafts.ts';
import { indexContainer } from '#server/services/search/write-index.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { snapshotContent, snapshotModules } from './snapshot-content.ts';

export type PublishOutcome =
  /** `is_changed`: whether the working copy still differs, as after publishing one language. */
  | { outcome: 'published'; snapshot: Snapshot; container_version: number; is_changed: boolean }
  /** There are changes by others since `version`. */
  | { outcome: 'stale'; changes: ContainerChange[]; container_version: number }
  | { outcome: 'gone' }
  /** It is scheduled for later, and `planned` was not set. */
  | { outcome: 'planned'; plans: { due_at: Date; languages: readonly Locale[] }[] }
  /** Only English was requested, but German has never been published. */
  | { outcome: 'german-first' }
  /** Something would be broken for visitors; `modules` are those to publish. */
  | { outcome: 'invalid'; entries: CheckEntry[]; modules: readonly DraftModule[] }
  /** The draft of the place's record cannot be published. */
  | { outcome: 'record-rejected'; rejected: RejectedDraft[] };

export interface Snapshot {
  id: number;
  created_at: Date;
  /** The publisher's name; null for imports and deleted accounts. */
  published_by: string | null;
  /** Whether visitors see it now. */
  is_published: boolean;
  /** Number of modules. */
  modules: number;
  /** The languages that were published. */
  languages: readonly Locale[];
}

export interface PublishOptions {
  languages?: readonly Locale[];
  /** Also publishes what is scheduled for later. */
  planned?: boolean;
}

/**
 * Writes the working copy, or one language of it (`inLanguages`), as one snapshot, and a page's head to its columns.
 * Writes nothing if it equals the published state. Also publishes the draft of the container's record. Rejected if
 * there are changes by others since `version`, because nothing is published unreviewed, and if it is scheduled for
 * later, because the working copy does not tell which parts may be public before.
 */
export async function publishContainer(
  { db }: Database,
  container: number,
  version: number,
  user_id: string | null,
  { languages = bothLanguages, planned = false }: PublishOptions,
): Promise<PublishOutcome> {
  return db.transaction(async (queries) => {
    const locked = (await lockContainers(queries, [container])).get(container);
    if (!locked) return { outcome: 'gone' };
    const rejection = await rejectUnseen(queries, locked, version, user_id);
    if (rejection) return rejection;
    const page = await lockPageOf(queries, container);
    const contents = await contentsOf(queries, locked, page, languages);
    const { modules } = contents;
    if (!modules) return { outcome: 'german-first' };
    const entries = blockingEntries({ modules, schemaOf, isEmbed });
    if (entries.length > 0) return { outcome: 'invalid', entries, modules };
    if (!planned && (!contents.isSame || (await slotHasDraft(queries, locked.slug)))) {
      const plans = await scheduledFor(queries, container, languages);
      if (plans.length > 0) return { outcome: 'planned', plans };
    }
    return writePublication(queries, { ...contents, modules, locked, page, languages, user_id });
  });
}

interface Publication extends Contents {
  /** The public modules. */
  modules: readonly DraftModule[];
  locked: LockedContainer;
  page: PageRow | null;
  languages: readonly Locale[];
  /** Null if the account was deleted since it was scheduled. */
  user_id: string | null;
}

async function writePublication(queries: Transaction, publication: Publication): Promise<PublishOutcome> {
  const { draft, modules, isSame, locked, page, languages, user_id } = publication;
  // Lock order: records first, before anything becomes public.
  const record = await publishRecordDrafts(queries, locked.slug, user_id, languages);
  if (record.outcome === 'rejected') return { outcome: 'record-rejected', rejected: record.rejected };
  const head = headIn(modules);
  if (page && head) await publishHead(queries, head, page, user_id ?? 'system');
  const id = isSame ? (locked.published_snapshot_id as number) : await writeSnapshot(queries, publication);
  const [snapshot] = await readSnapshots(queries, locked.id, id);
  // Also if only texts of records were published: open editors show that they are public.
  if (!isSame || record.published.length > 0)
    await notifyOfChange(queries, 'is_published', [locked.id], user_id);
  const is_changed = !haveSameContent(modules, draft) || (await slotHasDraft(queries, locked.slug));
  const container_version = locked.version;
  return { outcome: 'published', snapshot: snapshot as Snapshot, container_version, is_changed };
}

/** Changes by others since `version`; null if there are none. */
async function rejectUnseen(
  queries: Queries,
  { id, version: container_version }: LockedContainer,
  version: number,
  user_id: string | null,
): Promise<PublishOutcome | null> {
  const since = await changesSince(queries, id, version, container_version);
  const changes = since.changes.filter((change) => change.user_id !== user_id);
  if (changes.length === 0 && since.isComplete) return null;
  return { outcome: 'stale', changes, container_version };
}

interface Contents {
  /** The working copy. */
  draft: DraftModule[];
  /** The public modules after publishing; null for English without published German. */
  modules: readonly DraftModule[] | null;
  /** Whether that is public already. */
  isSame: boolean;
}

async function contentsOf(
  queries: Queries,
  { id, published_snapshot_id }: LockedContainer,
  page: PageRow | null,
  languages: readonly Locale[],
): Promise<Contents> {
  const draft = await readWorkingCopy(queries, id);
  const head = headIn(draft);
  const shown = page && head ? [publishedHead(head, page)] : [];
  const published = published_snapshot_id === null ? null : await modulesOf(queries, published_snapshot_id);
  // A page's head is public without a snapshot: if there is nothing else, English can be published on its own.
  const hasGerman = languages.includes('de') || published !== null || draft.length === shown.length;
  const modules = modulesToPublish(languages, draft, hasGerman ? [...shown, ...(published ?? [])] : null);
  const isSame = modules !== null && published !== null && haveSameContent([...shown, ...published], modules);
  return { draft, modules, isSame };
}

/** Upcoming publications of these languages, soonest first. */
async function scheduledFor(queries: Queries, container: number, languages: readonly Locale[]) {
  const { container_id, action, done_at, due_at } = scheduled_publications;
  const rows = await queries
    .select({ due_at, languages: scheduled_publications.languages })
    .from(scheduled_publications)
    .where(and(eq(container_id, container), eq(action, 'publish'), isNull(done_at)))
    .orderBy(asc(due_at));
  return rows.filter((plan) => plan.languages.some((language) => languages.includes(language)));
}

async function modulesOf(queries: Queries, id: number): Promise<DraftModule[] | null> {
  const [row] = await queries
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(eq(snapshots.id, id));
  return row ? snapshotModules(row.content) : null;
}

/** Visitors get it from now on. */
async function writeSnapshot(
  queries: Queries,
  { locked, modules, languages, user_id }: Publication,
): Promise<number> {
  const container_id = locked.id;
  const content = snapshotContent(modules);
  const [row] = await queries
    .insert(snapshots)
    .values({ container_id, content, languages: [...languages], published_by: user_id })
    .returning({ id: snapshots.id });
  const id = row?.id as number;
  await queries.update(containers).set({ published_snapshot_id: id }).where(eq(containers.id, container_id));
  await queries.insert(change_log).values({
    actor: user_id ?? 'system',
    action: 'publish',
    record_table: 'containers',
    record_id: String(container_id),
    before: { published_snapshot_id: locked.published_snapshot_id },
    after: { published_snapshot_id: id, languages: [...languages] },
  });
  // Lock order of all writers: the index, then the content version.
  await indexContainer(queries, locked.slug);
  await bumpContentVersion(queries);
  return id;
}

/** Snapshots that are listed: a publication a day for more than a year. */
const maxSnapshots = 500;

/** The snapshots of a container, newest first; null if there is no such container. */
export async function listSnapshots({ db }: Database, container: number): Promise<Snapshot[] | null> {
  if (!isRecordId(container)) return null;
  const [found] = await db.select({ id: containers.id }).from(containers).where(eq(containers.id, container));
  return found ? readSnapshots(db, container) : null;
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
    .limit(maxSnapshots);
}
