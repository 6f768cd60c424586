import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModuleData } from '#domain/modules/modules.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { changeFields, removeModule } from '../../core/module-edits.ts';
import { container } from '../memory-server-fixture.ts';
import { resolveRemoval } from '../remote-changes/resolve-conflict.ts';
import { flushSaves, refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { createBrowser, persistedTextsOf } from './browser-fixture.ts';
import {
  type JournalRow,
  type PersistedContainer,
  persistedDraftOf,
  type UnresolvedDraft,
} from './persisted-draft.ts';
import {
  discardUnresolved,
  insertUnresolved,
  mayInsertUnresolved,
  moveUnresolvedToForm,
} from './unresolved-drafts.ts';

const german = (de: string) => ({ content: { de } });

let world: ReturnType<typeof createBrowser>;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  world = createBrowser();
});

describe('an unresolved draft', () => {
  async function unresolved(
    own: ModuleData = german('Annas'),
    others: ModuleData = german('Bens'),
    before = 'Alt',
  ) {
    const id = world.server.add(before.startsWith('<p>') ? 'text' : 'headline', german(before));
    const one = await world.open('one');
    world.away();
    changeFields(one.session, id, own);
    await world.clock.pass(60);
    one.end();
    world.back();
    const ben = await world.open('ben', 'ben@example.org');
    changeFields(ben.session, id, others);
    await flushSaves(ben.session);
    const two = await world.open('two');
    const [draft] = two.session.drafts.get().unresolved;
    if (!draft) throw new Error('Nothing waits for a decision.');
    return { ...two, draft, id };
  }

  test('is offered with its text and survives the tab', async () => {
    const { session, draft, dialogs, end } = await unresolved();
    expect(draft.texts).toEqual([{ field: 'content', lang: 'de', text: 'Annas' }]);
    session.alerts.store.get().alert?.action?.run();
    expect(dialogs).toEqual([{ kind: 'drafts' }]);
    end();
    expect((await world.open('three')).session.drafts.get().unresolved).toMatchObject([
      { reason: 'changed' },
    ]);
  });

  test('can be inserted, which can be undone', async () => {
    const { session, draft } = await unresolved();
    expect(mayInsertUnresolved(session, draft)).toBe(true);
    insertUnresolved(session, draft);
    expect(persistedTextsOf(session)).toEqual(['Annas']);
    session.undo.undo(container);
    expect(persistedTextsOf(session)).toEqual(['Bens']);
  });

  test('is inserted without overwriting the paragraphs of others', async () => {
    const { session, draft, id } = await unresolved(
      { content: { de: '<p>eins!</p><p>zwei</p>' } },
      { content: { de: '<p>eins?</p><p>zwei?</p>' } },
      '<p>eins</p><p>zwei</p>',
    );
    insertUnresolved(session, draft);
    // If both have changed it, both versions are kept.
    expect(session.document.part(id)?.module.data.content).toMatchObject({
      de: '<p>eins!?</p><p>zwei?</p>',
    });
  });

  test('is inserted as a new module if its module was removed', async () => {
    const { session, draft, id } = await unresolved();
    removeModule(session, id);
    expect(insertUnresolved(session, draft)).toBe(-1);
    expect(persistedTextsOf(session)).toEqual(['Annas']);
  });

  test('is inserted as a new module in both languages', async () => {
    const { session, draft, id } = await unresolved(
      { content: { de: 'Annas', en: 'Anna’s' } },
      { content: { de: 'Bens', en: 'Ben’s' } },
    );
    removeModule(session, id);
    const added = insertUnresolved(session, draft) as number;
    expect(session.document.part(added)?.module.data.content).toEqual({ de: 'Annas', en: 'Anna’s' });
  });

  test.each([discardUnresolved, moveUnresolvedToForm])('is deleted when resolved', async (decide) => {
    const { session, draft, end } = await unresolved();
    await decide(session, draft);
    expect(session.drafts.get().unresolved).toEqual([]);
    end();
    expect((await world.open('three')).session.drafts.get().unresolved).toEqual([]);
  });

  test('cannot be inserted into a page that is not open or cannot be saved', async () => {
    const { session, draft } = await unresolved();
    expect(mayInsertUnresolved(session, { ...draft, slug: 'page-2' })).toBe(false);
    expect(mayInsertUnresolved(session, { ...draft, reason: 'schema' })).toBe(false);
    expect(mayInsertUnresolved(session, { ...draft, reason: 'removal' })).toBe(false);
    session.containers.put({ id: container, shown: 0 });
    expect(mayInsertUnresolved(session, draft)).toBe(false);
  });

  test('in a list item can be inserted only while the item exists', async () => {
    const { session, draft, id } = await unresolved();
    const answer = { ...draft, module: 'faq-item' as const };
    expect(mayInsertUnresolved(session, answer)).toBe(true);
    expect(mayInsertUnresolved(session, { ...answer, id: null })).toBe(false);
    removeModule(session, id);
    expect(mayInsertUnresolved(session, answer)).toBe(false);
  });
});

