// Two editors repeatedly save the same module concurrently: one wins, and the other gets a conflict.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftModule } from '#domain/modules/modules.ts';
import { openTestApi, type TestApi } from '../api/endpoint/test-api.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import { rounds, seededRandom, seedOf } from './seeded-random.ts';

/** A save with the version it was based on, and its response. */
interface Save {
  /** The text that the editor saw. */
  read: string;
  text: string;
  isConfirmed: boolean;
}

let api: TestApi;
let editors: TestLogin[];
let module: DraftModule;

beforeAll(async () => {
  api = await openTestApi('two_editors');
  editors = [await loginAs(api.database, 'editor'), await loginAs(api.database, 'editor')];
  const place = await call(0, 'POST', 'container', { slug: 'index', content_type: 'screen' });
  const { id: container } = (await place.json()) as { id: number };
  const body = {
    operation_id: randomUUID(),
    container,
    parent: null,
    column: 0,
    order: 0,
    data: data('Anfang'),
  };
  module = ((await (await call(0, 'POST', 'module/text', body)).json()) as { draft: DraftModule }).draft;
});
afterAll(() => api.close());

const data = (text: string) => ({ content: { de: `<p>${text}</p>` } });
const textOf = (draft: DraftModule) => (draft.data.content as { de: string }).de.replace(/<\/?p>/g, '');
const call = (who: number, method: string, path: string, body?: unknown) =>
  api.ask(`/de/pageeditor-api/${path}`, {
    method,
    headers: editors[who]?.headers ?? {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const read = async () =>
  ((await (await call(0, 'GET', `module/text/${module.id}`)).json()) as { draft: DraftModule }).draft;

/** Acknowledged texts that were overwritten unread. */
function overwritten(saves: readonly Save[], last: string): string[] {
  const confirmed = saves.filter(({ isConfirmed }) => isConfirmed);
  const wasRead = new Set(confirmed.map((save) => save.read));
  return confirmed.filter(({ text }) => text !== last && !wasRead.has(text)).map(({ text }) => text);
}

test('one request wins each time, and no unseen text is overwritten', async () => {
  const count = rounds(100, 1000);
  const random = seededRandom(seedOf('two editors, one module'));
  const saves: Save[] = [];
  let conflicts = 0;
  for (let round = 0; round < count; round += 1) {
    const draft = await read();
    const first = random() < 0.5 ? 0 : 1;
    const answers = await Promise.all(
      [first, 1 - first].map(async (who) => {
        const text = `Runde ${round} von ${who}`;
        const body = { operation_id: randomUUID(), version: draft.version, data: data(text) };
        const response = await call(who, 'PUT', `module/text/${module.id}`, body);
        saves.push({ read: textOf(draft), text, isConfirmed: response.status === 200 });
        return { status: response.status, text, said: (await response.json()) as { draft: DraftModule } };
      }),
    );
    expect(answers.map(({ status }) => status).sort(), `round ${round}`).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const loser = answers.find(({ status }) => status === 409);
    // The second editor gets the first one's text and keeps their own.
    expect(loser && textOf(loser.said.draft)).toBe(winner?.text);
    conflicts += 1;
  }
  expect(overwritten(saves, textOf(await read()))).toEqual([]);
  console.info(`two editors, one module: ${count} races, ${conflicts} told, 0 overwritten unseen`);
});

test('without the version comparison the same test loses text', async () => {
  const count = rounds(100, 1000);
  const saves: Save[] = [];
  const write = (text: string) =>
    api.database.pool.query('update modules set data = $2, version = version + 1 where id = $1', [
      module.id,
      data(text),
    ]);
  for (let round = 0; round < count; round += 1) {
    const current = textOf(await read());
    await Promise.all(
      [0, 1].map(async (who) => {
        const text = `Ohne Vergleich ${round} von ${who}`;
        await write(text);
        saves.push({ read: current, text, isConfirmed: true });
      }),
    );
  }
  const lost = overwritten(saves, textOf(await read()));
  expect(lost.length).toBeGreaterThanOrEqual(count - 1);
  console.info(`the control run: ${lost.length} of ${count * 2} texts overwritten unseen`);
});
