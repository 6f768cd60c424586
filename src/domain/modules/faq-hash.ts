/** The address of a question within its page: made of its title. Serves the questions and answers. */
import { percentDecoded } from '#domain/urls/percent-encoding.ts';

/** Lower-cased, blanks to hyphens, what an address cannot hold encoded, without the leading `#`. */
export function faqHash(title: string): string {
  return encodeURIComponent(faqId(title));
}

/** The same as an element's id, to which a browser leads by itself. */
export function faqId(title: string): string {
  return title.toWellFormed().replaceAll('\u00ad', '').trim().toLowerCase().replace(/\s+/g, '-');
}

/** Whether an address's hash (`#...`, encoded or not) means this question. */
export function isFaqHash(hash: string, title: string): boolean {
  const wanted = hash.replace(/^#/, '');
  return wanted !== '' && (wanted === faqId(title) || percentDecoded(wanted) === faqId(title));
}
