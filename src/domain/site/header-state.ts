/** Whether the header is visible, by scrolling. */
import type { RouteName } from './route-table.ts';

export interface HeaderState {
  hidden: boolean;
  /** The page has left its top: the header is marked. */
  scrolled: boolean;
}

/** Pixels from the top before the header may go away: further on a production's page, past its picture. */
export function hideThreshold(name: RouteName | null): number {
  return name === 'productions-slug-id' ? 800 : 180;
}

/** Pixels from the top after which the header is marked as scrolled. */
export const scrolledThreshold = 10;

export interface ScrollStep {
  /** Pixels from the top, before and now; below zero where a page bounces. */
  from: number;
  to: number;
  threshold: number;
  isMenuOpen: boolean;
}

/** The header after the page has moved: gone on the way down, back on the way up and at the top, still under a menu. */
export function headerAfterScroll(state: HeaderState, step: ScrollStep): HeaderState {
  if (step.isMenuOpen) return state;
  const scrolled = step.to > scrolledThreshold;
  if (step.to <= 0 || step.to < step.from) return { hidden: false, scrolled };
  if (step.to > step.from && step.to > step.threshold) return { hidden: true, scrolled };
  return { hidden: state.hidden, scrolled };
}
