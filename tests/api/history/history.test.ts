// The history of a container: sessions, past states, and restoring as one undoable operation.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry, HistorySession, RemovedModule } from '#domain/history/history.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let anna: TestLogin;
let bert: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('history');
  anna = await loginAs(api.database, 'editor');
  bert = await loginAs(api.database, 'administrator');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate containers, module_operations, editing_sessions cascade');
  container = (await answer<{ id: number }>('POST', 'container', { slug: 'index', content_type: 'screen' }))
    .id;
});

const call = (method: string, path: string, body?: unknown, login = anna) =>
  api.edit(login, method, path, body);

const answer = <T>(method: string, path: string, body?: unknown, login = anna) =>
  done<T>(call(method, path, body, login));

interface State {
  version: number;
  draft: DraftModule[];
  modules: { id: number; content: { content?: string } }[];
}

const stateOf = (name: string) => answer<State>('GET', `container/${container}/states/${name}`);
const history = async () =>
  (await answer<{ entries: HistoryEntry[] }>('GET', `container/${container}/history`)).entries;
const sessions = async () =>
  (await history()).filter((entry): entry is HistorySession => entry.kind === 'session');
const content = (de: string, en?: string) => ({ content: en === undefined ? { de } : { de, en } });
const operation = () => ({ operation_id: randomUUID() });
const publish = async (login = anna) =>
  answer<{ id: number }>(
    'POST',
    `container/${container}/publish`,
    { version: (await stateOf('now')).version },
    login,
  );

async function create(
  module: ModuleName,
  data: object,
  { parent = null, order = 1000 }: { parent?: number | null; order?: number } = {},
  login = anna,
): Promise<DraftModule> {
  const body = { ...operation(), container, parent, column: 0, order, data };
  return (await answer<{ draft: DraftModule }>('POST', `module/${module}`, body, login)).draft;
}

const write = async ({ id, module, version }: DraftModule, data: object, login = anna) =>
  (
    await answer<{ draft: DraftModule }>(
      'PUT',
      `module/${module}/${id}`,
      { ...operation(), version, data },
      login,
    )
  ).draft;
const remove = async ({ id, module }: DraftModule, login = anna) =>
  answer('DELETE', `module/${module}/${id}?version=${(await stateOf('now')).version}`, undefined, login);

const restore = async (state: string, more: object = {}, login = anna) => {
  const { version } = await stateOf('now');
  const body = { ...operation(), version, state, module: null, languages: ['de', 'en'], ...more };
  return call('POST', `container/${container}/restore`, body, login);
};
const says = async () => (await stateOf('now')).draft.map(({ data }) => (data.content as { de: string }).de);

/** As if the work so far lay some minutes back. */
async function pass(minutes: number): Promise<void> {
  const back = 'make_interval(mins => $1)';
  await api.database.pool.query(
    `update editing_sessions set started_at = started_at - ${back}, ended_at = ended_at - ${back}`,
    [minutes],
  );
  await api.database.pool.query(`update snapshots set created_at = created_at - ${back}`, [minutes]);
}

describe('the history', () => {
  it('groups edits into sessions with their modules, separated by publications', async () => {
    const first = await create('headline', content('Spielplan im März'));
    const text = await create('text', content('<p>Wir <strong>spielen</strong> &amp; singen.</p>'));
    const removedText = await create('text', content('<p>weg</p>'));
    await remove(removedText);
    await publish();
    await write(text, content('<p>Wir tanzen.</p>'));
    await pass(16);
    await write(first, content('Spielplan im April'), bert);
    await answer(
      'PUT',
      `reorder/${text.id}`,
      {
        ...operation(),
        version: (await stateOf('now')).version,
        container,
        parent: null,
        column: 0,
        order: 0,
      },
      bert,
    );
    const entries = (await history()).map((entry) =>
      entry.kind === 'publication'
        ? `published ${entry.before}`
        : `${entry.by}: ${entry.modules.map(({ module, title, change }) => `${module} "${title}" ${change}`).join(', ')}`,
    );
    expect(entries).toEqual([
      'Test administrator: headline "Spielplan im April" changed, text "Wir tanzen." moved',
      'Test editor: text "Wir tanzen." changed',
      'published nothing',
      'Test editor: headline "Spielplan im März" added, text "Wir spielen & singen." added',
    ]);
  });

  it('has further pages of thirty without gaps', async () => {
    const text = await create('text', content('<p>0</p>'));
    let last = text;
    for (let count = 1; count < 40; count++) {
      await pass(16);
      last = await write(last, content(`<p>${count}</p>`));
    }
    const first = await answer<{ entries: HistoryEntry[]; older: string }>(
      'GET',
      `container/${container}/history`,
    );
    expect(first.entries).toHaveLength(30);
    const rest = await answer<{ entries: HistoryEntry[]; older: null }>(
      'GET',
      `container/${container}/history?before=${encodeURIComponent(first.older)}`,
    );
    expect(rest.older).toBeNull();
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const rejected = await call('GET', `container/${container}/history?before=gestern`);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ errors: [{ field: 'before' }] });
  });
});

