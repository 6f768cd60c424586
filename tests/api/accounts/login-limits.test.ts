// Login limits per account and per address, which other sites cannot exhaust.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rate_limits } from '#server/db/schema/users.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let vera: TestLogin;
beforeAll(async () => {
  api = await openTestApi('login_limits');
  vera = await loginAs(api.database, 'editor');
  await givePassword(api.database, vera);
});
beforeEach(() => api.database.db.delete(rate_limits));
afterAll(() => api.close());

const logIn = (body: object, headers: Record<string, string> = {}) =>
  api.ask('/de/pageeditor-api/login', {
    method: 'POST',
    headers: { Origin: publicUrl, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const wrong = (email: string, headers = {}) => logIn({ email, password: 'not this one, sorry' }, headers);
/** Simulates earlier attempts, because each real attempt hashes a password. */
const pretend = (count: number) => api.database.db.update(rate_limits).set({ count });

it('limits guesses for one account and says how long to wait', async () => {
  // Never logged in from here.
  const other = await loginAs(api.database, 'editor');
  const { email } = other;
  await givePassword(api.database, other);
  await wrong(email);
  await pretend(9);
  expect((await wrong(email)).status).toBe(401);
  const response = await wrong(email.toUpperCase());
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect((await response.json()).detail).toBe('Zu viele Versuche. Bitte warten Sie 15 Minuten.');
  // The correct password is rejected too; other accounts are not affected.
  expect((await logIn({ email, password })).status).toBe(429);
  expect((await wrong('somebody@theatre.example')).status).toBe(401);
  // After the window.
  await api.database.db.update(rate_limits).set({ last_request: Date.now() - 15 * 60_000 - 1 });
  expect((await logIn({ email, password })).status).toBe(200);
});

it('counts from a time when the clock was ahead lock nobody out', async () => {
  const other = await loginAs(api.database, 'editor');
  await givePassword(api.database, other);
  await wrong(other.email);
  await api.database.db.update(rate_limits).set({ count: 100, last_request: Date.now() + 10 * 86_400_000 });
  expect((await logIn({ email: other.email, password })).status).toBe(200);
});

it('also limits an account that does not exist', async () => {
  await wrong('nobody@theatre.example');
  await pretend(9);
  expect((await wrong('nobody@theatre.example')).status).toBe(401);
  expect((await wrong('nobody@theatre.example')).status).toBe(429);
});

it('limits guesses at many accounts from one address, also simultaneous ones', async () => {
  await wrong('no@theatre.example');
  await pretend(28);
  const all = await Promise.all([1, 2, 3, 4, 5].map((at) => wrong(`no${at}@theatre.example`)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([401, 401, 429, 429, 429]);
  const rows = await api.database.db.select().from(rate_limits);
  // The attempts over the limit count for the address, not for the accounts that they named.
  expect(rows).toHaveLength(4);
  expect(rows.some(({ key }) => /theatre|0\.0\.0\.0/.test(key))).toBe(false);
});

it('resets the limit after a success', async () => {
  await wrong(vera.email);
  await pretend(9);
  expect((await logIn({ email: vera.email, password })).status).toBe(200);
  const [address, ...others] = await api.database.db.select().from(rate_limits);
  expect([address?.count, others]).toEqual([9, []]);
});

it('does not count forms of other sites', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await wrong(vera.email, { Origin: 'https://evil.example' })).status).toBe(403);
  }
  expect(await api.database.db.select().from(rate_limits)).toEqual([]);
});

it('checks a few passwords at a time and rejects the rest', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => wrong(`many${at}@theatre.example`)));
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(8);
  const later = all.filter(({ status }) => status === 429);
  expect(later.map(({ headers }) => headers.get('Retry-After'))).toEqual(Array(12).fill('2'));
});
