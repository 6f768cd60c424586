// Hashes source files, so that builds and prepared data are made again only after a change.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './toolchain.mjs';

/**
 * Hash of all files below these paths except tests; takes about 50 ms for `src`.
 * @param {readonly string[]} sources files and folders, relative to the project's root; missing ones count as
 * empty
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
