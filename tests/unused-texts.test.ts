// A text of the interface that nothing shows is a screen that says too little, or a leftover.
import { expect, test } from 'vitest';
import { codeFiles, read } from './source-files.ts';

const sources = codeFiles(['src', 'season']).map((file) => [file, read(file)] as const);

/** The keys of a file's German table, as far as they stand at its first level, and the file without the table. */
function germanTable(source: string): { keys: string[]; rest: string } {
  const [table = ''] = /^(?:export )?const de\b[^=]*= \{\n[\s\S]*?^\}/m.exec(source) ?? [];
  const keys = [...table.matchAll(/^ {2}(\w+)[:(]/gm)].map(([, key = '']) => key);
  return { keys, rest: source.replace(table, '') };
}

const words = (source: string) => source.match(/\w+/g) ?? [];

/** Keys that are put together: `kind_${kind}`. */
const composed = sources.flatMap(([, source]) =>
  [...source.matchAll(/`(\w*_|)\$\{[^{}`]*\}(_\w*|)`/g)].flatMap(([, start = '', end = '']) =>
    start || end ? [new RegExp(`^${start}\\w+${end}$`)] : [],
  ),
);

test('every text of the interface is shown somewhere', () => {
  const tables = sources.filter(([file]) => file.startsWith('src/i18n/'));
  const used = new Set(
    sources.flatMap(([file, source]) => (file.startsWith('src/i18n/') ? [] : words(source))),
  );
  const unused = tables.flatMap(([file, source]) => {
    const { keys, rest } = germanTable(source);
    const own = new Set(words(rest.replace(/^ {2}\w+[:(]/gm, '')));
    return keys
      .filter((key) => !used.has(key) && !own.has(key) && !composed.some((pattern) => pattern.test(key)))
      .map((key) => `${file}: ${key}`);
  });
  expect(unused).toEqual([]);
});
