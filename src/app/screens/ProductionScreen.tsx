/** One production: everything that a visitor wants to know before the curtain. */
import { redirect } from 'react-router';
import { berlinDay } from '#domain/dates.ts';
import { fullEvent } from '#domain/lean-event.ts';
import { recordId } from '#domain/query-string.ts';
import { pathFor } from '#domain/route-paths.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { houseContext } from '#server/house.ts';
import { getProduction } from '#server/services/productions.ts';
import { titledEvents } from '#server/services/titled-events.ts';
import { titledProduction } from '#server/services/titled-productions.ts';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import { StruckText } from '#ui/primitives/StruckText.tsx';
import { Page } from '../layouts/Page.tsx';
import { localeOfPath } from '../locale-of-path.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import type { Route } from './+types/ProductionScreen';
import styles from './ProductionScreen.module.css';
import { BookletLink } from './production/BookletLink.tsx';
import { CastList } from './production/CastList.tsx';
import { NextEventBar } from './production/NextEventBar.tsx';
import { ProductionEvents } from './production/ProductionEvents.tsx';
import { ProductionFacts } from './production/ProductionFacts.tsx';
import { ProductionHero } from './production/ProductionHero.tsx';
import { ProductionPictures } from './production/ProductionPictures.tsx';
import { QuoteList } from './production/QuoteList.tsx';
import { Trailer } from './production/Trailer.tsx';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(houseContext);
  const reader = { locale: localeOfPath(url.pathname), now: now() };
  const id = recordId(params.id);
  const production = id === null ? null : await getProduction(database, id, reader);
  if (id === null || !production) throw notFound();
  if (params.slug !== production.slug[reader.locale]) {
    throw redirect(
      pathFor('productions-slug-id', reader.locale, { slug: production.slug, id }) + url.search,
      301,
    );
  }
  return {
    production: {
      ...titledProduction(production, reader.locale),
      events: titledEvents(production.events, reader.locale),
    },
    slug: production.slug,
    today: berlinDay(reader.now),
    publicUrl: config.PUBLIC_URL,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { production, slug, publicUrl } = loaderData;
  return pageMeta({
    title: production.name,
    description: production.meta_description || production.lead,
    locale: localeOfPath(location.pathname),
    pathname: location.pathname,
    publicUrl,
    slugs: slug,
    image: production.picture?.sources.horizontal.findLast(({ format }) => format === 'jpg')?.url,
  });
}

export default function ProductionScreen({ loaderData: { production, today } }: Route.ComponentProps) {
  const messages = useMessages();
  const locale = useLocale();
  const events = production.events.map(fullEvent);
  const coming = events.filter(({ status }) => status !== 'past');
  const past = events.filter(({ status }) => status === 'past');
  return (
    <Page>
      <Breadcrumbs
        trail={[
          { title: messages.productions, url: pathFor('productions', locale) },
          { title: production.name, ...(langOf(production, 'name') ? { lang: 'de' } : {}) },
        ]}
      />
      <ProductionHero production={production} today={today} />
      <NextEventBar event={coming.find(({ outcome }) => outcome !== 'cancelled')} />
      <div className={`section ${styles.columns}`}>
        <div>
          {production.headline && (
            <h2 className="heading" lang={langOf(production, 'headline')}>
              {production.headline}
            </h2>
          )}
          <p className={styles.lead} lang={langOf(production, 'lead')}>
            {production.lead}
          </p>
          <RichText className={styles.prose} html={production.text} lang={langOf(production, 'text')} />
        </div>
        <ProductionFacts production={production} />
      </div>
      {production.struck_text && (
        <section className={styles.block}>
          <h2 className="visually-hidden">{messages.struck_text}</h2>
          <StruckText passage={production.struck_text} isOnInk />
        </section>
      )}
      <CastList cast={production.cast} production={production} />
      <ProductionEvents coming={coming} past={past} today={today} />
      <ProductionPictures pictures={production.pictures} />
      <Trailer trailer={production.trailer} production={production} />
      <QuoteList
        title={messages.press_quotes}
        quotes={production.quotes}
        kind="press"
        production={production}
      />
      <QuoteList
        title={messages.rehearsal_quotes}
        quotes={production.quotes}
        kind="rehearsal"
        production={production}
      />
      {production.booklet_headlines.length > 0 && <BookletLink production={production} />}
    </Page>
  );
}
