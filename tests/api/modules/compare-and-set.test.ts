// Every change sends the version that its author has seen, so that concurrent changes are not lost or published unseen.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { containerChangesSchema } from '#server/api/modules/modules-schema.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

interface Written {
  draft: DraftModule;
  container_version: number;
}

let api: TestApi;
let mine: TestLogin;
let theirs: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('compare_and_set');
  mine = await loginAs(api.database, 'editor');
  theirs = await loginAs(api.database, 'administrator');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.execute(sql`truncate pages, containers, module_operations cascade`);
  const place = await call('POST', 'container', { slug: 'index', content_type: 'screen' });
  container = ((await place.json()) as { id: number }).id;
});

const call = (method: string, path: string, body?: unknown, login = mine) =>
  api.edit(login, method, path, body);

async function done<T = Written>(answer: Promise<Response>): Promise<T> {
  const given = await answer;
  if (given.status >= 300) throw new Error(`${given.status} ${await given.text()}`);
  return given.json() as Promise<T>;
}

const content = (de: string) => ({ content: { de } });
const operation_id = () => randomUUID();

const create = (module: ModuleName, data: object, parent: number | null = null, login = mine) =>
  done(
    call(
      'POST',
      `module/${module}`,
      { operation_id: operation_id(), container, parent, column: 0, order: 1000, data },
      login,
    ),
  );
const write = ({ id, module, version }: DraftModule, de: string, login = mine) =>
  call('PUT', `module/${module}/${id}`, { operation_id: operation_id(), version, data: content(de) }, login);
const move = (id: number, order: number, version: number, login = mine) => {
  const place = { container, parent: null, column: 0, order };
  return call('PUT', `reorder/${id}`, { operation_id: operation_id(), version, ...place }, login);
};
const remove = ({ id, module }: DraftModule, version: number, login = mine) =>
  call(
    'DELETE',
    `module/${module}/${id}?operation_id=${operation_id()}&version=${version}`,
    undefined,
    login,
  );
const publish = (version: number, login = mine) =>
  call('POST', `container/${container}/publish`, { version }, login);

describe('publishing', () => {
  it('is rejected with the changes if somebody else has edited since', async () => {
    const { draft, container_version } = await create('text', content('<p>eins</p>'));
    const half = await done(write(draft, '<p>ein halber Sa</p>', theirs));
    const rejected = await publish(container_version);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({
      container_version: half.container_version,
      changes: [
        {
          kind: 'update',
          id: draft.id,
          module: 'text',
          changed_by: 'Test administrator',
          before: content('<p>eins</p>'),
          after: content('<p>ein halber Sa</p>'),
        },
      ],
    });
    expect((await call('GET', `container/${container}/snapshots`)).status).toBe(200);
    expect(await done(call('GET', `container/${container}/snapshots`))).toMatchObject({ count: 0 });
    // The version that was read may be published.
    expect(await done(publish(half.container_version))).toMatchObject({
      container_version: half.container_version,
    });
  });

  it('treats own changes as seen', async () => {
    const { draft, container_version } = await create('text', content('<p>eins</p>'));
    await done(write(draft, '<p>zwei</p>'));
    expect((await publish(container_version)).status).toBe(200);
  });

  it('requires the version', async () => {
    expect((await call('POST', `container/${container}/publish`, {})).status).toBe(422);
    expect((await publish(99)).status).toBe(409);
  });
});

describe('moving', () => {
  it('merges with other moves, and is rejected if the same module was moved', async () => {
    const a = await create('text', content('<p>a</p>'));
    const b = await create('text', content('<p>b</p>'));
    const c = await create('text', content('<p>c</p>'));
    const version = c.container_version;
    await done(move(a.draft.id, 2, version, theirs));
    await done(move(b.draft.id, 1, version));
    const rejected = await move(a.draft.id, 1, version);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({
      draft: { id: a.draft.id, order: 2 },
      changed_by: 'Test administrator',
    });
  });

  it('does not conflict with edits of the module', async () => {
    const { draft } = await create('text', content('<p>a</p>'));
    const { container_version } = await create('text', content('<p>b</p>'));
    await done(move(draft.id, 1, container_version, theirs));
    expect((await write(draft, '<p>weiter</p>')).status).toBe(200);
  });
});

