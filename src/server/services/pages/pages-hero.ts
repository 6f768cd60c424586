// What stands in the head of a page beside its picture: an address that somebody typed, and a video.
import { type Embed, parseEmbed } from '#domain/media/embeds.ts';
import type { LinkTarget, ShownLink } from '#domain/modules/modules.ts';
import { parseLink } from '#domain/urls/links.ts';
import * as site from '#site';
import { type PathTarget, targetOfPath } from './link-targets.ts';

export interface HeroLink {
  /** Of the house's own: to be looked up, so that it is said in the reader's language and led to only where it is. */
  target: LinkTarget | PathTarget | null;
  /** As it is, where there is nothing to look up. */
  link: ShownLink;
}

/** The link of a page's head; null where there is none, or what is stored may not be linked to. */
export function heroLinkOf(address: string): HeroLink | null {
  const link = parseLink(address);
  if (!link) return null;
  const target = link.kind === 'path' && !/[?#]/.test(link.href) ? targetOfPath(link.href) : null;
  return { target, link: { url: link.href, title: titleOf(link.kind, link.href) } };
}

/** What an address can be called that has no name: the host, the mailbox, the number. */
function titleOf(kind: string, href: string): string {
  if (kind === 'web') return new URL(href).hostname.replace(/^www\./, '');
  return kind === 'path' ? '' : href.replace(/^(?:mailto|tel):|\?.*$/g, '');
}

/** The video of a page's head, by its address; null where there is none, or not of a host that the house lets in. */
export function heroVideoOf(address: string): Embed | null {
  const read = parseEmbed('video', address, site.embed_hosts.video);
  return 'embed' in read ? read.embed : null;
}
