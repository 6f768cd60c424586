import { expect, test } from 'vitest';
import { listParams, readListQuery } from './list-query.ts';
import { listViewOf } from './list-views.ts';

const view = listViewOf('events');
const read = (query: string) => readListQuery(view, new URLSearchParams(query));

test.each([
  ['', { filters: {}, ordering: 'day' }],
  ['q=+faust+', { q: 'faust', filters: {}, ordering: 'day' }],
  ['state=cancelled&state=soldout', { filters: { state: ['cancelled', 'soldout'] }, ordering: 'day' }],
  ['state=cancelled,soldout&state=', { filters: { state: ['cancelled', 'soldout'] }, ordering: 'day' }],
  ['unknown=1&ordering=-stage_name', { filters: {}, ordering: '-stage_name' }],
  ['ordering=axis', { filters: {}, ordering: 'day' }],
  ['ordering=password', { filters: {}, ordering: 'day' }],
])('the address ?%s', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('removes control characters from the search text and truncates it', () => {
  expect(read('q=a%00b').q).toBe('a b');
  expect(read(`q=${'x'.repeat(500)}`).q).toHaveLength(100);
});

test('a serialised query is parsed as the same query, and defaults are left out', () => {
  const query = read('q=faust&state=cancelled&stage_name=B%C3%BChne&ordering=-day');
  expect(readListQuery(view, listParams(query, view, 3))).toEqual(query);
  expect(listParams(query, view, 3).get('page')).toBe('3');
  expect(listParams(read(''), view).toString()).toBe('');
});
