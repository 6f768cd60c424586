// The hub, the front page of the back office: today's events, issues, schedules, and recent changes.
import { and, asc, gt, gte, ne, sql } from 'drizzle-orm';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { Hub } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { sessions, users } from '#server/db/schema/users.ts';
import { mayDo } from '#server/services/accounts/permissions.ts';
import { type Session, sessionIdleTimeout } from '#server/services/accounts/sessions.ts';
import { eventOf, publicEvents } from '#server/services/events/event-columns.ts';
import { listDrafts } from '#server/services/hub/list-drafts.ts';
import { listIssues } from '#server/services/hub/list-issues.ts';
import { listUpcomingActions } from '#server/services/hub/list-upcoming-actions.ts';
import { listLatest } from '#server/services/log/list-log.ts';
import { titleOf } from '#server/services/tonight/visitor-view.ts';

interface HubRequest {
  locale: Locale;
  now: Date;
  user: Pick<Session['user'], 'id' | 'role'>;
  /** False: dates need no link to tickets. */
  hasShop: boolean;
}

/** Changes that are shown. */
const maxChanges = 8;
/** Events of one day that are shown. */
const maxEvents = 40;
/** Milliseconds since the last request in which a user counts as present. */
const presentFor = 2 * 3_600_000;

/** At most twelve queries. Users without permission for the log see their own changes only. */
export async function getHub(
  database: Pick<Database, 'db'>,
  { locale, now, user, hasShop }: HubRequest,
): Promise<Hub> {
  const person = mayDo(user.role, 'read-log') ? undefined : user.id;
  const [today, care, planned, drafts, changes, people] = await Promise.all([
    listNextDay(database, locale, now),
    listIssues(database, { locale, now, role: user.role, hasShop }),
    listUpcomingActions(database, locale, now),
    listDrafts(database, locale),
    listLatest(database, { person, page: 1 }, locale, { count: maxChanges, role: user.role }),
    listPeople(database, user.id),
  ]);
  return { now: now.toISOString(), ...today, care, planned, ...drafts, changes, people };
}

/** The public events of today, or of the next day with events. One query. */
async function listNextDay(
  database: Pick<Database, 'db'>,
  locale: Locale,
  now: Date,
): Promise<Pick<Hub, 'day' | 'events'>> {
  const rows = await publicEvents(database, gte(events.date_start, startOfDay(berlinDay(now))))
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(maxEvents);
  const [first] = rows;
  if (!first) return { day: null, events: [] };
  const day = berlinDay(first.date_start);
  const end = startOfDay(addDays(day, 1));
  const shown = rows.filter(({ date_start }) => date_start < end);
  return {
    day,
    events: shown.map((row) => {
      const event = eventOf(row, { locale, now });
      const { date_start, date_end, unspecific_time, intervals, outcome, status, activity, is_on_tour } =
        event;
      return {
        id: row.id,
        title: titleOf(event),
        place: stageLabel(row.stage_name, locale),
        event: { date_start, date_end, unspecific_time, intervals, outcome, status, activity, is_on_tour },
      };
    }),
  };
}

/** Users with a recently used session, by real time as for sessions. One query. */
async function listPeople({ db }: Pick<Database, 'db'>, own: string): Promise<string[]> {
  const name = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`;
  const rows = await db
    .selectDistinct({ id: users.id, name })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = ${sessions.user_id}`)
    .where(
      and(gt(sessions.expires_at, new Date(Date.now() + sessionIdleTimeout - presentFor)), ne(users.id, own)),
    )
    .orderBy(asc(name))
    .limit(20);
  return rows.map((row) => row.name);
}
