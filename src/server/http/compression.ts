// Compresses responses of endpoints, feeds and sitemaps with gzip. Pages and built files are compressed elsewhere, once.
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';

/** Bytes below which compression saves less than it costs. */
const threshold = 1400;
const compressLong = compress({ threshold });

/**
 * For GET, and for HEAD, which has the headers of GET. JSON is measured first, because a response of unknown length
 * would be compressed however short it is.
 */
export const compression: MiddlewareHandler = async (context, next) => {
  await compressLong(context, async () => {
    await next();
    const { headers, status } = context.res;
    if (!/json/.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return;
    const body = await context.res.arrayBuffer();
    // An endpoint has left out the body of HEAD already, and the length of nothing would be sent.
    if (context.req.method === 'HEAD' && body.byteLength === 0) return;
    context.res = new Response(body, { status, headers });
    context.res.headers.set('Content-Length', String(body.byteLength));
  });
  if (context.req.method === 'HEAD') varyAsGet(context);
};

/** The body of HEAD is left out and not compressed, but its `Vary` is that of GET. */
function varyAsGet({ res, header }: Context): void {
  const length = res.headers.get('Content-Length');
  const isShort = length !== null && Number(length) < threshold;
  if (isShort || !compressible.test(res.headers.get('Content-Type') ?? '')) return;
  const vary = res.headers.get('Vary');
  if (!/accept-encoding|\*/i.test(vary ?? ''))
    header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}
