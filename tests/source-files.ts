// The project's own files and what they import, for the tests that hold the rules of the house.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** What is installed, built, drawn or kept at run time is not written by us. */
const notOurs = new Set(['node_modules', 'build', 'data', 'test-results', '.git', '.cache', '.react-router']);
const isText = /\.(?:ts|tsx|mjs|js|css|md|json|sql|html|svg|ya?ml|example|csv)$|^\.?[a-z]+$/i;

/** Paths of all text files under a folder of the project, from its root, with forward slashes. */
export function textFiles(folder = '.'): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    // `season/data` is the season's text; only the folder at the root is the running house's.
    if (notOurs.has(file) || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return textFiles(file);
    return isText.test(entry.name) && entry.name !== 'package-lock.json' ? [file] : [];
  });
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** TypeScript and scripts, without tests where those are not asked for. */
export function codeFiles(folders: readonly string[], { tests = false } = {}): string[] {
  const code = folders
    .flatMap((folder) => textFiles(folder))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  return tests ? code : code.filter((file) => !/\.test\.(?:ts|tsx|mjs)$/.test(file));
}

export interface Import {
  /** As it is written. */
  specifier: string;
  /** The file that it leads to, from the root; null for packages and what Vite makes. */
  file: string | null;
  /** Gone once types are taken away. */
  isType: boolean;
  isLazy: boolean;
}

/** From `import`/`export` to the quotes; braces hold no quotes, so that no statement runs into the next. */
const statement =
  /^[ \t]*(import|export)\s+(?:(type)\s+)?((?:[\w*$\s,]|\{[^}]*\})*?)\s*from\s*(['"])([^'"]+)\4/gm;
const bare = /^[ \t]*import\s*(['"])([^'"]+)\1/gm;
const call = /(typeof\s+)?\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"`])([^'"`$]+)\2/g;

export function importsOf(file: string): Import[] {
  const text = withoutComments(read(file));
  const found: Import[] = [];
  const add = (specifier: string, isType: boolean, isLazy: boolean) =>
    found.push({ specifier, file: resolve(file, specifier), isType, isLazy });
  for (const [, , type, names = '', , specifier = ''] of text.matchAll(statement)) {
    add(specifier, type !== undefined || onlyTypes(names), false);
  }
  for (const [, , specifier = ''] of text.matchAll(bare)) add(specifier, false, false);
  for (const [, type, , specifier = ''] of text.matchAll(call)) add(specifier, type !== undefined, true);
  return found;
}

/** `{ type A, type B }` leaves nothing behind either. */
function onlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  if (!inBraces) return false;
  const each = inBraces.split(',').filter((name) => name.trim() !== '');
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

const aliases = JSON.parse(read('package.json')).imports as Record<string, string>;

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === specifier) return path.posix.normalize(target);
    const prefix = alias.replace(/\*$/, '');
    if (alias.endsWith('*') && specifier.startsWith(prefix)) {
      return path.posix.normalize(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return null;
}
