/** Shows the redirect notice before a link to the ticket shop is followed in the same window. */
import type { MouseEvent } from 'react';
import { setGlobal } from '#state/global.ts';

/** `onClick` of links to the shop. Clicks that open a new tab or window are not intercepted. */
export function openRedirectOverlay(click: MouseEvent, href: string): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  setGlobal({ redirectTo: href });
}
