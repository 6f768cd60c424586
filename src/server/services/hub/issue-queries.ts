// The queries that find records with issues, one for each kind.
import { type SQL, sql } from 'drizzle-orm';
import { type IssueKind, notFoundIssueThreshold, oldDraftDays } from '#domain/hub/hub.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { stageNames } from '#domain/venues/venues.ts';
import { changedContainers, draftedRecords } from '#server/services/hub/list-drafts.ts';
import { manualEditsQuery } from '#server/services/hub/manual-edits-query.ts';
import { isBlankSql } from '#server/services/records/lists/list-conditions.ts';
import { isStillNotFound } from '#server/services/site/address-hits.ts';
import * as site from '#site';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const lacksEnglish = (column: string) =>
  sql`(not ${isBlankSql(sql`t.${sql.identifier(column)}->>'de'`)} and ${isBlankSql(sql`t.${sql.identifier(column)}->>'en'`)})`;

/** Upcoming public events with tickets on sale. */
const comingEvents = (now: Date) => sql`from events t left join productions p on p.id = t.production_id
  where t.is_online and coalesce(p.is_online, true) and t.date_start > ${now.toISOString()}
    and t.outcome <> 'cancelled' and t.status <> 'soldout' and ${isBlankSql(sql`t.alternative_ticket_status->>'de'`)}`;

const eventOf = (field: string) => sql`select 'events' as resource, t.id, coalesce(t.name, p.name) as title,
  ${field}::text as field, t.date_start as at, null::int as place`;

const hasUnknownStage = sql`t.stage_name not in ${stageNames}`;

/** Fields with English texts for visitors, by resource; the first missing one of a record counts. */
const englishTexts = {
  productions: ['name', 'subtitle', 'lead', 'text'],
  persons: ['biography'],
  press_articles: ['title', 'text'],
  subscriptions: ['name', 'lead', 'text'],
  venues: ['name', 'lead', 'text'],
  news_teasers: ['headline', 'text'],
} as const satisfies Partial<Record<ResourceName, readonly string[]>>;

const titles = {
  productions: sql`t.name`,
  persons: sql`jsonb_build_object('de', trim(t.first_name || ' ' || t.last_name))`,
  press_articles: sql`t.title`,
  subscriptions: sql`t.name`,
  venues: sql`t.name`,
  news_teasers: sql`t.headline`,
  home_elements: sql`t.headline`,
} as const;

/** Online records, for resources that can be offline. */
const isOnline = (resource: keyof typeof titles) => (resource === 'venues' ? sql`true` : sql`t.is_online`);

function missingEnglish(resource: keyof typeof englishTexts): SQL {
  const fields = englishTexts[resource].map((field) => ({ field, lacks: lacksEnglish(field) }));
  const cases = fields.map(({ field, lacks }) => sql`when ${lacks} then ${field}::text`);
  const any = fields.map(({ lacks }) => lacks);
  return sql`select ${resource}::text, t.id, ${titles[resource]}, case ${sql.join(cases, sql` `)} end || '.en', null::timestamptz,
    null::int from ${sql.identifier(resource)} t where ${isOnline(resource)} and (${sql.join(any, sql` or `)})`;
}

/** The fields by which records show a picture. */
const pictureFields = [
  ['productions', 'picture'],
  ['persons', 'portrait'],
  ['press_articles', 'picture'],
  ['subscriptions', 'picture'],
  ['venues', 'picture'],
  ['home_elements', 'picture'],
] as const;

/** Pictures that lack something, each under the record that shows it, else by its own name. */
function pictures(lacks: SQL): SQL {
  const shown = pictureFields.map(
    ([resource, field]) => sql`select ${resource}::text as resource, t.id, ${titles[resource]} as title,
      ${field}::text as field from ${sql.identifier(resource)} t where t.${sql.identifier(`${field}_id`)} = m.id`,
  );
  return sql`select coalesce(u.resource, 'media'), coalesce(u.id, m.id),
      coalesce(u.title, jsonb_build_object('de', m.file_name)), u.field, null::timestamptz, null::int
    from media m left join lateral (${sql.join(shown, sql` union all `)} limit 1) u on true
    where m.kind = 'image' and not m.is_decorative and ${lacks}
    order by u.id is null, m.id desc`;
}

/** Paths of the legal pages, as `l` (page, path). */
const legalPaths = sql`(values ${sql.join(
  Object.entries(site.legal_pages).flatMap(([page, paths]) =>
    Object.values<string>(paths).map((path) => sql`(${page}::text, ${path}::text)`),
  ),
  sql`, `,
)}) as l(page, path)`;

