import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../../core/edits.ts';
import { loadContainer } from '../load-container.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import {
  createFakeClock,
  createMemoryDrafts,
  createTestSession,
  type FakeClock,
} from '../session-fixture.ts';
import { type PersistedPlace, persistedDraftOf, type Row } from './persisted-draft.ts';
import {
  discardUnresolved,
  insertUnresolved,
  mayInsertUnresolved,
  releaseUnresolved,
} from './unresolved-drafts.ts';

const german = (de: string) => ({ content: { de } });
const top = { container, parent: null, column: 0 };

let server: ReturnType<typeof createMemoryServer>;
let drafts: ReturnType<typeof createMemoryDrafts>;
let clock: FakeClock;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
  drafts = createMemoryDrafts();
  clock = createFakeClock();
});

async function open(tab: string, email = 'anna@example.org') {
  const storage = drafts.tab(tab);
  const asked: unknown[] = [];
  const session = createTestSession(
    { transport: server.transportOf(email), clock, storage },
    { openDialog: (dialog) => asked.push(dialog) },
  );
  session.account.set({ email });
  await loadContainer(session, 'page-1', 'page');
  session.containers.put({ id: container, shown: 1 });
  return { session, asked, end: storage.end };
}

const textsOf = ({ document }: EditingSession) =>
  document
    .children(`c${container}`)
    .map((id) => (document.part(id)?.module.data.content as { de: string } | null)?.de);

/** From now on the server is away. */
const away = () => {
  server.faults.next = () => new Error('There is no connection.');
};
const back = () => {
  server.faults.next = undefined;
};
const kinds = () => [...drafts.rows.keys()].map((name) => JSON.parse(name)[3] as string).sort();

describe('what is not on the server', () => {
  test('is persisted soon after a change; once it is saved, what could be undone still is', async () => {
    const id = server.add('headline', german('Alt'));
    const { session } = await open('one');
    changeFields(session, id, german('Neu'));
    await clock.pass(59);
    expect(kinds()).toEqual([]);
    await clock.pass(1);
    expect(kinds()).toEqual(['module', 'place', 'step']);
    await flushSaves(session);
    await clock.pass(60);
    // What was done can still be undone after a crash.
    expect(kinds()).toEqual(['module', 'place', 'step']);
    const [place] = [...drafts.rows].filter(([name]) => name.includes('"place"')).map(([, row]) => row);
    expect(place).toMatchObject({ hasUnsaved: false, slug: 'page-1', path: '/de' });
  });

  test('is written again after a write that failed, all of it', async () => {
    const [a, b] = [server.add('headline', german('A')), server.add('headline', german('B'))];
    const { session } = await open('one');
    drafts.state.isFull = true;
    away();
    changeFields(session, a, german('A!'));
    await clock.pass(60);
    expect(session.drafts.get().isPersisted).toBe(false);
    expect(kinds()).toEqual([]);
    drafts.state.isFull = false;
    changeFields(session, b, german('B!'));
    await clock.pass(60);
    expect(session.drafts.get().isPersisted).toBe(true);
    expect(kinds()).toEqual(['module', 'module', 'place', 'step', 'step']);
  });

  test('is not persisted while somebody else is logged in', async () => {
    const id = server.add('headline', german('Alt'));
    const { session } = await open('one');
    session.account.set({ email: 'ben@example.org' });
    changeFields(session, id, german('Neu'));
    await clock.pass(1000);
    expect(kinds()).toEqual([]);
  });

  test('is in the next page of a tab that has ended, and is saved by it', async () => {
    const a = server.add('headline', german('A'));
    const b = server.add('headline', german('B'));
    server.add('headline', german('C'));
    const one = await open('one');
    away();
    changeFields(one.session, a, german('A!'));
    removeModule(one.session, b);
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await clock.pass(5000);
    one.end();
    back();
    const two = await open('two');
    expect(textsOf(two.session)).toEqual(['Neu', 'A!', 'C']);
    expect(two.session.alerts.store.get().alert?.kind).toBe('save');
    await flushSaves(two.session);
    expect(server.texts()).toEqual(['Neu', 'A!', 'C']);
    for (const texts of [
      ['A!', 'C'],
      ['A!', 'B', 'C'],
      ['A', 'B', 'C'],
    ]) {
      two.session.undo.undo(container);
      expect(textsOf(two.session)).toEqual(texts);
    }
    // The rows of the tab that has ended are the new tab's now.
    await clock.pass(60);
    expect([...drafts.rows.keys()].every((name) => JSON.parse(name)[1] === 'two')).toBe(true);
  });

  test('stays with a tab that is alive, and with whoever wrote it', async () => {
    const id = server.add('headline', german('Alt'));
    const one = await open('one');
    away();
    changeFields(one.session, id, german('Neu'));
    await clock.pass(5000);
    back();
    expect(textsOf((await open('two')).session)).toEqual(['Alt']);
    one.end();
    expect(textsOf((await open('three', 'ben@example.org')).session)).toEqual(['Alt']);
    expect(textsOf((await open('four')).session)).toEqual(['Neu']);
  });

  test('of the same tab comes back after it was reloaded, its order included', async () => {
    const [a] = ['A', 'B', 'C'].map((text) => server.add('headline', german(text)));
    const one = await open('one');
    away();
    moveModule(one.session, a as number, top, 2);
    await clock.pass(60);
    expect(kinds()).toContain('list');
    back();
    expect(textsOf((await open('one')).session)).toEqual(['B', 'C', 'A']);
  });
});

