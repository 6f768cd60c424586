import { expect, test } from 'vitest';
import { isRecordKind, recordAddress } from './records.ts';

test('addresses of records', () => {
  expect(recordAddress('forms', 'de', 2, 17)).toBe('/cms-hub/forms/2/17');
  expect(['forms', 'users', undefined].map(isRecordKind)).toEqual([true, false, false]);
});
