// Schedules publishing and taking offline; `run-due.ts` executes it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { type ClockOccurrence, dueTime } from '#domain/publishing/schedule.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { planned_changes } from '#server/db/schema/drafts.ts';
import { containers, pages, scheduled_publications } from '#server/db/schema/pages.ts';
import { isRecordId } from '#server/services/record-id.ts';

export type ScheduleAction = 'publish' | 'offline';

/** A scheduled action. */
export interface ScheduledAction {
  action: ScheduleAction;
  /** Local time of the theatre: `2026-10-25T02:30`. */
  at: string;
  which: ClockOccurrence | null;
  languages: readonly Locale[];
}

/** The user and the current time. */
export interface SchedulingContext {
  user_id: string;
  /** By the application's clock. */
  now: Date;
}

export type ScheduleOutcome =
  | { outcome: 'scheduled'; id: number }
  | { outcome: 'gone' }
  /** It was executed already. */
  | { outcome: 'done' }
  | {
      outcome: 'refused';
      reason: 'malformed' | 'gap' | 'doubled' | 'past' | 'no-page' | 'one-language-offline' | 'full';
    };

/** Scheduled actions per slot. */
const maxScheduled = 50;

/** Schedules an action for a slot. Idempotent. */
export async function scheduleAction(
  { db }: Database,
  container: number,
  plan: ScheduledAction,
  planner: SchedulingContext,
): Promise<ScheduleOutcome> {
  return db.transaction((queries) => write(queries, container, plan, planner));
}

/**
 * Replaces a scheduled action. The new one gets a new id, so that it cannot be changed or cancelled by somebody who has
 * seen only the old one.
 */
export async function rescheduleAction(
  { db }: Database,
  id: number,
  plan: ScheduledAction,
  planner: SchedulingContext,
): Promise<ScheduleOutcome> {
  return db.transaction(async (queries) => {
    const before = await lockScheduled(queries, id);
    if (!before) return { outcome: 'gone' };
    if (before.done_at && !before.failure) return { outcome: 'done' };
    const written = await write(queries, before.container_id, plan, { ...planner, instead: id });
    if (written.outcome === 'scheduled' && written.id !== id) await remove(queries, before, planner.user_id);
    return written;
  });
}

/** Cancels a scheduled action, or dismisses a failure. */
export async function cancelAction(
  { db }: Database,
  id: number,
  user_id: string,
): Promise<'cancelled' | 'gone' | 'done'> {
  return db.transaction(async (queries) => {
    const before = await lockScheduled(queries, id);
    if (!before) return 'gone';
    if (before.done_at && !before.failure) return 'done';
    await remove(queries, before, user_id);
    return 'cancelled';
  });
}

type Row = typeof scheduled_publications.$inferSelect;

/** Waits if it is being executed. */
async function lockScheduled(queries: Queries, id: number): Promise<Row | null> {
  if (!isRecordId(id)) return null;
  const [row] = await queries
    .select()
    .from(scheduled_publications)
    .where(eq(scheduled_publications.id, id))
    .for('update');
  return row ?? null;
}

async function write(
  queries: Queries,
  container: number,
  { action, at, which, languages }: ScheduledAction,
  { user_id, now, instead }: SchedulingContext & { instead?: number },
): Promise<ScheduleOutcome> {
  const due = dueTime(at, which, now);
  if (!due.ok) return { outcome: 'refused', reason: due.reason };
  const place = await lockContainer(queries, container);
  if (!place) return { outcome: 'gone' };
  if (action === 'offline' && place.page === null) return { outcome: 'refused', reason: 'no-page' };
  if (action === 'offline' && languages.length < bothLanguages.length) {
    return { outcome: 'refused', reason: 'one-language-offline' };
  }
  const chosen = bothLanguages.filter((language) => languages.includes(language));
  const ahead = await queries
    .select()
    .from(scheduled_publications)
    .where(and(eq(scheduled_publications.container_id, container), isNull(scheduled_publications.done_at)));
  const same = ahead.find(
    (row) =>
      row.action === action &&
      row.due_at.getTime() === due.at.getTime() &&
      row.languages.join() === chosen.join(),
  );
  if (same) return { outcome: 'scheduled', id: same.id };
  if (ahead.length - (instead ? 1 : 0) >= maxScheduled) return { outcome: 'refused', reason: 'full' };
  const row = { container_id: container, action, due_at: due.at, languages: chosen, created_by: user_id };
  const [made] = await queries
    .insert(scheduled_publications)
    .values(row)
    .returning({ id: scheduled_publications.id });
  const id = made?.id as number;
  await note(queries, { actor: user_id, action: 'create', id, before: null, after: row });
  return { outcome: 'scheduled', id };
}

/** The slot, locked to serialise schedules for it, and its page. */
async function lockContainer(queries: Queries, container: number): Promise<{ page: number | null } | null> {
  if (!isRecordId(container)) return null;
  const [place] = await queries
    .select({ slug: containers.slug })
    .from(containers)
    .where(eq(containers.id, container))
    .for('update');
  if (!place) return null;
  const [page] = await queries
    .select({ id: pages.id, deleted_at: pages.deleted_at })
    .from(pages)
    .where(eq(pages.container_id, container));
  return page?.deleted_at ? null : { page: page?.id ?? null };
}

async function remove(queries: Queries, before: Row, user_id: string): Promise<void> {
  const { id } = before;
  await queries.delete(scheduled_publications).where(eq(scheduled_publications.id, id));
  await note(queries, { actor: user_id, action: 'remove', id, before, after: null });
}

interface Note {
  actor: string;
  action: 'create' | 'remove';
  id: number;
  before: unknown;
  after: unknown;
}

async function note(queries: Queries, { id, ...change }: Note): Promise<void> {
  const record = { record_table: 'scheduled_publications', record_id: String(id) };
  await queries.insert(change_log).values({ ...record, ...change });
}

/** When the next publication or change of a record is due; null if there is none. One query. */
export async function nextDueAt({ db }: Pick<Database, 'db'>): Promise<Date | null> {
  const { rows } = await db.execute<{ due_at: string | null }>(sql`
    select least(
      (select min(due_at) from ${scheduled_publications} where done_at is null),
      (select min(due_at) from ${planned_changes} where done_at is null)
    ) as due_at`);
  const due_at = rows[0]?.due_at;
  return due_at ? new Date(due_at) : null;
}
