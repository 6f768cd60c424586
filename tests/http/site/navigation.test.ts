// Navigation without scripts: breadcrumbs and the language switch.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { production } from '../../api/fixture/ids.ts';
import { press, subscription } from '../../api/fixture/subscriptions.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('navigation');
}, 180_000);
afterAll(() => site.close());

const booklet = `/de/stuecke/nora/${production.nora}/programmheft`;

test.each([
  ['/de/termine', ['Start', 'Termine']],
  ['/de/stuecke', ['Start', 'Stücke']],
  ['/de/abo', ['Start', 'Abo']],
  ['/de/ensemble', ['Start', 'Ensemble']],
  ['/de/presse', ['Start', 'Presse']],
  ['/de/forms', ['Start', 'Formulare']],
  ['/de/search?q=nora', ['Start', 'Suche']],
  [booklet, ['Start', 'Stücke', 'Nora', 'Programmheft']],
] as const)('%s has breadcrumbs', async (address, trail) => {
  const { text } = await site.get(address);
  const nav = /<nav aria-label="Sie sind hier".*?<\/nav>/.exec(text)?.[0] ?? '';
  expect([...nav.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(trail);
});

test('the home page has none', async () => {
  expect((await site.get('/de')).text).not.toContain('Sie sind hier');
});

test.each([
  ['/de/termine?tag=1&page=50', '/de/termine?tag=1'],
  ['/de/stuecke?page=50', '/de/stuecke'],
  ['/de/ensemble?page=50', '/de/ensemble'],
  ['/de/presse?page=50', '/de/presse'],
])('%s is past the end of the list and links to its start', async (address, start) => {
  const { status, text } = await site.get(address);
  expect(status).toBe(200);
  expect(text).toContain('So weit reicht die Liste nicht.');
  expect(text).toContain('Eine Seite mit dieser Nummer hat sie nicht.');
  expect(text).toContain(`<a class="button" href="${start}">Zum Anfang der Liste</a>`);
  expect((await site.get(start)).text).not.toContain('So weit reicht');
});

test.each([
  ['/de/termine?venue=unbekannt&weekday=sa', '/de/termine?weekday=sa'],
  ['/de/termine?date=gestern', '/de/termine'],
  ['/de/stuecke?venue=unbekannt', '/de/stuecke'],
  ['/de/abo?type=zehner', '/de/abo'],
  ['/de/ensemble?position=x', '/de/ensemble'],
  ['/de/menschen/regieteams?position=x', '/de/menschen/regieteams'],
])('%s says that there is no such filter and leads to %s', async (address, list) => {
  const { status, text } = await site.get(address);
  expect(status).toBe(200);
  expect(text).toContain('Diesen Filter gibt es hier nicht.');
  expect(text).toContain(`href="${list.replace('&', '&amp;')}">Liste ohne ihn zeigen`);
  expect((await site.get(list)).text).not.toContain('Diesen Filter gibt es');
});

test.each([
  ['/de/termine?venue=thalia&utm_source=letter', '/en/event-calendar?venue=thalia'],
  ['/de/search/content?q=nora', '/en/search/content?q=nora'],
  ['/de/stuecke?is_premiere=true', '/en/whats-on?is_premiere=true'],
  ['/de/menschen/regieteams', '/en/people/artistic-teams'],
  [`/de/stuecke/nora/${production.nora}`, `/en/whats-on/a-dolls-house/${production.nora}`],
  [`/de/abo/premieren/${subscription.premieres}`, `/en/subscriptions/premieren-en/${subscription.premieres}`],
  [`/de/presse/nora/${press.newest}`, `/en/press/nora-en/${press.newest}`],
])('%s: the language link in the HTML is %s', async (address, href) => {
  const { text } = await site.get(address);
  const links = [...text.matchAll(/<a [^>]*hrefLang="en"[^>]*>/gi)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1],
  );
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links)).toEqual(new Set([href]));
  expect((await site.get(href)).status).toBe(200);
  const languages = /<ul[^>]*aria-label="Sprache".*?<\/ul>/.exec(text)?.[0] ?? '';
  expect([...languages.matchAll(/>([A-Z]{2})</g)].map(([, code]) => code)).toEqual(['DE', 'EN']);
});
