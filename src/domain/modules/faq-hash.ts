/** The URL hash of an FAQ entry, derived from its question. */
import { percentDecoded } from '#domain/urls/percent-encoding.ts';

/** Without the `#`: lower case, spaces as hyphens, percent-encoded. */
export function faqHash(title: string): string {
  return encodeURIComponent(faqId(title));
}

/** The decoded form, as an element id that browsers scroll to. */
export function faqId(title: string): string {
  return title.toWellFormed().replaceAll('\u00ad', '').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Whether a hash (`#…`, encoded or not) identifies this question. */
export function isFaqHash(hash: string, title: string): boolean {
  const encoded = hash.replace(/^#/, '');
  return encoded !== '' && (encoded === faqId(title) || percentDecoded(encoded) === faqId(title));
}