describe('a request of which nobody knows what became of it', () => {
  test('is persisted before it is sent, and sent again by the next page: a module is made once', async () => {
    const one = await open('one');
    let isPersisted = false;
    server.faults.next = ({ method }) => {
      if (method !== 'POST') return null;
      isPersisted = kinds().includes('call');
      return new Error('The answer is lost.');
    };
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await flushSaves(one.session);
    expect(isPersisted).toBe(true);
    one.end();
    back();
    const two = await open('two');
    expect(server.texts()).toEqual(['Neu']);
    await flushSaves(two.session);
    expect(textsOf(two.session)).toEqual(['Neu']);
    expect(server.texts()).toEqual(['Neu']);
    await clock.pass(60);
    expect(kinds()).not.toContain('call');
  });

  test('keeps a page from opening as long as the server cannot be asked', async () => {
    const one = await open('one');
    away();
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await flushSaves(one.session);
    one.end();
    server.faults.next = ({ method }) => (method === 'POST' ? { status: 503, body: null } : null);
    await expect(open('two')).rejects.toMatchObject({ status: 503 });
    back();
    expect(textsOf((await open('three')).session)).toEqual(['Neu']);
  });

  test('that is rejected by then is compared with what is there', async () => {
    const id = server.add('headline', german('Alt'));
    const one = await open('one');
    away();
    changeFields(one.session, id, german('Neu'));
    await flushSaves(one.session);
    one.end();
    back();
    const ben = await open('ben', 'ben@example.org');
    changeFields(ben.session, id, german('Bens'));
    await flushSaves(ben.session);
    const two = await open('two');
    expect(textsOf(two.session)).toEqual(['Bens']);
    expect(two.session.drafts.get().unresolved).toMatchObject([{ reason: 'changed', id }]);
  });
});

