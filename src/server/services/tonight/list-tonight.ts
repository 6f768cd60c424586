// "Tonight": the dates of today and tomorrow, each with its possible actions and its visitor view.
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { recastSentences } from '#domain/tonight/sentences.ts';
import { possibleActions, type Tonight, type TonightCard, tonightDays } from '#domain/tonight/tonight.ts';
import { stageLabel } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { production_cast, productions } from '#server/db/schema/productions.ts';
import { eventColumns, eventOf, type SelectedEvent } from '#server/services/events/event-columns.ts';
import { isEventPublic } from '#server/services/events/event-conditions.ts';
import { countInstances } from '#server/services/site/site-instances.ts';
import { lastChange, readDateChanges } from './list-changes.ts';
import { titleOf, visitorViewOf } from './visitor-view.ts';

/** Public events only: others need no notice. Four queries. */
export async function listTonight(database: Pick<Database, 'db'>, now: Date): Promise<Tonight> {
  const [today, tomorrow] = tonightDays(now);
  const [cards, instances] = await Promise.all([
    readCards(
      database,
      and(gte(events.date_start, startOfDay(today)), lt(events.date_start, startOfDay(addDays(tomorrow, 1)))),
      now,
    ),
    countInstances(database),
  ]);
  const days = [today, tomorrow].map((day) => ({
    day,
    cards: cards.filter(({ event }) => berlinDay(event.date_start) === day),
  }));
  return { now: now.toISOString(), days, instances };
}

/** One date, of whatever day; null if visitors do not see it. */
export async function getCard(
  database: Pick<Database, 'db'>,
  id: number,
  now: Date,
): Promise<TonightCard | null> {
  const [card] = await readCards(database, eq(events.id, id), now);
  return card ?? null;
}

async function readCards(
  database: Pick<Database, 'db'>,
  condition: SQL | undefined,
  now: Date,
): Promise<TonightCard[]> {
  const rows = await database.db
    .select({ ...eventColumns, version: events.version, tickets_left: events.tickets_left })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(and(isEventPublic(database), condition))
    .orderBy(asc(events.date_start), asc(events.id));
  const ids = rows.flatMap(({ production_id }) => production_id ?? []);
  const [casts, changes] = await Promise.all([
    readCasts(database, ids),
    readDateChanges(
      database.db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    ...describeDate(row, now),
    cast: casts.get(row.production_id ?? 0) ?? [],
    change: lastChange(changes.filter(({ event_id }) => event_id === row.id)),
  }));
}

type DateRow = SelectedEvent & { version: number; tickets_left: number | null };

/** A card without data of other tables. */
function describeDate(row: DateRow, now: Date): Omit<TonightCard, 'cast' | 'change'> {
  const [de, en] = [eventOf(row, { locale: 'de', now }), eventOf(row, { locale: 'en', now })];
  const { date_start, date_end, unspecific_time, intervals, outcome, status, activity, is_on_tour } = de;
  const inLanguages = <T>(value: (event: Event, locale: Locale) => T) => ({
    de: value(de, 'de'),
    en: value(en, 'en'),
  });
  return {
    id: row.id,
    version: row.version,
    event: {
      date_start,
      date_end,
      unspecific_time,
      intervals,
      outcome,
      status,
      activity,
      is_on_tour,
      registration_link: row.registration_link,
    },
    title: inLanguages(titleOf),
    place: inLanguages((_, locale) => stageLabel(row.stage_name, locale)),
    tickets_left: row.tickets_left,
    is_sold: row.ticket_url_external !== '' || row.secondary_ticket_link !== '',
    substitution: de.outcome === 'replacement' ? statedRecast(row) : null,
    notice: row.notice,
    recasts: row.recasts,
    actions: possibleActions(de, now),
    seen: inLanguages(visitorViewOf),
  };
}

/** The text about recasts in the event row. */
const statedRecast = ({ substitution_info, recasts }: DateRow) =>
  substitution_info ?? (recasts.length > 0 ? recastSentences(recasts) : null);

async function readCasts(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<Map<number, TonightCard['cast']>> {
  if (ids.length === 0) return new Map();
  const { production_id, role, name } = production_cast;
  const covers = sql<string[]>`array(select c.name from production_covers c
    where c.production_id = production_cast.production_id and c.role->>'de' = production_cast.role->>'de'
    order by c."order", c.id)`;
  const rows = await db
    .select({ production_id, role, name, covers })
    .from(production_cast)
    .where(inArray(production_id, [...ids]))
    .orderBy(asc(production_cast.order), asc(production_cast.id));
  const parts = Map.groupBy(rows, (row) => row.production_id);
  return new Map(
    [...parts].map(([id, found]) => [
      id,
      found.map((row) => ({ role: row.role, name: row.name, covers: row.covers })),
    ]),
  );
}
