import { expect, test } from 'vitest';
import { movedBackOfficeAddress } from './moved-addresses.ts';

test.each([
  ['/cms-hub/forms', '/cms/forms'],
  ['/cms-hub/forms/2', '/cms/forms/2/entries'],
  ['/cms-hub/forms/kontakt', '/cms/forms/kontakt/entries'],
  ['/cms-hub/forms/2/17?lang=en', '/cms/forms/2/entries/17?lang=en'],
  ['/cms-hub/productions/12?lang=en&page=2', '/cms/productions/12?lang=en'],
  ['/cms-hub/download-directories/3.data', '/cms/download_directories/3'],
  ['/cms-hub/pages/12', '/cms/pages'],
  ['/cms-hub', null],
  ['/cms-hub/nichts', null],
  ['/cms-hub/toString', null],
  ['/cms-hub/productions/12/3', null],
  ['/cms/forms/2/entries', null],
  ['/de/cms-hub/forms', null],
])('%s is %s', (address, moved) => {
  expect(movedBackOfficeAddress(new URL(address, 'https://theatre.example'))).toBe(moved);
});
