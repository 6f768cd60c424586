// How a finished page goes out: in the encoding that the reader takes, or not at all if she has it already.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, FinishedPage } from '#server/http/finished-page.ts';

/** The best encoding that is accepted; anything that is not said plainly means none. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (takes.br.test(accepted)) return 'br';
  if (takes.gzip.test(accepted)) return 'gzip';
  return 'identity';
}

/** The name as a whole word, unless its weight is nought. */
const takes = {
  br: /(?:^|[\s,])br(?![^\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /(?:^|[\s,])gzip(?![^\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** Whether `If-None-Match` names the tag. A proxy that compresses by itself weakens tags: `W/"..."` counts too. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** Answers with the page in the best encoding that the browser reads, or with 304 where it has it already. */
export function sendPage(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, etag, headers } =
    page.variants[encodingFor(request.headers['accept-encoding'] as string | undefined)];
  if (page.status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    // Without the length, which stands last.
    response.writeHead(304, headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
