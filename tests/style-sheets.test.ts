// Style sheets and components agree: what only one of them names, the other has lost.
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
  const css = read(file).replace(/\/\*[\s\S]*?\*\/|@import [^;]*;|:global\([^)]*\)/g, '');
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

const components = codeFiles(['src']).filter((file) => file.endsWith('.tsx'));
const readers = [
  ...codeFiles(['src', 'season', 'tests'], { tests: true }),
  ...textFiles('src').filter((file) => file.endsWith('.css')),
];
/** What a pattern captures anywhere in the files. */
const namesIn = (files: readonly string[], pattern: RegExp) =>
  new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)));

test('every data attribute of an element is read by a style sheet, a script or a test', () => {
  const inSelectors = namesIn(readers, /(?:\[|['"`])(data-[\w-]+)/g);
  const properties = namesIn(readers, /dataset\.(\w+)/g);
  const propertyOf = (attribute: string) =>
    attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const unread = [...namesIn(components, /\s(data-[\w-]+)=[{"]/g)].filter(
    (attribute) => !inSelectors.has(attribute) && !properties.has(propertyOf(attribute)),
  );
  expect(unread).toEqual([]);
});

test('every custom property that is read is set somewhere', () => {
  const set = namesIn(readers, /(--[\w-]+)['"`\]]*\s*[:,]/g);
  const unset = [...namesIn(readers, /var\((--[\w-]+)/g)].filter((name) => !set.has(name));
  expect(unset).toEqual([]);
});

test('what is said of a span beside a title reaches no word within the title', () => {
  const titled = new Set(
    uses.filter(({ file }) => /<(?:Bar)?Title\b/.test(read(file))).map(({ sheet }) => sheet),
  );
  const reaching = [...titled].flatMap((sheet) =>
    [...read(sheet).matchAll(/([^{};]+)\{/g)]
      .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
      .filter((selector) => /[^\s>+~,(]\s+(?:span\b|:is\([^)]*\bspan\b)/.test(selector))
      .map((selector) => `${sheet}: ${selector.trim()}`),
  );
  expect(reaching).toEqual([]);
});

test('no shorthand of a font inherits a part, which makes all of it invalid', () => {
  const invalid = textFiles('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...read(file).matchAll(/\bfont:[^;]*\d[^;]* inherit;/g)].map(([rule]) => `${file}: ${rule}`),
    );
  expect(invalid).toEqual([]);
});
