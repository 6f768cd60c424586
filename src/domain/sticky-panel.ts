/** What the panel beside a page holds, what its button is called on a telephone, and when it closes. */
import type { Event } from '#domain/event.ts';
import { type PanelVariant, type RouteName, routeOf } from '#domain/route-table.ts';

/** What stands in the panel of a screen; null where there is none. Unknown addresses have the two-day list. */
export function panelVariant(name: RouteName | null): PanelVariant | null {
  return name === null ? 'today' : routeOf(name).panel;
}

/** The button that opens the panel on a small screen; the words are labels. */
export type PanelButton =
  | 'filter'
  | 'change-filter'
  | 'subscription-service'
  | 'contents'
  | 'filter-results'
  | 'calendar';

/** The button's label: "Filter", or "Filter ändern" once one is set, the service, the contents, else the calendar. */
export function panelButton(variant: PanelVariant, isFilterActive: boolean): PanelButton {
  switch (variant) {
    case 'events':
    case 'productions':
    case 'subscriptions':
      return isFilterActive ? 'change-filter' : 'filter';
    case 'subscription-service':
      return 'subscription-service';
    case 'booklet':
      return 'contents';
    case 'search':
      return 'filter-results';
    case 'today':
      return 'calendar';
  }
}

/** Pixels of width from which the panel stands beside the page and a press elsewhere leaves it alone. */
export const panelBesidePage = 1024;

/** Milliseconds after which filters that are set open by themselves. */
export const filterOpenDelay = 1000;

/** Whether a press outside the panel closes it: only where it covers the page. */
export function closesOnOutsidePress(viewportWidth: number): boolean {
  return viewportWidth < panelBesidePage;
}

/** Whether going from one screen to another closes the panel. Another filter of the same screen does not. */
export function closesOnNavigation(from: RouteName | null, to: RouteName | null): boolean {
  return from !== to;
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
