/** The default panel: events of today and tomorrow. */
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { minuteOfDay } from '#domain/dates/dates.ts';
import type { PackedEvents } from '#domain/events/packed-events.ts';
import { useLocale, useMessages } from '#i18n/MessagesContext.tsx';
import { evening_begins, evening_ends } from '#site';
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';
import { StickyPanel } from './StickyPanel.tsx';

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

const minute = 60_000;

/**
 * The current time as a position on the event axis, in per cent, for style sheets. Sets `--now` on the document while
 * the time is within the axis; the timelines draw it as a line.
 */
function useNowLine(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const look = () => {
      const share = ((minuteOfDay(new Date()) / 60 - evening_begins) / (evening_ends - evening_begins)) * 100;
      if (share >= 0 && share <= 100) {
        style.setProperty('--now', `${share}%`);
        style.setProperty('--now-line', '2px');
      } else style.removeProperty('--now-line');
    };
    look();
    const timer = setInterval(look, minute);
    return () => clearInterval(timer);
  }, []);
}
