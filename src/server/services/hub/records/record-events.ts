// The events of a production or a subscription as rows: date, stage, status, prices.
import { desc, eq, type SQL } from 'drizzle-orm';
import { formatDate, formatTime, weekdayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import type { RecordRow, RecordValue } from '#domain/hub/record-fields.ts';
import { recordAddress } from '#domain/hub/records.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { placeLine } from '#domain/venues/venues.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type EventRow, eventColumns, eventOf } from '#server/services/events/event-columns.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { both, list } from './record-values.ts';

/** More than a season has of one production. */
const maxEvents = 200;

/**
 * Offline ones included: upcoming events, then past ones, the newest first. One query. `ofMany`: for several
 * productions, so that each row names and links its own.
 */
export async function recordEvents(
  { db }: Database,
  which: SQL,
  requestContext: RequestContext,
  { ofMany = false } = {},
): Promise<RecordValue | null> {
  const rows = await db
    .select({ ...eventColumns, is_online: events.is_online })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(which)
    .orderBy(desc(events.date_start), desc(events.id))
    .limit(maxEvents);
  const all = rows.map((row) => ({ row, event: eventOf(row, requestContext) }));
  const ahead = all.filter(({ event }) => event.status !== 'past').toReversed();
  const past = all.filter(({ event }) => event.status === 'past');
  return list(
    [...ahead, ...past].map(({ row, event }) => ({
      ...(ofMany ? productionOf(row, requestContext.locale) : { name: '' }),
      when: whenOf(event, requestContext.locale),
      notes: notesOf(row, event, requestContext.locale),
    })),
  );
}

/** "Sa 14.03.2026, 19.30" */
function whenOf({ date_start, unspecific_time }: Event, locale: Locale): string {
  const at = berlinDay(date_start);
  const written = `${weekdayShort(at, locale)} ${formatDate(at)}`;
  if (unspecific_time) return recordValueTexts(locale).time_open.replace('{day}', written);
  return `${written}, ${formatTime(date_start)}`;
}

function notesOf(row: EventRow & { is_online: boolean }, event: Event, locale: Locale): RecordRow['notes'] {
  const texts = recordValueTexts(locale);
  const { flags, price, ticket } = eventRow(event, locale);
  const isOpen = !flags.isPast && !flags.isCancelled;
  return [
    both(row.name),
    both(row.activity_name),
    placeLine(row.stage_name, locale),
    texts.outcomes[row.outcome],
    flags.isPast ? texts.past : '',
    isOpen && flags.isSoldOut ? texts.soldout : '',
    row.is_online ? '' : texts.offline,
    isOpen ? both(row.alternative_ticket_status) : '',
    price ? texts.from.replace('{price}', price.from) : '',
    price?.reduced_from ? texts.reduced.replace('{price}', price.reduced_from) : '',
    isOpen && !flags.isSoldOut && ticket.kind === 'none' ? texts.no_tickets : '',
  ].filter((note) => (typeof note === 'string' ? note : note.de) !== '');
}

function productionOf(row: EventRow, locale: Locale): Pick<RecordRow, 'name' | 'record' | 'page'> {
  const { production_id: id, production_slug: slug, production_name } = row;
  if (id === null || slug === null) return { name: '' };
  return {
    name: both(production_name),
    record: recordAddress('productions', locale, id),
    page: pathFor('productions-slug-id', locale, { slug, id }),
  };
}
