import { expect, test } from 'vitest';
import { parseEventFilter } from '#domain/events/filters.ts';
import { pack } from '#domain/site/packed-text.ts';
import { de } from '#i18n/de.ts';
import { registerMessages } from '#i18n/messages.ts';
import { eventFilterLine } from './filter-line.ts';

registerMessages('de', de);

const today = '2027-03-20';
const namesOf = (query: string, counts: string, hasSurtitles = true) => {
  const filter = parseEventFilter(new URLSearchParams(query), today);
  return eventFilterLine(filter, { today, tags: pack([]), counts, hasSurtitles, locale: 'de' }).map(
    ({ name }) => name,
  );
};

test.each([
  ['dates in the next month too', '', `1${',0'.repeat(20)},2`, ['ab April', 'Samstag', 'Übertitel']],
  ['dates in this month only', '', '1,0,2', ['Samstag', 'Übertitel']],
  ['a last date today', '', '1', ['Samstag', 'Übertitel']],
  ['no dates', '', '', []],
  ['no date on a Saturday', '', '0,1', ['Übertitel']],
  ['dates on the weekday that is chosen', 'weekday=mo', '0,0,1', ['Montag', 'Samstag', 'Übertitel']],
  ['no dates for what is chosen', 'weekday=mo', '', ['Montag']],
])('the line above the calendar, with %s', (_, query, counts, names) => {
  expect(namesOf(query, counts)).toEqual(names);
});

test('the line offers surtitles only if a date has them, and always shows what is chosen', () => {
  expect(namesOf('', '1', false)).toEqual(['Samstag']);
  expect(namesOf('access_service=surtitles', '', false)).toEqual(['Übertitel']);
  expect(namesOf('access_service=audio-description', '1', false)).toEqual([
    'Samstag',
    'Übertitel',
    'Audiodeskription',
  ]);
});
