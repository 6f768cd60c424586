// Sessions of an account, whose number is limited, and the renewal of outdated password hashes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { accounts, rate_limits, sessions } from '#server/db/schema/users.ts';
import { createSession, deleteOldSessions, maxSessions } from '#server/services/accounts/sessions.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { accountRequests } from './account-requests.ts';

let api: TestApi;
let requests: ReturnType<typeof accountRequests>;

beforeAll(async () => {
  api = await openTestApi('sessions');
  requests = accountRequests(api);
});
beforeEach(() => api.database.db.delete(rate_limits));
afterAll(() => api.close());

const logIn = ({ email }: TestLogin, typed = password) => requests.logIn(email, typed);

const isLogged = async (cookie: string) => {
  const response = await api.ask('/de/api/user-logged/', { headers: { Cookie: cookie } });
  return ((await response.json()) as { logged: boolean }).logged;
};

/** Waits until a query waits for a lock. */
async function untilSomebodyWaits() {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await api.database.pool.query(waiting)).rowCount).toBe(1);
}

describe('a password hash of an earlier version', () => {
  const earlier =
    'cfbb530c93acb114b6cb16d532a02acd:b461d08137bfa282196c77b9b7e2e5a740c136cbc6e84739831b291e266d45d325aa5367c8d6147b433ecbe1bd3c94aa8c57a6945981836c3c98d802944f3884';
  let rosa: TestLogin;
  beforeEach(async () => {
    rosa = await loginAs(api.database, 'editor');
    await givePassword(api.database, rosa);
    const isRosas = eq(accounts.user_id, rosa.user_id);
    await api.database.db.update(accounts).set({ password: earlier }).where(isRosas);
  });
  const stored = async () => {
    const isRosas = eq(accounts.user_id, rosa.user_id);
    const [row] = await api.database.db.select().from(accounts).where(isRosas);
    return row?.password;
  };

  it('is replaced by a login', async () => {
    expect((await logIn(rosa)).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect(await isLogged(rosa.cookie)).toBe(true);
    expect((await logIn(rosa)).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('is unchanged after a wrong password', async () => {
    expect((await logIn(rosa, 'five words in a row')).status).toBe(401);
    expect(await stored()).toBe(earlier);
  });

  it('accepts simultaneous logins', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => logIn(rosa)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('a login in progress', () => {
  it.each([
    ['the password is changed', "update accounts set password = 'x' where user_id = $1"],
    ['the account is disabled', 'update users set is_disabled = true where id = $1'],
  ])('begins no session while %s, not even later', async (_, change) => {
    const rosa = await loginAs(api.database, 'editor');
    await givePassword(api.database, rosa);
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(change, [rosa.user_id]);
      await client.query('delete from sessions where user_id = $1', [rosa.user_id]);
      const answer = logIn(rosa);
      await untilSomebodyWaits();
      await client.query('commit');
      expect((await answer).status).toBe(401);
      expect(await api.database.db.$count(sessions, eq(sessions.user_id, rosa.user_id))).toBe(0);
    } finally {
      client.release();
    }
  });
});

describe('a change of the own account in progress', () => {
  const changes: [string, string, object][] = [
    ['POST', 'user/password', { present: password, password: 'ein ganz anderes Passwort' }],
    ['POST', 'user/second-factor', { present: password }],
    ['POST', 'user/second-factor/remove', { present: password }],
    ['POST', 'user/recovery-codes', { present: password }],
    ['DELETE', 'user/sessions', {}],
  ];
  it.each(changes)('does nothing if its session ends meanwhile: %s %s', async (method, path, body) => {
    const rosa = await loginAs(api.database, 'editor');
    await givePassword(api.database, rosa);
    const before = await stored(rosa);
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [rosa.user_id]);
      const answer = requests.ask(rosa, method, path, body);
      await untilSomebodyWaits();
      await client.query('delete from sessions where user_id = $1', [rosa.user_id]);
      await client.query('commit');
      expect((await answer).status).toBe(401);
      expect(await stored(rosa)).toEqual(before);
    } finally {
      client.release();
    }
  });

  /** Everything stored about an account except its sessions. */
  async function stored({ user_id }: TestLogin) {
    const { rows } = await api.database.pool.query(
      `select a.password, f as factor, (select count(*) from change_log where record_id = $1) as entries
       from accounts a left join two_factors f using (user_id) where user_id = $1`,
      [user_id],
    );
    return rows;
  }
});

it('a session of a clock that was ahead is none, and is deleted', async () => {
  const rosa = await loginAs(api.database, 'editor');
  const isRosas = eq(sessions.user_id, rosa.user_id);
  const begin = (ahead: string) =>
    api.database.db
      .update(sessions)
      .set({
        created_at: sql`now() + ${ahead}::interval`,
        expires_at: sql`now() + ${ahead}::interval + '12 hours'`,
      })
      .where(isRosas);
  await begin('2 minutes');
  expect(await isLogged(rosa.cookie)).toBe(true);
  await begin('1 year');
  expect(await isLogged(rosa.cookie)).toBe(false);
  await deleteOldSessions(api.database);
  expect(await api.database.db.$count(sessions, isRosas)).toBe(0);
});

describe('sessions of one account', () => {
  const cookiesOf = async (login: TestLogin, number: number) => {
    const cookies: string[] = [];
    for (let begun = 0; begun < number; begun += 1) {
      const value = await createSession(api.database, login.user_id, { address: '', user_agent: '' });
      cookies.push(`__Host-foyer_session=${value}`);
    }
    return cookies;
  };
  const areLogged = (cookies: string[]) => Promise.all(cookies.map(isLogged));

  it('are limited to ten, the least recently used one ends', async () => {
    const rosa = await loginAs(api.database, 'editor');
    const others = await cookiesOf(rosa, maxSessions - 1);
    expect(await areLogged([rosa.cookie, ...others])).toEqual(Array(maxSessions).fill(true));
    // The first session is in use; the second was last used five hours ago.
    const isOfRosa = eq(sessions.user_id, rosa.user_id);
    const [, second] = await api.database.db
      .select()
      .from(sessions)
      .where(isOfRosa)
      .orderBy(sessions.created_at);
    const left = { expires_at: new Date(Date.now() + 7 * 3_600_000) };
    await api.database.db
      .update(sessions)
      .set(left)
      .where(eq(sessions.id, second?.id ?? ''));
    const [newest = ''] = await cookiesOf(rosa, 1);
    expect(await areLogged([rosa.cookie, newest])).toEqual([true, true]);
    expect(await areLogged(others)).toEqual([false, ...Array(maxSessions - 2).fill(true)]);
  });

  it('that began while the clock was ahead do not end the one that begins', async () => {
    const rosa = await loginAs(api.database, 'editor');
    await cookiesOf(rosa, maxSessions);
    await api.database.db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() + 30 * 86_400_000) })
      .where(eq(sessions.user_id, rosa.user_id));
    const [begun = ''] = await cookiesOf(rosa, 1);
    expect(await isLogged(begun)).toBe(true);
    expect(await api.database.db.$count(sessions, eq(sessions.user_id, rosa.user_id))).toBe(maxSessions);
  });

  it('are limited to ten with simultaneous logins', async () => {
    const rosa = await loginAs(api.database, 'editor');
    await Promise.all(Array.from({ length: 15 }, () => cookiesOf(rosa, 1)));
    expect(await api.database.db.$count(sessions, eq(sessions.user_id, rosa.user_id))).toBe(maxSessions);
  });

  it('exclude expired ones and those of others from the limit', async () => {
    const rosa = await loginAs(api.database, 'editor');
    const other = await loginAs(api.database, 'editor');
    const over = { expires_at: new Date(Date.now() - 1000) };
    await api.database.db.update(sessions).set(over).where(eq(sessions.id, rosa.session_id));
    const cookies = await cookiesOf(rosa, maxSessions);
    expect(await areLogged([...cookies, other.cookie])).toEqual(Array(maxSessions + 1).fill(true));
    expect(await api.database.db.$count(sessions, eq(sessions.id, rosa.session_id))).toBe(1);
  });
});

describe('an administrator ends', () => {
  const everywhere = (login: TestLogin, user_id: string) =>
    requests.account(login, 'DELETE', `${user_id}/sessions`);
  const all = (login: TestLogin) => requests.ask(login, 'DELETE', 'cms-hub/sessions');
  const areLogged = (...logins: TestLogin[]) => Promise.all(logins.map(({ cookie }) => isLogged(cookie)));

  it('all sessions of one account, which can log in again', async () => {
    const [admin, rosa, other] = await Promise.all([
      loginAs(api.database, 'administrator'),
      loginAs(api.database, 'editor'),
      loginAs(api.database, 'editor'),
    ]);
    await givePassword(api.database, rosa);
    await done(logIn(rosa));
    const account = async () => {
      const { results } = await done<{ results: Account[] }>(requests.account(admin, 'GET', ''));
      return results.find(({ id }) => id === rosa.user_id);
    };
    expect((await account())?.session_count).toBe(2);
    expect((await everywhere(admin, rosa.user_id)).status).toBe(204);
    expect((await account())?.session_count).toBe(0);
    expect(await areLogged(admin, rosa, other)).toEqual([true, false, true]);
    expect((await requests.ask(rosa, 'GET', 'user/account')).status).toBe(401);
    expect((await logIn(rosa)).status).toBe(200);
    expect((await everywhere(admin, 'nobody')).status).toBe(404);
  });

  it('all sessions of the own account except the current one', async () => {
    const admin = await loginAs(api.database, 'administrator');
    await givePassword(api.database, admin);
    await done(logIn(admin));
    expect((await everywhere(admin, admin.user_id)).status).toBe(204);
    expect(await areLogged(admin)).toEqual([true]);
    expect(await api.database.db.$count(sessions, eq(sessions.user_id, admin.user_id))).toBe(1);
  });

  it('all sessions of everybody except the current one', async () => {
    const [admin, second, rosa] = await Promise.all([
      loginAs(api.database, 'administrator'),
      loginAs(api.database, 'administrator'),
      loginAs(api.database, 'editor'),
    ]);
    expect((await all(admin)).status).toBe(204);
    expect(await areLogged(admin, second, rosa)).toEqual([true, false, false]);
    expect(await api.database.db.$count(sessions)).toBe(1);
  });

  it('and the action is logged', async () => {
    const admin = await loginAs(api.database, 'administrator');
    const rosa = await loginAs(api.database, 'editor');
    await everywhere(admin, rosa.user_id);
    await all(admin);
    const isAdmins = eq(change_log.actor, admin.user_id);
    const entries = await api.database.db.select().from(change_log).where(isAdmins).orderBy(change_log.id);
    expect(entries.map(({ record_id, after }) => [record_id, after])).toEqual([
      [rosa.user_id, { event: 'logged-out' }],
      [admin.user_id, { event: 'everybody-logged-out' }],
    ]);
  });
});
