// Content of the home page: its sections, productions and news.
import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import type { HomeElement, NewsTeaser, ProductionTeaser } from '#domain/site/home.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';
import { home_elements, news_teasers, production_teasers } from '#server/db/schema/site.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import { productionColumns, productionEntryOf } from '#server/services/productions/production-columns.ts';
import { struckPassageOf } from '#server/services/productions/struck-text.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';

/**
 * The sections of the home page, in order. A section whose production is offline has no link; a hero without its
 * production is left out. One query.
 */
export async function listHomeElements(
  { db }: Database,
  requestContext: RequestContext,
): Promise<HomeElement[]> {
  const rows = await db
    .select({
      element: home_elements,
      own_picture: pictureColumn(sql`home_elements.picture_id`),
      production: productionColumns(requestContext.now),
      production_struck_text: productions.struck_text,
    })
    .from(home_elements)
    .leftJoin(
      productions,
      and(eq(productions.id, home_elements.production_id), eq(productions.is_online, true)),
    )
    .where(eq(home_elements.is_online, true))
    .orderBy(asc(home_elements.order), asc(home_elements.id));
  return rows.flatMap(({ element, own_picture, production: row, production_struck_text }) => {
    const production = row?.id == null ? null : productionEntryOf(row, requestContext);
    if (element.kind === 'hero' && element.production_id !== null && !production) return [];
    const translation = translationTo(requestContext.locale);
    const { text, in_german } = translation;
    return {
      id: element.id,
      kind: element.kind,
      preline: text('preline', element.preline),
      headline: text('headline', element.headline),
      subline: text('subline', element.subline),
      text: sanitizeRichText(text('text', element.text)),
      link_text: text('link_text', element.link_text),
      link_url: text('link_url', element.link_url),
      struck_text: struckPassageOf(
        element.struck_text ?? production_struck_text,
        requestContext,
        translation,
      ),
      production,
      picture: pictureFrom(own_picture, requestContext.locale) ?? production?.picture ?? null,
      in_german,
    };
  });
}

/**
 * The online productions on the home page, in manual order. One query; where none was ever chosen, a second one finds
 * those that are on next.
 */
export async function listProductionTeasers(
  database: Database,
  requestContext: RequestContext,
): Promise<ProductionTeaser[]> {
  const rows = await database.db
    .select({
      id: production_teasers.id,
      preline: production_teasers.preline,
      is_wide: production_teasers.is_wide,
      production: productionColumns(requestContext.now),
    })
    .from(production_teasers)
    .innerJoin(
      productions,
      and(eq(productions.id, production_teasers.production_id), eq(productions.is_online, true)),
    )
    .orderBy(asc(production_teasers.order), asc(production_teasers.id));
  if (rows.length === 0) return await listNextProductions(database, requestContext);
  return rows.map(({ id, preline, is_wide, production }) => {
    const { text, in_german } = translationTo(requestContext.locale);
    return {
      id,
      preline: text('preline', preline),
      is_wide,
      production: productionEntryOf(production, requestContext),
      in_german,
    };
  });
}

/** Plays on a home page for which nobody has chosen any. */
const unchosen = 6;

async function listNextProductions(
  { db }: Database,
  requestContext: RequestContext,
): Promise<ProductionTeaser[]> {
  const nextStart = sql`(select min(e.date_start) from events e where e.production_id = productions.id
    and e.is_online and e.outcome <> 'cancelled' and e.date_start >= ${requestContext.now.toISOString()})`;
  const rows = await db
    .select(productionColumns(requestContext.now))
    .from(productions)
    .where(
      and(
        eq(productions.is_online, true),
        eq(productions.show_in_production_list, true),
        notExists(db.select({ one: sql`1` }).from(production_teasers)),
      ),
    )
    .orderBy(sql`${nextStart} nulls last`, asc(productions.order), asc(productions.id))
    .limit(unchosen);
  return rows.map((row) => ({
    id: row.id,
    preline: '',
    is_wide: false,
    production: productionEntryOf(row, requestContext),
    in_german: [],
  }));
}

/** The news in manual order, then newest first. One query. */
export async function listNewsTeasers(
  { db }: Database,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<NewsTeaser[]> {
  const rows = await db
    .select()
    .from(news_teasers)
    .where(eq(news_teasers.is_online, true))
    .orderBy(asc(news_teasers.order), desc(news_teasers.date), desc(news_teasers.id));
  return rows.map(({ id, date, ...row }) => {
    const { text, in_german } = translationTo(locale);
    return {
      id,
      date,
      headline: text('headline', row.headline),
      text: text('text', row.text),
      link_url: text('link_url', row.link_url),
      in_german,
    };
  });
}
