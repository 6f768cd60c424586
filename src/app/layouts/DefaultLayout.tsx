/** Layout of nearly all public pages: header, menu, content with sticky panel, footer, overlays. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { stickyEventDays } from '#domain/site/sticky-panel.ts';
import { appContextKey } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { degradableParts } from '#server/page-parts.ts';
import { memoryContext } from '#server/request-contexts.ts';
import { listEvents } from '#server/services/events/events.ts';
import { packedPanelEvents } from '#server/services/events/titled-events.ts';
import { withFallback } from '#server/services/fallback.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { lazyOnIdle } from '#ui/LazyComponent.tsx';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import { Header } from '../shell/Header.tsx';
import { Footer, MainMenu } from '../shell/lazy-components.ts';
import { Overlays } from '../shell/Overlays.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import { isDayOver } from '../shell/use-new-day.ts';
import type { StickyEvents } from '../sticky-panel/TodayPanel.tsx';
import type { Route } from './+types/DefaultLayout';
import { PendingScreen } from './PendingScreen.tsx';

export { ErrorScreen as ErrorBoundary } from './ErrorScreen.tsx';

const AfterInteraction = lazyOnIdle(
  async () => (await import('../shell/AfterInteraction.tsx')).AfterInteraction,
);

/** Limit of the query, above the number of events in two days. */
const maxStickyEvents = 60;

/** Today's and tomorrow's events, for the sticky panel of pages that have no panel of their own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const appContext = context.get(appContextKey);
  const locale = localeOfPath(new URL(request.url).pathname);
  const { remember } = context.get(memoryContext);
  const read = remember(`two days ${locale}`, () =>
    readStickyEvents(appContext.database, { locale, now: appContext.now() }),
  );
  const stickyEvents = await withFallback(degradableParts(context), 'two days of events', read, null);
  return { stickyEvents: stickyEvents ?? { today: '', tomorrow: '' } };
}

async function readStickyEvents(database: Database, requestContext: RequestContext): Promise<StickyEvents> {
  const { locale, now } = requestContext;
  const today = berlinDay(now);
  const request = {
    date: today,
    date_to: addDays(today, stickyEventDays),
    with_running: true,
    page_size: maxStickyEvents,
  };
  const { results } = await listEvents(database, request, requestContext);
  // At night, today's list starts with running events of yesterday.
  const isTomorrows = ({ date_start }: Event) => berlinDay(date_start) > today;
  return {
    today: packedPanelEvents(
      results.filter((event) => !isTomorrows(event)),
      locale,
    ),
    tomorrow: packedPanelEvents(results.filter(isTomorrows), locale),
  };
}

/** Not within a visit, except for editors and on a new day. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
  return import.meta.env.DEV || nextUrl.searchParams.has('edit') || isDayOver();
}

export default function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <EditorLayer />
      <Header />
      <PendingScreen />
      <Footer />
      <MainMenu />
      <Overlays />
      <AfterInteraction />
    </>
  );
}
