// The columns of a production for lists and teasers, and the entry that is served from them.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay, toBerlinIso } from '#domain/dates/dates.ts';
import type { EventOutcome } from '#domain/events/event.ts';
import { isOver } from '#domain/events/event-end.ts';
import { saleStatus } from '#domain/events/tickets-left.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { NextEvent, ProductionEntry } from '#domain/productions/production.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { companion_activities } from '#site';

interface NextEventRecord {
  id: number;
  name: Localized | null;
  date_start: string;
  date_end: string | null;
  unspecific_time: boolean;
  stage_name: string;
  is_on_tour: boolean;
  activity_id: number | null;
  activity_name: Localized | null;
  outcome: EventOutcome;
  status: 'onsale' | 'soldout';
  tickets_left: number | null;
}

/**
 * The next event that is not cancelled; one without a fixed time counts all day. An introduction or an open rehearsal
 * counts only if there is no upcoming performance.
 */
function nextEventColumn(now: Date): SQL<NextEventRecord | null> {
  const moment = now.toISOString();
  const today = startOfDay(berlinDay(now)).toISOString();
  return sql<NextEventRecord | null>`(
    select jsonb_build_object('id', e.id, 'name', e.name, 'date_start', e.date_start, 'date_end', e.date_end,
      'unspecific_time', e.unspecific_time, 'stage_name', e.stage_name, 'is_on_tour', e.is_on_tour,
      'activity_id', a.id, 'activity_name', a.name, 'outcome', e.outcome, 'status', e.status,
      'tickets_left', e.tickets_left)
    from events e left join activities a on a.id = e.activity_id
    where e.production_id = productions.id and e.is_online and e.outcome <> 'cancelled'
      and e.date_start >= ${today} and (e.date_start > ${moment} or e.unspecific_time)
    order by coalesce(e.activity_id = any(${sql.param([...companion_activities])}::int[]), false), e.date_start, e.id
    limit 1)`;
}

const tagsOfProduction = sql<{ id: number; name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t."order", t.id), '[]')
  from production_tags pt join tags t on t.id = pt.tag_id where pt.production_id = productions.id)`;

/**
 * For `select` from productions; `now` decides which event is next. The subqueries name columns in full, since
 * Drizzle leaves the table out of queries on one table.
 */
export function productionColumns(now: Date) {
  return {
    id: productions.id,
    name: productions.name,
    slug: productions.slug,
    original_title: productions.original_title,
    subtitle: productions.subtitle,
    author: productions.author,
    director: productions.director,
    promotional_tagline: productions.promotional_tagline,
    stage_name: productions.stage_name,
    is_premiere: productions.is_premiere,
    premiere_date: productions.premiere_date,
    season: productions.season,
    age_recommendation: productions.age_recommendation,
    tags: tagsOfProduction,
    picture: pictureColumn(sql`productions.picture_id`),
    next_event: nextEventColumn(now),
  };
}

export type ProductionRow = RowOf<ReturnType<typeof productionColumns>>;

function nextEventOf(row: NextEventRecord, { text }: Translation, now: Date): NextEvent {
  const date_start = new Date(row.date_start);
  const date_end = row.date_end ? new Date(row.date_end) : null;
  const { id, unspecific_time, stage_name, is_on_tour, activity_id, outcome } = row;
  return {
    id,
    name: text('next_event.name', row.name),
    date_start: toBerlinIso(date_start),
    date_end: date_end && toBerlinIso(date_end),
    unspecific_time,
    stage_name,
    is_on_tour,
    activity:
      activity_id === null
        ? null
        : { id: activity_id, name: text('next_event.activity.name', row.activity_name) },
    outcome,
    status: isOver({ date_start, date_end, unspecific_time }, now) ? 'past' : saleStatus(row),
  };
}

/** The entry in the reader's language. */
export function productionEntryOf(
  row: ProductionRow,
  { locale, now }: RequestContext,
  translation: Translation = translationTo(locale),
): ProductionEntry {
  const { text, in_german } = translation;
  return {
    id: row.id,
    name: text('name', row.name),
    slug: row.slug,
    original_title: row.original_title,
    subtitle: text('subtitle', row.subtitle),
    author: text('author', row.author),
    director: row.director,
    promotional_tagline: text('promotional_tagline', row.promotional_tagline),
    stage_name: row.stage_name,
    is_premiere: row.is_premiere,
    premiere_date: row.premiere_date,
    season: row.season,
    age_recommendation: row.age_recommendation,
    tags: row.tags.map(({ id, name }, at) => ({ id, name: text(`tags.${at}.name`, name) })),
    picture: pictureFrom(row.picture, locale),
    next_event: row.next_event && nextEventOf(row.next_event, translation, now),
    in_german,
  };
}
