import { expect, test } from 'vitest';
import { createConsent, sameChoiceForAll } from '#domain/site/consent.ts';
import { accountNameIn, mayRequestShopSession } from './shop.ts';

const answered = (services: Record<string, boolean>) => createConsent(services, new Date(0));

test.each([
  ['nothing is answered, and nobody was at the shop', null, false, false],
  ['nothing is answered, but the shop was visited', null, true, true],
  ['external media are allowed', answered({ external_media: true }), false, true],
  ['everything is allowed', answered(sameChoiceForAll(true)), false, true],
  ['everything is refused', answered({}), false, false],
  ['everything is refused, and the shop was visited', answered({}), true, false],
  ['only another service is allowed', answered({ youtube: true }), true, false],
])('%s', (_, consent, hasVisited, expected) => {
  expect(mayRequestShopSession(consent, hasVisited)).toBe(expected);
});

test.each([
  [{ user: { name: 'Ida Sommer' } }, 'Ida Sommer'],
  [{ user: { name: ' Ida\u0000\u202e Sommer\n' } }, 'Ida Sommer'],
  [{ user: { name: '<img src=x onerror=alert(1)>' } }, '<img src=x onerror=alert(1)>'],
  [{ user: { name: '🎭'.repeat(200) } }, '🎭'.repeat(100)],
  [{ user: { name: '\ud800' } }, '\ufffd'],
  [{ user: { name: '  ' } }, null],
  [{ user: null }, null],
  [{ user: {} }, undefined],
  [{ user: { name: 7 } }, undefined],
  [{ user: { name: ['Ida'] } }, undefined],
  [{ user: 'Ida' }, undefined],
  [{ name: 'Ida' }, undefined],
  [['user'], undefined],
  ['GetSession', undefined],
  [null, undefined],
  [undefined, undefined],
])('the account name in %o is %o', (answer, name) => {
  expect(accountNameIn(answer)).toBe(name);
});
