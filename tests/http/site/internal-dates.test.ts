// An internal date on the built site: visible to planners, and in no page, endpoint, feed, picture or list for
// visitors.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { matchPath, pathOfPattern } from '#domain/site/route-paths.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { now, production } from '../../api/fixture/ids.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { endpointsOf, filledWith, publicAddresses, publicPages } from '../setup/public-addresses.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

const canary = 'Kanarienprobe';

let site: TestSite;
let editor: TestLogin;
/** An account that may not see internal dates. */
let evening: TestLogin;
let id: number;

beforeAll(async () => {
  site = await openTestSite('internal_dates', {}, { fill: fillPages });
  editor = await loginAs(site.database, 'editor');
  evening = await loginAs(site.database, 'evening-service');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const { status, text } = await site.get('/de/api/cms-hub/internal_dates/', {
    method: 'POST',
    headers: { ...editor.headers, Origin: publicUrl },
    body: JSON.stringify({
      operation_id: 'internal-date-canary',
      data: {
        kind: 'rehearsal',
        name: `${canary} im Saal`,
        note: `${canary}: Tür bleibt zu`,
        // Refers to a public play, person and stage, whose pages are requested too.
        production: production.nora,
        people: [301],
        stage_name: 'Bühne',
        date_start: at(1),
        date_end: at(5),
      },
    }),
  });
  expect(status, text).toBe(201);
  ({ id } = JSON.parse(text));
}, 180_000);
afterAll(() => site.close());

const tells = ({ text, headers }: { text: string; headers: object }) =>
  text.includes(canary) || JSON.stringify(headers).includes(canary);

test('planners see it in the plan, the list, its form and the search', async () => {
  const cookie = { headers: { cookie: editor.cookie } };
  for (const path of ['/cms/plan', '/cms/internal_dates', `/cms/internal_dates/${id}`, '/cms-hub']) {
    const { status, text } = await site.get(path, cookie);
    expect([path, status]).toEqual([path, 200]);
    expect(text, path).toContain(canary);
  }
  expect((await site.get(`/de/api/cms-hub/search/?q=${canary}`, cookie)).text).toContain(canary);
});

test('visitors see it at no address, and no query of theirs reads its tables', async () => {
  const addresses = await publicAddresses(site, canary, [id]);
  const routes = new Set(addresses.flatMap((path) => matchPath(path.split('?')[0] ?? '')?.name ?? []));
  expect(routeTable.map(({ name }) => name).filter((name) => !routes.has(name))).toEqual([]);
  site.takeQueries();
  const statuses = new Map<number, number>();
  for (const address of addresses) {
    const answer = await site.get(address);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    // The page repeats the search text.
    const isMentioned = tells({
      ...answer,
      text: answer.text.replaceAll(new RegExp(`${canary}(?! im|:)`, 'g'), ''),
    });
    expect(isMentioned, address).toBe(false);
  }
  expect(statuses.get(200)).toBeGreaterThan(150);
  const queries = site.takeQueries();
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => query.includes('internal_date'))).toEqual([]);
}, 180_000);

test('logged-in users without permission to plan do not see it', async () => {
  const headers = { cookie: evening.cookie };
  for (const address of await publicPages(site, canary)) {
    expect(tells(await site.get(`${address.split('?')[0]}`, { headers })), address).toBe(false);
  }
}, 180_000);

test('screens and endpoints of editors respond with 401 or 403', async () => {
  const screens = backOfficeRoutes.map(({ path }) =>
    pathOfPattern(path, 'de', { resource: 'internal_dates', id, entry: 1, token: 'wort', '*': 'nichts' }),
  );
  // Permissions are checked before records are read, so one id is enough.
  const guarded = (await endpointsOf(site))
    .filter(({ isOpen }) => !isOpen)
    .map(({ path }) => filledWith(id, path));
  const statuses: [string, number][] = [];
  for (const address of [...screens, ...guarded.map((path) => `/de${path}`)]) {
    for (const headers of [{ cookie: '' }, { cookie: evening.cookie }]) {
      const answer = await site.get(address, { headers });
      expect(tells(answer), address).toBe(false);
      if (address.includes('internal_dates') || address.includes('/plan'))
        statuses.push([address, answer.status]);
    }
  }
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter(([, status]) => status !== 401 && status !== 403)).toEqual([]);
}, 180_000);
