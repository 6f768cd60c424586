/** When the panel beside a page closes and opens by itself, and which of its two days is open at first. */
import type { Event } from '#domain/events/event.ts';

/** Pixels of width from which the panel stands beside the page and a press elsewhere leaves it alone. */
export const panelBesidePage = 1024;

/** Milliseconds after which filters that are set open by themselves. */
export const filterOpenDelay = 1000;

/** Whether a press outside the panel closes it: only where it covers the page. */
export function closesOnOutsidePress(viewportWidth: number): boolean {
  return viewportWidth < panelBesidePage;
}

export type DayTab = 'today' | 'tomorrow';

type Listed = Pick<Event, 'status'>;

/** The tab that is open at first: today, unless nothing is left of it and tomorrow has something. */
export function defaultDayTab(today: readonly Listed[], tomorrow: readonly Listed[]): DayTab {
  const isLeft = today.some((event) => event.status !== 'past');
  return isLeft || tomorrow.length === 0 ? 'today' : 'tomorrow';
}

/** Days that the two-day list covers. */
export const stickyEventDays = 2;
