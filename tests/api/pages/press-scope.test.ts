// The role `press` edits and publishes the pages of the press section, and no other.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages } from '#server/db/schema/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { fillPages, page } from '../fixture/pages.ts';

let api: TestApi;
let press: TestLogin;
let editor: TestLogin;
/** A container and a module of it, of the press and not. */
let own: Target;
let foreign: Target;

interface Target {
  container: number;
  module: number;
  slug: string;
}

beforeAll(async () => {
  api = await openTestApi('press_reach');
  [press, editor] = await Promise.all([loginAs(api.database, 'press'), loginAs(api.database, 'editor')]);
  await fillPages(api.database);
  await api.database.pool.query(`select setval(pg_get_serial_sequence('containers', 'id'), 1000),
    setval(pg_get_serial_sequence('modules', 'id'), 1000)`);
  const { db } = api.database;
  await db.update(pages).set({ path_de: 'kontakt/presse/bilder' }).where(eq(pages.id, page.food));
  own = await target(`page-${page.food}`);
  // Begins with the same letters, and lies elsewhere.
  await db.update(pages).set({ path_de: 'presseball' }).where(eq(pages.id, page.offline));
  foreign = await target(`page-${page.offline}`);
});
afterAll(() => api.close());

async function target(slug: string): Promise<Target> {
  const place = await done<{ id: number }>(
    api.edit(editor, 'POST', 'container', { slug, content_type: 'page' }),
  );
  const made = await done<{ draft: { id: number } }>(
    api.edit(editor, 'POST', 'module/text', newModule(place.id)),
  );
  return { container: place.id, module: made.draft.id, slug };
}

const newModule = (container: number) => ({
  operation_id: randomUUID(),
  container,
  parent: null,
  column: 0,
  order: 0,
  data: { content: { de: '<p>Wort</p>' } },
});

const versionOf = async ({ container }: Target) =>
  (await api.database.pool.query('select version from containers where id = $1', [container])).rows[0]
    .version;

const plan = { action: 'publish', at: '2027-10-24T10:00', languages: ['de', 'en'] };
const operation_id = () => randomUUID();

/** Every endpoint that changes a page or slot, in an order in which each finds something to do. */
const writes: [string, (at: Target) => Promise<Response>][] = [
  ['begins the slot', ({ slug }) => api.edit(press, 'POST', 'container', { slug, content_type: 'page' })],
  ['makes a module', ({ container }) => api.edit(press, 'POST', 'module/text', newModule(container))],
  [
    'changes a module',
    ({ module }) =>
      api.edit(press, 'PUT', `module/text/${module}`, {
        operation_id: operation_id(),
        version: 1,
        data: { content: { de: '<p>Anders</p>' } },
      }),
  ],
  [
    'removes a module',
    async (at) =>
      api.edit(
        press,
        'DELETE',
        `module/text/${at.module}?operation_id=${operation_id()}&version=${await versionOf(at)}`,
      ),
  ],
  [
    'brings it back',
    ({ module }) =>
      api.edit(press, 'POST', `module/text/${module}/restore`, { operation_id: operation_id() }),
  ],
  [
    'moves it',
    async (at) =>
      api.edit(press, 'PUT', `reorder/${at.module}`, {
        operation_id: operation_id(),
        version: await versionOf(at),
        container: at.container,
        parent: null,
        column: 0,
        order: 0,
      }),
  ],
  [
    'publishes',
    async (at) =>
      api.edit(press, 'POST', `container/${at.container}/publish`, { version: await versionOf(at) }),
  ],
  ['schedules', ({ container }) => api.edit(press, 'POST', `container/${container}/schedule`, plan)],
];

async function history() {
  const { rows } = await api.database.pool.query(
    `select (select count(*) from module_operations) as operations, (select count(*) from snapshots) as snapshots,
      (select count(*) from scheduled_publications) as scheduled`,
  );
  return rows;
}

it.each(writes)('the press %s only in its section', async (_, write) => {
  const before = await history();
  const refused = await write(foreign);
  expect(refused.status).toBe(403);
  expect(((await refused.json()) as { detail: string }).detail).toContain('Presse');
  expect(await history()).toEqual(before);
  const done = await write(own);
  expect(done.ok, await done.clone().text()).toBe(true);
});

it('cannot move modules out of its section or into it', async () => {
  const move = async (from: Target, to: Target) => {
    const place = { container: to.container, parent: null, column: 0, order: 0 };
    const moved = { operation_id: operation_id(), version: await versionOf(to), ...place };
    return (await api.edit(press, 'PUT', `reorder/${from.module}`, moved)).status;
  };
  expect(await move(own, foreign)).toBe(403);
  expect(await move(foreign, own)).toBe(403);
});

it('cannot change schedules of others', async () => {
  const { id } = await done<{ id: number }>(
    api.edit(editor, 'POST', `container/${foreign.container}/schedule`, plan),
  );
  expect((await api.edit(press, 'PUT', `schedule/${id}`, plan)).status).toBe(403);
  expect((await api.edit(press, 'DELETE', `schedule/${id}`)).status).toBe(403);
});

it('is denied before anything is written', async () => {
  const open = (slug: string) => api.edit(press, 'GET', `container/by-slug/${slug}?edit`);
  expect((await open(foreign.slug)).status).toBe(403);
  expect((await open('list-events')).status).toBe(403);
  expect((await open(own.slug)).status).toBe(200);
});

it('a content type in any spelling is checked', async () => {
  const headers = { ...press.headers, 'Content-Type': 'Application/JSON; charset=utf-8' };
  const body = JSON.stringify(newModule(foreign.container));
  const response = await api.ask('/de/pageeditor-api/module/text', { method: 'POST', headers, body });
  expect(response.status).toBe(403);
});

it('cannot create or move pages', async () => {
  const made = await api.edit(press, 'POST', 'pages', { operation_id: operation_id() });
  expect(made.status).toBe(403);
  expect((await api.edit(press, 'DELETE', `pages/${page.food}`)).status).toBe(403);
});
