// Sources of the search index: table, public condition and texts of each kind of record.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { SearchKind } from '#domain/search/search.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { screens } from '#server/services/search/screens.ts';
import {
  accessWords,
  ages,
  line,
  list,
  placesByStage,
  sameInBothLanguages,
  stagesByVenue,
  tagsOfPlay,
  venueFacts,
  wholePassage,
} from '#server/services/search/source-texts.ts';

/** A stored text: in both languages, or the same in both. */
export type StoredText = Localized | string | null;

/** A row for the index; all of it is public. */
export interface SourceRow {
  id: number;
  title: Localized;
  /** Alternative names. */
  also: StoredText[];
  /** All other texts, in order of importance. */
  texts: StoredText[];
  /** The published modules of its slot, or null. */
  content: unknown;
  /** Start of an event, last event of a play, or day of an article. */
  date: string | null;
  /** Of a screen, the whole path. */
  slug: Record<Locale, string> | null;
  /** The record whose page shows it, if that is another one. */
  owner: number | null;
  context: Localized | null;
  /** Position and name of a person; title, author, genre and age of a play, which a question combines; the place of an event. */
  held: StoredText[];
}

interface Source {
  /** FROM and WHERE for public rows, continued with `and`. The record has the alias `t`. */
  from: SQL;
  columns: {
    title: SQL;
    also?: SQL;
    /** Further arrays of alternative names. */
    alsoLists?: SQL[];
    /** Array elements. */
    texts: SQL;
    /** Further arrays of elements. */
    lists?: SQL[];
    date?: SQL;
    slug: SQL;
    owner?: SQL;
    context?: SQL;
    /** Array elements. */
    held?: SQL;
  };
  /** The prefix of the slug of its slot, before the id; or SQL for the whole slug. */
  place?: string | SQL;
}

/** Who plays that evening, except those who are replaced. */
const castOfEvening = `production_cast c where c.production_id = t.production_id and not exists (
  select from event_cast x where x.event_id = t.id and x.role->>'de' = c.role->>'de')`;

/** Where an event takes place. */
const place = sql`coalesce(${placesByStage}::jsonb -> t.stage_name, to_jsonb(t.stage_name))`;

