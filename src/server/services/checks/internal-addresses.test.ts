import { expect, test } from 'vitest';
import { internalPathOf, targetToLookUp } from './internal-addresses.ts';

test.each([
  ['/de/besuch/', '/de/besuch'],
  ['/', '/'],
  ['/de/besuch?a=1#b', '/de/besuch'],
  ['https://theatre.example/de/besuch/', '/de/besuch'],
  ['https://theatre.example', '/'],
  ['https://other.example/de/besuch', null],
  ['http://theatre.example/de/besuch', null],
  ['mailto:post@theatre.example', null],
  ['tel:+4940123456', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the path on this site of %o is %o', (address, path) => {
  expect(internalPathOf(address, 'https://theatre.example')).toBe(path);
});

test.each([
  ['/', true],
  ['/media/a.jpg', true],
  ['/cms-hub', true],
  ['/mediathek', false],
  ['/de/termine', true],
  ['/de/404', false],
  ['/alte-seite', false],
])('whether %o is there: %o', (path, isThere) => {
  expect(targetToLookUp(path)).toBe(isThere);
});

test('a page has to be looked up', () => {
  expect(targetToLookUp('/en/visit')).toMatchObject({ kind: 'path', path: 'visit' });
});
