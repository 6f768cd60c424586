// Administration of accounts: inviting, changing roles, disabling, creating links.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { accounts, rate_limits, sessions, users, verifications } from '#server/db/schema/users.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { accountRequests, tokenOf } from './account-requests.ts';

let api: TestApi;
let requests: ReturnType<typeof accountRequests>;
let admin: TestLogin;

beforeAll(async () => {
  api = await openTestApi('accounts');
  requests = accountRequests(api);
  admin = await loginAs(api.database, 'administrator');
  await givePassword(api.database, admin);
});
beforeEach(() => api.database.db.delete(rate_limits));
afterAll(() => api.close());

let number = 0;
const address = () => `person-${++number}@theatre.example`;

const listed = async (id: string) => {
  const { results } = await done<{ results: Account[] }>(requests.account(admin, 'GET', ''));
  return results.find((account) => account.id === id);
};

const isLogged = async ({ cookie }: Pick<TestLogin, 'cookie'>) => {
  const response = await api.ask('/de/api/user-logged/', { headers: { Cookie: cookie } });
  return ((await response.json()) as { logged: boolean }).logged;
};

const expire = () => api.database.db.update(verifications).set({ expires_at: new Date(Date.now() - 1000) });

describe('an invitation', () => {
  it('creates an account that can log in only after its link was used, which logs in', async () => {
    const email = address();
    const { account, link } = await requests.invite(admin, email.toUpperCase(), 'press', 'en');
    expect(account).toMatchObject({ email, role: 'press', state: 'invited', name: '', last_login_at: null });
    expect(link.url).toMatch(/^https:\/\/theatre\.example\/cms\/invitation\/[\w-]{43}\?lang=en$/);
    expect(link.is_mailed).toBe(false);
    expect((await requests.logIn(email, '')).status).not.toBe(200);

    const joined = await requests.join(tokenOf(link), 'Ida Neu', password);
    expect(joined.status, await joined.clone().text()).toBe(204);
    expect(joined.headers.get('Cache-Control')).toBe('no-store');
    const [cookie = ''] = (joined.headers.get('Set-Cookie') ?? '').split(';');
    expect(await isLogged({ cookie })).toBe(true);
    expect(await listed(account.id)).toMatchObject({ state: 'active', name: 'Ida Neu' });
    expect((await listed(account.id))?.last_login_at).not.toBeNull();
    expect((await requests.logIn(email, password)).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    const { link } = await requests.invite(admin, address());
    const { rows } = await api.database.pool.query('select v::text as row from verifications v');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(tokenOf(link));
  });

  it('works once, also with simultaneous requests', async () => {
    const { link } = await requests.invite(admin, address());
    const both = await Promise.all(
      ['Eins', 'Zwei'].map((name) => requests.join(tokenOf(link), name, password)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect((await requests.join(tokenOf(link), 'Drei', password)).status).toBe(409);
  });

  it('waits for a transaction that disables the account, without a deadlock', async () => {
    const { account, link } = await requests.invite(admin, address());
    const client = await api.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update users set is_disabled = true where id = $1', [account.id]);
      const used = requests.join(tokenOf(link), 'Ida', password);
      const waiting =
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(async () => (await api.database.pool.query(waiting)).rowCount).toBe(1);
      await client.query('delete from verifications where value = $1', [account.id]);
      await client.query('commit');
      expect((await used).status).toBe(409);
    } finally {
      client.release();
    }
  });

  it('remains valid after a rejected password', async () => {
    const { link } = await requests.invite(admin, address());
    const short = await requests.join(tokenOf(link), 'Ida', 'zu kurz');
    expect(short.status).toBe(422);
    expect((await short.json()).errors[0].field).toBe('password');
    expect((await requests.join(tokenOf(link), 'Ida', 'Ida Ida Ida Ida Ida')).status).toBe(422);
    expect((await requests.join(tokenOf(link), 'Ida', password)).status).toBe(204);
  });

  const endings: [string, (account: Account) => Promise<unknown>][] = [
    ['after a week', expire],
    ['with a newer link', ({ id }) => done(requests.account(admin, 'POST', `${id}/link`))],
    [
      'with the account disabled',
      ({ id }) => done(requests.account(admin, 'POST', id, { is_disabled: true })),
    ],
    ['withdrawn', ({ id }) => done(requests.account(admin, 'DELETE', id))],
  ];
  it.each(endings)('is invalid %s', async (_, end) => {
    const { account, link } = await requests.invite(admin, address());
    await end(account);
    expect((await requests.join(tokenOf(link), 'Ida', password)).status).toBe(409);
    const [row] = await api.database.db.select().from(accounts).where(eq(accounts.user_id, account.id));
    expect(row).toBeUndefined();
  });

  it('is no link for a password reset, nor the reverse', async () => {
    const { link } = await requests.invite(admin, address());
    expect((await requests.reset(tokenOf(link), password)).status).toBe(409);
    const vera = await loginAs(api.database, 'editor');
    await givePassword(api.database, vera);
    const reset = await done<{ url: string }>(requests.account(admin, 'POST', `${vera.user_id}/link`));
    expect((await requests.join(tokenOf(reset), 'Ida', password)).status).toBe(409);
  });

  it.each(['', 'kein Kreis', 'a@b', 'x'.repeat(300)])('rejects the address %o', async (email) => {
    const body = { email, role: 'editor', locale: 'de' };
    expect((await requests.account(admin, 'POST', '', body)).status).toBe(422);
  });

  it('is not sent to an address with an account, in any case', async () => {
    const email = address();
    await requests.invite(admin, email);
    const again = await requests.account(admin, 'POST', '', {
      email: email.toUpperCase(),
      role: 'editor',
      locale: 'de',
    });
    expect(again.status).toBe(422);
    expect((await again.json()).errors[0]).toMatchObject({ field: 'email' });
  });

  it('can be withdrawn only before it is used', async () => {
    const { account, link } = await requests.invite(admin, address());
    await requests.join(tokenOf(link), 'Ida', password);
    expect((await requests.account(admin, 'DELETE', account.id)).status).toBe(404);
    expect(await listed(account.id)).toBeDefined();
  });
});

describe('roles and disabling', () => {
  it('changes a role with effect from the next request', async () => {
    const vera = await loginAs(api.database, 'editor');
    const changed = await done<Account>(requests.account(admin, 'POST', vera.user_id, { role: 'press' }));
    expect(changed.role).toBe('press');
    expect((await requests.ask(vera, 'GET', 'cms-hub/forms/1/entries')).status).toBe(403);
  });

  it('ends sessions with the next request, and enabling does not restore them', async () => {
    const vera = await loginAs(api.database, 'editor');
    await givePassword(api.database, vera);
    expect(await isLogged(vera)).toBe(true);
    await done(requests.account(admin, 'POST', vera.user_id, { is_disabled: true }));
    expect(await isLogged(vera)).toBe(false);
    expect((await requests.logIn(vera.email, password)).status).toBe(401);
    expect(await listed(vera.user_id)).toMatchObject({ state: 'disabled' });
    await done(requests.account(admin, 'POST', vera.user_id, { is_disabled: false }));
    expect(await isLogged(vera)).toBe(false);
    expect((await requests.logIn(vera.email, password)).status).toBe(200);
  });

  it.each([{ role: 'editor' }, { is_disabled: true }, { role: 'administrator' }])(
    'users cannot change themselves: %o',
    async (change) => {
      const response = await requests.account(admin, 'POST', admin.user_id, change);
      expect(response.status).toBe(403);
      expect((await response.json()).detail).toContain('eigene Rolle');
      expect(await listed(admin.user_id)).toMatchObject({ role: 'administrator', state: 'active' });
    },
  );

  it('two administrators who remove each other at once leave one', async () => {
    const others = await Promise.all([
      loginAs(api.database, 'administrator'),
      loginAs(api.database, 'administrator'),
    ]);
    for (const change of [{ role: 'editor' }, { is_disabled: true }]) {
      for (let round = 0; round < 5; round += 1) {
        const ids = others.map(({ user_id }) => user_id);
        for (const id of ids) {
          const reset = { role: 'administrator' as const, is_disabled: false };
          await api.database.db.update(users).set(reset).where(eq(users.id, id));
        }
        const [one, two] = await Promise.all([
          loginAgain(others[0] as TestLogin),
          loginAgain(others[1] as TestLogin),
        ]);
        const answers = await Promise.all([
          requests.account(one, 'POST', two.user_id, change),
          requests.account(two, 'POST', one.user_id, change),
        ]);
        const left = (await Promise.all(ids.map(listed))).filter(
          (account) => account?.role === 'administrator' && account.state !== 'disabled',
        );
        expect(left).toHaveLength(1);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      }
    }
  });

  /** The same account with a session that was not ended meanwhile. */
  async function loginAgain({ user_id }: TestLogin): Promise<TestLogin> {
    const spare = await loginAs(api.database, 'administrator');
    await api.database.db.update(sessions).set({ user_id }).where(eq(sessions.id, spare.session_id));
    await api.database.db.delete(users).where(eq(users.id, spare.user_id));
    return { ...spare, user_id };
  }

  it('rejects an account that does not exist', async () => {
    expect((await requests.account(admin, 'POST', 'nobody', { role: 'editor' })).status).toBe(404);
    expect((await requests.account(admin, 'POST', 'nobody/link')).status).toBe(404);
    expect((await requests.account(admin, 'DELETE', 'nobody/second-factor')).status).toBe(404);
  });
});

it('the log has every action without passwords and tokens', async () => {
  const { account, link } = await requests.invite(admin, address(), 'editor');
  await requests.join(tokenOf(link), 'Ida Neu', password);
  await done(requests.account(admin, 'POST', account.id, { role: 'press' }));
  const reset = await done<{ url: string }>(requests.account(admin, 'POST', `${account.id}/link`));
  await requests.reset(tokenOf(reset), 'ein anderes Passwort, länger');
  await done(requests.account(admin, 'POST', account.id, { is_disabled: true }));
  const entries = await api.database.db
    .select()
    .from(change_log)
    .where(eq(change_log.record_id, account.id))
    .orderBy(change_log.id);
  expect(entries.map(({ after }) => (after as { event: string }).event)).toEqual([
    ...['invited', 'joined', 'role-changed', 'reset-link-made', 'password-reset', 'disabled'],
  ]);
  expect(entries.map(({ actor }) => actor)).toEqual([
    ...[admin.user_id, account.id, admin.user_id, admin.user_id, account.id, admin.user_id],
  ]);
  const all = JSON.stringify([entries, api.logged]);
  for (const secret of [tokenOf(link), tokenOf(reset), password, 'ein anderes Passwort']) {
    expect(all).not.toContain(secret);
  }
});
