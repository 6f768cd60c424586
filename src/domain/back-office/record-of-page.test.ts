import { expect, test } from 'vitest';
import { resourceNames } from '#domain/resources/resource.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { recordOfPage } from './record-of-page.ts';

test.each([
  ['/de/stuecke/faust/1', '/cms/productions/1'],
  ['/de/stuecke/faust/1/programmheft', '/cms/productions/1'],
  ['/en/people/paul-reiser/46', '/cms/persons/46?lang=en'],
  ['/de/abo/flex-abo/7', '/cms/subscriptions/7'],
  ['/de/spielstaetten/thalia/7', '/cms/venues/7'],
  ['/de/presse/premiere/3', '/cms/press_articles/3'],
  ['/de/forms/newsletter', '/cms/forms/newsletter'],
  ['/de/presse', '/cms/download_directories'],
  ['/en/press', '/cms/download_directories?lang=en'],
  ['/de/forms', null],
  ['/de/termine', null],
  ['/nirgends', null],
])('%s shows the record at %s', (path, address) => {
  expect(recordOfPage(matchPath(path))).toBe(address);
});

test('every route with an id leads to a resource', () => {
  for (const { name } of routeTable) {
    const address = recordOfPage({ name, locale: 'de', params: name.includes('-id') ? { id: '1' } : {} });
    if (address) expect(resourceNames).toContain(address.split('/')[2]);
  }
});