describe('restoring', () => {
  it('a container is one operation, not public until published, and undone by the previous state', async () => {
    const first = await create('headline', content('Eins', 'One'));
    await publish();
    await pass(1);
    await write(first, content('Zwei', 'Two'));
    await create('text', content('<p>später</p>'));
    const before = await stateOf('now');
    const [, publication] = await history();
    expect((await restore(publication?.after as string)).status).toBe(200);
    expect(await says()).toEqual(['Eins']);
    const [session] = await sessions();
    expect(session).toMatchObject({ is_restored: true });
    const noted = await api.database.pool.query("select id from module_operations where kind = 'restore'");
    expect(noted.rows).toHaveLength(1);
    const visitor = await (await api.ask('/de/pageeditor-api/container/by-slug/index')).json();
    expect(visitor.modules).toHaveLength(1);
    expect((await restore(`before-${noted.rows[0].id}`)).status).toBe(200);
    const words = ({ draft }: State) => draft.map(({ id, data, order }) => ({ id, data, order }));
    expect(words(await stateOf('now'))).toEqual(words(before));
  });

  it('a module restores its text and items and nothing else', async () => {
    const faq = await create('faq', {});
    const item = await create('faq-item', content('Frage?'), { parent: faq.id });
    const text = await create('text', content('<p>eins</p>'));
    const state = (await sessions())[0]?.after as string;
    await write(text, content('<p>zwei</p>'));
    await write(item, content('Anders?'));
    await create('faq-item', content('Neu?'), { parent: faq.id });
    expect((await restore(state, { module: faq.id })).status).toBe(200);
    const { draft } = await stateOf('now');
    expect(draft.map(({ data }) => data.content)).toEqual([
      undefined,
      { de: 'Frage?' },
      { de: '<p>zwei</p>' },
    ]);
  });

  it('a deleted module restores its position', async () => {
    const [one, two, three] = [
      await create('text', content('1')),
      await create('text', content('2')),
      await create('text', content('3')),
    ];
    const state = (await sessions())[0]?.after as string;
    await remove(two);
    await write(three, content('drei'));
    expect((await restore(state, { module: two.id })).status).toBe(200);
    expect((await stateOf('now')).draft.map(({ id }) => id)).toEqual([one.id, two.id, three.id]);
    expect(await says()).toEqual(['1', '2', 'drei']);
  });

  it('a language restores its texts and not the order', async () => {
    const one = await create('text', content('eins', 'one'));
    const two = await create('text', content('zwei', 'two'));
    const state = (await sessions())[0]?.after as string;
    await write(one, content('anders', 'different'));
    await remove(two);
    await create('text', content('neu', 'new'));
    expect((await restore(state, { languages: ['en'] })).status).toBe(200);
    const { draft } = await stateOf('now');
    expect(draft.map(({ data }) => data.content)).toEqual([
      { de: 'anders', en: 'one' },
      { de: 'neu', en: 'new' },
    ]);
  });

  it('is rejected after concurrent changes, for one module only if it changed', async () => {
    const one = await create('text', content('eins'));
    const two = await create('text', content('zwei'));
    const state = (await sessions())[0]?.after as string;
    const mine = await write(one, content('meins'));
    const { version } = await stateOf('now');
    await write(two, content('deins'), bert);
    const rejected = await restore(state, { version });
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({
      changes: [{ id: two.id, changed_by: 'Test administrator', is_own: false }],
    });
    expect((await restore(state, { version, module: two.id })).status).toBe(409);
    expect(await says()).toEqual(['meins', 'deins']);
    expect((await restore(state, { version, module: mine.id })).status).toBe(200);
    expect(await says()).toEqual(['eins', 'deins']);
  });

  it('the same twice is done once, and an equal state is no operation', async () => {
    await create('text', content('eins'));
    const state = (await sessions())[0]?.after as string;
    const count = () => api.database.pool.query('select from module_operations');
    const before = (await count()).rows.length;
    expect(await (await restore(state)).json()).toMatchObject({ is_changed: false });
    expect((await count()).rows.length).toBe(before);
    await create('text', content('zwei'));
    const same = { operation_id: randomUUID() };
    for (const _ of [1, 2]) expect((await restore(state, same)).status).toBe(200);
    expect((await count()).rows.length).toBe(before + 2);
  });

  it.each([
    ['gestern', {}, 422],
    ['after-99999999', {}, 404],
    ['snapshot-99999999999', {}, 404],
    ['nothing', { module: 2147483000 }, 422],
    ['now', { languages: [] }, 422],
    ['now', { languages: ['fr'] }, 422],
    ['now', { version: 0 }, 422],
  ])('%s %o: %i', async (state, more, status) => {
    expect((await restore(state, more)).status).toBe(status);
  });

  it('removed modules are listed with their author and can be restored', async () => {
    const faq = await create('faq', {});
    await create('faq-item', content('Wo ist der Eingang?'), { parent: faq.id });
    await remove(faq, bert);
    const removed = await answer<{ results: RemovedModule[] }>('GET', `container/${container}/removed`);
    expect(removed.results).toMatchObject([
      { id: faq.id, module: 'faq', title: 'Wo ist der Eingang?', removed_by: 'Test administrator' },
    ]);
    await answer('POST', `module/faq/${faq.id}/restore`, operation());
    expect((await stateOf('now')).draft).toHaveLength(2);
    expect(await answer('GET', `container/${container}/removed`)).toMatchObject({ count: 0 });
  });
});
