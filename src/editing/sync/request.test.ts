import { beforeEach, describe, expect, test } from 'vitest';
import { fetchAccount } from './account/fetch-account.ts';
import { logIn } from './account/log-in.ts';
import { createLoginRequest } from './account/login-request.ts';
import { createFakeServer, type ReceivedRequest } from './fake-server-fixture.ts';
import type { TransportResponse } from './ports.ts';
import { request, upload } from './request.ts';
import type { EditingSession } from './session.ts';
import { createTestSession } from './session-fixture.ts';

const anna = {
  logged: true,
  username: 'Anna',
  email: 'editor@example.org',
  role: 'editor',
  may: ['edit-pages'],
  csrf_token: 'fresh',
  admin_menus: [],
};
const ok = (body: unknown = {}): TransportResponse => ({ status: 200, body });
const problem = (status: number, body: unknown = {}): TransportResponse => ({ status, body });

let answers: (TransportResponse | Error)[];
let user: TransportResponse | Error;
let requests: ReceivedRequest[];
let session: EditingSession;
let left: number;

beforeEach(() => {
  answers = [];
  user = ok(anna);
  left = 0;
  const server = createFakeServer(({ path }) => (path === 'user' ? user : answers.shift()));
  requests = server.requests;
  session = createTestSession({ transport: server.transport });
  session.ports.page.leave = () => {
    left += 1;
  };
});

const paths = () => requests.map(({ method, path }) => `${method} ${path}`);

describe('a request', () => {
  test('sends token and body if it writes, and neither if it reads', async () => {
    answers = [ok({ id: 3 }), ok()];
    expect(await request(session, 'POST', 'container', { slug: 'a' })).toEqual({ id: 3 });
    await request(session, 'GET', 'pages');
    await request(session, 'DELETE', 'pages/3');
    expect(requests.map(({ headers }) => headers)).toEqual([
      { Accept: 'application/json', 'Content-Type': 'application/json', 'X-CSRFToken': 'token' },
      { Accept: 'application/json' },
      { Accept: 'application/json', 'X-CSRFToken': 'token' },
    ]);
    expect(requests.map(({ body }) => body)).toEqual([{ slug: 'a' }, undefined, undefined]);
  });

  test('reports the server’s message if rejected', async () => {
    const errors = [{ field: 'title', message: 'Der Titel fehlt.' }];
    answers = [problem(422, { detail: 'Nicht gespeichert.', errors })];
    await expect(request(session, 'PUT', 'pages/3', {})).rejects.toMatchObject({
      status: 422,
      detail: 'Nicht gespeichert.',
      message: 'Nicht gespeichert.',
      errors,
    });
    answers = [problem(500, null)];
    await expect(request(session, 'PUT', 'pages/3', {})).rejects.toMatchObject({
      status: 500,
      detail: '',
      errors: [],
      message: 'The request ended with 500.',
      document: {},
    });
  });

  test.each([199, 300, 304])('fails with status %i', async (status) => {
    answers = [problem(status)];
    await expect(request(session, 'GET', 'pages')).rejects.toMatchObject({ status });
  });

  test('has status 0 if it does not reach the server', async () => {
    answers = [new Error('There is no connection.')];
    await expect(request(session, 'GET', 'pages')).rejects.toMatchObject({ status: 0 });
  });

  test('without a login opens the login dialog, and continues after it', async () => {
    answers = [problem(401), ok({ id: 3 })];
    const answer = request<{ id: number }>(session, 'POST', 'pages', {});
    await expect.poll(() => session.login.store.get().isOpen).toBe(true);
    session.account.set({ csrf_token: 'other' });
    session.login.end(true);
    expect(await answer).toEqual({ id: 3 });
    expect(requests.at(-1)?.headers['X-CSRFToken']).toBe('other');
    answers = [problem(401)];
    const again = request(session, 'POST', 'pages', {});
    await expect.poll(() => session.login.store.get().isOpen).toBe(true);
    session.login.end(false);
    await expect(again).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(3);
  });

  test('without a token fetches one before it writes', async () => {
    session.account.set({ csrf_token: '' });
    answers = [ok(), ok()];
    await request(session, 'GET', 'pages');
    await request(session, 'POST', 'pages', {});
    expect(paths()).toEqual(['GET pages', 'GET user', 'POST pages']);
    expect(requests.at(-1)?.headers['X-CSRFToken']).toBe('fresh');
  });

  test('with an outdated token fetches the new one, once', async () => {
    answers = [problem(403), ok()];
    await request(session, 'POST', 'pages', {});
    expect(paths()).toEqual(['POST pages', 'GET user', 'POST pages']);
    expect(requests.at(-1)?.headers['X-CSRFToken']).toBe('fresh');
    user = ok({ ...anna, csrf_token: 'newer' });
    answers = [problem(403), problem(403), ok()];
    await expect(request(session, 'POST', 'pages', {})).rejects.toMatchObject({ status: 403 });
    expect(paths()).toHaveLength(6);
  });

  test.each([
    ['the same token', ok({ ...anna, csrf_token: 'token' })],
    ['nobody logged in', ok({ ...anna, logged: false, email: '' })],
  ])('is not repeated if forbidden with %s', async (_, said) => {
    user = said;
    answers = [problem(403), ok()];
    await expect(request(session, 'POST', 'pages', {})).rejects.toMatchObject({ status: 403 });
    expect(paths()).toEqual(['POST pages', 'GET user']);
  });

  test('that uploads files sends the token and reports progress', async () => {
    const shares: number[] = [];
    let sent: unknown;
    session.ports.transport.send = async (request) => {
      sent = request;
      request.onProgress?.(0.5);
      return ok({ id: 8 });
    };
    const form = new FormData();
    expect(await upload(session, 'media', form, (share) => shares.push(share))).toEqual({ id: 8 });
    expect(shares).toEqual([0.5]);
    expect(sent).toMatchObject({
      method: 'POST',
      address: '/de/pageeditor-api/media',
      body: form,
      headers: { Accept: 'application/json', 'X-CSRFToken': 'token' },
    });
  });
});

