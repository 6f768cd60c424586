// Finishes a rendered page: deferred scripts, hashes of inline scripts, compression, headers.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { deferredScriptLoader, deferScripts } from '#server/http/deferred-scripts.ts';
import { encodedParts } from '#server/http/encoded-parts.ts';
import {
  extractOwnScripts,
  partsOf,
  type SplitPage,
  scriptSecretHeader,
} from '#server/http/script-secret.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Copies a buffer: zlib returns slices of larger blocks, which would stay in memory. */
function exact(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}

const brotli = async (...given: Parameters<typeof compressBrotli>) => exact(await compressBrotli(...given));
const gzipped = async (...given: Parameters<typeof compressGzip>) => exact(await compressGzip(...given));

export type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  body: Buffer;
  etag: string;
  /** Flat list for `writeHead`; `Content-Length` is last. */
  headers: string[];
}

export interface FinishedPage {
  status: number;
  contentType: string;
  /** Base64 SHA-256 of each inline script of the application. */
  scriptHashes: string[];
  /** Encoded variants. A page for a single request has one, stored under all encodings. */
  variants: Record<Encoding, Variant>;
  /** Approximate size in memory. */
  bytes: number;
}

/** The router's response, or the renderer's version of it: a document in parts, so that its content is never copied. */
export interface RenderedPage extends Pick<Response, 'status' | 'headers'> {
  text: () => Promise<string | SplitPage>;
  /** Hash of the inputs of a document. */
  source?: string | undefined;
  /** The source equals that of the cached page, so nothing was rendered. */
  isUnchanged?: boolean;
}

/** The security headers of a page, with a policy for its inline scripts. */
export type HeadersOf = (page: Pick<FinishedPage, 'scriptHashes' | 'contentType'>) => [string, string][];

/** `public` for everybody (and the cache); otherwise for one request, in its encoding only. */
export type Audience = 'public' | { encoding: Encoding };

/** Headers of the router's response that are replaced here. */
const replaced = /^(?:content-(?:type|length|encoding)|etag|vary|cache-control|x-script-secret)$/;

/** Fast levels: brotli 5, gzip 6. */
const compress = {
  br: (body: Buffer) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => gzipped(body, { level: 6 }),
};

const hashesOf = (scripts: readonly string[]): string[] => [
  ...new Set(scripts.map((text) => hash('sha256', text, 'base64'))),
];

/** Browsers may store a page but revalidate it each time; redirects and failures are not stored. */
function cacheControl(status: number, audience: Audience): string {
  if (audience !== 'public') return 'private, no-store';
  return status === 200 || status === 404 ? 'public, max-age=0, must-revalidate' : 'no-store';
}

/** Maximum bytes to recompress; larger pages take too long. */
const maxBytesToRecompress = 300_000;

/**
 * Brotli parameters to try: which result is smaller depends on the text. Codes of their own for near distances save
 * 10 to 30 bytes of a page, since the rows of a list repeat each other.
 */
const encodings = [
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 24,
  },
];

/**
 * Recompresses a page at maximum level: twice about 80 ms for the schedule, off the main thread, an eighth smaller. The
 * ETag stays, since the text is the same.
 */
export async function recompress({ variants }: FinishedPage): Promise<void> {
  const { identity, br } = variants;
  if (identity.body.length === 0 || identity.body.length > maxBytesToRecompress) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  let { body } = br;
  // Sequential, to leave the thread pool to requests.
  for (const encoding of encodings) {
    const params = {
      [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: identity.body.length,
      ...encoding,
    };
    const smaller = await brotli(identity.body, { params });
    if (smaller.length < body.length) body = smaller;
  }
  if (body === br.body) return;
  variants.br = { ...br, body, headers: [...br.headers.slice(0, -1), String(body.length)] };
}

/** The page with deferred scripts, and its own scripts. Its content, nearly all of it, is not copied. */
function withDeferredScripts(
  [first, content, last]: SplitPage,
  secret: string | null,
): { parts: readonly string[]; scripts: string[] } {
  const above = extractOwnScripts(first, secret);
  const below = extractOwnScripts(last, secret);
  const [head, end] = deferScripts(above.html, below.html);
  const scripts = [...above.scripts, ...below.scripts];
  return {
    parts: [head, content, end],
    scripts: scripts.length > 0 ? [...scripts, deferredScriptLoader] : [],
  };
}

/**
 * Finishes the router's response and compresses it (brotli 5, gzip 6: together under a millisecond for a schedule
 * page). Returns `before` if the page equals it, since that is compressed better.
 */
export async function finishPage(
  answer: RenderedPage,
  headersOf: HeadersOf,
  audience: Audience = 'public',
  before?: FinishedPage,
): Promise<FinishedPage> {
  const { status } = answer;
  const contentType = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const rendered = await answer.text();
  const secret = answer.headers.get(scriptSecretHeader);
  const { parts, scripts } =
    typeof rendered !== 'string'
      ? withDeferredScripts(rendered, secret)
      : contentType.startsWith('text/html')
        ? withDeferredScripts(partsOf(rendered, secret), secret)
        : { parts: [rendered], scripts: [] };
  const scriptHashes = hashesOf(scripts);
  // A shared page must not set a cookie.
  const own = [...answer.headers].filter(
    ([name]) => !replaced.test(name) && (audience !== 'public' || name !== 'set-cookie'),
  );
  // Headers set by the page take precedence.
  const common = headersOf({ scriptHashes, contentType }).filter(([name]) => !answer.headers.has(name));
  const shared = [...common, ...own].flat();
  shared.push('Cache-Control', cacheControl(status, audience), 'Vary', 'Accept-Encoding');
  if (status >= 500) shared.push('Retry-After', '5');

  const plain = encodedParts(parts);
  // Hash of the text, so that recompression keeps the ETag.
  const tag = hash('sha256', plain, 'base64url').slice(0, 22);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${tag}-${encoding}"`;
    const headers = [...shared];
    if (body.length > 0) headers.push('Content-Type', contentType, 'ETag', etag);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    headers.push('Content-Length', String(body.length));
    return { body, etag, headers };
  };
  const identity = variant(plain, 'identity');
  const { body } = identity;
  const earlier = before?.variants.identity;
  if (before && before.status === status && String(earlier?.headers) === String(identity.headers))
    return before;
  if (body.length === 0) {
    const variants = { identity, gzip: identity, br: identity };
    return { status, contentType, scriptHashes, variants, bytes: 2048 };
  }
  const make = async (encoding: Encoding): Promise<Variant> =>
    encoding === 'identity' ? identity : variant(await compress[encoding](body), encoding);
  if (audience !== 'public') {
    const only = await make(audience.encoding);
    const variants = { identity: only, gzip: only, br: only };
    return { status, contentType, scriptHashes, variants, bytes: body.length };
  }
  const [br, gz] = await Promise.all([make('br'), make('gzip')]);
  const bytes = body.length + br.body.length + gz.body.length + 4096;
  return { status, contentType, scriptHashes, variants: { identity, gzip: gz, br }, bytes };
}
