// Every past state of a container can be shown exactly, after any operations in any order.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RemovedModule } from '#domain/history/history.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { isLong, seededRandom } from '../../chaos/seeded-random.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('history_states');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.pool.query('truncate containers, module_operations, editing_sessions cascade');
  const place = await answer<{ id: number }>('POST', 'container', { slug: 'index', content_type: 'screen' });
  container = place.id;
  texts = [];
});

const call = (method: string, path: string, body?: unknown) => api.edit(editor, method, path, body);

const answer = <T>(method: string, path: string, body?: unknown) => done<T>(call(method, path, body));

const stateOf = (name: string) =>
  answer<{ version: number; draft: DraftModule[] }>('GET', `container/${container}/states/${name}`);
/** All that were ever made. */
let texts: number[] = [];
const content = (de: string) => ({ content: { de } });
const operation = () => ({ operation_id: randomUUID() });

async function create(
  module: string,
  data: object,
  { parent = null, order }: { parent?: number | null; order: number },
): Promise<DraftModule> {
  const body = { ...operation(), container, parent, column: 0, order, data };
  const { draft } = await answer<{ draft: DraftModule }>('POST', `module/${module}`, body);
  if (module === 'text') texts.push(draft.id);
  return draft;
}

const write = ({ id, module, version }: DraftModule, data: object) =>
  answer('PUT', `module/${module}/${id}`, { ...operation(), version, data });
const remove = ({ id, module }: DraftModule, version: number) =>
  answer('DELETE', `module/${module}/${id}?version=${version}`);
const restore = (state: string, more: object) =>
  call('POST', `container/${container}/restore`, { ...operation(), state, ...more });

it.each(isLong ? [1, 2, 3] : [1])(
  'every past state can be shown exactly (seed %i)',
  async (seed) => {
    const chance = seededRandom(seed);
    const roll = (sides: number) => Math.floor(chance() * sides);
    const seen: { name: string; draft: DraftModule[] }[] = [];
    let current = await stateOf('now');
    const note = async () => {
      const { rows } = await api.database.pool.query('select max(id) as id from module_operations');
      current = await stateOf('now');
      seen.push({ name: `after-${rows[0].id}`, draft: current.draft });
    };
    const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T;
    for (let step = 0; step < 60; step++) {
      const { draft, version } = current;
      const lists = draft.filter(({ module }) => module === 'faq');
      const layouts = draft.filter(({ module }) => module === 'container');
      const kind = draft.length < 4 ? 0 : roll(10);
      const order = roll(5);
      if (kind <= 1)
        await create('text', content(`<p>${step}</p>`), {
          order,
          parent: pick([null, ...layouts.map(({ id }) => id)]),
        });
      else if (kind === 2) {
        const list = lists.length > 1 ? pick(lists) : await create('faq', {}, { order });
        await note();
        await create('faq-item', content(`Frage ${step}?`), { parent: list.id, order });
      } else if (kind === 3) await create('container', { layout: '50-50' }, { order });
      else if (kind === 4) {
        const written = draft.filter(({ module }) => module !== 'faq' && module !== 'container');
        const data = content(`anders ${step}`);
        if (written.length > 0) await write(pick(written), data);
      } else if (kind === 5) await remove(pick(draft), version);
      else if (kind === 6) {
        const module = pick(draft.filter((each) => each.module !== 'faq-item'));
        const parent = module.module === 'text' ? pick([null, ...layouts.map(({ id }) => id)]) : null;
        const place = { container, parent, column: 0, order };
        await answer('PUT', `reorder/${module.id}`, { ...operation(), version, ...place });
      } else if (kind === 7) {
        const removed = await answer<{ results: RemovedModule[] }>('GET', `container/${container}/removed`);
        const back = removed.results[roll(removed.results.length + 1)];
        if (back) await call('POST', `module/${back.module}/${back.id}/restore`, operation());
      } else if (kind === 8) {
        // Also restores a module that was removed with its parent; it comes back without the parent.
        const away = texts.filter((id) => draft.every((module) => module.id !== id));
        const place = { container, parent: null, column: 0, order };
        if (away.length > 0)
          await call('POST', `module/text/${pick(away)}/restore`, { ...operation(), place });
      } else if (seen.length > 3) {
        const state = pick(seen);
        const module = pick([null, ...state.draft.map(({ id }) => id)]);
        const given = await restore(state.name, {
          version,
          module,
          languages: pick([['de', 'en'], ['de', 'en'], ['de']]),
        });
        expect([200, 422]).toContain(given.status);
      }
      await note();
    }
    const now = current;
    for (const { name, draft } of seen) {
      expect({ name, draft: (await stateOf(name)).draft }).toEqual({ name, draft });
    }
    expect((await stateOf('now')).draft).toEqual(now.draft);
  },
  60_000,
);

it('a module restored without its parent was in that parent before', async () => {
  const columns = await create('container', { layout: '50-50' }, { order: 0 });
  await create('text', content('<p>Innen</p>'), { parent: columns.id, order: 0 });
  const { draft: before, version } = await stateOf('now');
  await remove(columns, version);
  const place = { container, parent: null, column: 0, order: 0 };
  await answer('POST', `module/text/${texts[0]}/restore`, { ...operation(), place });
  const { rows } = await api.database.pool.query('select id from module_operations order by id desc limit 2');
  expect((await stateOf(`after-${rows[1].id}`)).draft).toEqual([]);
  expect((await stateOf(`before-${rows[1].id}`)).draft).toEqual(before);
});
