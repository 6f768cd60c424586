/** The home page: what is on tonight as large as it goes, the season's cut, the next evenings, news. */
import { berlinDay } from '#domain/dates.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { messagesOf } from '#i18n/messages.ts';
import { houseContext } from '#server/house.ts';
import { listHomeElements, listNewsTeasers, listProductionTeasers } from '#server/services/home.ts';
import { Schedule } from '#ui/events/Schedule.tsx';
import { ProductionMosaic } from '#ui/productions/ProductionMosaic.tsx';
import { Page } from '../layouts/Page.tsx';
import { localeOfPath } from '../locale-of-path.ts';
import { pageMeta } from '../page-meta.ts';
import { useStickyEvents } from '../sticky-panel/TodayPanel.tsx';
import type { Route } from './+types/HomeScreen';
import styles from './HomeScreen.module.css';
import { Announcements } from './home/Announcements.tsx';
import { HomeSection } from './home/HomeSection.tsx';
import { NewsList } from './home/NewsList.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(new URL(request.url).pathname), now: now() };
  const [elements, productionTeasers, newsTeasers] = await Promise.all([
    listHomeElements(database, reader),
    listProductionTeasers(database, reader),
    listNewsTeasers(database, reader),
  ]);
  return {
    elements,
    productionTeasers,
    newsTeasers,
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    title: messagesOf(locale).meta_home,
    locale,
    pathname: location.pathname,
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { elements, productionTeasers, newsTeasers, today } = loaderData;
  const events = useStickyEvents();
  const before = elements.filter(({ kind }) => kind === 'hero' || kind === 'struck-text');
  return (
    <Page>
      {before.map((element) => (
        <HomeSection key={element.id} element={element} today={today} />
      ))}
      {events.today.length > 0 && (
        <section className={`section ${styles.today}`} aria-labelledby="today">
          <h2 className="heading" id="today">
            {messages.today}
          </h2>
          <Schedule events={events.today} today={today} />
          <p className={styles.all}>
            <a className="button" href={pathFor('events', locale)}>
              {messages.all_events}
            </a>
          </p>
        </section>
      )}
      {productionTeasers.length > 0 && (
        <section className="section" aria-labelledby="next-evenings">
          <h2 className="heading" id="next-evenings">
            {messages.next_evenings}
          </h2>
          <ProductionMosaic teasers={productionTeasers} today={today} />
        </section>
      )}
      {newsTeasers.length > 0 && <NewsList news={newsTeasers} />}
      <Announcements elements={elements.filter(({ kind }) => kind === 'announcement')} />
      {elements
        .filter(({ kind }) => kind === 'newsletter')
        .map((element) => (
          <HomeSection key={element.id} element={element} today={today} />
        ))}
    </Page>
  );
}
