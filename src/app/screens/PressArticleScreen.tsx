/** One article of the press room. */
import { redirect } from 'react-router';
import { localeOfPath } from '#domain/locales.ts';
import { recordId } from '#domain/query-string.ts';
import { pathFor } from '#domain/route-paths.ts';
import { pressTexts } from '#i18n/press-texts.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { hyphenateTitle } from '#server/services/hyphenation.ts';
import { getPressArticle } from '#server/services/press-articles.ts';
import { withParts } from '#ui/Later.tsx';
import { Page } from '../layouts/Page.tsx';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/PressArticleScreen';
import { PressBody } from './press/parts.ts';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const locale = localeOfPath(url.pathname);
  const reader = { locale, now: now() };
  const id = recordId(params.id);
  if (id === null) throw notFound();
  const [article, container] = await Promise.all([
    getPressArticle(database, id, reader),
    getContainer(database, `press-${id}`, reader, isEditing(context.get(sessionContext), url)),
  ]);
  if (!article) throw notFound();
  const { slug, title, in_german } = article;
  if (params.slug !== slug[locale]) {
    throw redirect(pathFor('press-slug-id', locale, { slug, id }) + url.search, 301);
  }
  return {
    article: { ...article, title: hyphenateTitle(title, in_german.includes('title') ? 'de' : locale) },
    container,
    slug,
    texts: pressTexts(locale),
    publicUrl: config.PUBLIC_URL,
  };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withParts(serverLoader());

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, slug, publicUrl } = loaderData;
  return pageMeta({
    title: article.title,
    description: article.lead,
    pathname: location.pathname,
    publicUrl,
    slugs: slug,
    picture: article.picture,
    og: { type: 'article' },
  });
}

export default function PressArticleScreen({
  loaderData: { article, container, texts },
}: Route.ComponentProps) {
  return (
    <Page>
      <PressBody article={article} container={container} texts={texts} />
    </Page>
  );
}
