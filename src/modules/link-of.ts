/** Resolves the link of a module: a reference to a page or record, or an address as typed. */
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

/** Attributes of the anchor; null without a target. A reference takes precedence over an address. */
export function linkOf({ link, link_url, open_new_window }: LinkFields): LinkTargetProps | null {
  const href = link?.url || link_url.trim();
  if (!href) return null;
  return open_new_window ? { href, target: '_blank', rel: 'noopener' } : { href };
}
