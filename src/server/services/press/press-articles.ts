// Press articles: the list, the newest first, and one article.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PressArticle, PressEntry } from '#domain/press/press-article.ts';
import type { Database } from '#server/db/client.server.ts';
import { press_articles } from '#server/db/schema/press.ts';
import { productions } from '#server/db/schema/productions.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { listCount } from '#server/services/list-count.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';

const entryColumns = {
  id: press_articles.id,
  slug: press_articles.slug,
  title: press_articles.title,
  subline: press_articles.subline,
  lead: press_articles.lead,
  date: press_articles.date,
  picture: pictureColumn(sql`press_articles.picture_id`),
};

type EntryRow = RowOf<typeof entryColumns>;

function entryOf(
  { id, slug, title, subline, lead, date, picture }: EntryRow,
  { locale }: Pick<RequestContext, 'locale'>,
  { text, in_german }: Translation = translationTo(locale),
): PressEntry {
  return {
    id,
    slug,
    title: text('title', title),
    subline: text('subline', subline),
    lead: text('lead', lead),
    date,
    picture: pictureFrom(picture, locale),
    in_german,
  };
}

/** Online articles, the newest first. One query; one more for an empty page beyond the first. */
export async function listPressArticles(
  database: Database,
  request: PageRequest,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<ResultPage<PressEntry>> {
  const { limit, offset } = pageBounds(request);
  const conditions = eq(press_articles.is_online, true);
  const count = listCount(database, press_articles, conditions);
  const rows = await database.db
    .select({ ...entryColumns, ...count.columns })
    .from(press_articles)
    .where(conditions)
    .orderBy(desc(press_articles.date), desc(press_articles.id))
    .limit(limit)
    .offset(offset);
  return count.pageOf(rows, request, (row) => entryOf(row, requestContext));
}

/** An online article, or null, also for a number that is not an id. One query. */
export async function getPressArticle(
  { db }: Database,
  id: number,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<PressArticle | null> {
  if (!isRecordId(id)) return null;
  const [row] = await db
    .select({
      ...entryColumns,
      text: press_articles.text,
      production_id: productions.id,
      production_name: productions.name,
      production_slug: productions.slug,
    })
    .from(press_articles)
    .leftJoin(
      productions,
      and(eq(productions.id, press_articles.production_id), eq(productions.is_online, true)),
    )
    .where(and(eq(press_articles.id, id), eq(press_articles.is_online, true)));
  if (!row) return null;
  const translation = translationTo(requestContext.locale);
  const entry = entryOf(row, requestContext, translation);
  const { production_id, production_name, production_slug } = row;
  return {
    ...entry,
    text: sanitizeRichText(translation.text('text', row.text)),
    production:
      production_id === null || production_slug === null
        ? null
        : {
            id: production_id,
            name: translation.text('production.name', production_name),
            slug: production_slug,
          },
  };
}
