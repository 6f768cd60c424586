import { expect, test } from 'vitest';
import { withNoBreakSpaces } from './no-break-spaces.ts';

test.each([
  ['Reihe 1 bis 6 38 €, Empore 19 €', 'Reihe 1 bis 6 38~€, Empore 19~€'],
  ['Vorverkauf ab 10. Dezember, 10 Uhr', 'Vorverkauf ab 10.~Dezember, 10~Uhr'],
  ['Booking opens 10 December, 10 am', 'Booking opens 10~December, 10 am'],
  ['vom 3. bis 7. März 2027', 'vom 3. bis 7.~März 2027'],
  ['3 to 7 May', '3 to 7~May'],
  ['Akt 2 Maifeier, 2 Uhren', 'Akt 2 Maifeier, 2 Uhren'],
  ['12\u00a0€', '12~€'],
  ['', ''],
])('%s', (text, joined) => {
  expect(withNoBreakSpaces(text).replaceAll('\u00a0', '~')).toBe(joined);
});