describe('the account', () => {
  test('is fetched with the configured save delay', async () => {
    expect(await fetchAccount(session, 'en')).toBe(true);
    expect(session.account.get()).toEqual({ ...anna, locale: 'en', save_delay: 1000 });
    user = ok({ ...anna, save_delay: 50 });
    await fetchAccount(session, 'de');
    expect(session.account.get().save_delay).toBe(50);
  });

  test.each([
    ['says that', ok({ ...anna, logged: false, email: '' }), true, false],
    ['cannot say', problem(500), true, true],
    ['cannot be reached', new Error('There is no connection.'), null, false],
  ])('is updated or kept if the server %s', async (_, said, before, expected) => {
    user = said;
    session.account.set({ logged: before });
    expect(await fetchAccount(session, 'en')).toBe(expected);
    expect(session.account.get()).toMatchObject({ logged: expected, locale: 'en' });
  });

  test('reloads the page if it changes, because the drafts belong to the first', async () => {
    user = ok({ ...anna, email: 'ben@example.org' });
    await fetchAccount(session, 'de');
    expect(left).toBe(1);
    expect(session.isLeaving).toBe(true);
    expect(session.account.get().email).toBe('editor@example.org');
  });

  test('reloads nothing if it is the first, or nobody after another', async () => {
    session.account.set({ email: '' });
    await fetchAccount(session, 'de');
    user = ok({ ...anna, logged: false, email: '' });
    await fetchAccount(session, 'de');
    expect(left).toBe(0);
  });

  test('is updated by a login', async () => {
    answers = [ok(anna)];
    expect(await logIn(session, { email: 'editor@example.org', password: 'secret' })).toEqual({
      isLogged: true,
      detail: '',
      code: '',
    });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: 'login',
      body: { email: 'editor@example.org', password: 'secret' },
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    });
    expect(session.account.get().csrf_token).toBe('fresh');
  });

  test.each([
    [
      'the server’s sentence',
      problem(401, { detail: 'Das Passwort ist falsch.' }),
      'Das Passwort ist falsch.',
    ],
    ['nothing where it says nothing', problem(500), ''],
    ['nothing where it is away', new Error('There is no connection.'), ''],
  ])('is not updated by a failed login, with %s', async (_, answer, detail) => {
    answers = [answer];
    expect(await logIn(session, { email: 'a', password: 'b' })).toEqual({
      isLogged: false,
      detail,
      code: '',
    });
  });

  test('of another user does not continue requests, because the page is about to reload', async () => {
    answers = [ok({ ...anna, email: 'ben@example.org' })];
    let isDone = false;
    void logIn(session, { email: 'ben@example.org', password: 'secret' }).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(left).toBe(1);
    expect(isDone).toBe(false);
  });
});

describe('requesting a login', () => {
  test('opens one dialog for all requests and resolves all of them', async () => {
    const login = createLoginRequest((act) => act());
    const answers = [login.request(), login.request()];
    expect(login.store.get().isOpen).toBe(true);
    login.end(true);
    expect(login.store.get().isOpen).toBe(false);
    expect(await Promise.all(answers)).toEqual([true, true]);
    const next = login.request();
    expect(login.store.get().isOpen).toBe(true);
    login.end(false);
    expect(await next).toBe(false);
  });

  test('waits until typing pauses, and opens nothing if it was resolved before', () => {
    const waiting: (() => void)[] = [];
    const login = createLoginRequest((act) => waiting.push(act));
    void login.request();
    void login.request();
    expect(waiting).toHaveLength(1);
    expect(login.store.get().isOpen).toBe(false);
    login.end(true);
    waiting[0]?.();
    expect(login.store.get().isOpen).toBe(false);
  });
});
