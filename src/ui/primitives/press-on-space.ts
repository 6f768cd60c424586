/** The space bar for links that are buttons to people: buttons answer to it, links do not by themselves. */
import type { KeyboardEvent } from 'react';

/** A link's `onKeyDown`: presses it, instead of moving the page. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
