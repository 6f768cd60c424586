// The scripts of the built site: their imports and sizes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { clientDirectory } from './built-site.ts';

const fileOf = (url: string) => path.join(clientDirectory, url.replace(/[?#].*$/, ''));
export const sourceOf = (url: string) => readFileSync(fileOf(url), 'utf8');

/** Transferred bytes, in brotli if the build has it. */
export function transferSizeOf(url: string): number {
  const packed = `${fileOf(url)}.br`;
  return statSync(existsSync(packed) ? packed : fileOf(url)).size;
}

export const weightOfAll = (urls: Iterable<string>) =>
  [...urls].reduce((sum, url) => sum + transferSizeOf(url), 0);

/** The compressed size of a script whose imports have names without hashes, which are others in every build. */
export const weightWithoutNames = (url: string) =>
  brotliCompressSync(sourceOf(url).replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-00000000'), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** The files with all their static imports, by their content rather than by the manifest. */
export function withImports(urls: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (url: string) => {
    if (all.has(url)) return;
    all.add(url);
    for (const [, name] of sourceOf(url).matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^"';]*?from\s*)?["']\.\/([^"']+)["']/g,
    )) {
      add(`/assets/${name}`);
    }
  };
  for (const url of urls) add(url);
  return all;
}

interface Part {
  module: string;
  imports: string[];
  css: string[];
}

/** The router's manifest. */
export interface Manifest {
  entry: Part;
  routes: Record<string, Part>;
  url: string;
  version: string;
}

export const scriptNames = (): string[] =>
  readdirSync(path.join(clientDirectory, 'assets')).filter((name) => name.endsWith('.js'));

/** The routes of the public site, as visitors' pages load them. */
export const readManifest = (): Manifest => readManifestFile(/^manifest-\w+-public\.js$/);

/** All routes, those of the back office too. */
export const readWholeManifest = (): Manifest => readManifestFile(/^manifest-\w+\.js$/);

function readManifestFile(form: RegExp): Manifest {
  const [name = ''] = scriptNames().filter((file) => form.test(file));
  const text = sourceOf(`/assets/${name}`);
  return JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''));
}
