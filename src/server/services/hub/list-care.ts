// Records that need care before visitors notice, for the hub.
import { type SQL, sql } from 'drizzle-orm';
import { type IssueGroup, type IssueKind, issueKinds } from '#domain/hub/hub.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Database } from '#server/db/client.server.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';

/** Records listed per kind, beside their count. */
const maxListedPerKind = 8;

/** Whether a text is missing in a language. */
const isBlank = (text: SQL) => sql`coalesce(trim(${text}), '') = ''`;
const lacksEnglish = (column: SQL) =>
  sql`(not ${isBlank(sql`${column}->>'de'`)} and ${isBlank(sql`${column}->>'en'`)})`;
const paths = sql`jsonb_build_object('de', path_de, 'en', path_en)`;

/**
 * A query per kind, with rows of `kind, id, title, slug, place`, the most urgent first. `place` is a container id.
 */
const questions: Record<IssueKind, (now: Date) => SQL> = {
  'offline-in-menu': () => sql`
    select 'page' as kind, id, title, ${paths} as slug, null::int as place from pages
      where not is_online and deleted_at is null and (in_menu or in_footer
        or exists (select 1 from menu_links where url->>'de' = '/de/' || path_de))
      order by path_de`,
  'event-without-tickets': (now) => sql`
    select 'production', p.id, coalesce(e.name, p.name), p.slug, null::int
      from events e join productions p on p.id = e.production_id
      where e.is_online and p.is_online and e.date_start > ${now.toISOString()} and e.outcome <> 'cancelled'
        and e.status <> 'soldout' and e.ticket_url_external = '' and e.secondary_ticket_link = ''
        and ${isBlank(sql`e.alternative_ticket_status->>'de'`)}
      order by e.date_start`,
  'picture-without-alt': () => sql`
    select 'media', id, jsonb_build_object('de', file_name), null::jsonb, null::int from media
      where kind = 'image' and not is_decorative and ${isBlank(sql`alt->>'de'`)} order by id desc`,
  'missing-english': () => sql`
    select 'page', id, title, ${paths}, null::int from pages
      where is_online and deleted_at is null
        and (${lacksEnglish(sql`title`)} or ${lacksEnglish(sql`meta_description`)})
    union all select 'production', id, name, slug, null from productions
      where is_online and (${lacksEnglish(sql`lead`)} or ${lacksEnglish(sql`text`)})
    union all select 'person', id, jsonb_build_object('de', trim(first_name || ' ' || last_name)),
        jsonb_build_object('de', slug, 'en', slug), null from persons
      where is_online and ${lacksEnglish(sql`biography`)}
    union all select 'press', id, title, slug, null from press_articles
      where is_online and (${lacksEnglish(sql`title`)} or ${lacksEnglish(sql`text`)})
    union all select 'subscription', id, name, slug, null from subscriptions
      where is_online and (${lacksEnglish(sql`name`)} or ${lacksEnglish(sql`lead`)})`,
  unpublished: () => sql`
    select null::text, null::int, null::jsonb, null::jsonb, c.id from containers c
      left join snapshots s on s.id = c.published_snapshot_id
      where exists (select 1 from module_operations o
        where o.container_id = c.id and o.created_at > coalesce(s.created_at, '-infinity'))
      order by c.updated_at desc`,
};

interface CareRow extends PlaceRow {
  care: IssueKind;
  count: number;
}

/** Empty groups are left out. One query. */
export async function listCare(
  { db }: Pick<Database, 'db'>,
  locale: Locale,
  now: Date,
): Promise<IssueGroup[]> {
  const asked = issueKinds.map(
    (
      care,
    ) => sql`(select ${care}::text as care, count(*) over ()::int as count, row_number() over () as at, q.*
      from (${questions[care](now)}) as q(kind, id, title, slug, place) limit ${maxListedPerKind})`,
  );
  const { rows } = await db.execute<CareRow>(sql`
    select a.care, a.count, coalesce(a.kind, p.kind) as kind, coalesce(a.id, p.id) as id,
        coalesce(a.title, p.title) as title, coalesce(a.slug, p.slug) as slug
      from (${sql.join(asked, sql` union all `)}) a
      ${placeOf(sql`a.place`)}
      order by a.at`);
  return issueKinds.flatMap((kind) => {
    const found = rows.filter(({ care }) => care === kind);
    const entries = found.map((row) => namedPlace(row, locale));
    return found[0] ? [{ kind, count: found[0].count, entries }] : [];
  });
}
