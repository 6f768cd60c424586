/**
 * The digital programme booklet. Loads all sections at once, so that they can be read in the hall without
 * reception.
 */
import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import { type Booklet, type BookletTab, parseBookletTab } from '#domain/productions/booklet.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { parseRecordId } from '#domain/urls/query-string.ts';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { messagesOf } from '#i18n/messages.ts';
import { type BookletTexts, bookletTexts } from '#i18n/productions/booklet-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { notFoundAt } from '#server/not-found.ts';
import { addBreadcrumbs, degradableParts } from '#server/page-parts.ts';
import { sessionContext } from '#server/request-contexts.ts';
import { isEditing } from '#server/services/pages/is-editing.ts';
import { getBooklet } from '#server/services/productions/booklets.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { withoutSoftHyphens } from '#ui/lang.ts';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { StickyPanel } from '../sticky-panel/StickyPanel.tsx';
import type { Route } from './+types/BookletScreen';
import './booklet/BookletBody.module.css';
import './booklet/BookletContents.module.css';
import './booklet/BookletHead.module.css';
import './booklet/BookletPager.module.css';

const BookletBody = lazyOnInteraction(async () => (await import('./booklet/BookletBody.tsx')).BookletBody);
const BookletContents = lazyOnInteraction(
  async () => (await import('./booklet/BookletContents.tsx')).BookletContents,
);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const id = parseRecordId(params.id);
  if (id === null) throw await notFoundAt({ context, url });
  const isDraft = isEditing(context.get(sessionContext), url);
  const booklet = await getBooklet(database, id, requestContext, isDraft, degradableParts(context));
  if (!booklet) throw await notFoundAt({ context, url });
  const { slug } = booklet.production;
  const address = pathFor('productions-slug-id-booklet', requestContext.locale, { slug, id });
  if (params.slug !== slug[requestContext.locale]) throw redirect(address + url.search, 301);
  // A section that was removed: its old address redirects to the booklet.
  if (tabOf(url, booklet) === undefined) throw redirect(address);
  const { locale } = requestContext;
  const texts = bookletTexts(locale);
  addBreadcrumbs({ context, url }, [
    [messagesOf(locale).productions, pathFor('productions', locale)],
    [booklet.production.name, pathFor('productions-slug-id', locale, { slug, id })],
    [texts.title, address],
  ]);
  return {
    booklet: {
      ...booklet,
      production: hyphenateField(booklet.production, 'name', locale),
    },
    slug,
    texts,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

/** Not for visitors, whose booklet is complete; for editors, since others may have changed it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOpen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isEdited = [currentUrl, nextUrl].some(({ searchParams }) => searchParams.has('edit'));
  return isOpen && !isEdited ? false : defaultShouldRevalidate;
}

function tabOf({ searchParams }: Pick<URL, 'searchParams'>, { production, sections }: Booklet) {
  return parseBookletTab(searchParams.get('tab'), { hasCast: production.cast.length > 0, sections });
}

function nameOf(tab: BookletTab, { sections }: Booklet, texts: BookletTexts): string {
  if (tab === null) return texts.title;
  return tab === 'cast' ? texts.cast : (sections.find(({ id }) => id === tab)?.headline ?? texts.title);
}

export const meta = screenMeta<typeof loader>(({ booklet, slug, texts }, { location }) => {
  const { production, sections } = booklet;
  const tab = tabOf({ searchParams: new URLSearchParams(location.search) }, booklet) ?? null;
  const section = sections.find(({ id }) => id === tab);
  const name = nameOf(tab, booklet, texts);
  return {
    title: `${name}, ${withoutSoftHyphens(production.name)}${tab === null ? '' : `, ${texts.title}`}`,
    description: section?.lead || production.lead,
    slugs: slug,
    picture: production.picture,
    og: { type: 'article' },
  };
});

export default function BookletScreen({ loaderData: { booklet, texts } }: Route.ComponentProps) {
  const { panel_contents } = useMessages();
  const { search } = useLocation();
  const tab = tabOf({ searchParams: new URLSearchParams(search) }, booklet) ?? null;
  return (
    <Page
      panel={
        <StickyPanel label={panel_contents}>
          <BookletContents booklet={booklet} tab={tab} texts={texts} />
        </StickyPanel>
      }
    >
      <BookletBody booklet={booklet} tab={tab} texts={texts} />
    </Page>
  );
}
