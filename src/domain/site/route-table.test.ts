import { expect, test } from 'vitest';
import { routeEntries, routeId, routeTable } from './route-table.ts';

test('every screen has its address in both languages', () => {
  expect(Object.fromEntries(routeTable.map((row) => [row.name, [row.paths.de, row.paths.en]]))).toEqual({
    index: ['/de', '/en'],
    'not-found': ['/de/404', '/en/404'],
    page: ['/de/*', '/en/*'],
    subscriptions: ['/de/abo', '/en/subscriptions'],
    'subscriptions-slug-id': ['/de/abo/:slug/:id', '/en/subscriptions/:slug/:id'],
    ensemble: ['/de/ensemble', '/en/ensemble'],
    'people-slug-id': ['/de/menschen/:slug/:id', '/en/people/:slug/:id'],
    venues: ['/de/spielstaetten', '/en/venues'],
    'venues-slug-id': ['/de/spielstaetten/:slug/:id', '/en/venues/:slug/:id'],
    'people-teams': ['/de/menschen/regieteams', '/en/people/artistic-teams'],
    press: ['/de/presse', '/en/press'],
    'press-slug-id': ['/de/presse/:slug/:id', '/en/press/:slug/:id'],
    productions: ['/de/stuecke', '/en/whats-on'],
    'productions-slug-id': ['/de/stuecke/:slug/:id', '/en/whats-on/:slug/:id'],
    'productions-slug-id-booklet': ['/de/stuecke/:slug/:id/programmheft', '/en/whats-on/:slug/:id/programme'],
    events: ['/de/termine', '/en/event-calendar'],
    'led-screen': ['/de/led-screen', '/en/led-screen'],
    'led-screen-2': ['/de/led-screen-2', '/en/led-screen-2'],
    'led-screen-3': ['/de/led-screen-3', '/en/led-screen-3'],
    'forms-slug': ['/de/forms/:slug?', '/en/forms/:slug?'],
    search: ['/de/search/:category?/:page?', '/en/search/:category?/:page?'],
  });
});

test('route ids contain the language', () => {
  expect(routeId('productions-slug-id', 'de')).toBe('productions-slug-id___de');
});

test('the router gets every address once, with catch-all pages last', () => {
  const entries = routeEntries();
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries).toHaveLength(routeTable.length * 2);
  expect(entries.slice(-2).map(({ path }) => path)).toEqual(['/de/*', '/en/*']);
});
