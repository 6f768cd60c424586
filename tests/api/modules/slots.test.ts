// Editors move, remove and restore modules: the order has no gaps, and nothing is lost.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { containers } from '#server/db/schema/pages.ts';
import { type Answer, type ModuleRequests, openModules, text } from './module-requests.ts';

let requests: ModuleRequests;
let container: number;
beforeAll(async () => {
  requests = await openModules('modules_places');
});
afterAll(() => requests.api.close());
beforeEach(async () => {
  container = await requests.clear();
});

/** Returns the current version. */
const versionOf = async (id: number): Promise<number> => {
  const { rows } = await requests.api.database.pool.query(
    'select c.version from containers c join modules m on m.container_id = c.id where m.id = $1',
    [id],
  );
  return rows[0]?.version ?? 0;
};

const move = async (id: number, order: number, place: object = {}) =>
  requests.call('PUT', `reorder/${id}`, {
    operation_id: randomUUID(),
    version: await versionOf(id),
    container,
    parent: null,
    column: 0,
    order,
    ...place,
  });

const standing = (parent: number | null = null, column = 0, where = container) =>
  requests.standing(where, parent, column);
const operations = () => requests.operations();

describe('moving', () => {
  it('to another position and into a column keeps the order without gaps', async () => {
    const [a, b, c] = [
      await requests.create(container, 'text', text('<p>a</p>')),
      await requests.create(container, 'text', text('<p>b</p>')),
      await requests.create(container, 'container', { layout: '50-50' }),
    ].map(({ draft }) => draft.id) as [number, number, number];
    expect((await move(a, 1)).status).toBe(200);
    expect(await standing()).toEqual([b, a, c]);
    const answer = (await (await move(b, 0, { parent: c, column: 1 })).json()) as Answer;
    expect(answer.draft).toMatchObject({ parent: c, column: 1, order: 0, version: 1 });
    expect(await standing()).toEqual([a, c]);
    expect(await standing(c, 1)).toEqual([b]);
  });

  it('to another container includes all descendants', async () => {
    const faq = await requests.create(container, 'faq', {});
    const item = await requests.create(container, 'faq-item', text('Frage?'), { parent: faq.draft.id });
    const place = await requests.call('POST', 'container', { slug: 'list-events', content_type: 'screen' });
    const { id: elsewhere } = (await place.json()) as { id: number };
    expect((await move(faq.draft.id, 0, { container: elsewhere })).status).toBe(200);
    expect(await standing()).toEqual([]);
    expect(await standing(null, 0, elsewhere)).toEqual([faq.draft.id]);
    expect(await standing(faq.draft.id, 0, elsewhere)).toEqual([item.draft.id]);
    const versions = await requests.api.database.db.select().from(containers);
    expect(versions.find(({ id }) => id === container)?.version).toBe(4);
    expect(versions.find(({ id }) => id === elsewhere)?.version).toBe(2);
  });

  it('to a slot that does not allow the module is rejected', async () => {
    const faq = (await requests.create(container, 'faq', {})).draft.id;
    const layout = (await requests.create(container, 'container', {})).draft.id;
    const inner = (await requests.create(container, 'faq', {}, { parent: layout })).draft.id;
    expect((await move(layout, 0, { parent: inner })).status).toBe(422);
    expect((await move(layout, 0, { parent: layout })).status).toBe(422);
    expect((await move(faq, 0, { parent: inner })).status).toBe(422);
    expect((await move(faq, 0, { column: 2 })).status).toBe(422);
    expect((await move(faq, 0, { parent: 2147483000 })).status).toBe(404);
    expect((await move(faq, 0, { container: 2147483000 })).status).toBe(404);
    expect(await standing()).toEqual([faq, layout]);
  });

  it('during concurrent inserts and moves keeps the order without gaps', async () => {
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) => requests.create(container, 'text', text(`<p>${n}</p>`))),
    );
    const ids = made.map(({ draft }) => draft.id);
    const answers = await Promise.all(ids.map((id, at) => move(id, 5 - at)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect((await standing()).sort()).toEqual([...ids].sort());
  });
});

