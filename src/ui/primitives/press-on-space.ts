/** The space key for links with the role of a button. */
import type { KeyboardEvent } from 'react';

/** `onKeyDown`: clicks the link instead of scrolling the page. */
export function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
