// What is done to a rendered page once: late scripts, their hashes, compression, headers.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { delayScripts } from '#server/http/late-scripts.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Variant {
  body: Buffer;
  etag: string;
  /** Flat list, ready for `writeHead`; the length stands last. */
  headers: string[];
}

export interface FinishedPage {
  status: number;
  contentType: string;
  /** Base64 SHA-256 of each inline script. */
  scriptHashes: string[];
  variants: Record<Encoding, Variant>;
  /** What it takes in memory, roughly. */
  bytes: number;
}

/** What every page carries, and the policy that fits its scripts. */
export type HeadersOf = (page: Pick<FinishedPage, 'scriptHashes' | 'contentType'>) => [string, string][];

/** For everybody and perhaps kept, or for the one who asked. */
export type Audience = 'public' | 'private';

/** Headers of the router's answer that are made anew here. */
const replaced = /^(?:content-(?:type|length|encoding)|etag|vary|cache-control)$/;

function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes?.includes(' src=') || !text || attributes?.includes('application/ld+json')) continue;
    hashes.add(createHash('sha256').update(text).digest('base64'));
  }
  return [...hashes];
}

/** A page may lie in a browser but is asked for each time; a redirect or a failure is not kept at all. */
function cacheControl(status: number, audience: Audience): string {
  if (audience === 'private') return 'private, no-store';
  return status === 200 || status === 404 ? 'public, max-age=0, must-revalidate' : 'no-store';
}

/** Above this, in bytes, compressing as small as it goes takes longer than it is worth. */
const mostToRecompress = 300_000;

/**
 * Makes a page as small as it goes: some 80 milliseconds for the schedule, off the main thread, and an eighth less
 * to send. The tag stays, since the text is the same.
 */
export async function recompress({ variants }: FinishedPage): Promise<void> {
  const { identity, br } = variants;
  if (identity.body.length === 0 || identity.body.length > mostToRecompress) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
    [BROTLI_PARAM_SIZE_HINT]: identity.body.length,
  };
  const body = await brotli(identity.body, { params });
  if (body.length >= br.body.length) return;
  variants.br = { ...br, body, headers: [...br.headers.slice(0, -1), String(body.length)] };
}

/**
 * Takes the router's answer to its end. Compresses at once (brotli 5, gzip 6: together under a millisecond for a page
 * of the schedule); an answer without a body stays without one.
 * A page that is the same as the one `before` is that one, with what was made of it since.
 */
export async function finishPage(
  answer: Response,
  headersOf: HeadersOf,
  audience: Audience = 'public',
  before?: FinishedPage,
): Promise<FinishedPage> {
  const { status } = answer;
  const contentType = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const rendered = await answer.text();
  const isHtml = contentType.startsWith('text/html') && rendered !== '';
  const text = isHtml ? delayScripts(rendered) : rendered;
  const scriptHashes = isHtml ? hashesOfInlineScripts(text) : [];
  // What many are given cannot set a cookie for one.
  const own = [...answer.headers].filter(
    ([name]) => !replaced.test(name) && (audience === 'private' || name !== 'set-cookie'),
  );
  const shared = [...headersOf({ scriptHashes, contentType }), ...own].flat();
  shared.push('Cache-Control', cacheControl(status, audience), 'Vary', 'Accept-Encoding');
  if (status >= 500) shared.push('Retry-After', '5');

  const plain = Buffer.from(text);
  // Of the text: the same page keeps its tag however well it is compressed.
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const variant = (body: Buffer, encoding: Encoding): Variant => {
    const etag = `"${hash}-${encoding}"`;
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
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
    gzipped(body, { level: 6 }),
  ]);
  const variants = { identity, gzip: variant(gz, 'gzip'), br: variant(br, 'br') };
  return { status, contentType, scriptHashes, variants, bytes: body.length + br.length + gz.length + 4096 };
}
