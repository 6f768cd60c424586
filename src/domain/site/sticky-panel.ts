/** When the sticky panel closes and opens automatically, and which of its two days is selected first. */
import type { Event } from '#domain/events/event.ts';

/** Width in pixels from which the panel is beside the page instead of over it. */
const panelBesideMinWidth = 1024;

/** Milliseconds until a panel with active filters opens automatically. */
export const filterOpenDelay = 1000;

/** Only if the panel covers the page. */
export function closesOnOutsidePress(viewportWidth: number): boolean {
  return viewportWidth < panelBesideMinWidth;
}

export type DayTab = 'today' | 'tomorrow';

type Listed = Pick<Event, 'status'>;

/** Today, unless it has no events left and tomorrow has some. */
export function defaultDayTab(today: readonly Listed[], tomorrow: readonly Listed[]): DayTab {
  const hasUpcoming = today.some((event) => event.status !== 'past');
  return hasUpcoming || tomorrow.length === 0 ? 'today' : 'tomorrow';
}

export const stickyEventDays = 2;