const sources: Record<SearchKind, Source> = {
  production: {
    from: sql`productions t where t.is_online and`,
    place: 'production',
    columns: {
      title: sql`t.name`,
      // Includes alternative titles in the subtitle: "Nora oder Ein Puppenheim".
      also: sql`t.original_title, t.author, case when t.subtitle->>'de' ~* '^oder ' then t.subtitle end`,
      alsoLists: [tagsOfPlay('t.id')],
      texts: sql`t.subtitle, t.author, t.promotional_tagline, t.headline, t.lead, t.text, ${wholePassage}, t.director, t.composer,
        t.co_production, t.language_info, t.accessibility_info, t.content_note, t.stage_name, ${ages('t')}`,
      lists: [
        list(line('c.role', 'c.name'), 'production_cast c where c.production_id = t.id'),
        list(line('c.role', 'c.name'), 'production_credits c where c.production_id = t.id'),
        list('q.content', 'production_quotes q where q.production_id = t.id'),
      ],
      date: sql`(select max(e.date_start) from events e
        where e.production_id = t.id and e.is_online and e.outcome <> 'cancelled')`,
      slug: sql`t.slug`,
      context: sql`t.author`,
      held: sql`t.name, t.author, t.subtitle, ${ages('t')}`,
    },
  },
  event: {
    from: sql`events t left join productions p on p.id = t.production_id
      left join activities a on a.id = t.activity_id where t.is_online and (p.id is null or p.is_online) and`,
    columns: {
      title: sql`case when coalesce(t.name->>'de', '') <> '' then t.name else p.name end`,
      also: sql`p.name, p.original_title, p.author, a.name`,
      alsoLists: [
        list('g.name', 'event_tags et join tags g on g.id = et.tag_id where et.event_id = t.id'),
        tagsOfPlay('p.id'),
        sql`coalesce((select jsonb_agg(${accessWords}::jsonb -> s) from jsonb_array_elements_text(t.access_services) s),
          '[]')`,
      ],
      texts: sql`t.subtitle, t.promotional_tagline, a.name, ${place}, t.substitution_info, t.notice,
        t.accessibility_info, t.alternative_ticket_status, p.subtitle, p.author, ${ages('p')}`,
      lists: [
        list(line('x.role', 'x.name'), 'event_cast x where x.event_id = t.id'),
        list('c.name', castOfEvening),
      ],
      date: sql`t.date_start`,
      slug: sql`p.slug`,
      owner: sql`p.id`,
      context: sql`case when coalesce(t.name->>'de', '') <> '' then p.name end`,
      // "Paula Reents on Saturday".
      held: sql`${place}, p.name, p.author, p.subtitle, ${ages('p')},
        (select to_jsonb(string_agg(c.name, ' ')) from ${sql.raw(castOfEvening)})`,
    },
  },
  person: {
    from: sql`persons t left join person_positions o on o.id = t.position_id where t.is_online and`,
    place: 'person',
    columns: {
      title: sameInBothLanguages("trim(t.first_name || ' ' || t.last_name)"),
      alsoLists: [
        list(
          'c.role',
          'production_cast c join productions p on p.id = c.production_id where c.person_id = t.id and p.is_online',
        ),
        list(
          'distinct x.role',
          `event_cast x join events e on e.id = x.event_id join productions p on p.id = e.production_id
            where x.person_id = t.id and e.is_online and p.is_online`,
        ),
      ],
      texts: sql`o.name, t.biography, t.quote`,
      lists: [
        list(
          'k.name',
          'person_category_members m join person_categories k on k.id = m.category_id where m.person_id = t.id',
        ),
        ...['production_cast', 'production_credits'].map((table) =>
          list(
            'c.role',
            `${table} c join productions p on p.id = c.production_id where c.person_id = t.id and p.is_online`,
          ),
        ),
      ],
      slug: sameInBothLanguages('t.slug'),
      context: sql`o.name`,
      held: sql`o.name, trim(t.first_name || ' ' || t.last_name)`,
    },
  },
  press: {
    from: sql`press_articles t where t.is_online and`,
    place: 'press',
    columns: {
      title: sql`t.title`,
      also: sql`t.subline, ${JSON.stringify({ de: 'Pressemitteilung', en: 'Press release' })}::jsonb`,
      texts: sql`t.subline, t.lead, t.text`,
      date: sql`(t.date + time '12:00') at time zone 'Europe/Berlin'`,
      slug: sql`t.slug`,
    },
  },
  page: {
    from: sql`pages t where t.is_online and t.is_clickable and t.deleted_at is null and`,
    place: 'page',
    columns: {
      title: sql`t.title`,
      also: sql`t.headline`,
      texts: sql`t.hero_text, t.meta_description`,
      slug: sql`jsonb_build_object('de', t.path_de, 'en', t.path_en)`,
    },
  },
  subscription: {
    from: sql`subscriptions t where t.is_online and`,
    place: 'subscription',
    columns: {
      title: sql`t.name`,
      also: sql`${JSON.stringify({ de: 'Abo', en: 'Subscription' })}::jsonb`,
      texts: sql`t.subtitle, t.lead, t.text, t.price_info, t.season`,
      slug: sql`t.slug`,
      context: sql`t.subtitle`,
    },
  },
  booklet: {
    from: sql`booklet_sections t join productions p on p.id = t.production_id where t.is_online and p.is_online and`,
    place: 'booklet-section',
    columns: {
      title: sql`t.headline`,
      texts: sql`t.lead, t.text, t.author, p.name`,
      slug: sql`p.slug`,
      owner: sql`p.id`,
      context: sql`p.name`,
    },
  },
  venue: {
    from: sql`venues t where`,
    place: 'venue',
    columns: {
      title: sql`t.name`,
      alsoLists: [sql`coalesce(${stagesByVenue}::jsonb -> t.id::text, '[]')`],
      texts: sql`t.lead, t.text, t.directions, t.access, t.address`,
      lists: [venueFacts, sql`coalesce(jsonb_path_query_array(t.map, '$.marks[*].name'), '[]')`],
      slug: sameInBothLanguages('t.slug'),
      context: sameInBothLanguages('t.address'),
    },
  },
  form: {
    from: sql`forms t where t.is_online and`,
    columns: {
      title: sql`t.title`,
      texts: sql`t.intro`,
      slug: sameInBothLanguages('t.slug'),
    },
  },
  screen: {
    from: sql`jsonb_to_recordset(${JSON.stringify(screens)}::jsonb)
      as t (id int, place text, path jsonb, title jsonb, also jsonb, text jsonb) where`,
    place: sql`t.place`,
    columns: {
      title: sql`t.title`,
      also: sql`t.also`,
      alsoLists: [
        list(
          'd.name order by d.order, d.id',
          `download_directories d where t.place = 'list-press' and not d.is_restricted`,
        ),
      ],
      texts: sql`t.text`,
      lists: [
        list(
          'x.line order by h.order, h.id, x.at',
          `home_elements h, lateral (values (1, h.preline), (2, h.headline), (3, h.subline), (4, h.text)) x (at, line)
            where t.place = 'index' and h.is_online and h.production_id is null`,
        ),
        list(
          'x.line order by n.order, n.date desc, n.id, x.at',
          `news_teasers n, lateral (values (1, n.headline), (2, n.text)) x (at, line)
            where t.place = 'index' and n.is_online`,
        ),
      ],
      slug: sql`t.path`,
    },
  },
};

