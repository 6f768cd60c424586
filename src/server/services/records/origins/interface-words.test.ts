// Texts of the program are recognised: every table of texts for visitors is included.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isComputed, isInterfaceText } from './interface-words.ts';

/** Folders whose texts no visitor reads. A new folder is taken for one of visitors. */
const forEditors = [
  ...['accounts', 'back-office', 'checks', 'editing', 'history'],
  ...['hub', 'modules', 'pages', 'publishing', 'resources'],
];
const texts = path.join(import.meta.dirname, '../../../../i18n');

test('every table of texts of the site is among the interface words', () => {
  const tables = globSync('*/*.ts', { cwd: texts }).filter(
    (file) => !forEditors.includes(path.dirname(file)) && !file.endsWith('.test.ts'),
  );
  expect(tables.length).toBeGreaterThan(10);
  const source = readFileSync(path.join(import.meta.dirname, 'interface-words.ts'), 'utf8');
  // Chooses one of two tables, both of which are listed.
  const included = tables.filter(
    (file) => file === 'site/consent-texts.ts' || source.includes(`#i18n/${file}'`),
  );
  expect(included.toSorted()).toEqual(tables.toSorted());
});

test('a filter label is an interface word, and a formatted day is computed', () => {
  expect(isInterfaceText('Relaxed Performance')).toBe(true);
  expect(isComputed('Montag März')).toBe(true);
  expect(isInterfaceText('Der Kirschgarten')).toBe(false);
});
