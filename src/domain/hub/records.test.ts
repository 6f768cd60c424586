import { expect, test } from 'vitest';
import { matchPath } from '#domain/site/route-paths.ts';
import { isRecordKind, recordAddress, recordOfPage } from './records.ts';

test.each([
  ['/de/stuecke/faust/1', '/cms-hub/productions/1'],
  ['/de/stuecke/faust/1/programmheft', '/cms-hub/productions/1'],
  ['/en/people/paul-reiser/46', '/cms-hub/persons/46?lang=en'],
  ['/de/abo/flex-abo/7', '/cms-hub/subscriptions/7'],
  ['/de/forms/newsletter', '/cms-hub/forms/newsletter'],
  ['/de/forms', '/cms-hub/forms'],
  ['/de/presse', '/cms-hub/download-directories'],
  ['/de/termine', null],
  ['/de/besuch', null],
  ['/nirgends', null],
])('%s is about the record at %s', (path, address) => {
  expect(recordOfPage(matchPath(path))).toBe(address);
});

test('addresses of records', () => {
  expect(recordAddress('forms', 'de', 2, 17)).toBe('/cms-hub/forms/2/17');
  expect(['forms', 'users', undefined].map(isRecordKind)).toEqual([true, false, false]);
});
