// The columns of a production's own page, and the production that is served from them.
import { type SQL, sql } from 'drizzle-orm';
import { berlinDay, startOfDay, toBerlinIso } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type {
  CastRecast,
  Production,
  ProductionLine,
  ProductionQuote,
} from '#domain/productions/production.ts';
import { indexOfRecastPart, type Recast } from '#domain/productions/recasts.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { pictureFrom, viewerPicturesColumn } from '#server/services/media/pictures.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';
import { type ProductionRow, productionEntryOf } from './production-columns.ts';
import { struckPassageOf } from './struck-text.ts';

interface LineRecord {
  id: number;
  role: Localized;
  name: string;
  person: { id: number; slug: string } | null;
}

/** Rows of credits or cast; offline people have no link. */
const linesOf = (table: SQL) => sql<LineRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'role', l.role, 'name', l.name,
    'person', case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug) end)
    order by l."order", l.id), '[]')
  from ${table} l left join persons p on p.id = l.person_id and p.is_online
  where l.production_id = productions.id)`;

interface RecastRecord extends Recast {
  event_id: number;
  date_start: string;
  link: { id: number; slug: string } | null;
}

/** The recasts of upcoming events that take place. Offline people have no link. */
const recastsColumn = (now: Date) => sql<RecastRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('event_id', e.id, 'date_start', e.date_start, 'role', x.role,
    'instead_of', x.instead_of, 'name', x.name,
    'link', case when p.id is not null then jsonb_build_object('id', p.id, 'slug', p.slug) end)
    order by e.date_start, e.id, x."order", x.id), '[]')
  from event_cast x join events e on e.id = x.event_id left join persons p on p.id = x.person_id and p.is_online
  where e.production_id = productions.id and e.is_online and e.outcome <> 'cancelled'
    and e.date_start >= ${startOfDay(berlinDay(now)).toISOString()}::timestamptz)`;

const quotesColumn = sql<
  { id: number; kind: ProductionQuote['kind']; content: Localized; author: string }[]
>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'content', q.content,
    'author', q.author) order by q."order", q.id), '[]')
  from production_quotes q where q.production_id = productions.id)`;

const bookletColumn = sql<{ id: number; headline: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'headline', b.headline) order by b."order", b.id), '[]')
  from booklet_sections b where b.production_id = productions.id and b.is_online)`;

/** For `select` from productions, in addition to those of the list's entry. */
export const productionDetailColumns = (now: Date) => ({
  headline: productions.headline,
  lead: productions.lead,
  text: productions.text,
  meta_description: productions.meta_description,
  composer: productions.composer,
  co_production: productions.co_production,
  duration: productions.duration,
  intervals: productions.intervals,
  language_info: productions.language_info,
  content_note: productions.content_note,
  accessibility_info: productions.accessibility_info,
  struck_text: productions.struck_text,
  trailer: productions.trailer,
  pictures: viewerPicturesColumn,
  credits: linesOf(sql`production_credits`),
  cast: linesOf(sql`production_cast`),
  quotes: quotesColumn,
  booklet_headlines: bookletColumn,
  recasts: recastsColumn(now),
});

export type ProductionDetailRow = ProductionRow & RowOf<ReturnType<typeof productionDetailColumns>>;

const servedLines = (field: string, lines: LineRecord[], { text }: Translation): ProductionLine[] =>
  lines.map(({ role, ...line }, at) => ({ ...line, role: text(`${field}.${at}.role`, role) }));

/** The recasts of a part, with their events. */
const recastsOf = ({ cast, recasts }: ProductionDetailRow, part: number): CastRecast[] =>
  recasts
    .filter((recast) => indexOfRecastPart(cast, recast) === part)
    .map(({ event_id, date_start, name, link }) => ({
      event_id,
      date_start: toBerlinIso(new Date(date_start)),
      name,
      person: link,
    }));

/** The lowest price of upcoming events; amounts are decimal strings. */
function lowest(events: Event[], field: 'min_price_normal_excl_e' | 'min_price_youth_ticket_excl_e'): string {
  const amounts = events
    .filter(({ status, outcome }) => status !== 'past' && outcome !== 'cancelled')
    .map((event) => event[field])
    .filter((amount) => amount !== '');
  return amounts.sort((a, b) => Number(a) - Number(b))[0] ?? '';
}

/** The production in the reader's language, with its events. */
export function productionOf(
  row: ProductionDetailRow,
  events: Event[],
  requestContext: RequestContext,
): Production {
  const translation = translationTo(requestContext.locale);
  const { text } = translation;
  const { trailer } = row;
  return {
    ...productionEntryOf(row, requestContext, translation),
    headline: text('headline', row.headline),
    lead: text('lead', row.lead),
    text: sanitizeRichText(text('text', row.text)),
    meta_description: text('meta_description', row.meta_description),
    composer: row.composer,
    co_production: text('co_production', row.co_production),
    duration: row.duration,
    intervals: row.intervals,
    language_info: text('language_info', row.language_info),
    content_note: text('content_note', row.content_note),
    accessibility_info: text('accessibility_info', row.accessibility_info),
    struck_text: struckPassageOf(row.struck_text, requestContext, translation),
    trailer: trailer && { ...trailer, title: text('trailer.title', trailer.title) },
    pictures: row.pictures.flatMap((picture) => pictureFrom(picture, requestContext.locale) ?? []),
    credits: servedLines('credits', row.credits, translation),
    cast: servedLines('cast', row.cast, translation).map((line, at) => ({
      ...line,
      recasts: recastsOf(row, at),
    })),
    quotes: row.quotes.map((quote, at) => ({
      ...quote,
      content: text(`quotes.${at}.content`, quote.content),
    })),
    booklet_headlines: row.booklet_headlines.map(({ id, headline }, at) => ({
      id,
      headline: text(`booklet_headlines.${at}.headline`, headline),
    })),
    events,
    min_price_normal_excl_e: lowest(events, 'min_price_normal_excl_e'),
    min_price_youth_ticket_excl_e: lowest(events, 'min_price_youth_ticket_excl_e'),
  };
}
