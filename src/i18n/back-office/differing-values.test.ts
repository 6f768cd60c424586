import { expect, test } from 'vitest';
import { differingTexts } from './differing-values.ts';
import { importTexts } from './import-texts.ts';

const reader = { locale: 'de', texts: importTexts('de') } as const;
const part = (role: string, name: string, order: number) => ({
  role: { de: role },
  name,
  person_id: 7,
  order,
});
const here = [part('Faust', 'Anne Gast', 0), part('Gretchen', 'Amira Saleh', 1)];
const there = [part('Gretchen', 'Amira Saleh', 0), part('Faust', 'Tom Gast', 1)];

test.each([
  ['nothing', null, 'x', ''],
  ['a text', 'Faust I', 'Faust', 'Faust I'],
  ['a flag', false, true, 'nein'],
  ['an instant', '2026-04-03T17:30:00.000Z', null, '03.04.2026, 19.30'],
  ['the rows of a table that differ', here, there, 'Faust, Anne Gast'],
  ['a price', [{ name: { de: 'Rang', en: 'Rang' }, amount: '55.00' }], [], 'Rang, 55,00'],
  ['another order', [...here].reverse(), here, 'Gretchen, Amira Saleh; Faust, Anne Gast'],
  ['another order inside a list', ['mo', 'tu', 'we', 'th'], ['mo', 'we', 'tu', 'th'], 'tu; we'],
  ['records of a list', [{ tag_id: 3 }], [], '1 Eintrag'],
  ['an empty list', [], here, ''],
])('%s', (_, value, other, words) => {
  expect(differingTexts(value, other, reader)[0]).toBe(words);
});

const long = 'Wer an diesem Abend kommt, sieht zuerst nichts als einen Vorhang. '.repeat(4);

test('a change far inside a long text is shown from shortly before it', () => {
  const [before, after] = differingTexts(
    `<p>${long}Dann hebt er sich.</p>`,
    `<p>${long}Dann fällt er.</p>`,
    reader,
  );
  expect(before).toBe('… sieht zuerst nichts als einen Vorhang. Dann hebt er sich.');
  expect(after).toBe('… sieht zuerst nichts als einen Vorhang. Dann fällt er.');
});

test('a text that ends earlier is the beginning of the other', () => {
  const [more, less] = differingTexts(long + long, long, reader);
  expect(more).toMatch(/^… kommt, sieht zuerst .{110,}…$/);
  expect(less).toBe('… kommt, sieht zuerst nichts als einen Vorhang.');
});

test('of both languages only the one that changed is shown', () => {
  expect(differingTexts({ de: long, en: 'Faust I' }, { de: long, en: 'Faust' }, reader)).toEqual([
    'Faust I',
    'Faust',
  ]);
});

test('where only the markup differs, it is shown', () => {
  expect(differingTexts('<p>Ein <em>Wort</em></p>', '<p>Ein Wort</p>', reader)).toEqual([
    '<p>Ein <em>Wort</em></p>',
    '<p>Ein Wort</p>',
  ]);
});
