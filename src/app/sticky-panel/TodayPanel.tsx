/** What is on today and tomorrow: beside every page that has no panel of its own. */
import { useRouteLoaderData } from 'react-router';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { StickyPanel } from './StickyPanel.tsx';
import { useNowLine } from './use-now-line.ts';

const TodayTabs = lazyOnInteraction(async () => (await import('./TodayTabs.tsx')).TodayTabs);

/** What the layout's loader gives to the panel. */
export interface StickyEvents {
  today: PackedEvents;
  tomorrow: PackedEvents;
}

interface LayoutData {
  stickyEvents: StickyEvents;
}

const nothing: StickyEvents = { today: '', tomorrow: '' };

/** The layout's own data, in whichever language it was loaded. */
export function useStickyEvents(): StickyEvents {
  const locale = useLocale();
  const own = useRouteLoaderData<LayoutData>(`default-layout___${locale}`);
  const elsewhere = useRouteLoaderData<LayoutData>('default-layout');
  return (own ?? elsewhere)?.stickyEvents ?? nothing;
}

export function TodayPanel() {
  const messages = useMessages();
  const { today, tomorrow } = useStickyEvents();
  useNowLine();
  return (
    <StickyPanel label={messages.panel_calendar}>
      <TodayTabs today={today} tomorrow={tomorrow} />
    </StickyPanel>
  );
}