describe('deleting', () => {
  it('includes descendants, and restoring returns them to their position', async () => {
    const before = await requests.create(container, 'text', text('<p>vorher</p>'));
    const faq = await requests.create(container, 'faq', {});
    const removed = await requests.create(container, 'faq-item', text('Schon weg?'), {
      parent: faq.draft.id,
    });
    const item = await requests.create(container, 'faq-item', text('Noch da?'), { parent: faq.draft.id });
    const after = await requests.create(container, 'text', text('<p>nachher</p>'));
    const removal = async (id: number) => `operation_id=${randomUUID()}&version=${await versionOf(id)}`;
    await requests.call('DELETE', `module/faq-item/${removed.draft.id}?${await removal(removed.draft.id)}`);
    const path = `module/faq/${faq.draft.id}`;
    expect((await requests.call('DELETE', `${path}?${await removal(faq.draft.id)}`)).status).toBe(200);
    expect(await standing()).toEqual([before.draft.id, after.draft.id]);
    expect(await standing(faq.draft.id)).toEqual([]);
    expect((await requests.call('GET', path)).status).toBe(404);
    expect((await requests.save(item.draft, text('Zu spät'))).status).toBe(404);
    expect((await move(faq.draft.id, 0)).status).toBe(404);
    expect((await requests.call('DELETE', `${path}?${await removal(faq.draft.id)}`)).status).toBe(404);
    const stillAway = `module/faq-item/${item.draft.id}/restore`;
    expect((await requests.call('POST', stillAway, { operation_id: randomUUID() })).status).toBe(422);
    // List items are rejected outside lists.
    const top = { container, parent: null, column: 0, order: 0 };
    expect((await requests.call('POST', stillAway, { operation_id: randomUUID(), place: top })).status).toBe(
      422,
    );

    const restored = await requests.call('POST', `${path}/restore`, { operation_id: randomUUID() });
    expect(((await restored.json()) as Answer).draft.order).toBe(1);
    expect(await standing()).toEqual([before.draft.id, faq.draft.id, after.draft.id]);
    expect(await standing(faq.draft.id)).toEqual([item.draft.id]);
  });

  it('is undone to another position if the old parent is gone', async () => {
    const columns = await requests.create(container, 'container', { layout: '50-50' });
    const inside = await requests.create(container, 'text', text('<p>innen</p>'), {
      parent: columns.draft.id,
    });
    const after = await requests.create(container, 'text', text('<p>nachher</p>'));
    const removal = `operation_id=${randomUUID()}&version=${await versionOf(columns.draft.id)}`;
    await requests.call('DELETE', `module/container/${columns.draft.id}?${removal}`);
    const place = { container, parent: null, column: 0, order: 0 };
    const back = () =>
      requests.call('POST', `module/text/${inside.draft.id}/restore`, { operation_id: randomUUID(), place });
    expect(await (await back()).json()).toMatchObject({
      draft: { ...inside.draft, ...place },
      is_written: true,
    });
    expect(await standing()).toEqual([inside.draft.id, after.draft.id]);
    // An existing container is unchanged, and no change is logged.
    expect(await (await back()).json()).toMatchObject({ is_written: false });
    await requests.call('POST', `module/container/${columns.draft.id}/restore`, {
      operation_id: randomUUID(),
    });
    expect(await standing()).toEqual([columns.draft.id, inside.draft.id, after.draft.id]);
    expect(await standing(columns.draft.id)).toEqual([]);
  });

  it('is executed once, however often it is sent', async () => {
    const { draft } = await requests.create(container, 'text', text('<p>a</p>'));
    const path = `module/text/${draft.id}?operation_id=${randomUUID()}&version=${await versionOf(draft.id)}`;
    const answers = await Promise.all([1, 2, 3].map(() => requests.call('DELETE', path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await operations()).toBe(2);
  });
});

it('a container is created once, and only for an existing owner', async () => {
  const start = (slug: string) => requests.call('POST', 'container', { slug, content_type: 'page' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => start('list-productions')));
  const ids = await Promise.all(
    answers.map(async (response) => ((await response.json()) as { id: number }).id),
  );
  expect(new Set(ids).size).toBe(1);
  for (const slug of [
    'page-999',
    'production-2147483648',
    'somewhere',
    'page-0',
    'page-1 ',
    '../index',
    'person-',
  ]) {
    expect([slug, (await start(slug)).status]).toEqual([slug, 422]);
  }
});

it('a container has at most 500 modules', async () => {
  await requests.api.database.db.execute(sql`insert into modules (container_id, module, data, "order")
    select ${container}, 'text', '{"content": {"de": "<p>a</p>"}, "anchor": ""}', n from generate_series(0, 499) n`);
  const body = {
    operation_id: randomUUID(),
    container,
    parent: null,
    column: 0,
    order: 0,
    data: text('<p>b</p>'),
  };
  expect((await requests.call('POST', 'module/text', body)).status).toBe(422);
});
