/** The default panel: events of today and tomorrow. */
import { useRouteLoaderData } from 'react-router';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { StickyPanel } from './StickyPanel.tsx';
import { useNowLine } from './use-now-line.ts';

const TodayTabs = lazyOnInteraction(async () => (await import('./TodayTabs.tsx')).TodayTabs);

/** Loader data of the layout, for the panel. */
export interface StickyEvents {
  today: PackedEvents;
  tomorrow: PackedEvents;
}

interface LayoutData {
  stickyEvents: StickyEvents;
}

const nothing: StickyEvents = { today: '', tomorrow: '' };

/** From the layout's route of either language. */
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
