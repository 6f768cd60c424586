import { expect, test } from 'vitest';
import { browserError } from './browser-error.ts';

const thrown = Object.assign(new TypeError('x is undefined'), {
  stack: 'TypeError: x is undefined\n    at go (https://theatre.example/assets/main-abc.js:12:34)',
});

test('has the message, the page and the position', () => {
  expect(browserError(thrown, '/de/termine')).toEqual({
    message: 'x is undefined',
    page: '/de/termine',
    place: '/assets/main-abc.js:12:34',
  });
});

test.each([
  ['an address of a mail', 'no user ada@example.org', 'no user …'],
  ['a telephone number', 'bad value +49 40 123 45 67', 'bad value …'],
  ['a long text', 'x'.repeat(900), 'x'.repeat(200)],
  ['short numbers stay', 'status 500 of 12', 'status 500 of 12'],
])('%s', (_, message, expected) => {
  expect(browserError(new Error(message), '/de')?.message).toBe(expected);
});

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('Load failed'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('error loading dynamically imported module'),
  new DOMException('The user aborted a request.', 'AbortError'),
])('is null for errors outside the site: %s', (error) => {
  expect(browserError(error, '/de')).toBeNull();
});

test.each([null, undefined, 'a word', 7])('accepts any thrown value: %j', (error) => {
  expect(browserError(error, '/de')).toMatchObject({ page: '/de', place: '' });
});
