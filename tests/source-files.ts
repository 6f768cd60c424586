// The project's own files, for tests of the project's rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** Folders with installed, built, generated or runtime files. */
const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', '.git', '.cache', '.react-router']);
const isText = /\.(?:ts|tsx|mjs|js|css|md|json|sql|html|svg|ya?ml|example|csv)$|^\.?[a-z]+$/i;

/** Paths of all text files under a folder of the project, from its root, with forward slashes. */
export function textFiles(folder = '.'): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // `season/data` is the season's text; only the folder at the root belongs to a running site.
    if (notOurs.has(file) || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return textFiles(file);
    return isText.test(entry.name) && entry.name !== 'package-lock.json' ? [file] : [];
  });
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** TypeScript and scripts, optionally without tests. */
export function codeFiles(folders: readonly string[], { tests = false } = {}): string[] {
  const code = folders
    .flatMap((folder) => textFiles(folder))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  return tests ? code : code.filter((file) => !/\.test\.(?:ts|tsx|mjs)$/.test(file));
}
