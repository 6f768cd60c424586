// The columns of an event and its production, and the event that is served from them.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { isOver } from '#domain/events/event-end.ts';
import { intervalsOf } from '#domain/events/intervals.ts';
import { priceString } from '#domain/events/prices.ts';
import { fewTicketsLeft, saleStatus } from '#domain/events/tickets-left.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, localize } from '#domain/languages/localized.ts';
import { shopLink } from '#domain/shop/shop-link.ts';
import { recastSentences } from '#domain/tonight/sentences.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { rowAsJson } from '#server/services/row-as-json.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { isEventPublic } from './event-conditions.ts';
import { lowestPrice } from './lowest-price.ts';
import { recastsColumn } from './recasts.ts';

/** The tags of the event and of its production, each once, as {@link isTagged} finds them. */
const tagsOfEvent = sql<{ id: number; name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', tags.id, 'name', tags.name) order by tags."order", tags.id), '[]')
  from tags where tags.id in (
    select event_tags.tag_id from event_tags where event_tags.event_id = events.id
    union select production_tags.tag_id from production_tags
      where production_tags.production_id = events.production_id and tags.for_events))`;

/** For `select` from events with left joins of productions and activities, if {@link publicEvents} does not fit. */
export const eventColumns = {
  id: events.id,
  production_id: events.production_id,
  name: events.name,
  subtitle: events.subtitle,
  promotional_tagline: events.promotional_tagline,
  date_start: events.date_start,
  date_end: events.date_end,
  intervals: events.intervals,
  unspecific_time: events.unspecific_time,
  stage_name: events.stage_name,
  is_on_tour: events.is_on_tour,
  outcome: events.outcome,
  status: events.status,
  cancellation_info_short: events.cancellation_info_short,
  cancellation_info_long: events.cancellation_info_long,
  has_substitute: events.has_substitute,
  substitution_info: events.substitution_info,
  recasts: recastsColumn,
  notice: events.notice,
  prices: events.prices,
  short_price_info: events.short_price_info,
  long_price_info: events.long_price_info,
  // As text, since it is not a column: a number of JSON would lose its zeros.
  min_price_normal_excl_e: sql<string | null>`(${lowestPrice})::text`,
  min_price_youth_ticket_excl_e: events.min_price_youth_ticket_excl_e,
  accessibility_info: events.accessibility_info,
  ticket_url_external: events.ticket_url_external,
  secondary_ticket_link: events.secondary_ticket_link,
  alternative_ticket_status: events.alternative_ticket_status,
  registration_link: events.registration_link,
  hide_slider: events.hide_slider,
  tickets_left: events.tickets_left,
  activity_id: activities.id,
  activity_name: activities.name,
  production_name: productions.name,
  production_slug: productions.slug,
  production_subtitle: productions.subtitle,
  production_tagline: productions.promotional_tagline,
  production_original_title: productions.original_title,
  production_author: productions.author,
  production_director: productions.director,
  production_composer: productions.composer,
  production_co_production: productions.co_production,
  production_accessibility_info: productions.accessibility_info,
  production_intervals: productions.intervals,
  production_duration: productions.duration,
  tags: tagsOfEvent,
};

type OwnRow = RowOf<typeof eventColumns>;
type Joined = `production_${string}` | 'activity_id' | 'activity_name';

/** A row as {@link eventColumns} reads it; an event may have no production and no activity. */
export type SelectedEvent = {
  [K in keyof OwnRow]: K extends Joined ? OwnRow[K] | null : OwnRow[K];
};

/** {@link eventColumns} as one value, for long lists. */
export const eventAsJson: SQL<SelectedEvent> = rowAsJson(eventColumns);

/** Rows for {@link eventOf} of the public events that meet a condition. */
export function publicEvents({ db }: Pick<Database, 'db'>, condition: SQL | undefined) {
  return db
    .select(eventColumns)
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(and(isEventPublic({ db }), condition));
}

/**
 * The event in the reader's language. A notice is prepended to the subtitle. Subtitle, tagline, accessibility and
 * intervals default to those of the production, the text of a recast to the actors' names. The status is `past` once
 * the event has ended at `now`.
 */
export function eventOf(row: SelectedEvent, { locale, now }: RequestContext): Event {
  const { text, in_german } = translationTo(locale);
  const original_title = row.production_original_title ?? '';
  const isRecast = row.recasts.length > 0;
  return {
    id: row.id,
    name: text('name', row.name),
    production_name: text('production_name', row.production_name),
    production_original_title: original_title,
    original_title,
    subtitle: subtitleOf(row, locale, text),
    date_start: toBerlinIso(row.date_start),
    date_end: row.date_end ? toBerlinIso(row.date_end) : null,
    promotional_tagline:
      text('promotional_tagline', row.promotional_tagline) ||
      text('promotional_tagline', row.production_tagline),
    prices: row.prices.map(({ name, amount }, at) => ({ name: text(`prices.${at}.name`, name), amount })),
    stage_name: row.stage_name,
    activity:
      row.activity_id === null
        ? null
        : { id: row.activity_id, name: text('activity.name', row.activity_name) },
    outcome: row.outcome === 'regular' && isRecast ? 'replacement' : row.outcome,
    status: isOver(row, now) ? 'past' : saleStatus(row),
    cancellation_info_short: text('cancellation_info_short', row.cancellation_info_short),
    cancellation_info_long: text('cancellation_info_long', row.cancellation_info_long),
    substitution_info: row.substitution_info
      ? text('substitution_info', row.substitution_info)
      : recastSentences(row.recasts)[locale],
    short_price_info: text('short_price_info', row.short_price_info),
    long_price_info: text('long_price_info', row.long_price_info),
    accessibility_info:
      text('accessibility_info', row.accessibility_info) ||
      text('accessibility_info', row.production_accessibility_info),
    production_author: text('production_author', row.production_author),
    production_director: row.production_director ?? '',
    production_co_production: text('production_co_production', row.production_co_production),
    production_composer: row.production_composer ?? '',
    production_slug: row.production_slug ?? {},
    production_id: row.production_id,
    unspecific_time: row.unspecific_time,
    is_on_tour: row.is_on_tour,
    ticket_url_external: row.ticket_url_external,
    secondary_ticket_link: shopLink(row.secondary_ticket_link, locale),
    alternative_ticket_status: text('alternative_ticket_status', row.alternative_ticket_status),
    min_price_youth_ticket_excl_e: priceString(row.min_price_youth_ticket_excl_e),
    min_price_normal_excl_e: priceString(row.min_price_normal_excl_e),
    registration_link: shopLink(row.registration_link, locale),
    has_substitute: row.has_substitute || isRecast,
    hide_slider: row.hide_slider,
    tickets_left: fewTicketsLeft(row.tickets_left),
    intervals: intervalsOf(row),
    tags: row.tags.map(({ id, name }, at) => ({ id, name: text(`tags.${at}.name`, name) })),
    in_german,
  };
}

/** With a notice, the date's own subtitle stays if it has the notice's language: one line has one language. */
function subtitleOf(row: SelectedEvent, locale: Locale, text: Translation['text']): string {
  const notice = localize(row.notice, locale);
  if (!notice) return text('subtitle', row.subtitle) || text('subtitle', row.production_subtitle);
  const own = localize(row.subtitle, locale);
  const noticeText = text('subtitle', row.notice);
  return own?.lang === notice.lang ? `${noticeText} ${own.text}` : noticeText;
}
