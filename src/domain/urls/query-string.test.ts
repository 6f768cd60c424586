import { expect, test } from 'vitest';
import { listParameter, parseRecordId, queryString } from './query-string.ts';

test('leaves empty values out and repeats the key of a list', () => {
  expect(queryString({})).toBe('');
  expect(queryString({ a: '', b: null, c: undefined, d: false, e: [] })).toBe('');
  expect(queryString({ page: 2, stage_name: ['Bühne', 'Box'], open: true })).toBe(
    '?page=2&stage_name=B%C3%BChne&stage_name=Box&open=true',
  );
});

test('repeated and comma-separated values are the same list', () => {
  const parse = (query: string) => listParameter(new URLSearchParams(query), 'v');
  expect(parse('v=a&v=b')).toEqual(['a', 'b']);
  expect(parse('v=a, b,,')).toEqual(['a', 'b']);
  expect(parse('w=a')).toEqual([]);
});

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  [' 1', null],
  ['', null],
  [null, null],
])('record id %s', (text, id) => {
  expect(parseRecordId(text)).toBe(id);
});
