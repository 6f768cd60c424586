/** The way to the ticket shop: announced by the overlay first, where the reader stays in this window. */
import type { MouseEvent } from 'react';
import { setGlobal } from '#state/global.ts';

/** A link's `onClick`: the overlay instead of the shop. Who opens the link elsewhere goes straight. */
export function announceShop(click: MouseEvent, href: string): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  setGlobal({ redirectTo: href });
}
