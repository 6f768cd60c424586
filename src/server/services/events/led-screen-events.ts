// Events for the LED screens in the foyers: running and upcoming ones, with few fields.
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { LedScreenEvent } from '#domain/events/led-screen.ts';
import { localize } from '#domain/languages/localized.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';
import { eventColumns, eventOf } from './event-columns.ts';
import { isEventPublic } from './event-conditions.ts';

/** Enough for a screen that cannot reach the server for some days. */
const maxEvents = 40;

/** Today's events and those that are not over, of some or all stages, without those on tour. One query. */
export async function listLedScreenEvents(
  database: Database,
  stages: readonly string[],
  requestContext: RequestContext,
): Promise<LedScreenEvent[]> {
  // Events of yesterday may run beyond midnight.
  const today = berlinDay(requestContext.now);
  const from = startOfDay(addDays(today, -1));
  const rows = await database.db
    .select(eventColumns)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(
      and(
        isEventPublic(database),
        eq(events.is_on_tour, false),
        gte(events.date_start, from),
        stages.length > 0 ? inArray(events.stage_name, [...stages]) : undefined,
      ),
    )
    .orderBy(asc(events.date_start), asc(events.id))
    .limit(maxEvents + 20);
  return rows
    .map((row) => ({ event: eventOf(row, requestContext), tickets_left: row.tickets_left, row }))
    .filter(({ event }) => event.status !== 'past' || berlinDay(event.date_start) === today)
    .slice(0, maxEvents)
    .map(({ event, tickets_left, row }) => {
      const { id, date_start, date_end, unspecific_time, stage_name, is_on_tour, outcome, status } = event;
      const { activity, intervals, cancellation_info_short, substitution_info, in_german } = event;
      const { alternative_ticket_status, ticket_url_external, secondary_ticket_link } = event;
      const field = event.production_name ? 'production_name' : 'name';
      const isGerman = in_german.includes(field);
      const notice = localize(row.notice, requestContext.locale);
      return {
        id,
        date_start,
        date_end,
        unspecific_time,
        stage_name,
        is_on_tour,
        outcome,
        status,
        activity,
        intervals,
        cancellation_info_short,
        substitution_info,
        alternative_ticket_status,
        title: hyphenateTitle(event[field], isGerman ? 'de' : requestContext.locale),
        notice: notice?.text ?? '',
        tickets_left,
        is_sold: ticket_url_external !== '' || secondary_ticket_link !== '',
        in_german: [
          ...in_german,
          ...(isGerman ? ['title'] : []),
          ...(notice && notice.lang !== requestContext.locale ? ['notice'] : []),
        ],
      };
    });
}
