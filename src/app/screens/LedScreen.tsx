/** A screen on the wall of a foyer, first to third: what is on behind it today, and what comes. */
import { useEffect } from 'react';
import { type LedScreenNumber, wallStages } from '#domain/events/led-screen.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pack } from '#domain/site/packed-text.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { ledScreenTexts } from '#i18n/events/led-screen-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { listLedScreenEvents } from '#server/services/events/led-screen-events.ts';
import { loadComponents } from '#ui/first-interaction.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/LedScreen';
import wall from './wall/Wall.module.css';
import row from './wall/WallRow.module.css';

const Wall = lazyOnInteraction(async () => (await import('./wall/Wall.tsx')).Wall, wall, row);

function numberOf(pathname: string): LedScreenNumber {
  const name = matchPath(pathname)?.name;
  if (name === 'led-screen-2') return 2;
  return name === 'led-screen-3' ? 3 : 1;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const number = numberOf(url.pathname);
  const events = await listLedScreenEvents(database, wallStages(number), requestContext);
  return {
    /** As text: the wall reads the same from the page that it asks for every minute. */
    news: pack({ events, read: requestContext.now.toISOString() }),
    number,
    texts: ledScreenTexts(requestContext.locale),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta({
    title: `${loaderData?.texts.title ?? ''} ${loaderData?.number ?? ''}`.trim(),
    pathname: location.pathname,
    publicUrl: '',
    isHidden: true,
  });
}

export default function LedScreen({ loaderData: { news, number, texts } }: Route.ComponentProps) {
  // Nobody touches a wall.
  useEffect(loadComponents, []);
  return <Wall first={news} number={number} texts={texts} />;
}