/**
 * Rows of `resource, id, title, field, at, place`, the most urgent first: a record with its missing field, or `place`,
 * a container. `at` is the start of an event.
 */
export const issueQueries: Record<IssueKind, (now: Date) => SQL> = {
  'plan-failed': () => sql`
    select null::text as resource, null::int as id, null::jsonb as title, null::text as field, null::timestamptz as at,
      container_id as place from scheduled_publications where failure is not null
    union all
    select resource, record_id, null, null, null, null from planned_changes where failure is not null`,
  // The path is the name of a page that does not exist yet.
  'legal-page-missing': () => sql`
    select 'pages', null::int, jsonb_build_object('de', m.path), null::text, null::timestamptz, m.place from (
      select distinct on (l.page) l.page, l.path, t.container_id as place from ${legalPaths}
        left join pages t on l.path in ('/de/' || t.path_de, '/en/' || t.path_en) and t.deleted_at is null
        where t.is_online is not true
          and not exists (select 1 from redirects r where r.old_path in (l.path, l.path || '/'))
        order by l.page, l.path) m`,
  'offline-in-menu': () => sql`
    select 'pages', t.id, t.title, null::text, null::timestamptz, t.container_id from pages t
      where not t.is_online and t.deleted_at is null and (t.in_menu or t.in_footer
        or exists (select 1 from menu_links where url->>'de' = '/de/' || t.path_de))
      order by t.path_de`,
  'play-offline-with-dates': (now) => sql`
    select 'productions', t.id, t.name, 'is_online', min(e.date_start), null::int
      from productions t join events e on e.production_id = t.id
      where not t.is_online and e.is_online and e.outcome <> 'cancelled' and e.date_start > ${now.toISOString()}
      group by t.id order by min(e.date_start)`,
  // The stage was renamed or removed in `site.config.ts`.
  'unknown-stage': (now) => sql`
    ${eventOf('stage_name')} from events t left join productions p on p.id = t.production_id
      where ${hasUnknownStage} and not t.is_on_tour and t.date_start > ${now.toISOString()}
    union all select 'internal_dates', t.id, null, 'stage_name', t.date_start, null from internal_dates t
      where ${hasUnknownStage} and t.date_end > ${now.toISOString()}
    union all select 'productions', t.id, t.name, 'stage_name', null, null from productions t
      where ${hasUnknownStage} and t.is_online
    union all select 'runs', t.id, null, 'stage_name', null, null from runs t where ${hasUnknownStage}
    order by at nulls first, id`,
  'event-without-tickets': (now) => sql`${eventOf('ticket_url_external')} ${comingEvents(now)}
    and t.ticket_url_external = '' and t.secondary_ticket_link = '' order by t.date_start, t.id`,
  'event-without-price': (now) => sql`${eventOf('prices')} ${comingEvents(now)}
    and not t.is_on_tour and t.min_price_normal_excl_e is null and t.prices = '[]'
    and ${isBlankSql(sql`t.short_price_info->>'de'`)} order by t.date_start, t.id`,
  'picture-without-credit': () => pictures(sql`${isBlankSql(sql`m.credit`)}`),
  'picture-without-alt': () => pictures(isBlankSql(sql`m.alt->>'de'`)),
  'play-without-picture': () => sql`
    select 'productions', t.id, t.name, 'picture', t.premiere_date::timestamptz, null::int from productions t
      where t.is_online and t.show_in_production_list and t.picture_id is null order by t.premiere_date nulls last, t.id`,
  'missing-english': () => sql`
    select 'pages', t.id, t.title, null::text, null::timestamptz, t.container_id from pages t
      where t.is_online and t.deleted_at is null and (${lacksEnglish('title')} or ${lacksEnglish('meta_description')})
    union all ${sql.join(
      (Object.keys(englishTexts) as (keyof typeof englishTexts)[]).map(missingEnglish),
      sql` union all `,
    )}`,
  // There is no record yet: the path is the name of the missing redirect.
  'not-found-address': () => sql`
    select 'redirects', null::int, jsonb_build_object('de', m.path), 'old_path', null::timestamptz, null::int
      from missed_addresses m where m.hits >= ${notFoundIssueThreshold} and ${isStillNotFound} order by m.hits desc, m.path`,
  held: () => manualEditsQuery,
  'old-draft': (now) => sql`
    select null::text, null::int, null::jsonb, null::text, null::timestamptz, d.place from (${changedContainers}) d
      where d.at < ${daysBefore(now, oldDraftDays)}
    union all
    select d.resource, d.record, null, null, null, null from (${draftedRecords}) d
      where d.at < ${daysBefore(now, oldDraftDays)}`,
};
