import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../core/module-edits.ts';
import { fetchesChanges, german, openSession, paragraphs, textsOf, top } from './collaboration-fixture.ts';
import { loadContainer } from './load-container.ts';
import { container, createMemoryServer } from './memory-server-fixture.ts';
import { resolveRemoval, resolveText, unresolvedMerges } from './remote-changes/resolve-conflict.ts';
import { flushSaves, hasUnsavedAnywhere } from './saving/module-status.ts';
import type { EditingSession } from './session.ts';
import { createFakeClock, createTestSession, type FakeClock } from './session-fixture.ts';

let server: ReturnType<typeof createMemoryServer>;
let clock: FakeClock;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
  clock = createFakeClock();
});

const open = (name: string) => openSession(server, name, {}, clock);

describe('two sessions side by side', () => {
  test('share nothing except through the server', async () => {
    const id = server.add('headline', german('Alt'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, id, german('Neu'));
    addModule(anna, top, 1, 'headline', german('Zwei'));
    expect(textsOf(anna)).toEqual(['Neu', 'Zwei']);
    expect(textsOf(ben)).toEqual(['Alt']);
    expect(anna.undo.possible.get().undo).toBe(true);
    expect(ben.undo.possible.get().undo).toBe(false);
    expect(hasUnsavedAnywhere(anna)).toBe(true);
    expect(hasUnsavedAnywhere(ben)).toBe(false);
    expect(anna.saveStatus.get().state).toBe('waiting');
    expect(ben.saveStatus.get().state).toBe('saved');
    expect(await flushSaves(anna)).toBe(true);
    expect(server.texts()).toEqual(['Neu', 'Zwei']);
    expect(textsOf(ben)).toEqual(['Alt']);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Neu', 'Zwei']);
    expect(ben.alerts.store.get().alert).toBe(null);
    expect(anna.alerts.store.get().alert?.kind).toBe('save');
  });

  test('number their new modules and keep the state of upper layers separately', async () => {
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    const created: string[] = [];
    const create = ({ account }: EditingSession) => {
      created.push(account.get().email);
      return { seen: 0 };
    };
    anna.part(create).seen = 5;
    expect(anna.part(create).seen).toBe(5);
    expect(ben.part(create).seen).toBe(0);
    expect(created).toHaveLength(2);
    expect(addModule(anna, top, 0, 'text')).toBe(-1);
    expect(addModule(ben, top, 0, 'text')).toBe(-1);
  });
});

describe('concurrent changes', () => {
  test('in different paragraphs are merged and announced', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, id, paragraphs('eins!', 'zwei'));
    changeFields(ben, id, paragraphs('eins', 'zwei!'));
    const said: string[] = [];
    ben.alerts.store.subscribe(() => said.push(ben.alerts.store.get().alert?.text ?? ''));
    await flushSaves(anna);
    expect(await flushSaves(ben)).toBe(true);
    expect(server.texts()).toEqual(['<p>eins!</p><p>zwei!</p>']);
    expect(said.join()).toContain('Anna');
    await fetchesChanges(anna);
    expect(textsOf(anna)).toEqual(server.texts());
    // Undo of Ben's earlier change does not revert what Anna wrote.
    ben.undo.undo(container);
    expect(textsOf(ben)).toEqual(['<p>eins!</p><p>zwei</p>']);
  });

  test.each(['mine', 'theirs', 'both'] as const)('in the same line need a decision: %s', async (choice) => {
    const id = server.add('headline', german('Alt'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, id, german('Annas'));
    changeFields(ben, id, german('Bens'));
    await flushSaves(anna);
    expect(await flushSaves(ben)).toBe(false);
    expect(ben.saveStatus.get()).toMatchObject({ state: 'conflict', id });
    expect(ben.document.entry(id)?.state).toBe('conflict');
    expect(unresolvedMerges(ben, id)).toMatchObject([{ field: 'content', mine: 'Bens', theirs: 'Annas' }]);
    expect(server.texts()).toEqual(['Annas']);
    resolveText(ben, id, { 'content.de': choice });
    // A decision is saved at once.
    await clock.pass(0);
    const result = { mine: 'Bens', theirs: 'Annas', both: 'Bens Annas' }[choice];
    expect(server.texts()).toEqual([result]);
    expect(ben.saveStatus.get().state).toBe('saved');
    expect(unresolvedMerges(ben, id)).toBe(null);
    if (choice !== 'mine') return;
    ben.undo.undo(container);
    await flushSaves(ben);
    expect(server.texts()).toEqual(['Annas']);
  });

  test('at the caret wait until the caret has left the text', async () => {
    const id = server.add('headline', german('Alt'));
    const anna = await open('Anna');
    let moved = () => {};
    let isWritten = true;
    const ben = createTestSession(
      { transport: server.transportOf('Ben'), clock },
      {
        isWritten: () => isWritten,
        onFocusMoved(listener) {
          moved = listener;
          return () => {};
        },
      },
    );
    await loadContainer(ben, 'page-1', 'page');
    changeFields(anna, id, german('Annas'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Alt']);
    expect(ben.badges.of(id).changed).toContain('Anna');
    isWritten = false;
    moved();
    expect(textsOf(ben)).toEqual(['Annas']);
    expect(ben.badges.of(id).changed).toBe('');
  });
});

describe('a module deleted by somebody else', () => {
  test('is removed here, with an action to restore it', async () => {
    const id = server.add('headline', german('Eins'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    removeModule(anna, id);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual([]);
    ben.alerts.store.get().alert?.action?.run();
    expect(textsOf(ben)).toEqual(['Eins']);
    await flushSaves(ben);
    expect(server.texts()).toEqual(['Eins']);
  });

  test.each([true, false])('while it is edited here needs a decision; stays: %s', async (stays) => {
    const id = server.add('headline', german('Eins'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(ben, id, german('Weiter'));
    removeModule(anna, id);
    await flushSaves(anna);
    await flushSaves(ben);
    expect(textsOf(ben)).toEqual(['Weiter']);
    expect(ben.conflicts.get(id)).toMatchObject({ theirs: null, changed_by: 'Anna' });
    resolveRemoval(ben, id, stays);
    await clock.pass(0);
    expect(textsOf(ben)).toEqual(stays ? ['Weiter'] : []);
    expect(server.texts()).toEqual(stays ? ['Weiter'] : []);
    expect(ben.conflicts.size).toBe(0);
  });

  test('is restored if somebody has edited it meanwhile', async () => {
    const id = server.add('headline', german('Eins'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    changeFields(anna, id, german('Annas'));
    await flushSaves(anna);
    removeModule(ben, id);
    await flushSaves(ben);
    await fetchesChanges(ben);
    expect(server.texts()).toEqual(['Annas']);
    expect(textsOf(ben)).toEqual(['Annas']);
  });
});

describe('positions of modules', () => {
  test('moves by both are kept if they do not conflict', async () => {
    const a = server.add('headline', german('A'));
    server.add('headline', german('B'));
    const c = server.add('headline', german('C'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    moveModule(anna, a, top, 2);
    changeFields(ben, c, german('C!'));
    addModule(ben, top, 1, 'headline', german('Neu'));
    await flushSaves(anna);
    await flushSaves(ben);
    await fetchesChanges(anna);
    expect(server.texts()).toEqual(['B', 'Neu', 'C!', 'A']);
    expect(textsOf(ben)).toEqual(server.texts());
    expect(textsOf(anna)).toEqual(server.texts());
  });

  test('a module moved by both takes the other position, with an action for the own one', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const id = server.add('headline', german('Wandert'));
    const [anna, ben] = [await open('Anna'), await open('Ben')];
    moveModule(anna, id, { container, parent: columns, column: 0 }, 0);
    moveModule(ben, id, { container, parent: columns, column: 1 }, 0);
    await flushSaves(anna);
    await flushSaves(ben);
    expect(server.texts(columns, 0)).toEqual(['Wandert']);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(['Wandert']);
    ben.alerts.store.get().alert?.action?.run();
    await flushSaves(ben);
    expect(server.texts(columns, 1)).toEqual(['Wandert']);
  });
});
