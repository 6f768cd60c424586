import { expect, test } from 'vitest';
import { importTexts } from '#i18n/back-office/import-texts.ts';
import { differingText } from './differing-text.ts';

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
  ['another order', [...here].reverse(), here, '2 Einträge'],
  ['records of a list', [{ tag_id: 3 }], [], '1 Eintrag'],
  ['an empty list', [], here, ''],
])('%s', (_, value, other, words) => {
  expect(differingText(value, other, reader)).toBe(words);
});
