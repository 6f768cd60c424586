// The second factor: setting it up, codes and their limits, loss and removal.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SecondFactorSetup } from '#domain/accounts/account.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { rate_limits, sessions, two_factors } from '#server/db/schema/users.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { accountRequests, codeOf } from './account-requests.ts';

let api: TestApi;
let requests: ReturnType<typeof accountRequests>;
let vera: TestLogin;

beforeAll(async () => {
  api = await openTestApi('second_factor');
  requests = accountRequests(api);
});
beforeEach(async () => {
  // In the middle of a code's half minute, however long a test takes.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / period) * period + period / 2 });
  await api.database.db.delete(rate_limits);
  vera = await loginAs(api.database, 'editor');
  await givePassword(api.database, vera);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => api.close());

const period = 30_000;
/** A code of the step after the one used by the setup. */
const nextCode = (setup: SecondFactorSetup) => codeOf(setup, Date.now() + period);
const logIn = (code?: string) => requests.logIn(vera.email, password, code);
const sessionCount = () => api.database.db.$count(sessions, eq(sessions.user_id, vera.user_id));
/** As if the last code had been taken long ago. */
const forgetStep = () =>
  api.database.db.update(two_factors).set({ last_step: 0 }).where(eq(two_factors.user_id, vera.user_id));

it('setting it up requires the password, and it applies after a first code', async () => {
  const wrong = await requests.ask(vera, 'POST', 'user/second-factor', { present: 'nicht mein Passwort' });
  expect(wrong.status).toBe(422);
  expect((await wrong.json()).errors[0].field).toBe('present');

  const setup = await done<SecondFactorSetup>(
    requests.ask(vera, 'POST', 'user/second-factor', { present: password }),
  );
  expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Thalia%20Theater:/);
  expect(setup.uri).toContain(setup.secret.replaceAll(' ', ''));
  expect(setup.qr.path.length).toBeGreaterThan(1000);
  expect((await logIn()).status).toBe(200);

  const code = { code: '000000' };
  expect((await requests.ask(vera, 'POST', 'user/second-factor/confirm', code)).status).toBe(422);
  expect((await logIn()).status).toBe(200);
  const right = { code: codeOf(setup) };
  const { recovery_codes } = await done<{ recovery_codes: string[] }>(
    requests.ask(vera, 'POST', 'user/second-factor/confirm', right),
  );
  expect(new Set(recovery_codes).size).toBe(10);
  for (const each of recovery_codes) expect(each).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  expect((await logIn()).status).toBe(401);
  expect((await requests.ask(vera, 'POST', 'user/second-factor', { present: password })).status).toBe(409);
});

