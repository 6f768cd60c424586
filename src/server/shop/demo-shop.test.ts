import { describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { createDemoShop, returnAddress, startDemoShop } from '#server/shop/demo-shop.ts';

const config = loadConfig({ PUBLIC_URL: 'http://theatre.example:3000' });
const own = 'http://theatre.example:3001';
const shop = createDemoShop(config);
const ask = (path: string, init?: RequestInit) => shop.request(`${own}${path}`, init);

const logIn = (fields: Record<string, string>, headers: Record<string, string> = { Origin: own }) =>
  ask('/de/login', { method: 'POST', headers, body: new URLSearchParams(fields) });

test.each([
  ['/de/tickets/17', 'Vorstellung 17', 'Zurück zum Theater'],
  ['/en/tickets/17', 'Performance 17', 'Back to the theatre'],
  ['/en/waitinglist/17', 'Waiting list', 'Back to the theatre'],
  ['/de/abo/premieren', 'premieren', 'Zurück zum Theater'],
  ['/de/login', 'Ihr Name', 'Zurück zum Theater'],
])('%s', async (path, content, back) => {
  const response = await ask(path);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain(content);
  expect(text).toContain(back);
  expect(text).toContain(`href="http://theatre.example:3000/${path.slice(1, 3)}"`);
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

test.each([
  ['', true],
  ['https://tickets.example', false],
  ['none', false],
])('SHOP_ORIGIN=%s starts it: %s', async (SHOP_ORIGIN, isStarted) => {
  const started = await startDemoShop(loadConfig({ HOST: '127.0.0.1', SHOP_PORT: '38417', SHOP_ORIGIN }));
  const isOpen = await fetch('http://127.0.0.1:38417/de/login').then(
    () => true,
    () => false,
  );
  await started?.stop();
  expect([started !== null, isOpen]).toEqual([isStarted, isStarted]);
});

describe('a login', () => {
  test('returns to the theatre, and the frame gets the name', async () => {
    const back = 'http://theatre.example:3000/de/termine';
    const response = await logIn({ name: 'Ida <b>Sommer</b>', returnUrl: back });
    expect([response.status, response.headers.get('Location')]).toEqual([303, back]);
    const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
    const account = await ask('/de/session/account', { headers: { Cookie: cookie } });
    expect(await account.json()).toEqual({ user: { name: 'Ida <b>Sommer</b>' } });
    const page = await (await ask('/de/tickets', { headers: { Cookie: cookie } })).text();
    expect(page).toContain('Angemeldet als Ida &lt;b&gt;Sommer&lt;/b&gt;.');
  });

  test('from another site is rejected', async () => {
    expect((await logIn({ name: 'Eve' }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await logIn({ name: 'Eve' }, {})).status).toBe(403);
  });

  test('requires a name', async () => {
    expect((await logIn({ name: ' ' })).status).toBe(422);
  });
});

test('reports that nobody is logged in', async () => {
  expect(await (await ask('/de/session/account')).json()).toEqual({ user: null });
});

test('only the theatre may frame the session page', async () => {
  const response = await ask('/de/session');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain('frame-ancestors http://theatre.example:3000');
  expect(await response.text()).toContain('data-site="http://theatre.example:3000"');
});

test.each([
  ['http://theatre.example:3000/de?a=b', 'http://theatre.example:3000/de?a=b'],
  ['http://theatre.example:3000.evil.example/', null],
  ['http://theatre.example:3000@evil.example/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
])('the return address %o becomes %o', (returnUrl, expected) => {
  expect(returnAddress(returnUrl, config)).toBe(expected);
});
