/** Where a module's link leads: to a place of the house's own, or to an address as it was typed. */
import type { ShownLink } from '#domain/modules/modules.ts';

export interface LinkFields {
  link: ShownLink | null;
  link_url: string;
  open_new_window?: boolean;
}

export interface LinkTargetProps {
  href: string;
  target?: '_blank';
  rel?: 'noopener';
}

/** What an anchor needs; null where the link leads nowhere. The house's own place comes before the address. */
export function linkOf({ link, link_url, open_new_window }: LinkFields): LinkTargetProps | null {
  const href = link?.url || link_url.trim();
  if (!href) return null;
  return open_new_window ? { href, target: '_blank', rel: 'noopener' } : { href };
}