/** Selects records by id, or in batches after an id. */
export type SourceRequest = { ids: readonly number[] } | { after: number; limit: number };

/** Public records of a kind by id. One query. */
export async function readSource(
  queries: Queries,
  kind: SearchKind,
  request: SourceRequest,
): Promise<SourceRow[]> {
  const { from, place, columns } = sources[kind];
  const lists = (columns.lists ?? []).map((each) => sql` || ${each}`);
  const alsoLists = (columns.alsoLists ?? []).map((each) => sql` || ${each}`);
  const content = place
    ? sql`(select s.content from containers c join snapshots s on s.id = c.published_snapshot_id
        where c.slug = ${typeof place === 'string' ? sql`${`${place}-`} || t.id` : place})`
    : sql`null`;
  const which =
    'ids' in request
      ? sql`t.id = any(${sql.param([...request.ids])}::int[]) order by t.id`
      : sql`t.id > ${request.after} order by t.id limit ${request.limit}`;
  const { rows } = await queries.execute<SourceRow & Record<string, unknown>>(sql`
    select t.id, ${columns.title} as title, jsonb_build_array(${columns.also ?? sql``})${sql.join(alsoLists)} as also,
      jsonb_build_array(${columns.texts})${sql.join(lists)} as texts, ${content} as content,
      ${columns.date ?? sql`null`} as date, ${columns.slug} as slug, ${columns.owner ?? sql`null::int`} as owner,
      ${columns.context ?? sql`null::jsonb`} as context, jsonb_build_array(${columns.held ?? sql``}) as held
    from ${from} ${which}`);
  return rows;
}

/** The record or screen that a container belongs to, by its slug; or null. */
export function recordOfContainer(slug: string): { kind: SearchKind; id: number } | null {
  const screen = screens.find(({ place }) => place === slug);
  if (screen) return { kind: 'screen', id: screen.id };
  for (const [kind, { place }] of Object.entries(sources)) {
    const id =
      typeof place === 'string' && slug.startsWith(`${place}-`)
        ? Number(slug.slice(place.length + 1))
        : Number.NaN;
    if (Number.isInteger(id)) return { kind: kind as SearchKind, id };
  }
  return null;
}