describe('deleting', () => {
  it('is rejected if somebody has edited a nested module', async () => {
    const faq = await create('faq', {});
    const item = await create('faq-item', content('Frage?'), faq.draft.id);
    const version = item.container_version;
    const last = await done(write(item.draft, 'Eine bessere Frage?', theirs));
    const rejected = await remove(faq.draft, version);
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ draft: { id: faq.draft.id } });
    expect((await remove(faq.draft, last.container_version)).status).toBe(200);
  });

  it('does not conflict with changes elsewhere', async () => {
    const a = await create('text', content('<p>a</p>'));
    const b = await create('text', content('<p>b</p>'));
    await done(write(a.draft, '<p>anders</p>', theirs));
    expect((await remove(b.draft, b.container_version)).status).toBe(200);
  });

  it('requires the version', async () => {
    const { draft } = await create('text', content('<p>a</p>'));
    expect((await call('DELETE', `module/text/${draft.id}`)).status).toBe(400);
    expect((await call('DELETE', `module/text/${draft.id}?version=-1`)).status).toBe(400);
  });
});

describe('the changes since a version', () => {
  const changes = async (version: number) =>
    containerChangesSchema.parse(
      await done(call('GET', `container/${container}/changes?version=${version}`)),
    );

  it('have their author, the current values and the order', async () => {
    const a = await create('text', content('<p>a</p>'));
    const b = await create('text', content('<p>b</p>'));
    const version = b.container_version;
    await done(write(a.draft, '<p>anders</p>', theirs));
    const faq = await create('faq', {}, null, theirs);
    const item = await create('faq-item', content('Frage?'), faq.draft.id, theirs);
    await done(remove(b.draft, item.container_version, theirs));
    const given = await changes(version);
    expect(given).toMatchObject({ version: version + 4, is_complete: true, is_changed: true });
    expect(given.changes.map(({ kind, id, is_own }) => [kind, id, is_own])).toEqual([
      ['update', a.draft.id, false],
      ['create', faq.draft.id, false],
      ['create', item.draft.id, false],
      ['remove', b.draft.id, false],
    ]);
    expect(given.modules.map(({ draft }) => draft.id)).toEqual([a.draft.id, faq.draft.id, item.draft.id]);
    expect(given.modules[0]).toMatchObject({
      draft: { version: 2 },
      shown: { content: { content: '<p>anders</p>' } },
    });
    expect(given.places).toEqual([
      { id: a.draft.id, parent: null, column: 0 },
      { id: faq.draft.id, parent: null, column: 0 },
      { id: item.draft.id, parent: faq.draft.id, column: 0 },
    ]);
    expect(await changes(given.version)).toMatchObject({ changes: [], modules: [], is_complete: true });
  });

  it('are everything if the log is incomplete', async () => {
    const { draft, container_version } = await create('text', content('<p>a</p>'));
    await api.database.pool.query('update containers set version = version + 3');
    const given = await changes(container_version);
    expect(given.is_complete).toBe(false);
    expect(given.modules.map((module) => module.draft.id)).toEqual([draft.id]);
  });

  it('is for editors only', async () => {
    const path = `/de/pageeditor-api/container/${container}/changes?version=1`;
    expect((await api.ask(path)).status).toBe(401);
    const evening = await loginAs(api.database, 'evening-service');
    expect((await api.ask(path, { headers: evening.headers })).status).toBe(403);
    expect((await call('GET', 'container/2147483648/changes?version=1')).status).toBe(404);
    expect((await call('GET', `container/${container}/changes`)).status).toBe(400);
  });
});

describe('the record of a page', () => {
  it('cannot be moved or deleted with an outdated version', async () => {
    const made = await done<DraftPage>(call('POST', 'pages', { parent: null, title: { de: 'Besuch' } }));
    const path = `pages/${made.id}`;
    const now = await done<DraftPage>(
      call('PUT', path, { version: made.version, title: { de: 'Ihr Besuch' } }, theirs),
    );
    const { version } = made;
    for (const rejected of [
      await call('PUT', path, { version, title: { de: 'Anfahrt' } }),
      await call('PUT', `${path}/place`, { version, parent: null, order: 0 }),
      await call('DELETE', `${path}?version=${version}`),
    ]) {
      expect(rejected.status).toBe(409);
      expect(await rejected.json()).toMatchObject({ page: { title: { de: 'Ihr Besuch' } } });
    }
    expect((await call('DELETE', `${path}?version=${now.version}`)).status).toBe(200);
  });
});
