/** The home page: what is on tonight as large as it goes, the season's cut, the next evenings, news. */
import { berlinDay } from '#domain/dates.ts';
import { localeOfPath } from '#domain/locales.ts';
import { siteText } from '#domain/site.ts';
import { messagesOf } from '#i18n/messages.ts';
import { houseContext, sessionContext } from '#server/house.ts';
import { getContainer } from '#server/services/containers.ts';
import { isEditing } from '#server/services/containers-editing.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/home.ts';
import { listOrNone } from '#server/services/or-else.ts';
import * as site from '#site';
import { Page } from '../layouts/Page.tsx';
import { pageMeta } from '../page-meta.ts';
import { HomeBody } from '../shell/later-parts.ts';
import { useStickyEvents } from '../sticky-panel/TodayPanel.tsx';
import type { Route } from './+types/HomeScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const house = context.get(houseContext);
  const { database, now, config } = house;
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const [elements, productionTeasers, newsTeasers, container] = await Promise.all([
    listOrNone(house, 'home elements', listHomeElements(database, reader)),
    listOrNone(house, 'production teasers', listProductionTeasers(database, reader)),
    listOrNone(house, 'news teasers', listNewsTeasers(database, reader)),
    getContainer(database, 'index', reader, isEditing(context.get(sessionContext), url)),
  ]);
  return {
    elements,
    productionTeasers,
    newsTeasers,
    container,
    today: berlinDay(reader.now),
    description: siteText(site.description, reader.locale),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: messagesOf(locale).meta_home,
    description: loaderData?.description,
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { today } = useStickyEvents();
  return (
    <Page>
      <HomeBody home={loaderData} events={today} />
    </Page>
  );
}
