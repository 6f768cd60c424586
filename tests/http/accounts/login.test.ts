// Logging in on the built site: cookies, client addresses, and no shared responses.
import http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rate_limits, sessions } from '#server/db/schema/users.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import type { Answer } from '../setup/raw-request.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

async function openWithEditor(name: string, env: Record<string, string>): Promise<[TestSite, TestLogin]> {
  const site = await openTestSite(name, env);
  const login = await loginAs(site.database, 'editor', { PUBLIC_URL: env.PUBLIC_URL ?? publicUrl });
  await givePassword(site.database, login);
  return [site, login];
}

const logInAt = (site: TestSite, body: object, headers: Record<string, string>): Promise<Answer> =>
  site.get('/de/pageeditor-api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl, ...headers },
    body: JSON.stringify(body),
  });

describe('behind a proxy, over https', () => {
  let site: TestSite;
  let vera: TestLogin;
  beforeAll(async () => {
    [site, vera] = await openWithEditor('http_login', { TRUST_PROXY: '1' });
  });
  beforeEach(() => site.database.db.delete(rate_limits));
  afterAll(() => site.close());

  test('a request that is too large is rejected, and the connection is reused', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, target: string, body?: string) =>
      new Promise<{ status?: number; isSameLine: boolean }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', origin: publicUrl };
        const options = { host: '127.0.0.1', port: site.port, path: target, method, headers, agent };
        const request = http.request(options, (response) => {
          response.resume();
          response.on('end', () =>
            resolve({ status: response.statusCode, isSameLine: request.reusedSocket }),
          );
        });
        request.on('error', reject);
        request.end(body);
      });
    expect(await send('POST', '/de/pageeditor-api/login', 'x'.repeat(2_000_000))).toMatchObject({
      status: 413,
    });
    expect(await send('GET', '/de/pageeditor-api/settings')).toEqual({ status: 200, isSameLine: true });
    agent.destroy();
  });

  const logIn = (headers: Record<string, string> = {}, secret = password) =>
    logInAt(site, { email: vera.email, password: secret }, headers);
  const guess = (forwarded: string, at: number) =>
    logInAt(
      site,
      { email: `nobody${at}@theatre.example`, password: 'wrong' },
      { 'x-forwarded-for': forwarded },
    );

  test('the cookie is only for this host, https and not for scripts', async () => {
    const { status, headers } = await logIn();
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-foyer_session=[\w.%-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a session stores where it began', async () => {
    const answer = await logIn({ 'x-forwarded-for': '1.1.1.1, 203.0.113.9', 'user-agent': 'Browser/1' });
    expect(answer.status).toBe(200);
    const rows = await site.database.db.select().from(sessions).where(eq(sessions.user_agent, 'Browser/1'));
    expect(rows.map(({ ip_address }) => ip_address)).toEqual(['203.0.113.9']);
  });

  test('addresses of one /64 count as one, and forged ones are ignored', async () => {
    await guess('2001:db8:1:2::1', 0);
    await site.database.db.update(rate_limits).set({ count: 28 });
    const statuses: number[] = [];
    for (const forwarded of [
      '2001:db8:1:2:3::1',
      '198.51.100.9, 2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:db8:7:7::1, 2001:DB8:1:2::',
      '[2001:db8:1:2::5]:4711',
    ]) {
      statuses.push((await guess(forwarded, 1 + statuses.length)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await guess('2001:db8:1:3::1', 40)).status).toBe(401);
    expect((await guess('2001:db8:1:2::1', 41)).headers['retry-after']).toMatch(/^\d+$/);
    // The account is not locked for other addresses.
    expect((await logIn({ 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
  });

  test('guesses by strangers do not lock the owner out', async () => {
    const [home, elsewhere] = ['2001:db8:9:9::1', '203.0.113.77'].map((at) => ({ 'x-forwarded-for': at }));
    expect((await logIn(home)).status).toBe(200);
    await logIn(elsewhere, 'wrong');
    await site.database.db.update(rate_limits).set({ count: 10 });
    expect((await logIn(elsewhere)).status).toBe(429);
    expect((await logIn({ 'x-forwarded-for': '2001:db8:9:8::1' })).status).toBe(429);
    expect((await logIn({ 'x-forwarded-for': '2001:db8:9:9:aaaa::1' })).status).toBe(200);
  });

  test('pages for logged-in users are not shared', async () => {
    const visitor = await site.get('/de/termine');
    const editor = await site.get('/de/termine', { headers: { cookie: vera.cookie } });
    expect(editor.status).toBe(200);
    expect(editor.headers['cache-control']).toBe('private, no-store');
    expect(editor.headers['set-cookie']).toBeUndefined();
    const again = await site.get('/de/termine');
    expect(again.body.equals(visitor.body)).toBe(true);
    expect(again.text).not.toContain(vera.csrf_token);
  });

  test('one query identifies the user', async () => {
    await site.get('/de/termine', { headers: { cookie: vera.cookie } });
    site.takeQueries();
    await site.get('/de/termine', { headers: { cookie: vera.cookie } });
    expect(site.takeQueries().filter((text) => text.includes('"sessions"'))).toHaveLength(1);
  });

  test.each([
    ['forged', '__Host-foyer_session=x'],
    ['of another house', '__Host-foyer_session=abc.3q2%2B7w%3D%3D'],
  ])('a cookie that is %s is deleted', async (_, cookie) => {
    site.takeQueries();
    const { status, headers } = await site.get('/de/termine', { headers: { cookie } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toEqual([
      '__Host-foyer_session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
    ]);
    expect(site.takeQueries().filter((text) => text.includes('"sessions"'))).toEqual([]);
  });

  test('a logged out session is a visitor’s from the next page on', async () => {
    const login = await loginAs(site.database, 'editor');
    const left = await site.get('/de/pageeditor-api/logout', { method: 'POST', headers: login.headers });
    expect(left.status).toBe(200);
    const { headers } = await site.get('/de', { headers: { cookie: login.cookie } });
    expect(headers['set-cookie']?.[0]).toContain('Max-Age=0');
  });

  test('an unavailable database is reported, and nobody is logged in', async () => {
    await site.line.cut();
    const answer = await logIn();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await site.get('/de', { headers: { cookie: vera.cookie } })).status).toBe(503);
    await site.line.join();
  });
});

describe('at home, over http', () => {
  let site: TestSite;
  let vera: TestLogin;
  const home = 'http://localhost:3000';
  beforeAll(async () => {
    [site, vera] = await openWithEditor('http_login_home', { PUBLIC_URL: home });
  });
  afterAll(() => site.close());

  const logIn = (headers: Record<string, string>) => logInAt(site, { email: vera.email, password }, headers);

  test('the cookie works without encryption', async () => {
    const { status, headers } = await logIn({ origin: home });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^foyer_session=[\w.%-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect((await site.get('/de/pageeditor-api/user', { headers: { cookie } })).text).toContain(
      '"logged":true',
    );
  });

  test('a telephone in the same network can log in by the local address', async () => {
    const host = '192.168.1.5:3000';
    expect((await logIn({ host, origin: `http://${host}` })).status).toBe(200);
    expect((await logIn({ host, origin: 'http://192.168.1.6:3000' })).status).toBe(403);
  });
});