describe('a module that somebody removed while it was written in', () => {
  const layout = { layout: '67-33' };
  /** The page is reloaded before the decision. */
  async function reloaded(change: (session: EditingSession, id: number, inside: number) => void) {
    const id = world.server.add('container', layout);
    const inside = world.server.add('headline', german('Alt'), id);
    const one = await world.open('one');
    const ben = await world.open('ben', 'ben@example.org');
    change(one.session, id, inside);
    removeModule(ben.session, id);
    await flushSaves(ben.session);
    refreshContainer(one.session, container);
    await flushSaves(one.session);
    expect([...one.session.conflicts.keys()]).toEqual([id]);
    await world.clock.pass(60);
    const { session } = await world.open('one');
    await flushSaves(session);
    return { session, one: one.session, id };
  }
  const write = (session: EditingSession, _: number, inside: number) =>
    changeFields(session, inside, german('Annas'));

  test('does not return by itself; its text waits for the decision', async () => {
    const { session } = await reloaded(write);
    expect(world.server.texts()).toEqual([]);
    expect(session.document.ids()).toEqual([]);
    expect(session.drafts.get().unresolved).toMatchObject([
      { reason: 'gone', module: 'headline', texts: [{ field: 'content', lang: 'de', text: 'Annas' }] },
    ]);
    insertUnresolved(session, session.drafts.get().unresolved[0] as UnresolvedDraft);
    await flushSaves(session);
    expect(world.server.texts()).toEqual(['Annas']);
  });

  test('returns after a reload if that was the decision', async () => {
    const { one, id } = await reloaded(write);
    world.away();
    resolveRemoval(one, id, true);
    await world.clock.pass(60);
    world.back();
    const { session } = await world.open('one');
    expect(session.drafts.get().unresolved.filter(({ reason }) => reason !== 'gone')).toEqual([]);
    await flushSaves(session);
    expect(session.document.ids().map((each) => session.document.part(each)?.module.module)).toEqual([
      'container',
      'headline',
    ]);
  });
});

test('input in a form is persisted and offered', async () => {
  const id = world.server.add('headline', german('Alt'));
  const one = await world.open('one');
  const texts = [{ field: 'content', lang: 'de' as const, text: 'Im Dialog' }];
  one.session.draftWriter?.form(container, id, { id, module: 'headline', texts });
  await world.clock.pass(60);
  one.end();
  const two = await world.open('two');
  expect(two.session.drafts.get().unresolved).toMatchObject([{ reason: 'dialog', id, texts }]);
  const three = await world.open('three');
  three.session.draftWriter?.form(container, id, { id, module: 'headline', texts });
  three.session.draftWriter?.form(container, id, null);
  await world.clock.pass(60);
  expect(world.kinds()).toEqual(['left']);
});

test('logging out keeps only unsaved changes', async () => {
  const [a, b] = [world.server.add('headline', german('A')), world.server.add('headline', german('B'))];
  const { session } = await world.open('one');
  changeFields(session, a, german('A!'));
  await flushSaves(session);
  await world.clock.pass(60);
  expect(world.kinds()).not.toEqual([]);
  await session.draftWriter?.leave();
  expect(world.kinds()).toEqual([]);
  world.away();
  changeFields(session, b, german('B!'));
  await session.draftWriter?.leave();
  expect(world.kinds()).toContain('module');
});

test('other pages with unsaved changes are listed', async () => {
  const place: PersistedContainer = {
    slug: 'page-2',
    container: 9,
    version: 1,
    path: '/de/zwei',
    title: 'Zwei',
    at: 0,
    hasUnsaved: true,
  };
  world.drafts.rows.set(JSON.stringify(['anna@example.org', 'gone', 'page-2', 'place', 0]), place);
  const { session } = await world.open('one');
  expect(session.drafts.get().elsewhere).toEqual([place]);
});

test('commands of an earlier version are understood', () => {
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
  const rows: JournalRow[] = [
    [['a', 't', 's', 'place', 0], {}],
    [['a', 't', 's', 'step', 2], { way: 'undo', taken }],
  ];
  const commands = [
    { kind: 'remove', id: 5 },
    { kind: 'remote', command },
  ];
  expect(persistedDraftOf(rows)?.entries).toEqual([
    { direction: 'undo', entry: { commands, group: undefined, at: 1, turn: 2 } },
  ]);
  expect(persistedDraftOf(rows.slice(1))).toBe(null);
});
