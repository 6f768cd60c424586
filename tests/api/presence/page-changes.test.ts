// Who edits a page hears what others do to it as a whole.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closePresence } from '#server/services/presence/presence.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { joinPresence, type Stream } from './join-presence.ts';

let api: TestApi;
let ada: TestLogin;
let ben: TestLogin;
const open: Stream[] = [];
beforeAll(async () => {
  api = await openTestApi('page-changes');
  ada = await loginAs(api.database, 'editor');
  ben = await loginAs(api.database, 'administrator');
});
afterAll(async () => {
  for (const stream of open) await stream.leave();
  await closePresence(api);
  await api.close();
});

const call = (method: string, path: string, body?: string, login = ada) =>
  api.ask(`/de/pageeditor-api/${path}`, {
    method,
    headers: login.headers,
    ...(body === undefined ? {} : { body }),
  });
const join = async (login: TestLogin, room: readonly number[]) => {
  const stream = await joinPresence(api.ask, login, room);
  open.push(stream);
  return stream;
};
/** Long enough for a machine that has others to serve. */
const soon = { timeout: 10_000, interval: 20 };

it('a page that is moved, taken offline or removed is announced on it and below it, with whose change it is', async () => {
  const create = async (parent: number | null) => {
    const made = await call(
      'POST',
      'pages',
      JSON.stringify({ parent, title: { de: 'Probe' }, is_online: true }),
    );
    return (await made.json()) as { id: number; container: number; version: number };
  };
  const above = await create(null);
  const below = await create(above.id);
  const mine = await join(ada, [above.container, below.container]);
  const hers = await join(ben, [above.container]);
  const elsewhere = await join(ben, [above.container + 1000]);
  // What happens before the database is listened to is not announced: every tab refreshes then.
  await vi.waitFor(() => expect(mine.events.some(({ data }) => data.container === null)).toBe(true), soon);
  let { version } = above;
  const change = async (method: string, path: string, body?: object) => {
    const response = await call(method, `pages/${above.id}${path}`, body && JSON.stringify(body), ben);
    expect(response.status).toBe(200);
    ({ version } = (await response.json()) as { version: number });
  };
  const told = ({ events }: Stream, is_own: boolean, id: number) =>
    events.filter(({ data }) =>
      isDeepStrictEqual(
        { ...data, version: 0 },
        {
          container: id,
          version: 0,
          is_published: false,
          is_page: true,
          changed_by: 'Test administrator',
          is_own,
        },
      ),
    ).length;
  const steps = [
    () => change('PUT', '', { version, slug: { de: 'probe-anders' } }),
    () => change('PUT', '', { version, is_online: false }),
    () => change('DELETE', `?version=${version}`),
    () => change('POST', '/restore'),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    const counts = () => [
      told(mine, false, above.container),
      told(mine, false, below.container),
      told(hers, true, above.container),
    ];
    await vi.waitFor(() => expect(counts()).toEqual([index + 1, index + 1, index + 1]), soon);
  }
  // Its menus alone are no such change.
  await change('PUT', '', { version, in_menu: true });
  expect(told(mine, false, above.container)).toBe(steps.length);
  expect(elsewhere.events.filter(({ data }) => 'is_page' in data)).toEqual([]);
});
