/** Visibility of the header while scrolling. */
import type { RouteName } from './route-table.ts';

export interface HeaderState {
  hidden: boolean;
  /** The page is scrolled: the header has a border. */
  scrolled: boolean;
}

/** Pixels from the top before the header may hide: more on a production's page, past its picture. */
export function hideThreshold(name: RouteName | null): number {
  return name === 'productions-slug-id' ? 800 : 180;
}

/** Pixels from the top. */
const scrolledThreshold = 10;

export interface ScrollStep {
  /** Scroll position before and after, in pixels; negative while a page bounces. */
  from: number;
  to: number;
  threshold: number;
  isMenuOpen: boolean;
}

/** Hidden while scrolling down, shown while scrolling up and at the top; unchanged below an open menu. */
export function headerAfterScroll(state: HeaderState, step: ScrollStep): HeaderState {
  if (step.isMenuOpen) return state;
  const scrolled = step.to > scrolledThreshold;
  if (step.to <= 0 || step.to < step.from) return { hidden: false, scrolled };
  if (step.to > step.from && step.to > step.threshold) return { hidden: true, scrolled };
  return { hidden: state.hidden, scrolled };
}
