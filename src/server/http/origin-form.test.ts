import { expect, test } from 'vitest';
import { originForm } from './origin-form.ts';

test.for([
  ['http://house.test/de/termine?date=2026-12-01', '/de/termine?date=2026-12-01'],
  ['HTTPS://house.test:8443/de', '/de'],
  ['http://house.test', '/'],
  ['http://house.test?q=faust', '/?q=faust'],
  ['http://user@house.test//evil.example', '//evil.example'],
  ['/de/http://house.test', '/de/http://house.test'],
  ['*', '*'],
  ['ftp://house.test/de', 'ftp://house.test/de'],
])('%s is served as %s', ([target, path]) => {
  expect(originForm(target as string)).toBe(path);
});
