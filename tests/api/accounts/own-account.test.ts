// Changes of the own account, and resetting a password with a link.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnAccount } from '#domain/accounts/account.ts';
import { rate_limits, users, verifications } from '#server/db/schema/users.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { sessionCookieName } from '#server/services/accounts/sessions-cookie.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { openMailServer, type TestMailServer } from '../../setup/mail-server.ts';
import { done, openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { accountRequests, tokenOf } from './account-requests.ts';

let mails: TestMailServer;
let api: TestApi;
let requests: ReturnType<typeof accountRequests>;
let vera: TestLogin;

beforeAll(async () => {
  mails = await openMailServer();
  api = await openTestApi('own_account', 'fixture', { SMTP_URL: mails.url });
  requests = accountRequests(api);
});
beforeEach(async () => {
  await api.database.db.delete(rate_limits);
  vera = await loginAs(api.database, 'editor');
  await givePassword(api.database, vera);
});
afterAll(async () => {
  mails.close();
  await api.close();
});

const own = (login = vera) => done<OwnAccount>(requests.ask(login, 'GET', 'user/account'));
const isLogged = async (cookie: string) => {
  const response = await api.ask('/de/api/user-logged/', { headers: { Cookie: cookie } });
  return ((await response.json()) as { logged: boolean }).logged;
};
const another = 'ein ganz anderes Passwort';

/** Another device of the same person. @returns its cookie */
async function device(user_agent = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0') {
  const value = await createSession(api.database, vera.user_id, { address: '', user_agent });
  return `${sessionCookieName({ PUBLIC_URL: publicUrl })}=${value}`;
}

describe('name and language', () => {
  it('are changed, and the page shows them', async () => {
    const changed = await done<OwnAccount>(
      requests.ask(vera, 'POST', 'user/account', { name: ' Vera Lund ', locale: 'en' }),
    );
    expect(changed).toMatchObject({ name: 'Vera Lund', locale: 'en' });
  });

  it.each([
    { name: '' },
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: '<b>' },
    { role: 'administrator' },
  ])('reject %o', async (body) => {
    expect((await requests.ask(vera, 'POST', 'user/account', body)).status).toBe(422);
    expect(await own()).toMatchObject({ role: 'editor' });
  });
});

describe('the password', () => {
  const change = (present: string, next: string) =>
    requests.ask(vera, 'POST', 'user/password', { present, password: next });

  it('is changed with the current one, which ends all other sessions', async () => {
    const other = await device();
    expect((await change('nicht mein Passwort', another)).status).toBe(422);
    expect(await isLogged(other)).toBe(true);
    expect((await change(password, another)).status).toBe(204);
    expect(await isLogged(other)).toBe(false);
    expect(await isLogged(vera.cookie)).toBe(true);
    expect((await requests.logIn(vera.email, password)).status).toBe(401);
    expect((await requests.logIn(vera.email, another)).status).toBe(200);
  });

  it('follows the password rules', async () => {
    const response = await change(password, 'zu kurz');
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0]).toMatchObject({ field: 'password' });
  });

  it('cannot be guessed with an open session', async () => {
    await change('nicht mein Passwort', another);
    await api.database.pool.query("update rate_limits set count = 10 where key like 'present %'");
    expect((await change(password, another)).status).toBe(429);
  });
});

describe('sessions', () => {
  it('are listed with device, begin and last use', async () => {
    await device();
    const { sessions } = await own();
    expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['Firefox, Windows', false],
      ['', true],
    ]);
  });

  it('can be ended one by one, except the current one and those of others', async () => {
    const other = await device();
    const { sessions } = await own();
    const [first, current] = sessions;
    const end = (login: TestLogin, id = '') => requests.ask(login, 'DELETE', `user/sessions/${id}`);
    const stranger = await loginAs(api.database, 'administrator');
    expect((await end(stranger, first?.id)).status).toBe(404);
    expect((await end(vera, current?.id)).status).toBe(404);
    expect(await isLogged(other)).toBe(true);
    expect((await end(vera, first?.id)).status).toBe(204);
    expect(await isLogged(other)).toBe(false);
  });

  it('can all be ended at once except the current one', async () => {
    const others = [await device(), await device()];
    expect((await requests.ask(vera, 'DELETE', 'user/sessions')).status).toBe(204);
    expect(await Promise.all(others.map(isLogged))).toEqual([false, false]);
    expect(await isLogged(vera.cookie)).toBe(true);
  });
});

