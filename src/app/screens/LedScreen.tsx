/** An LED screen in a foyer: today's events on the stages of its floor, and the next ones. */
import { useEffect } from 'react';
import { type LedScreenNumber, ledScreenStages } from '#domain/events/led-screen.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { pack } from '#domain/site/packed-text.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { ledScreenTexts } from '#i18n/events/led-screen-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { listLedScreenEvents } from '#server/services/events/led-screen-events.ts';
import { componentsReady } from '#ui/first-interaction.ts';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { screenMeta } from '../screen-meta.ts';
import type { Route } from './+types/LedScreen';
import './led-screen/LedScreenBoard.module.css';
import './led-screen/LedScreenRow.module.css';

const LedScreenBoard = lazyOnInteraction(
  async () => (await import('./led-screen/LedScreenBoard.tsx')).LedScreenBoard,
);

function numberOf(pathname: string): LedScreenNumber {
  const name = matchPath(pathname)?.name;
  if (name === 'led-screen-2') return 2;
  return name === 'led-screen-3' ? 3 : 1;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const number = numberOf(url.pathname);
  const events = await listLedScreenEvents(database, ledScreenStages(number), requestContext);
  return {
    /** Serialised into the HTML, which the screen fetches again every minute to refresh itself. */
    news: pack({ events, read: requestContext.now.toISOString() }),
    number,
    texts: ledScreenTexts(requestContext.locale),
  };
}

export const meta = screenMeta<typeof loader>(({ texts, number }) => ({
  title: `${texts.title} ${number}`,
  isHidden: true,
}));

export default function LedScreen({ loaderData: { news, number, texts } }: Route.ComponentProps) {
  // There is no interaction on an LED screen, so lazy components are loaded immediately.
  useEffect(() => void componentsReady(), []);
  return <LedScreenBoard first={news} number={number} texts={texts} />;
}
