// Compresses responses of endpoints, feeds and sitemaps with gzip. Pages and built files are compressed elsewhere, once.
import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** Bytes below which compression saves less than it costs. */
const compressLong = compress({ threshold: 1400 });

/** For GET. JSON is measured first, because a response of unknown length would be compressed however short it is. */
export const compression: MiddlewareHandler = (context, next) =>
  compressLong(context, async () => {
    await next();
    // Its body is left out later, and the length of nothing would be sent.
    if (context.req.method === 'HEAD') return;
    const { headers, status } = context.res;
    if (!/json/.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return;
    const body = await context.res.arrayBuffer();
    context.res = new Response(body, { status, headers });
    context.res.headers.set('Content-Length', String(body.byteLength));
  });
