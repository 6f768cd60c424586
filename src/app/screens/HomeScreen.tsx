/** The home page: tonight's event, the season's tile, the next events, news. */
import { berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { haveNextEvents, newsFeedPath, recentNews } from '#domain/site/home.ts';
import { siteText } from '#domain/site/site.ts';
import { messagesOf } from '#i18n/messages.ts';
import { homeTexts } from '#i18n/site/home-texts.ts';
import { newsFeedTexts } from '#i18n/site/news-feed-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { degradableParts, readModules } from '#server/page-parts.ts';
import { structuredDataContext } from '#server/request-contexts.ts';
import { listWithFallback } from '#server/services/fallback.ts';
import { withPrintedPicture } from '#server/services/media/printed-picture.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/site/home.ts';
import { theatre, website } from '#server/services/structured-data/theatre.ts';
import { hyphenateField } from '#server/services/text/hyphenation.ts';
import * as site from '#site';
import { lazyOnIdle, lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { Page } from '../layouts/Page.tsx';
import { screenMeta } from '../screen-meta.ts';
import { screenData } from '../shell/page-data.ts';
import { useStickyEvents } from '../sticky-panel/TodayPanel.tsx';
import type { Route } from './+types/HomeScreen';

// Hydrated without an interaction, since it shows the time.
const PerformanceHero = lazyOnIdle(async () => (await import('./home/PerformanceHero.tsx')).PerformanceHero);
const HomeBody = lazyOnInteraction(async () => (await import('./home/HomeBody.tsx')).HomeBody);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const today = berlinDay(requestContext.now);
  const page = degradableParts(context);
  const [elements, productionTeasers, newsTeasers, container] = await Promise.all([
    listWithFallback(page, 'home elements', listHomeElements(database, requestContext)),
    listWithFallback(page, 'production teasers', listProductionTeasers(database, requestContext)),
    listWithFallback(page, 'news teasers', listNewsTeasers(database, requestContext)),
    readModules('index', { context, url }),
  ]);
  const texts = homeTexts(requestContext.locale);
  const place = { locale: requestContext.locale, publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(theatre(place), website(place));
  return {
    elements: elements.map((element) => ({
      ...hyphenateField(withPrintedPicture(element), 'headline', requestContext.locale),
      production: element.production && withPrintedPicture(element.production),
    })),
    productionTeasers: productionTeasers.map((teaser) => ({
      ...teaser,
      production: withPrintedPicture(teaser.production),
    })),
    teasersTitle: haveNextEvents(productionTeasers) ? texts.next_events : texts.productions,
    newsTeasers: recentNews(newsTeasers, today).map((news) =>
      hyphenateField(news, 'headline', requestContext.locale),
    ),
    container,
    today,
    served: requestContext.now.toISOString(),
    title: elements.some(({ kind }) => kind === 'hero') ? null : site.full_name,
    description: siteText(site.description, requestContext.locale),
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => screenData(args);

export const meta = screenMeta<typeof loader>(({ description }, { location }) => {
  const locale = localeOfPath(location.pathname);
  return {
    title: messagesOf(locale).meta_home,
    description,
    feed: import.meta.env.SSR
      ? { title: newsFeedTexts(locale).title, href: `/${locale}${newsFeedPath}` }
      : undefined,
  };
});

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { today, tomorrow } = useStickyEvents();
  return (
    <Page>
      {loaderData.elements
        .filter(({ kind }) => kind === 'hero')
        .map((element) => (
          <PerformanceHero
            key={element.id}
            element={element}
            today={loaderData.today}
            events={today}
            tomorrow={tomorrow}
            served={loaderData.served}
          />
        ))}
      <HomeBody home={loaderData} events={today} />
    </Page>
  );
}
