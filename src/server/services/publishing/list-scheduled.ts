// Scheduled and failed actions, for the editors' toolbar and the hub.
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, pages, scheduled_publications } from '#server/db/schema/pages.ts';
import { users } from '#server/db/schema/users.ts';
import type { ScheduleAction } from './schedule.ts';
import { failureFrom, type ScheduleFailure } from './schedule-failure.ts';

export interface ScheduledPublication {
  id: number;
  container: number;
  /** The slug of the slot: `page-12`, `production-4`, `index`. */
  slug: string;
  /** Null if the slot belongs to no page. */
  page: { id: number; title: Localized; path: Record<Locale, string> } | null;
  action: ScheduleAction;
  due_at: Date;
  languages: Locale[];
  /** The author's name; null for a deleted account. */
  created_by: string | null;
  /** Null before it is due. */
  failure: ScheduleFailure | null;
}

const maxListed = 200;

/**
 * The scheduled actions of some slots, or of the whole site if none is given. Failed ones stay until they are
 * dismissed. One query.
 */
export async function listScheduledPublications(
  { db }: Pick<Database, 'db'>,
  places: readonly number[] = [],
): Promise<ScheduledPublication[]> {
  const { done_at, failure } = scheduled_publications;
  const rows = await db
    .select({ scheduled: scheduled_publications, slug: containers.slug, page: pages, created_by: users.name })
    .from(scheduled_publications)
    .innerJoin(containers, eq(containers.id, scheduled_publications.container_id))
    .leftJoin(pages, eq(pages.container_id, containers.id))
    .leftJoin(users, eq(users.id, scheduled_publications.created_by))
    .where(
      and(
        or(isNull(done_at), isNotNull(failure)),
        places.length === 0 ? undefined : inArray(scheduled_publications.container_id, [...places]),
      ),
    )
    .orderBy(asc(scheduled_publications.due_at), asc(scheduled_publications.id))
    .limit(maxListed);
  return rows.map(({ scheduled, slug, page, created_by }) => ({
    id: scheduled.id,
    container: scheduled.container_id,
    slug,
    page: page && { id: page.id, title: page.title, path: { de: page.path_de, en: page.path_en } },
    action: scheduled.action,
    due_at: scheduled.due_at,
    languages: scheduled.languages,
    created_by,
    failure: failureFrom(scheduled.failure),
  }));
}
