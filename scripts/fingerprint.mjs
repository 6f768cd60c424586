// What a made thing was made from, as one number: it is made again only where this has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './toolchain.mjs';

/**
 * The hash of all files under these places, tests left out; takes some 50 milliseconds for all of `src`.
 * @param {readonly string[]} sources files and folders, from the project's root; missing ones count as empty
 */
export function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(path.join(root, source))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  return readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
}
