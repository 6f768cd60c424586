// How long answers may be kept, and how a client learns that its copy is still good.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Fresh for half a minute; shown for five more while the next copy is fetched. */
const keep = 'public, max-age=30, stale-while-revalidate=300';

/** The tag is weak: whoever compresses the answer on its way changes its bytes and not what it says. */
const tagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const isSame = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => ['*', tag, tag.slice(2)].includes(one.trim())) ?? false;

/**
 * For successful GETs that say nothing else: Cache-Control, Vary and a weak ETag, and 304 to whoever has that already.
 * Answers to calls that write are nobody's to keep.
 */
export const caching: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.headers.has('Cache-Control')) return;
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') {
    context.res.headers.set('Cache-Control', 'no-store');
    return;
  }
  if (context.res.status !== 200) return;
  const body = await context.res.text();
  const headers = new Headers(context.res.headers);
  const tag = tagOf(body);
  headers.set('Cache-Control', keep);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('ETag', tag);
  const isKnown = isSame(context.req.header('If-None-Match'), tag);
  context.res = undefined;
  if (isKnown) {
    headers.delete('Content-Type');
    context.res = new Response(null, { status: 304, headers });
  } else {
    context.res = new Response(body, { status: 200, headers });
  }
};
