// HTTP caching of responses: Cache-Control, ETag and 304.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** Fresh for half a minute, stale for five more while it is revalidated. */
const keep = 'public, max-age=30, stale-while-revalidate=300';

/** A weak tag, since proxies that compress change the bytes but not the content. */
const tagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const isSame = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => ['*', tag, tag.slice(2)].includes(one.trim())) ?? false;

/**
 * For successful GETs without headers of their own: Cache-Control, Vary and a weak ETag, and 304 if it matches.
 * Answers to writes are not cached.
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
