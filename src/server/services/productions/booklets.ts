// The digital programme booklet: data of its production, and its own sections.
import { and, eq, sql } from 'drizzle-orm';
import type { Localized } from '#domain/languages/localized.ts';
import type {
  Booklet,
  BookletEvent,
  BookletProduction,
  BookletSection,
} from '#domain/productions/booklet.ts';
import type { Production } from '#domain/productions/production.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';
import { listEventsOfProduction } from '#server/services/events/events.ts';
import { datesOf, type PageWithParts } from '#server/services/fallback.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { getContainers } from '#server/services/pages/containers.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';
import { productionColumns } from './production-columns.ts';
import { productionDetailColumns, productionOf } from './production-detail.ts';

interface SectionRecord {
  id: number;
  headline: Localized;
  lead: Localized | null;
  author: string;
  text: Localized | null;
}

const sectionsColumn = sql<SectionRecord[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'headline', b.headline, 'lead', b.lead,
    'author', b.author, 'text', b.text) order by b."order", b.id), '[]')
  from booklet_sections b where b.production_id = productions.id and b.is_online)`;

/** The slot of a section's modules. */
const placeOf = (id: number): string => `booklet-section-${id}`;

function sectionOf(
  { id, headline, lead, author, text }: SectionRecord,
  { locale }: RequestContext,
): Omit<BookletSection, 'container'> {
  const translation = translationTo(locale);
  return {
    id,
    headline: translation.text('headline', headline),
    lead: translation.text('lead', lead),
    author,
    text: sanitizeRichText(translation.text('text', text)),
    in_german: translation.in_german,
  };
}

/** The part of a production that its booklet shows. */
function printedIn(production: Production): BookletProduction {
  const { id, name, slug, subtitle, author, season, picture, headline, lead, text, struck_text } = production;
  const { quotes, cast, credits, duration, intervals, stage_name, language_info, age_recommendation } =
    production;
  const { co_production, accessibility_info, content_note, tags, in_german } = production;
  return {
    id,
    name,
    slug,
    subtitle,
    author,
    season,
    picture,
    headline,
    lead,
    text,
    struck_text,
    quotes,
    cast,
    credits,
    duration,
    intervals,
    stage_name,
    language_info,
    age_recommendation,
    co_production,
    accessibility_info,
    content_note,
    tags,
    in_german,
  };
}

/** Maximum events in the table of contents. */
const maxEvenings = 3;

/** The next dates of a play that are not cancelled. */
async function nextEventsOf(
  database: Database,
  id: number,
  requestContext: RequestContext,
): Promise<BookletEvent[]> {
  const events = await listEventsOfProduction(database, id, requestContext);
  return events
    .filter(({ status, outcome }) => status !== 'past' && outcome !== 'cancelled')
    .slice(0, maxEvenings)
    .map(({ id, date_start, unspecific_time, stage_name, status }) => ({
      id,
      date_start,
      unspecific_time,
      stage_name,
      status,
    }));
}

/**
 * The booklet of an online production; null if there is none, or none of its sections is online. At most five queries.
 * @param page is rendered without the events if they cannot be read
 */
export async function getBooklet(
  database: Database,
  id: number,
  requestContext: RequestContext,
  isEditing: boolean,
  page?: PageWithParts,
): Promise<Booklet | null> {
  if (!isRecordId(id)) return null;
  const [row] = await database.db
    .select({
      ...productionColumns(requestContext.now),
      ...productionDetailColumns(requestContext.now),
      sections: sectionsColumn,
    })
    .from(productions)
    .where(and(eq(productions.id, id), eq(productions.is_online, true)));
  if (!row || row.sections.length === 0) return null;
  const { sections, ...record } = row;
  const slugs = sections.map((section) => placeOf(section.id));
  const [containers, events] = await Promise.all([
    getContainers(database, slugs, requestContext, isEditing),
    datesOf(page, nextEventsOf(database, id, requestContext)),
  ]);
  return {
    production: printedIn(productionOf(record, [], requestContext)),
    events,
    sections: sections.map((section) => ({
      ...sectionOf(section, requestContext),
      container: containers.get(placeOf(section.id)) ?? null,
    })),
  };
}
