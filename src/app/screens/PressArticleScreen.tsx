/** A press article, with the press contact beside it. */
import { redirect } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { pressTexts } from '#i18n/press/press-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { readModules } from '#server/page-parts.ts';
import { structuredDataContext } from '#server/request-contexts.ts';
import { getPressArticle } from '#server/services/press/press-articles.ts';
import { pressGraph } from '#server/services/structured-data/page-data.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/PressArticleScreen';
import './press/PressBody.module.css';
import './press/PressContact.module.css';

const PressBody = lazyOnInteraction(async () => (await import('./press/PressBody.tsx')).PressBody);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const locale = localeOfPath(url.pathname);
  const requestContext = { locale, now: now() };
  const id = parseRecordId(params.id);
  if (id === null) throw await notFoundAt({ context, url });
  const [article, container] = await Promise.all([
    getPressArticle(database, id, requestContext),
    readModules(`press-${id}`, { context, url }),
  ]);
  if (!article) throw await notFoundAt({ context, url });
  const { slug } = article;
  if (params.slug !== slug[locale]) {
    throw redirect(pathFor('press-slug-id', locale, { slug, id }) + url.search, 301);
  }
  const place = { locale, publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(...pressGraph(article, place));
  return {
    article: hyphenateField(article, 'title', locale),
    container,
    slug,
    texts: pressTexts(locale),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ article, slug }) => ({
  title: article.title,
  description: article.lead,
  slugs: slug,
  picture: article.picture,
  og: { type: 'article' },
}));

export default function PressArticleScreen({
  loaderData: { article, container, texts },
}: Route.ComponentProps) {
  return (
    <Page>
      <PressBody article={article} container={container} texts={texts} />
    </Page>
  );
}
