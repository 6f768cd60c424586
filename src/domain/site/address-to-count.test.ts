import { expect, test } from 'vitest';
import { addressToCount } from './address-to-count.ts';

test.each([
  ['/de/spielplan/alt', '/de/spielplan/alt'],
  ['/de/b%C3%BChne/', '/de/bühne'],
  ['/programm/faust.html', '/programm/faust.html'],
  ['/de/stuecke/nora/101', '/de/stuecke/nora/101'],
])('%s is counted as %s', (path, expected) => {
  expect(addressToCount(path)).toBe(expected);
});

test.each([
  '/',
  '/wp-login.php',
  '/index.php',
  '/.env',
  '/de/.git/config',
  '/cms/nothing',
  '/de/api/nothing',
  '/de/newsletter/anna@example.org',
  '/de/newsletter/anna%40example.org',
  '/de/newsletter/0a1b2c3d4e5f60718293a4b5',
  '/de/anruf/04032814444',
  `/de/${'a'.repeat(160)}`,
  '/de/%E0%A4%A',
  '/de/<script>',
  '/de/%00',
  '/de/=1+1',
  '/de//doppelt',
])('%s is not counted', (path) => {
  expect(addressToCount(path)).toBeNull();
});
