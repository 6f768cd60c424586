import { expect, test } from 'vitest';
import { parseTime, parseTypedDateTime, parseTypedEnd } from '#domain/dates/typed-date-time.ts';
import { parseTypedDay } from '#domain/dates/typed-day.ts';
import { cellText } from '#domain/resources/read-cell.ts';
import { parseAmount, parseInteger } from '#domain/resources/typed-numbers.ts';
import { withoutInvisible } from './invisible-characters.ts';

test.each([
  ['a blank without width', 'Mül\u200bler', 'Müller'],
  ['a word joiner', 'Meier\u2060', 'Meier'],
  ['a byte order mark', '\ufeffFaust', 'Faust'],
  ['an override of direction', 'abc\u202edef', 'abcdef'],
  ['a sign of PDF viewers', 'gro\u0002ßen', 'großen'],
  ['half a character', 'a\ud800b', 'ab'],
  ['joined emoji', '👩‍👩‍👧‍👦 🏳️‍🌈', '👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['Hebrew with its mark', 'עברית\u200f!', 'עברית\u200f!'],
  ['a soft hyphen', 'Auf\u00adführung', 'Auf\u00adführung'],
  ['a no-break space', '36\u00a0€', '36\u00a0€'],
])('%s', (_, text, stored) => {
  expect(withoutInvisible(text)).toBe(stored);
});

test.each(['\u200b', '\u200e', '\u00ad', '\u200d\u200d', '\u3164', '\u2800', ' \u2060\n', '\ufe0f'])(
  'text of invisible characters becomes empty: %j',
  (text) => {
    expect(withoutInvisible(text)).toBe('');
  },
);

const today = '2026-11-23';

// Windows dialogs put directional marks around each part of a date; Word and chat programs add a zero-width space at
// the end.
test.each([
  ['day', (text: string) => parseTypedDay(text, today), '24.12.2026'],
  ['moment', (text: string) => parseTypedDateTime(text, today), '24.12.2026 19:30'],
  ['end', (text: string) => parseTypedEnd(text, today, null, '2026-12-24T19:30:00+01:00'), '24.00'],
  ['time', parseTime, '19:30'],
  ['amount', parseAmount, '12,50 €'],
  ['number', (text: string) => parseInteger(text, 0, 2000), '120'],
] as const)('a %s is parsed despite invisible characters pasted with it', (_, read, text) => {
  const plain = read(text);
  expect(plain).not.toBeNull();
  for (const disguised of [`\u200e${text.replaceAll('.', '.\u200e')}`, `${text}\u200b`, `\ufeff${text}`])
    expect(read(disguised)).toEqual(plain);
});

test('a table cell is read without invisible characters', () => {
  expect(cellText('\ufeffMeier\u200b ')).toBe('Meier');
});
