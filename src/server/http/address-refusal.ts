// Addresses that nobody gets by following a link: refused before anything looks at them.
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { longestAddress } from '#server/http/page-key.ts';

/** Steps up and down inside a path; browsers resolve them before they ask. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** PostgreSQL stores no NUL, and to the router a line ends where one of the others stands. */
const meaningless = ['\0', '\n', '\r', '\u2028', '\u2029'];

export interface AddressRefusal {
  status: 400 | 414;
  text: string;
}

/**
 * 414 for what is longer than anything the site links to; 400 for a page's path that means nothing: a percent sign
 * that begins no character, the end of a line, or steps out of the path. Null for all others.
 * @param pagePath the path where a page is asked for; calls and files say themselves what they do not know
 */
export function refusalOf(target: string, pagePath: string | null): AddressRefusal | null {
  if (target.length > longestAddress) {
    return { status: 414, text: 'Diese Adresse ist zu lang. / This address is too long.' };
  }
  if (pagePath === null || (isDecodable(pagePath) && !dotSegment.test(pagePath))) return null;
  return { status: 400, text: 'Diese Adresse ist falsch geschrieben. / This address is misspelt.' };
}

function isDecodable(path: string): boolean {
  // Nearly all paths hold no percent sign, and this stands in front of every page.
  if (!path.includes('%')) return true;
  const text = percentDecoded(path);
  return text !== null && !meaningless.some((sign) => text.includes(sign));
}