describe('a forgotten password', () => {
  const letters = () => mails.received.map((lines) => lines.join('\n'));
  /** The text of a mail as displayed: the transfer encoding wraps lines. */
  const readable = (letter = '') => letter.replaceAll('=\n', '').replaceAll('=3D', '=');
  const linkIn = (letter = '') => /https:\/\/\S+/.exec(readable(letter))?.[0] ?? '';

  it.each(['de', 'en'] as const)(
    'is reset with a link by mail in the account’s language: %s',
    async (locale) => {
      await api.database.db.update(users).set({ locale }).where(eq(users.id, vera.user_id));
      mails.received.length = 0;
      const response = await requests.requestPasswordReset(vera.email.toUpperCase());
      expect(response.status).toBe(204);
      await vi.waitUntil(() => mails.received.length === 1);
      const url = linkIn(letters()[0]);
      expect(url).toMatch(/^https:\/\/theatre\.example\/cms\/password-reset\/[\w-]{43}/);
      expect(url.endsWith('?lang=en')).toBe(locale === 'en');

      const other = await device();
      expect((await requests.reset(tokenOf({ url }), 'zu kurz')).status).toBe(422);
      const answer = await requests.reset(tokenOf({ url }), another);
      expect(answer.status).toBe(204);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(await Promise.all([isLogged(other), isLogged(vera.cookie)])).toEqual([false, false]);
      expect((await requests.logIn(vera.email, another)).status).toBe(200);
      expect((await requests.reset(tokenOf({ url }), password)).status).toBe(409);
      expect(JSON.stringify(api.logged)).not.toContain(tokenOf({ url }));
    },
  );

  it('still asks for the second factor', async () => {
    await requests.addSecondFactor(vera, password);
    const admin = await loginAs(api.database, 'administrator');
    const link = await done<{ url: string; is_mailed: boolean }>(
      requests.account(admin, 'POST', `${vera.user_id}/link`),
    );
    expect(link.is_mailed).toBe(true);
    expect((await requests.reset(tokenOf(link), another)).status).toBe(204);
    expect(await (await requests.logIn(vera.email, another)).json()).toHaveProperty('code');
  });

  it('has the same response for every address, and mails only accounts that can log in', async () => {
    mails.received.length = 0;
    const disabled = await loginAs(api.database, 'editor');
    await givePassword(api.database, disabled);
    await api.database.db.update(users).set({ is_disabled: true }).where(eq(users.id, disabled.user_id));
    const invited = await loginAs(api.database, 'editor');
    const addresses = ['niemand@theatre.example', disabled.email, invited.email, vera.email];
    const answers: unknown[] = [];
    for (const email of addresses) {
      const response = await requests.requestPasswordReset(email);
      answers.push([response.status, await response.text(), [...response.headers]]);
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    await vi.waitUntil(() => mails.received.length === 1);
    expect(letters()[0]).toContain(`RCPT TO:<${vera.email}>`);
  });

  it('has a link that is valid for an hour', async () => {
    const admin = await loginAs(api.database, 'administrator');
    const link = await done<{ url: string; expires_at: string }>(
      requests.account(admin, 'POST', `${vera.user_id}/link`),
    );
    expect(Math.round((Date.parse(link.expires_at) - Date.now()) / 60_000)).toBe(60);
    await api.database.db.update(verifications).set({ expires_at: new Date(Date.now() - 1000) });
    expect((await requests.reset(tokenOf(link), another)).status).toBe(409);
  });

  it('is mailed three times an hour, with no difference in the response', async () => {
    mails.received.length = 0;
    for (let round = 0; round < 5; round += 1) {
      expect((await requests.requestPasswordReset(vera.email)).status).toBe(204);
      await vi.waitUntil(() => mails.received.length >= Math.min(3, round + 1));
    }
    const bell = await loginAs(api.database, 'editor');
    await givePassword(api.database, bell);
    await requests.requestPasswordReset(bell.email);
    await vi.waitUntil(() => letters().some((letter) => letter.includes(bell.email)));
    expect(mails.received).toHaveLength(4);
  });

  it('is limited per network', async () => {
    await requests.requestPasswordReset('niemand@theatre.example');
    await api.database.pool.query("update rate_limits set count = 20 where key like 'reset-network %'");
    const response = await requests.requestPasswordReset('niemand@theatre.example');
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).not.toBeNull();
  });

  it('does not fail without a mail server, and logs no token', async () => {
    const broken = await openTestApi('own_account_without_mail', 'fixture', {
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    try {
      const there = accountRequests(broken);
      const other = await loginAs(broken.database, 'administrator');
      const { link } = await there.invite(other, 'neu@theatre.example');
      expect(link.is_mailed).toBe(false);
      expect(JSON.stringify(broken.logged)).toContain('could not be mailed');
      expect(JSON.stringify(broken.logged)).not.toContain(tokenOf(link));
    } finally {
      await broken.close();
    }
  });
});
