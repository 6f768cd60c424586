// Rejects malformed addresses before any other processing.
import type { IncomingMessage } from 'node:http';
import { percentDecoded } from '#domain/urls/percent-encoding.ts';
import { maxAddressLength } from '#server/http/page-key.ts';

/** Dot segments, which browsers resolve before they send a request. */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** PostgreSQL cannot store NUL, and the router's patterns stop at line terminators. */
const meaningless = ['\0', '\n', '\r', '\u2028', '\u2029'];

/**
 * Requests that a proxy may have read differently: with two `Host` headers (RFC 9112, 3.2), or of HTTP/0.9 and 2, which
 * Node's parser accepts.
 */
export function isAmbiguous({
  rawHeaders,
  httpVersionMajor,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersionMajor'>): boolean {
  if (httpVersionMajor !== 1) return true;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    // Hot path: comparing the length first is cheapest.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Endpoints and files read the whole address, which cannot be parsed with a host such as `1.2.3.4.5`. */
export const hasUnreadableHost = ({ headers: { host } }: Pick<IncomingMessage, 'headers'>): boolean =>
  Boolean(host) && !URL.canParse(`http://${host}`);

export interface AddressRejection {
  status: 400 | 414;
  text: string;
}

export const badRequest: AddressRejection = { status: 400, text: 'Bad Request' };

/**
 * Returns 414 for an address longer than any on the site, and 400 for a page's path with a malformed percent encoding,
 * a line terminator or a dot segment; otherwise null.
 * @param pagePath the path of a page; null for endpoints and files, which report unknown addresses themselves
 */
export function addressRejection(target: string, pagePath: string | null): AddressRejection | null {
  if (target.length > maxAddressLength) {
    return { status: 414, text: 'Diese Adresse ist zu lang. / This address is too long.' };
  }
  if (pagePath === null || (isDecodable(pagePath) && !dotSegment.test(pagePath))) return null;
  return { status: 400, text: 'Diese Adresse ist falsch geschrieben. / This address is misspelt.' };
}

function isDecodable(path: string): boolean {
  // Fast path: few paths contain a percent sign.
  if (!path.includes('%')) return true;
  const text = percentDecoded(path);
  return text !== null && !meaningless.some((sign) => text.includes(sign));
}
