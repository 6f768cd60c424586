// The effects of an import on the modules of a page and its history.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.ts';
import { type DraftModule, isHead } from '#domain/modules/modules.ts';
import { importSeason } from '#server/import/import-season.ts';
import { file, source, text } from '#server/import/season.fixture.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
let anna: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('import-history');
  anna = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { pool } = api.database;
  await pool.query('TRUNCATE imported_values, editing_sessions, module_operations');
  await pool.query(`DELETE FROM pages WHERE source_key = 'haus'`);
  await load('Eins', 'Zwei');
  const { rows } = await pool.query(`SELECT container_id FROM pages WHERE source_key = 'haus'`);
  container = rows[0].container_id;
});

const load = (...headlines: string[]) => run(headlines);
const run = (headlines: string[], overwrite: string[] = []) => {
  const modules = headlines.map((de) => ({ module: 'headline', content: text(de) }));
  const page = {
    key: 'haus',
    path_de: 'haus',
    path_en: 'house',
    title: text('Haus', 'House'),
    is_online: true,
    modules,
  };
  return importSeason(api.database, source([file({ pages: [page] })]), {
    actor: 'import',
    now,
    shopOrigin: 'https://shop.example',
    store: api.store,
    overwrite,
  });
};

const answer = <T>(method: string, path: string, body?: unknown) =>
  done<T>(api.edit(anna, method, path, body));
interface State {
  version: number;
  draft: DraftModule[];
}
/** The modules of a state, without the head of the page. */
const state = async (name: string): Promise<State> => {
  const { draft, ...rest } = await answer<State>('GET', `container/${container}/states/${name}`);
  return { ...rest, draft: draft.filter((module) => !isHead(module)) };
};
const contents = ({ draft }: State) => draft.map(({ data }) => (data.content as { de: string }).de);
const entries = async () =>
  (await answer<{ entries: HistoryEntry[] }>('GET', `container/${container}/history`)).entries;
const shown = async () => {
  const page = await api.read<{ modules: { content: { content: string } }[] }>(
    '/de/pageeditor-api/page/haus',
  );
  return page.modules.map(({ content }) => content.content);
};
async function write(at: number, de: string): Promise<void> {
  const { draft } = await state('now');
  const module = draft[at] as DraftModule;
  const data = { ...module.data, content: { de } };
  await answer('PUT', `module/headline/${module.id}`, {
    operation_id: randomUUID(),
    version: module.version,
    data,
  });
}

describe('an import', () => {
  it('keeps unpublished changes unpublished and public values public', async () => {
    await write(1, 'Von Anna');
    const report = await load('Eins', 'Neu');
    expect(report.kept).toMatchObject([{ path: ['modules'], is_conflict: true }]);
    expect(contents(await state('now'))).toEqual(['Eins', 'Von Anna']);
    expect(await shown()).toEqual(['Eins', 'Zwei']);
  });

  it('that overwrites them is in the history before and after, and can be undone there', async () => {
    await write(1, 'Von Anna');
    const before = await state('now');
    await run(['Eins', 'Neu', 'Drei'], ['pages/haus']);
    expect(await shown()).toEqual(['Eins', 'Neu', 'Drei']);
    const session = (await entries()).find((entry) => entry.kind === 'session');
    expect(session).toMatchObject({ is_import: true, by: null, is_restored: false });
    expect(contents(await state(session?.before as string))).toEqual(['Eins', 'Von Anna']);
    expect(contents(await state(session?.after as string))).toEqual(['Eins', 'Neu', 'Drei']);
    const stale = await api.edit(anna, 'POST', `container/${container}/publish`, { version: before.version });
    expect(stale.status).toBe(409);
    await answer('POST', `container/${container}/restore`, {
      operation_id: randomUUID(),
      version: (await state('now')).version,
      state: session?.before,
      module: null,
      languages: ['de', 'en'],
    });
    const restored = await state('now');
    expect(contents(restored)).toEqual(['Eins', 'Von Anna']);
    expect(restored.draft.map(({ id }) => id)).toEqual(before.draft.map(({ id }) => id));
    expect(await shown()).toEqual(['Eins', 'Neu', 'Drei']);
  });

  it('keeps the ids of remaining modules and notifies editors of the page', async () => {
    const before = await state('now');
    await load('Vorab', 'Eins', 'Zwei');
    const after = await state('now');
    expect(after.draft.slice(1).map(({ id }) => id)).toEqual(before.draft.map(({ id }) => id));
    const path = `container/${container}/changes?version=${before.version}`;
    expect((await answer<{ changes: unknown[] }>('GET', path)).changes).toHaveLength(1);
  });

  it('makes page settings opened before it stale', async () => {
    const { rows } = await api.database.pool.query(
      `UPDATE pages SET title = '{"de":"Hand"}' WHERE source_key = 'haus' RETURNING id, version`,
    );
    await run(['Eins', 'Zwei'], ['pages/haus:title']);
    const { id, version } = rows[0];
    const stale = await api.edit(anna, 'PUT', `pages/${id}`, { version, in_menu: true });
    expect(stale.status).toBe(409);
  });
});
