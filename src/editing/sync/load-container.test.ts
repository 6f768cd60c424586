import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields } from '../core/module-edits.ts';
import { loadContainer, reloadContainer } from './load-container.ts';
import { container, createMemoryServer } from './memory-server-fixture.ts';
import { flushSaves } from './saving/module-status.ts';
import type { EditingSession } from './session.ts';
import { createFakeClock, createTestSession } from './session-fixture.ts';

const german = (de: string) => ({ content: { de } });
const top = { container, parent: null, column: 0 };

let server: ReturnType<typeof createMemoryServer>;
let session: EditingSession;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
  session = createTestSession({ transport: server.transportOf('Anna'), clock: createFakeClock() });
});

const load = (drawn?: Parameters<typeof loadContainer>[3]) => loadContainer(session, 'page-1', 'page', drawn);
const texts = (key = `c${container}`) =>
  session.document
    .children(key)
    .map((id) => (session.document.part(id)?.module.data.content as { de: string } | undefined)?.de);
const reads = () => server.requests.filter((line) => line.startsWith('GET')).length;

describe('a container', () => {
  test('is loaded once for simultaneous requests, with nested modules', async () => {
    const columns = server.add('container', { layout: '67-33' });
    server.add('headline', german('Darin'), columns);
    const [one, two] = await Promise.all([load(), load()]);
    expect([one, two]).toEqual([container, container]);
    expect(reads()).toBe(1);
    expect(texts(`m${columns}/0`)).toEqual(['Darin']);
    expect(session.containers.bySlug('page-1')).toMatchObject({
      id: container,
      content_type: 'page',
      version: 1,
      reviewed: 1,
      is_changed: false,
    });
    expect([...session.savedContainers]).toEqual([container]);
    await load();
    expect(reads()).toBe(2);
  });

  test('creates a container that does not exist', async () => {
    let isThere = false;
    server.faults.next = ({ method, body }) => {
      if (method !== 'POST') return isThere ? null : { status: 404, body: {} };
      isThere = true;
      expect(JSON.parse(body as string)).toEqual({ slug: 'page-1', content_type: 'page' });
      return { status: 201, body: {} };
    };
    expect(await load()).toBe(container);
    expect(server.requests).toHaveLength(3);
  });

  test.each([403, 500])('is not created if the server responds with %i', async (status) => {
    server.faults.next = () => ({ status, body: {} });
    session.account.set({ csrf_token: '' });
    await expect(load()).rejects.toMatchObject({ status });
    expect(server.requests.some((line) => line.startsWith('POST'))).toBe(false);
    server.faults.next = undefined;
    expect(await load()).toBe(container);
  });

  test('saves unsaved changes instead of loading again', async () => {
    const id = server.add('headline', german('Alt'));
    await load();
    changeFields(session, id, german('Neu'));
    const before = reads();
    expect(await load()).toBe(container);
    expect(reads()).toBe(before);
    await flushSaves(session);
    expect(server.texts()).toEqual(['Neu']);
    await load();
    expect(reads()).toBe(before + 1);
  });

  test('keeps the undo stacks if nothing has changed, and drops them after remote changes', async () => {
    const id = server.add('headline', german('Alt'));
    server.add('headline', german('Zwei'));
    await load();
    changeFields(session, id, german('Neu'));
    await flushSaves(session);
    await load();
    expect(session.undo.possible.get().undo).toBe(true);
    const other = createTestSession({ transport: server.transportOf('Ben'), clock: createFakeClock() });
    await loadContainer(other, 'page-1', 'page');
    changeFields(other, id, german('Bens'));
    addModule(other, top, 0, 'headline', german('Dazu'));
    await flushSaves(other);
    session.brokenContainers.add(container);
    await load();
    expect(texts()).toEqual(['Dazu', 'Bens', 'Zwei']);
    expect(session.undo.possible.get().undo).toBe(false);
    expect(session.brokenContainers.size).toBe(0);
    expect(session.server.get(id)).toMatchObject({ version: 3 });
  });

  test.each([
    ['in another order', 1, { order: -1 }],
    ['in another column', 2, { column: 1 }],
    ['elsewhere', 1, { parent: 101 }],
    ['with other words', 1, { data: german('Anders') }],
    ['in another version', 1, { version: 9 }],
    ['without one', 1, { isGone: true }],
  ])('is replaced if a module is %s', async (_, at, change) => {
    const columns = server.add('container', { layout: '67-33' });
    const id = server.add('headline', german('Alt'));
    server.add('headline', german('Darin'), columns);
    await load();
    changeFields(session, id, german('Neu'));
    await flushSaves(session);
    Object.assign([...server.rows.values()][at] as object, change);
    await load();
    expect(session.undo.possible.get().undo).toBe(false);
    expect(session.document.ids().every((each) => session.document.entry(each)?.state === 'saved')).toBe(
      true,
    );
  });

  test('discards local changes on request', async () => {
    const id = server.add('headline', german('Alt'));
    await load();
    const added = addModule(session, top, 1, 'headline', german('Neu'));
    changeFields(session, id, german('Anders'));
    await reloadContainer(session, 'page-1', 'page');
    expect(texts()).toEqual(['Alt']);
    expect(session.document.part(added)).toBeUndefined();
    expect(session.undo.possible.get().undo).toBe(false);
  });
});

test('hyphenated titles of the page stay if they differ only by soft hyphens', async () => {
  const [one, two, list] = [
    ...[
      server.add('headline', german('Abend')),
      server.add('headline', german('Neu')),
      server.add('faq', {}),
    ],
  ];
  const item = server.add('faq-item', { title: { de: 'Frage' } }, list);
  const drawn = (id: number, content: Record<string, unknown>, children: Drawn[] = []): Drawn =>
    ({ id, module: 'headline', column: 0, content, in_german: [], children }) as Drawn;
  await load([
    drawn(one as number, { content: 'Aben\u00add' }),
    drawn(two as number, { content: 'Al\u00adt', tag: 3 }),
    drawn(list as number, {}, [drawn(item, { title: 'Fra\u00adge' })]),
    drawn(999, { content: 'Weg' }),
  ]);
  const shown = (id: number | undefined) => session.document.part(id as number)?.content;
  expect(shown(one)).toMatchObject({ content: 'Aben\u00add' });
  expect(shown(two)).toMatchObject({ content: 'Neu' });
  expect(shown(item)).toMatchObject({ title: 'Fra\u00adge' });
  expect(session.document.part(999)).toBeUndefined();
});

type Drawn = NonNullable<Parameters<typeof loadContainer>[3]>[number];
