// The hero link and the hero video of a page.

import type { Embed } from '#domain/media/embed.ts';
import { parseEmbed } from '#domain/media/embeds.ts';
import type { LinkTarget, ShownLink } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import * as site from '#site';
import { type PathTarget, targetOfPath } from './link-targets.ts';

export interface HeroLink {
  /** An internal target, to be resolved in the reader's language; null for external links. */
  target: LinkTarget | PathTarget | null;
  /** The address, for external links. */
  link: ShownLink;
}

/** The hero's link; null if there is none or it is not allowed. */
export function heroLinkOf(address: string): HeroLink | null {
  const link = parseLink(address);
  if (!link) return null;
  const target = link.kind === 'path' && !/[?#]/.test(link.href) ? targetOfPath(link.href) : null;
  return { target, link: { url: link.href, title: titleOf(link.kind, link.href) } };
}

/** A title for an external link: its host, mailbox or number. */
function titleOf(kind: string, href: string): string {
  if (kind === 'web') return new URL(href).hostname.replace(/^www\./, '');
  return kind === 'path' ? '' : href.replace(/^(?:mailto|tel):|\?.*$/g, '');
}

/** The hero's video by its address; null if there is none or its host is not allowed. */
export function heroVideoOf(address: string): Embed | null {
  const read = parseEmbed('video', address, site.embed_hosts.video);
  return 'embed' in read ? read.embed : null;
}
