// Sends a finished page in the best encoding that the browser accepts, or 304.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, FinishedPage } from '#server/http/finished-page.ts';

/** The best encoding of an `Accept-Encoding` header; `*` and unknown names are ignored. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (acceptedEncodings.br.test(accepted)) return 'br';
  if (acceptedEncodings.gzip.test(accepted)) return 'gzip';
  return 'identity';
}

/** Matches the name as a whole word, unless its weight is 0. */
const acceptedEncodings = {
  br: /(?:^|[\s,])br(?![^\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /(?:^|[\s,])gzip(?![^\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** Whether `If-None-Match` has the tag. Weak comparison, since compressing proxies weaken tags. */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** An address with `?edit` has other content after a login, so browsers must not store it. */
const editParameter = /[?&]edit(?:[=&]|$)/;

const withoutStoring = (headers: readonly string[]): string[] =>
  headers.map((value, at) => (headers[at - 1] === 'Cache-Control' ? 'private, no-store' : value));

/** Sends the page, or 304 if the browser has it. */
export function sendPage(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  const variant = page.variants[encodingFor(request.headers['accept-encoding'])];
  const { body, etag } = variant;
  const headers = editParameter.test(request.url ?? '') ? withoutStoring(variant.headers) : variant.headers;
  if (page.status === 200 && matchesETag(request.headers['if-none-match'], etag)) {
    // Without `Content-Length`, which is last.
    response.writeHead(304, headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