describe('what does not fit any more', () => {
  async function unresolved() {
    const id = server.add('headline', german('Alt'));
    const one = await open('one');
    away();
    changeFields(one.session, id, german('Annas'));
    await clock.pass(60);
    one.end();
    back();
    const ben = await open('ben', 'ben@example.org');
    changeFields(ben.session, id, german('Bens'));
    await flushSaves(ben.session);
    const two = await open('two');
    const [draft] = two.session.drafts.get().unresolved;
    if (!draft) throw new Error('Nothing waits for a decision.');
    return { ...two, draft, id };
  }

  test('waits with its text, is offered, and outlives the tab', async () => {
    const { session, draft, asked, end } = await unresolved();
    expect(draft.texts).toEqual([{ field: 'content', lang: 'de', text: 'Annas' }]);
    session.alerts.store.get().alert?.action?.run();
    expect(asked).toEqual([{ kind: 'drafts' }]);
    end();
    expect((await open('three')).session.drafts.get().unresolved).toMatchObject([{ reason: 'changed' }]);
  });

  test('can be inserted, and that can be undone', async () => {
    const { session, draft } = await unresolved();
    expect(mayInsertUnresolved(session, draft)).toBe(true);
    insertUnresolved(session, draft);
    expect(textsOf(session)).toEqual(['Annas']);
    session.undo.undo(container);
    expect(textsOf(session)).toEqual(['Bens']);
  });

  test('is inserted as a module of its own where its module is gone', async () => {
    const { session, draft, id } = await unresolved();
    removeModule(session, id);
    expect(insertUnresolved(session, draft)).toBe(-1);
    expect(textsOf(session)).toEqual(['Annas']);
  });

  test.each([discardUnresolved, releaseUnresolved])('goes for good when it is decided', async (decide) => {
    const { session, draft, end } = await unresolved();
    await decide(session, draft);
    expect(session.drafts.get().unresolved).toEqual([]);
    end();
    expect((await open('three')).session.drafts.get().unresolved).toEqual([]);
  });

  test('is not inserted into a page that is not open, nor where nothing could be saved', async () => {
    const { session, draft } = await unresolved();
    expect(mayInsertUnresolved(session, { ...draft, slug: 'page-2' })).toBe(false);
    expect(mayInsertUnresolved(session, { ...draft, reason: 'schema' })).toBe(false);
    expect(mayInsertUnresolved(session, { ...draft, reason: 'removal' })).toBe(false);
    session.containers.put({ id: container, shown: 0 });
    expect(mayInsertUnresolved(session, draft)).toBe(false);
  });
});

test('what is written in a form is persisted and offered', async () => {
  const id = server.add('headline', german('Alt'));
  const one = await open('one');
  const texts = [{ field: 'content', lang: 'de' as const, text: 'Im Dialog' }];
  one.session.draftWriter?.form(container, id, { id, module: 'headline', texts });
  await clock.pass(60);
  one.end();
  const two = await open('two');
  expect(two.session.drafts.get().unresolved).toMatchObject([{ reason: 'dialog', id, texts }]);
  const three = await open('three');
  three.session.draftWriter?.form(container, id, { id, module: 'headline', texts });
  three.session.draftWriter?.form(container, id, null);
  await clock.pass(60);
  expect(kinds()).toEqual(['left']);
});

test('whoever logs out leaves only what is not saved', async () => {
  const [a, b] = [server.add('headline', german('A')), server.add('headline', german('B'))];
  const { session } = await open('one');
  changeFields(session, a, german('A!'));
  await flushSaves(session);
  await clock.pass(60);
  expect(kinds()).not.toEqual([]);
  await session.draftWriter?.leave();
  expect(kinds()).toEqual([]);
  away();
  changeFields(session, b, german('B!'));
  await session.draftWriter?.leave();
  expect(kinds()).toContain('module');
});

test('places of other pages with something unsaved are named', async () => {
  const place: PersistedPlace = {
    ...{ slug: 'page-2', container: 9, version: 1, path: '/de/zwei', title: 'Zwei', at: 0, hasUnsaved: true },
  };
  drafts.rows.set(JSON.stringify(['anna@example.org', 'gone', 'page-2', 'place', 0]), place);
  const { session } = await open('one');
  expect(session.drafts.get().elsewhere).toEqual([place]);
});

test('commands of an earlier version of the program are understood', () => {
  const command = { what: 'english', id: 1, field: 'content', isRight: true };
  const taken = {
    steps: [
      { kind: 'remove', id: 5 },
      { kind: 'deed', deed: command },
    ],
    group: undefined,
    at: 1,
    turn: 2,
  };
  const rows: Row[] = [
    [['a', 't', 's', 'place', 0], {}],
    [['a', 't', 's', 'step', 2], { way: 'undo', taken }],
  ];
  const commands = [
    { kind: 'remove', id: 5 },
    { kind: 'remote', command },
  ];
  expect(persistedDraftOf(rows)?.entries).toEqual([
    { way: 'undo', entry: { commands, group: undefined, at: 1, turn: 2 } },
  ]);
  expect(persistedDraftOf(rows.slice(1))).toBe(null);
});
