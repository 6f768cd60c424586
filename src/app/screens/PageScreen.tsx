/** Any address that no other route matches: a page that editors created, with its modules. */
import { redirect } from 'react-router';
import { type Locale, localeOfPath } from '#domain/languages/locales.ts';
import type { ShownPage } from '#domain/pages/page.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { addBreadcrumbs, degradableParts, type PageContext } from '#server/page-parts.ts';
import { sessionContext } from '#server/request-contexts.ts';
import { failureAsNotFound, withFallback } from '#server/services/fallback.ts';
import { isEditing, isEditor } from '#server/services/pages/is-editing.ts';
import { pageDescription } from '#server/services/pages/page-description.ts';
import { getDraftPage, getPage, pageExists } from '#server/services/pages/pages.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import type { Route } from './+types/PageScreen';

const InPreparation = lazyOnInteraction(
  async () => (await import('./preparation/InPreparation.tsx')).InPreparation,
);
const PageBody = lazyOnInteraction(async () => (await import('./page/PageBody.tsx')).PageBody);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const appContext = context.get(appContextKey);
  const { database, now } = appContext;
  const session = context.get(sessionContext);
  const locale = localeOfPath(url.pathname);
  const requestContext = { locale, now: now() };
  const path = params['*'] ?? '';
  const find = async (spelling: string) =>
    isEditing(session, url)
      ? ((await getDraftPage(database, spelling, requestContext))?.page ?? null)
      : getPage(database, spelling, requestContext, { isEditor: isEditor(session) }).catch(
          failureAsNotFound(degradableParts(context), 'A page could not be read'),
        );
  const lowerCased = path.toLowerCase();
  // An address in another case redirects to the page's spelling.
  const page = (await find(path)) ?? (lowerCased === path ? null : await find(lowerCased));
  if (!page) return { page: null, ...(await announcedPage({ context, url })) };
  if (pathFor('page', locale, { '*': path }) !== page.urls[locale]) {
    throw redirect(page.urls[locale] + url.search, 301);
  }
  // Parents without an address of their own are left out: each step needs one.
  const trail = [...page.parents.filter(({ is_clickable }) => is_clickable), page];
  addBreadcrumbs(
    { context, url },
    trail.map(({ title, urls }) => [title, urls[locale]]),
  );
  return { page, title: page.title, slug: slugsOf(page), description: descriptionOf(page) };
}

/** Only a derived description: the page has its own already. */
const descriptionOf = (page: ShownPage) => (page.meta_description ? undefined : pageDescription(page));

/** Used by the language switch: the page's path without the language prefix, by language. */
function slugsOf({ urls }: ShownPage): Record<Locale, string> {
  return { de: decodeURI(pathBelow('de', urls.de)), en: decodeURI(pathBelow('en', urls.en)) };
}

/**
 * Data of a page that a menu links to but does not exist yet: its title, and its path in each language.
 * @throws Response 404 if no menu links to the address
 */
async function announcedPage({ context, url }: { context: PageContext; url: URL }) {
  const { database } = context.get(appContextKey);
  const { pathname } = url;
  const links = Promise.all([listLinks(database, 'de'), listLinks(database, 'en')]);
  const [de, en] = await withFallback(degradableParts(context), 'menus', links, [[], []]);
  const locale = localeOfPath(pathname);
  const own = locale === 'de' ? de : en;
  const index = own.findIndex((link) => link.url === decodeURI(pathname));
  const link = own[index];
  // A page that is offline is not in preparation.
  if (!link || (await pageExists(database, pathBelow(locale, link.url), locale)))
    throw await notFoundAt({ context, url });
  const slug = { de: pathBelow('de', de[index]?.url), en: pathBelow('en', en[index]?.url) };
  return { title: link.menu_name, slug, description: undefined };
}

/** All links of menus and footer, in an order that is the same in both languages. */
async function listLinks(database: Parameters<typeof getNavigation>[0], locale: Locale) {
  const { menu, footer } = await getNavigation(database, { locale });
  return [...menu, ...menu.flatMap(({ children }) => children), ...footer];
}

/** The path after the language prefix; empty for an address in the other language. */
function pathBelow(locale: Locale, url = ''): string {
  return url.startsWith(`/${locale}/`) ? url.slice(locale.length + 2) : '';
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ page, title, slug, description }) => ({
  title: page?.meta_title || title,
  description: page?.meta_description || description,
  slugs: slug,
  picture: page && (page.og_image ?? page.hero_image),
  og: page ? { title: page.og_title, description: page.og_description, type: page.og_type } : undefined,
  isHidden: !page?.is_online || page.container?.is_draft === true,
}));

export default function PageScreen({ loaderData: { page, title } }: Route.ComponentProps) {
  if (!page) return <InPreparation title={title} />;
  return (
    <Page>
      <PageBody page={page} />
    </Page>
  );
}
