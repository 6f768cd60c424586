// Style sheets and components agree: a class that one of them lost is neither styled nor used.
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, read, root, textFiles } from './source-files.ts';

const { imports } = JSON.parse(read('package.json')) as { imports: Record<string, string> };
const sheets = textFiles().filter((file) => file.endsWith('.module.css'));

/** The file of an import, relative to the project. */
function fileOf(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(importer), specifier);
  const [alias = ''] = specifier.split('/', 1);
  return path.relative(
    root,
    path.resolve(root, (imports[`${alias}/*`] ?? '').replace('*', specifier.slice(alias.length + 1))),
  );
}

/** Names of the classes in the selectors of a style sheet, without global ones. */
function classesIn(file: string): Set<string> {
  const css = read(file).replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}

/** Each use of a style sheet: the names that a file takes from it; null if it computes them. */
const uses = codeFiles(['src'], { tests: true }).flatMap((file) => {
  const text = read(file).replace(/^import [^;]*;$/gm, '');
  return [...read(file).matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, local = '', specifier = '']) => ({
      file,
      sheet: fileOf(file, specifier),
      names: [...text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(
        ([, name, quoted]) => name ?? quoted ?? '',
      ),
      isComputed: new RegExp(`\\b${local}(?:\\[[^']|[,;)} ])`).test(text),
    }),
  );
});

test('every class that a component takes from a style sheet is there', () => {
  const lost = uses.flatMap(({ file, sheet, names }) => {
    const classes = classesIn(sheet);
    return names.filter((name) => !classes.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('every class of a style sheet is taken by a component', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ isComputed }) => isComputed)) return [];
    const taken = new Set(users.flatMap(({ names }) => names));
    return [...classesIn(sheet)].filter((name) => !taken.has(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});
