// What is done to a rendered page once, when it enters the cache: script hashes, preload order, compression.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Variant {
  body: Buffer;
  etag: string;
}

export interface FinishedPage {
  status: number;
  contentType: string;
  /** Base64 SHA-256 of each inline script. */
  scriptHashes: string[];
  variants: Record<Encoding, Variant>;
}

/**
 * Module preloads in the head compete with fonts and the picture for the first seconds of a slow line;
 * the page works before its scripts, so they go behind the content.
 */
function movePreloadsBehindContent(html: string): string {
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g);
  if (!preloads) return html;
  const end = html.lastIndexOf('<script>window.__reactRouterContext');
  if (end < 0) return html;
  const without = (part: string) => part.replace(/<link rel="modulepreload"[^>]*>/g, '');
  return without(html.slice(0, end)) + preloads.join('') + without(html.slice(end));
}

function hashesOfInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes?.includes(' src=') || !text || attributes?.includes('application/ld+json')) continue;
    hashes.add(createHash('sha256').update(text).digest('base64'));
  }
  return [...hashes];
}

function variant(body: Buffer, name: string): Variant {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}-${name}"` };
}

/** Compresses once (brotli 5, gzip 6: together under a millisecond for a page of the schedule). */
export async function finishPage(status: number, contentType: string, text: string): Promise<FinishedPage> {
  const html = contentType.startsWith('text/html');
  const moved = html ? movePreloadsBehindContent(text) : text;
  const body = Buffer.from(moved);
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
    gzipped(body, { level: 6 }),
  ]);
  return {
    status,
    contentType,
    scriptHashes: html ? hashesOfInlineScripts(moved) : [],
    variants: { identity: variant(body, 'i'), gzip: variant(gz, 'g'), br: variant(br, 'b') },
  };
}
