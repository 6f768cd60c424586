/** The frame of nearly every page: head, menu, content with its panel, foot, and what may lie over them. */
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import { localeOfPath } from '#domain/languages/locales.ts';
import { stickyEventDays } from '#domain/site/sticky-panel.ts';
import { appContextKey } from '#server/app-context.ts';
import { listEvents } from '#server/services/events/events.ts';
import { packedEvents } from '#server/services/events/titled-events.ts';
import { EditorLayer } from '../shell/EditorLayer.tsx';
import { Header } from '../shell/Header.tsx';
import { BehindThePage, Footer, MainMenu } from '../shell/later-parts.ts';
import { Overlays } from '../shell/Overlays.tsx';
import { PendingScreen } from '../shell/PendingScreen.tsx';
import { SkipLink } from '../shell/SkipLink.tsx';
import type { Route } from './+types/DefaultLayout';

export { ErrorScreen as ErrorBoundary } from '../screens/ErrorScreen.tsx';

/** More than two days of a house with many stages. */
const mostStickyEvents = 60;

/** Today's and tomorrow's events, for the panel of every page that has none of its own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContextKey);
  const locale = localeOfPath(new URL(request.url).pathname);
  const moment = now();
  const today = berlinDay(moment);
  const tomorrow = addDays(today, 1);
  const { results } = await listEvents(
    database,
    { date: today, date_to: addDays(today, stickyEventDays), page_size: mostStickyEvents },
    { locale, now: moment },
  );
  return {
    day: today,
    stickyEvents: {
      today: packedEvents(
        results.filter(({ date_start }) => berlinDay(date_start) === today),
        locale,
      ),
      tomorrow: packedEvents(
        results.filter(({ date_start }) => berlinDay(date_start) === tomorrow),
        locale,
      ),
    },
  };
}

export type DefaultLayoutData = Awaited<ReturnType<typeof loader>>;

/** Two days of events are right for a visit; a page load brings new ones. */
export function shouldRevalidate() {
  return import.meta.env.DEV;
}

export default function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <PendingScreen />
      <Footer />
      <MainMenu />
      <Overlays />
      <BehindThePage />
      <EditorLayer />
    </>
  );
}