describe('logging in', () => {
  it('with the password alone begins no session and asks for the code', async () => {
    const { setup } = await requests.addSecondFactor(vera, password);
    const before = await sessionCount();
    const response = await logIn();
    expect(response.status).toBe(401);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 'Code aus Ihrer App, oder ein Notfallcode' });
    expect(await sessionCount()).toBe(before);
    expect((await logIn(nextCode(setup))).status).toBe(200);
    expect(await sessionCount()).toBe(before + 1);
  });

  it('with a wrong password does not reveal the factor', async () => {
    await requests.addSecondFactor(vera, password);
    const response = await requests.logIn(vera.email, 'nicht mein Passwort', '123456');
    expect(response.status).toBe(401);
    expect(await response.json()).not.toHaveProperty('code');
  });

  it('accepts a code once', async () => {
    const { setup, code } = await requests.addSecondFactor(vera, password);
    // That of the setup was taken already.
    expect((await logIn(code)).status).toBe(401);
    const next = nextCode(setup);
    expect((await logIn(`${next.slice(0, 3)} ${next.slice(3)}`)).status).toBe(200);
    expect((await logIn(next)).status).toBe(401);
  });

  it('accepts one of two simultaneous requests with the same code', async () => {
    const { setup } = await requests.addSecondFactor(vera, password);
    const next = nextCode(setup);
    const both = await Promise.all([logIn(next), logIn(next)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it.each([
    ['an old one', (setup: SecondFactorSetup) => codeOf(setup, Date.now() - 4 * period)],
    ['one of the future', (setup: SecondFactorSetup) => codeOf(setup, Date.now() + 4 * period)],
    ['too short', () => '12345'],
    ['letters', () => 'abcdef'],
    ['the secret itself', ({ secret }: SecondFactorSetup) => secret.slice(0, 50)],
  ])('rejects %s', async (_, make) => {
    const { setup } = await requests.addSecondFactor(vera, password);
    await forgetStep();
    expect((await logIn(make(setup))).status).toBe(401);
  });

  it('accepts a code of a clock that is half a minute slow', async () => {
    const { setup } = await requests.addSecondFactor(vera, password, Date.now() - period);
    await forgetStep();
    expect((await logIn(codeOf(setup, Date.now() - period))).status).toBe(200);
  });

  const pretendGuesses = () =>
    api.database.pool.query("update rate_limits set count = 10 where key like 'code %'");
  /** As if the account had logged in before from the network of the tests. */
  const beAtHome = async () => {
    const other = await loginAs(api.database, 'editor');
    await givePassword(api.database, other);
    expect((await requests.logIn(other.email, password)).status).toBe(200);
    await api.database.pool.query(
      `update sessions set ip_address = (select max(ip_address) from sessions where user_id = $1)
       where user_id = $2`,
      [other.user_id, vera.user_id],
    );
  };

  it('limits guesses of codes', async () => {
    const { setup } = await requests.addSecondFactor(vera, password);
    expect((await logIn('000000')).status).toBe(401);
    await pretendGuesses();
    const response = await logIn(nextCode(setup));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('from a known network is possible while others guess codes', async () => {
    const { setup } = await requests.addSecondFactor(vera, password);
    await logIn('000000');
    await pretendGuesses();
    await beAtHome();
    expect((await logIn(nextCode(setup))).status).toBe(200);
  });

  it('limits guesses from a known network too', async () => {
    const { setup } = await requests.addSecondFactor(vera, password);
    await beAtHome();
    await logIn('000000');
    await pretendGuesses();
    expect((await logIn(nextCode(setup))).status).toBe(429);
  });
});

describe('recovery codes', () => {
  it('work once each in any spelling, and are stored as hashes', async () => {
    const { recovery_codes } = await requests.addSecondFactor(vera, password);
    const [first = '', second = ''] = recovery_codes;
    const { rows } = await api.database.pool.query('select f::text as row from two_factors f');
    for (const { row } of rows) expect(row).not.toContain(first);
    const both = await Promise.all([logIn(first), logIn(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(second.replaceAll('-', ' ').toUpperCase())).status).toBe(200);
    const own = await done<{ second_factor: object }>(requests.ask(vera, 'GET', 'user/account'));
    expect(own.second_factor).toEqual({ is_on: true, is_required: false, recovery_codes_left: 8 });
  });

  it('are invalid after new ones were created', async () => {
    const { recovery_codes } = await requests.addSecondFactor(vera, password);
    const renewed = await done<{ recovery_codes: string[] }>(
      requests.ask(vera, 'POST', 'user/recovery-codes', { present: password }),
    );
    expect((await logIn(recovery_codes[0])).status).toBe(401);
    expect((await logIn(renewed.recovery_codes[0])).status).toBe(200);
  });
});

describe('removing it', () => {
  it('requires the password', async () => {
    await requests.addSecondFactor(vera, password);
    const remove = (present: string) => requests.ask(vera, 'POST', 'user/second-factor/remove', { present });
    expect((await remove('nicht mein Passwort')).status).toBe(422);
    expect((await remove(password)).status).toBe(204);
    expect((await logIn()).status).toBe(200);
    expect((await remove(password)).status).toBe(404);
  });

  it('an administrator removes a lost one, which ends the sessions', async () => {
    await requests.addSecondFactor(vera, password);
    const admin = await loginAs(api.database, 'administrator');
    const removal = () => requests.account(admin, 'DELETE', `${vera.user_id}/second-factor`);
    expect((await requests.account(vera, 'DELETE', `${vera.user_id}/second-factor`)).status).toBe(403);
    expect((await removal()).status).toBe(204);
    expect(await sessionCount()).toBe(0);
    expect((await logIn()).status).toBe(200);
    expect((await removal()).status).toBe(404);
  });
});

it('the log has every action and no secret', async () => {
  const { setup, recovery_codes, code } = await requests.addSecondFactor(vera, password);
  await logIn(recovery_codes[0]);
  await requests.ask(vera, 'POST', 'user/recovery-codes', { present: password });
  await requests.ask(vera, 'POST', 'user/second-factor/remove', { present: password });
  const entries = await api.database.db
    .select()
    .from(change_log)
    .where(eq(change_log.record_id, vera.user_id))
    .orderBy(change_log.id);
  expect(entries.map(({ after }) => (after as { event: string }).event)).toEqual([
    ...['second-factor-added', 'recovery-code-used', 'recovery-codes-made', 'second-factor-removed'],
  ]);
  const all = JSON.stringify([entries, api.logged]);
  for (const secret of [setup.secret.replaceAll(' ', ''), code, password, ...recovery_codes]) {
    expect(all).not.toContain(secret);
  }
});
