// Logging in and out: valid and invalid credentials, messages, and the lifetime of sessions.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type UserResponse, userSchema } from '#server/api/accounts/login-schema.ts';
import { loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { rate_limits, secrets, sessions, users } from '#server/db/schema/users.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { actions, mayDo } from '#server/services/accounts/permissions.ts';
import { sessionOf } from '#server/services/accounts/sessions.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let vera: TestLogin;

beforeAll(async () => {
  api = await openTestApi('login');
  vera = await loginAs(api.database, 'editor');
  await givePassword(api.database, vera);
});
beforeEach(() => api.database.db.delete(rate_limits));
afterAll(() => api.close());

const fromHere = { Origin: publicUrl, 'Content-Type': 'application/json' };

function logIn(body: unknown, headers: Record<string, string> = {}, locale = 'de'): Promise<Response> {
  const init = { method: 'POST', headers: { ...fromHere, ...headers }, body: JSON.stringify(body) };
  return api.ask(`/${locale}/pageeditor-api/login`, init);
}

/** The name and value of the cookie that an answer sets. */
const cookieOf = (response: Response) => (response.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? '';

const userOf = async (cookie: string): Promise<UserResponse> =>
  (await api.ask('/de/pageeditor-api/user', { headers: { Cookie: cookie } })).json();

it('is logged with its outcome and without its input', async () => {
  api.logged.splice(0);
  await logIn({ email: vera.email, password });
  await logIn({ email: vera.email, password: 'four other words in a row' });
  const log = api.logged.join('');
  expect(log).toContain(`"user":"${vera.user_id}","msg":"A user logged in"`);
  expect(log).toContain('"outcome":"wrong","msg":"An attempt to log in failed"');
  expect(log).not.toMatch(/theatre\.example|in a row/);
});

describe('correct credentials', () => {
  it('return the user and nothing else', async () => {
    const response = await logIn({ email: vera.email, password });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const user = await response.json();
    expect(userSchema.parse(user)).toEqual(user);
    expect(user).toMatchObject({ logged: true, email: vera.email, username: 'Test editor', role: 'editor' });
    expect(user.may).toEqual(actions.filter((action) => mayDo('editor', action)));
    expect(await userOf(cookieOf(response))).toEqual(user);
  });

  it('set a cookie only for this host, over https and not for scripts', async () => {
    const set = (await logIn({ email: vera.email, password })).headers.get('Set-Cookie');
    expect(set).toMatch(/^__Host-foyer_session=[\w.%-]{40,}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it.each([
    ['capitals', (email: string) => email.toUpperCase()],
    ['blanks around it', (email: string) => ` ${email} `],
  ])('are accepted with %s', async (_, write) => {
    expect((await logIn({ email: write(vera.email), password })).status).toBe(200);
  });

  it('find an account created with capitals', async () => {
    const ada = await loginAs(api.database, 'editor');
    const email = 'Ada.Capital@Theatre.example';
    await api.database.db.update(users).set({ email }).where(eq(users.id, ada.user_id));
    await givePassword(api.database, ada);
    expect((await logIn({ email, password })).status).toBe(200);
    expect((await logIn({ email: email.toLowerCase(), password })).status).toBe(200);
  });

  it('begin a new session and end the browser’s previous one', async () => {
    const first = cookieOf(await logIn({ email: vera.email, password }));
    const second = cookieOf(await logIn({ email: vera.email, password }, { Cookie: first }));
    expect(second).not.toBe(first);
    expect((await userOf(first)).logged).toBe(false);
    expect((await userOf(second)).logged).toBe(true);
    const other = cookieOf(await logIn({ email: vera.email, password }));
    expect((await userOf(second)).logged).toBe(true);
    expect((await userOf(other)).csrf_token).not.toBe((await userOf(second)).csrf_token);
  });

  it('ignore a session id chosen by the client', async () => {
    const response = await logIn({ email: vera.email, password }, { Cookie: '__Host-foyer_session=mine' });
    expect(cookieOf(response)).not.toContain('=mine');
    expect((await userOf('__Host-foyer_session=mine')).logged).toBe(false);
  });
});

describe('wrong credentials', () => {
  it('have the same response whatever the reason', async () => {
    const disabled = await loginAs(api.database, 'editor');
    await givePassword(api.database, disabled);
    await api.database.db.update(users).set({ is_disabled: true }).where(eq(users.id, disabled.user_id));
    const passwordless = await loginAs(api.database, 'editor');
    const answers = [
      await logIn({ email: vera.email, password: 'four words in a raw' }),
      await logIn({ email: 'nobody@theatre.example', password }),
      await logIn({ email: disabled.email, password }),
      await logIn({ email: passwordless.email, password }),
      await logIn({ email: 'no address', password }),
      await logIn({ email: vera.email, password: 'x'.repeat(999) }),
      await logIn({ email: `${vera.email}' or '1'='1`, password }),
    ];
    const responses = await Promise.all(
      answers.map(async (response) => [response.status, [...response.headers], await response.text()]),
    );
    expect(responses[0]?.[0]).toBe(401);
    expect(responses[0]?.[2]).toContain('E-Mail-Adresse oder Passwort stimmen nicht.');
    for (const one of responses) expect(one).toEqual(responses[0]);
    const left = await api.database.db.select().from(sessions).where(eq(sessions.user_id, disabled.user_id));
    expect(left.map(({ id }) => id)).toEqual([disabled.session_id]);
    expect(api.logged.join()).not.toMatch(/theatre|four words/);
  });

  it('take as long without such an account', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await logIn({ email, password: 'wrong but long enough' });
      return performance.now() - start;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 5; round += 1) {
      await api.database.db.delete(rate_limits);
      times.known.push(await time(vera.email));
      times.unknown.push(await time(`nobody-${round}@theatre.example`));
    }
    const [known, unknown] = [times.known, times.unknown].map((list) => Math.min(...list)) as [
      number,
      number,
    ];
    // Hashing a password takes 20 times as long as everything else: without it, the ratio would be far lower.
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });
});

it.each([
  [{}, ['email', 'password']],
  [{ email: 'a@b.example' }, ['password']],
  [{ email: '', password: '' }, ['email', 'password']],
  [{ email: 5, password: ['x'] }, ['email', 'password']],
  [{ email: 'a@b.example', password: 'x'.repeat(1001) }, ['password']],
  [{ email: 'a@b.example', password: 'x', role: 'administrator' }, ['role']],
])('%o is rejected with 422 and the names of its fields', async (body, fields) => {
  const response = await logIn(body, {}, 'en');
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(fields);
  for (const { field, message } of errors) expect(message).toMatch(new RegExp(`^${field} .+\\.$`));
});

it('a password with a character that is none is rejected with 422 and a sentence', async () => {
  const response = await logIn({ email: 'a@b.example', password: 'x\0' }, {}, 'en');
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual([
    { field: 'password', message: expect.stringMatching(/^The text contains a character that is no text/) },
  ]);
});

describe('a session', () => {
  const set = (login: TestLogin, values: Partial<typeof sessions.$inferInsert>) =>
    api.database.db.update(sessions).set(values).where(eq(sessions.id, login.session_id));
  const read = async ({ session_id }: TestLogin) => {
    const [row] = await api.database.db.select().from(sessions).where(eq(sessions.id, session_id));
    return row?.expires_at.getTime() ?? 0;
  };
  const hours = (number: number) => new Date(Date.now() + number * 3_600_000);

  it('ends with the logout from the next request on', async () => {
    const login = await loginAs(api.database, 'editor');
    const logout = () => api.ask('/en/pageeditor-api/logout', { method: 'POST', headers: login.headers });
    const response = await logout();
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toBe(
      '__Host-foyer_session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
    );
    expect(await response.json()).toMatchObject({
      logged: false,
      csrf_token: '',
      email: '',
      admin_menus: [],
    });
    expect((await userOf(login.cookie)).logged).toBe(false);
    expect((await logout()).status).toBe(401);
  });

  it('ends when its account is disabled', async () => {
    const login = await loginAs(api.database, 'administrator');
    await api.database.db.update(users).set({ is_disabled: true }).where(eq(users.id, login.user_id));
    expect((await userOf(login.cookie)).logged).toBe(false);
  });

  it('ends 12 hours after its last use, which prolongs it', async () => {
    const login = await loginAs(api.database, 'editor');
    await set(login, { expires_at: hours(1) });
    expect((await userOf(login.cookie)).logged).toBe(true);
    expect((await read(login)) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    await set(login, { expires_at: hours(-0.001) });
    expect((await userOf(login.cookie)).logged).toBe(false);
  });

  it('stores its last use to five minutes', async () => {
    const login = await loginAs(api.database, 'editor');
    await set(login, { expires_at: hours(12 - 6 / 60) });
    await userOf(login.cookie);
    expect((await read(login)) - Date.now()).toBeGreaterThan(11.99 * 3_600_000);
  });

  it('ends a week after the login despite being used', async () => {
    const login = await loginAs(api.database, 'editor');
    await set(login, { created_at: hours(-7 * 24 + 2), expires_at: hours(0.5) });
    await userOf(login.cookie);
    expect((await read(login)) - Date.now()).toBeLessThan(2.01 * 3_600_000);
  });

  it.each([
    ['no cookie', () => ''],
    [
      'another token',
      (cookie: string) => cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`),
    ],
    ['another signature', (cookie: string) => `${cookie.slice(0, -6)}AAA%3D`],
    ['no signature', (cookie: string) => cookie.replace(/\..*$/, '')],
    ['the name of plain http', (cookie: string) => cookie.replace('__Host-', '')],
    ['a name that ends alike', (cookie: string) => `x${cookie}`],
    ['broken percent signs', () => '__Host-foyer_session=%E0%A4%A.x'],
    ['nothing', () => '__Host-foyer_session='],
    ['a dot', () => '__Host-foyer_session=.'],
  ])('is invalid with %s', async (_, change) => {
    expect(await userOf(change(vera.cookie))).toMatchObject({ logged: false, csrf_token: '' });
  });
});

it('is valid for every instance on the same database', async () => {
  const server = inject('postgres');
  const opened = await Promise.all(
    [1, 2, 3].map(() => openDatabase({ ...server, database: new URL(api.database.url).pathname.slice(1) })),
  );
  await api.database.db.delete(secrets);
  const made = await Promise.all(opened.map((database) => authSecret(database)));
  expect(new Set(made).size).toBe(1);
  const [one, other] = opened as [Database, Database];
  const { cookie, csrf_token } = await loginAs(one, 'editor');
  const config = loadConfig({ PUBLIC_URL: publicUrl });
  expect(await sessionOf({ database: other, config }, cookie)).toMatchObject({ csrf_token });
  await api.database.db.delete(secrets);
  await api.database.db.insert(secrets).values({ name: 'sessions', value: await authSecret(api.database) });
  await Promise.all(opened.map((database) => database.close()));
});

describe.each(['de', 'en'])('the user request in %s', (locale) => {
  it.each(['', '/'])('is open to visitors, with the slash %o', async (slash) => {
    const response = await api.ask(`/${locale}/pageeditor-api/user${slash}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      logged: false,
      email: '',
      username: '',
      role: '',
      csrf_token: '',
      admin_menus: [],
      save_delay: 1000,
      navigation: { menu: expect.any(Array), footer: expect.any(Array) },
    });
  });

  it.each([
    [null, false],
    ['evening-service', true],
  ] as const)('tells %s whether they are logged in', async (role, logged) => {
    const Cookie = role ? (await loginAs(api.database, role)).cookie : '';
    const response = await api.ask(`/${locale}/api/user-logged/`, { headers: { Cookie } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ logged });
  });
});

it.each([
  ['text/plain', '{}', 'Content-Type: application/json'],
  ['application/json', '{"email":', 'brackets'],
])('explains an unreadable body (%s)', async (type, body, remedy) => {
  const headers = { ...fromHere, 'Content-Type': type };
  const response = await api.ask('/en/pageeditor-api/login', { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toContain(remedy);
});
