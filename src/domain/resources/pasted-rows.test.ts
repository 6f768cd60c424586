import { expect, test } from 'vitest';
import { readPastedRows } from './pasted-rows.ts';
import { fieldsOf } from './resources.ts';

const fieldsIn = (resource: 'events' | 'productions', name: string) => {
  const field = fieldsOf(resource)[name];
  if (field?.kind !== 'rows') throw new Error(`${name} has no rows.`);
  return field.fields;
};
const prices = fieldsIn('events', 'prices');
const cast = fieldsIn('productions', 'cast');
const read = (fields: typeof prices, text: string) => readPastedRows(fields, text, () => []);

test.each([
  ['one line without a tab is a text', cast, 'Hamlet: Ida Beispiel', null],
  ['nothing but empty lines', cast, '\n\r\n  \n', null],
  [
    'a list of parts, with a part that nobody has yet',
    cast,
    'Hamlet: Ida Beispiel\r\n\r\nOphelia\nHoratio ;  Max\u00a0Muster ',
    [
      { role: { de: 'Hamlet' }, name: 'Ida Beispiel', person: null },
      { role: { de: 'Ophelia' }, name: null, person: null },
      { role: { de: 'Horatio' }, name: 'Max Muster', person: null },
    ],
  ],
  [
    'a table in both languages',
    cast,
    'Geist\tGhost\tIda Beispiel',
    [{ role: { de: 'Geist', en: 'Ghost' }, name: 'Ida Beispiel', person: null }],
  ],
  [
    'a table in German only; what is no amount stays as it was written',
    prices,
    "Parkett\t58,00 €\nRang\tfrei\n'=1+1\t9",
    [
      { name: { de: 'Parkett' }, amount: '58.00' },
      { name: { de: 'Rang' }, amount: { unread: 'frei' } },
      { name: { de: '=1+1' }, amount: '9.00' },
    ],
  ],
  [
    'a price in both languages',
    prices,
    'Parkett\tStalls\t58,00',
    [{ name: { de: 'Parkett', en: 'Stalls' }, amount: '58.00' }],
  ],
  [
    'a row for each of several amounts, which are no English text',
    prices,
    'Parkett\t48\t24 €\nRang\t30\t\nLoge\t\t12',
    [
      { name: { de: 'Parkett' }, amount: '48.00' },
      { name: { de: 'Parkett' }, amount: '24.00' },
      { name: { de: 'Rang' }, amount: '30.00' },
      { name: { de: 'Loge' }, amount: '12.00' },
    ],
  ],
])('%s', (_, fields, text, rows) => {
  expect(read(fields, text)).toEqual(rows);
});
