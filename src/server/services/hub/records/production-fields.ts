// The fields of a production: its columns, and all that belongs to it.
import { eq, type SQL, sql } from 'drizzle-orm';
import { formatDuration } from '#domain/dates/durations.ts';
import type { RecordRow, RecordValue } from '#domain/hub/record-fields.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { playerOf, watchAddress } from '#domain/media/embed-players.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { placeLine, venueOf, venuePath } from '#domain/venues/venues.ts';
import { recordValueTexts } from '#i18n/hub/record-value-texts.ts';
import { events } from '#server/db/schema/events.ts';
import { productions, type StruckText } from '#server/db/schema/productions.ts';
import type { FieldsOf } from './fields-of.ts';
import { recordEvents } from './record-events.ts';
import { type NamedPerson, personLine } from './record-links.ts';
import { fileColumn, picturesOf, seriesColumn } from './record-pictures.ts';
import {
  addresses,
  both,
  day,
  list,
  moment,
  names,
  plain,
  richTexts,
  texts,
  yesNo,
} from './record-values.ts';

const linesOf = (table: SQL) => sql<NamedPerson[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('role', l.role, 'name', l.name, 'person',
    case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug, 'is_online', p.is_online) end)
    order by l."order", l.id), '[]')
  from ${table} l left join persons p on p.id = l.person_id where l.production_id = productions.id)`;

interface Quote {
  kind: 'press' | 'rehearsal';
  content: Localized;
  author: string;
}

const quotesColumn = sql<Quote[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'content', q.content, 'author', q.author)
    order by q."order", q.id), '[]')
  from production_quotes q where q.production_id = productions.id)`;

interface Section {
  id: number;
  headline: Localized;
  lead: Localized | null;
  author: string;
  is_online: boolean;
}

const bookletColumn = sql<Section[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'headline', b.headline, 'lead', b.lead,
    'author', b.author, 'is_online', b.is_online) order by b."order", b.id), '[]')
  from booklet_sections b where b.production_id = productions.id)`;

const tagsColumn = sql<{ name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', t.name) order by t."order", t.id), '[]')
  from production_tags pt join tags t on t.id = pt.tag_id where pt.production_id = productions.id)`;

/** Two queries. */
export const productionFields: FieldsOf<'productions'> = async (database, id, requestContext) => {
  const { locale } = requestContext;
  const [found] = await database.db
    .select({
      row: productions,
      picture: fileColumn(sql`productions.picture_id`),
      series: seriesColumn,
      credits: linesOf(sql`production_credits`),
      cast: linesOf(sql`production_cast`),
      quotes: quotesColumn,
      booklet: bookletColumn,
      tags: tagsColumn,
    })
    .from(productions)
    .where(eq(productions.id, id));
  if (!found) return null;
  const { row } = found;
  const words = recordValueTexts(locale);
  const urlIn = (language: Locale) => pathFor('productions-slug-id', language, { slug: row.slug, id });
  const { age_recommendation: age, intervals } = row;
  return {
    name: texts(row.name),
    original_title: plain(row.original_title),
    subtitle: texts(row.subtitle),
    author: texts(row.author),
    promotional_tagline: texts(row.promotional_tagline),
    slug: addresses(urlIn, row.is_online),
    headline: texts(row.headline),
    lead: texts(row.lead),
    text: richTexts(row.text),
    content_note: texts(row.content_note),
    struck_text: struck(row.struck_text),
    quotes: list(
      found.quotes.map(({ kind, content, author }) => ({
        name: author,
        notes: [words[kind]],
        text: both(content),
      })),
    ),
    picture_id: picturesOf([found.picture], locale),
    pictures: picturesOf(found.series, locale),
    trailer: trailerOf(row.trailer),
    director: plain(row.director),
    composer: plain(row.composer),
    co_production: texts(row.co_production),
    credits: list(found.credits.map((line) => personLine(line, locale))),
    cast: list(found.cast.map((line) => personLine(line, locale))),
    stage_name: stageOf(row.stage_name, locale),
    premiere_date: day(row.premiere_date),
    is_premiere: yesNo(row.is_premiere, locale),
    season: plain(row.season),
    duration: plain(row.duration && formatDuration(row.duration, locale)),
    intervals: list(
      intervals.map(({ after, minutes }) => ({
        name: words.interval.replace('{after}', String(after)).replace('{minutes}', String(minutes)),
      })),
    ),
    language_info: texts(row.language_info),
    age_recommendation: plain(age === null ? null : words.age.replace('{years}', String(age))),
    accessibility_info: texts(row.accessibility_info),
    tags: names(found.tags),
    events: await recordEvents(database, eq(events.production_id, id), requestContext),
    booklet: list(found.booklet.map((section) => sectionLine(section, row, locale))),
    meta_description: texts(row.meta_description),
    is_online: yesNo(row.is_online, locale),
    show_in_production_list: yesNo(row.show_in_production_list, locale),
    order: plain(row.order),
    source_key: plain(row.source_key),
    id: plain(row.id),
    created_at: moment(row.created_at),
    updated_at: moment(row.updated_at),
  };
};

function struck(stored: StruckText | null): RecordValue | null {
  if (!stored || stored.de.length === 0) return null;
  return { kind: 'struck', de: stored.de, en: stored.en ?? [], source: both(stored.source) };
}

function trailerOf(trailer: typeof productions.$inferSelect.trailer): RecordValue | null {
  if (!trailer) return null;
  const { provider, title, length } = trailer;
  const page = watchAddress(trailer);
  const notes = [playerOf(trailer)?.name ?? provider, length];
  return list([{ name: both(title), notes, ...(page ? { record: page } : {}) }]);
}

/** The theatre's stages link to their venue. */
function stageOf(stage_name: string, locale: Locale): RecordValue | null {
  const venue = venueOf(stage_name);
  const page = venue ? { page: venuePath(venue, locale) } : {};
  return stage_name === '' ? null : list([{ name: placeLine(stage_name, locale), ...page }]);
}

function sectionLine(
  { id: tab, headline, lead, author, is_online }: Section,
  production: typeof productions.$inferSelect,
  locale: Locale,
): RecordRow {
  const { slug, id } = production;
  const booklet = pathFor('productions-slug-id-booklet', locale, { slug, id }, { tab });
  const isSeen = is_online && production.is_online;
  return {
    name: both(headline),
    notes: [author, is_online ? '' : recordValueTexts(locale).offline].filter(Boolean),
    text: both(lead),
    ...(isSeen ? { page: booklet } : {}),
  };
}
