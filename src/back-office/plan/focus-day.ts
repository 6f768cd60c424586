/** The focus while a run is drawn: its days in the plan, and its panel. */
import type { Day } from '#domain/dates/dates.ts';

/** The heading of the panel. */
export const runHeadingId = 'run-heading';

/** Focuses the button of a day, in the weeks or in the month of a telephone. @returns false if it is not shown */
export function focusDay(day: Day): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[data-draw="${day}"]`)];
  const shown = buttons.find((button) => button.checkVisibility());
  shown?.focus();
  return shown !== undefined;
}
