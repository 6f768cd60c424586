import { expect, it } from 'vitest';
import { addressRejection, hasUnreadableHost, isAmbiguous } from './address-rejection.ts';
import { maxAddressLength } from './page-key.ts';

it.each([
  ['/de/termine', undefined],
  ['/de/f%C3%BCr', undefined],
  ['/de/a..b/.c/d.', undefined],
  ['/de/...', undefined],
  ['//evil', undefined],
  ['/de/100%', 400],
  ['/de/%zz', 400],
  ['/de/%ff', 400],
  ['/de/%ed%a0%80', 400],
  ['/de/%00', 400],
  ['/de/a%0D', 400],
  ['/%0Ab', 400],
  ['/de/%E2%80%A8', 400],
  ['/de/%09', undefined],
  ['/de/../en', 400],
  ['/de/..', 400],
  ['/./de', 400],
  ['/de/%2E%2e/en', 400],
  ['/de/.%2e', 400],
])('%s: %s', (path, status) => {
  expect(addressRejection(path, path)?.status).toBe(status);
});

it('accepts paths of endpoints and files', () => {
  expect(addressRejection('/de/api/%ff/', null)).toBeNull();
});

it('rejects paths beyond the maximum length', () => {
  const longestAllowed = `/${'a'.repeat(maxAddressLength - 1)}`;
  expect(addressRejection(longestAllowed, longestAllowed)).toBeNull();
  expect(addressRejection(`${longestAllowed}a`, null)?.status).toBe(414);
});

it.each([
  ['theatre.example', false],
  ['theatre.example:3000', false],
  ['[::1]:3000', false],
  ['1.2.3.4.5', true],
  ['1.2.3.256', true],
  ['theatre.example:99999', true],
  ['[::1', true],
  ['a b', true],
  // Missing, as in HTTP/1.0.
  [undefined, false],
])('host %s is unreadable: %s', (host, isUnreadable) => {
  expect(hasUnreadableHost({ headers: { host } as never })).toBe(isUnreadable);
});

it.each([
  ['HTTP/1.1', ['Host', 'a'], 1, false],
  ['HTTP/1.0 without a host', [], 1, false],
  ['a host twice', ['Host', 'a', 'host', 'a'], 1, true],
  ['no version, as in HTTP/0.9', [], 0, true],
  ['HTTP/2 in clear text', ['Host', 'a'], 2, true],
])('whether a request is ambiguous: %s', (_, rawHeaders, httpVersionMajor, expected) => {
  expect(isAmbiguous({ rawHeaders, httpVersionMajor })).toBe(expected);
});
