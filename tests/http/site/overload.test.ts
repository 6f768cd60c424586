// More requests than the server can handle: none fails, no response is incomplete, and editors do not wait.
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { type Answer, ask } from '../setup/raw-request.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite('overload');
  editor = await loginAs(site.database, 'administrator');
}, 180_000);
afterAll(() => site.close());

const random = () => Math.random().toString(36).slice(2);

test('unknown parameters and invalid values do not render pages', async () => {
  await expect
    .poll(async () => {
      await site.get('/de/presse');
      site.takeQueries();
      await site.get('/de/presse');
      return site.takeQueries();
    })
    .toEqual([]);
  for (const query of [
    `q=${random()}`,
    `tag=${random()}`,
    `date=2026-04-01`,
    `page=${random()}`,
    '_routes=x',
  ])
    expect((await site.get(`/de/presse?${query}`)).status).toBe(200);
  expect(site.takeQueries()).toEqual([]);
});

test('many requests for uncached pages get complete pages, and a save is not blocked', async () => {
  const order: string[] = [];
  const note = <T>(name: string, answer: Promise<T>) => {
    void answer.then(() => order.push(name));
    return answer;
  };
  const crowd = Array.from({ length: 40 }, (_, at) =>
    note('page', site.get(at % 2 ? `/de/search?q=${random()}` : `/de/api/search/?query=${random()}`)),
  );
  const saved = await note(
    'save',
    ask(site.port, '/de/pageeditor-api/pages', {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({ parent: null, title: { de: 'Im Gedränge' }, is_online: false }),
    }),
  );
  expect(saved.status).toBe(201);
  const hub = await note('hub', site.get('/cms-hub', { headers: { cookie: editor.cookie } }));
  expect(hub.status).toBe(200);
  const before = order.indexOf('hub');
  const answers = await Promise.all(crowd);
  // Neither had to wait for the crowd.
  expect(before).toBeLessThan(27);
  const isWhole = ({ status, text, headers }: Answer) =>
    status === 200 &&
    (headers['content-type']?.startsWith('text/html') ? text.includes('href="/de/impressum"') : true);
  const torn = answers.filter((answer) => !isWhole(answer)).map(({ status }) => status);
  expect(torn, site.logged.join('')).toEqual([]);
});

test('search engines are kept from combining filters', async () => {
  const tagOf = async (target: string) => (await site.get(target)).headers['x-robots-tag'];
  expect(await tagOf('/de/termine?tag=1')).toBeUndefined();
  expect(await tagOf('/de/termine?tag=1&page=2')).toBeUndefined();
  expect(await tagOf('/de/termine?tag=1&date=2026-04-01')).toBe('noindex, nofollow');
});

/** The rule for an address that RFC 9309 (2.2.2) finds: the longest that matches. */
function isAllowedBy(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, path = '']) => ({
    isAllowed: kind === 'Allow',
    path,
    matches: new RegExp(`^${path.replace(/[.?+^$()|[\]]/g, '\\$&').replaceAll('*', '.*')}`).test(address),
  }));
  const [rule] = rules.filter(({ matches }) => matches).toSorted((a, b) => b.path.length - a.path.length);
  return rule?.isAllowed ?? true;
}

test('robots.txt allows lists with a single filter', async () => {
  const { text } = await site.get('/robots.txt');
  const allowed = ['/de', '/de/termine?tag=1', '/de/termine?page=2', '/de/termine?tag=1&page=2'];
  const disallowed = [
    ...['/cms/events', '/de/api/events/', '/en/api/events/?page=2', '/de/termine?tag=1&date=2026-04-01'],
    '/de/termine?tag=1&date=2026-04-01&page=2',
  ];
  expect(allowed.filter((address) => !isAllowedBy(text, address))).toEqual([]);
  expect(disallowed.filter((address) => isAllowedBy(text, address))).toEqual([]);
});

test('two Host headers are rejected', async () => {
  const { text } = await new Promise<{ text: string }>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: site.port, path: '/de', agent: false });
    request.setHeader('Host', ['theatre.example', 'evil.example'] as unknown as string);
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve({ text: String(response.statusCode) }));
    });
    request.end();
  });
  expect(text).toBe('400');
  expect((await site.get('/de', { headers: { Origin: publicUrl } })).status).toBe(200);
});
