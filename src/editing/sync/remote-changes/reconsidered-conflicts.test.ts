import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { changeFields, removeModule } from '../../core/module-edits.ts';
import { alertOf, fetchesChanges, german, openSession, textOf, textsOf } from '../collaboration-fixture.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

let server: ReturnType<typeof createMemoryServer>;
let anna: EditingSession;
let ben: EditingSession;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
});

describe('a conflict about a text', () => {
  /** Both have changed the same line, and Ben another field before. */
  async function conflict(): Promise<number> {
    const id = server.add('headline', german('Eins'));
    [anna, ben] = [await openSession(server, 'Anna'), await openSession(server, 'Ben')];
    changeFields(ben, id, { anchor: 'hier' });
    changeFields(ben, id, german('Bens'));
    changeFields(anna, id, german('Annas'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect([...ben.conflicts.keys()]).toEqual([id]);
    expect(alertOf(ben)?.conflict).toBe(id);
    return id;
  }

  test('ends when the own text is undone: theirs is shown, and the rest is saved', async () => {
    const id = await conflict();
    ben.undo.undo(container);
    await flushSaves(ben);
    expect(ben.conflicts.size).toBe(0);
    expect(textsOf(ben)).toEqual(['Annas']);
    expect(ben.document.entry(id)?.state).toBe('saved');
    expect(ben.saveStatus.get().state).toBe('saved');
    expect(alertOf(ben)?.conflict).toBeUndefined();
    await fetchesChanges(anna);
    expect(anna.document.part(id)?.module.data).toMatchObject({ anchor: 'hier', content: { de: 'Annas' } });
  });

  test('ends when the own text becomes the same', async () => {
    const id = await conflict();
    changeFields(ben, id, german('Annas'));
    expect(await flushSaves(ben)).toBe(true);
    expect(ben.conflicts.size).toBe(0);
    expect(server.texts()).toEqual(['Annas']);
  });

  test('stays as long as something differs', async () => {
    const id = await conflict();
    changeFields(ben, id, german('Bens!'));
    await flushSaves(ben);
    expect([...ben.conflicts.keys()]).toEqual([id]);
    expect(textsOf(ben)).toEqual(['Bens!']);
  });
});

describe('a conflict about a removal', () => {
  /** Anna has removed a list while Ben wrote in it, or only had the caret there. */
  async function conflict(writes: boolean): Promise<{ list: number; item: number }> {
    const list = server.add('faq', {});
    const item = server.add('faq-item', german('Eins'), list);
    [anna, ben] = [await openSession(server, 'Anna'), await openSession(server, 'Ben')];
    ben.surface.isWrittenIn = (id) => id === item;
    if (writes) changeFields(ben, item, german('Bens'));
    removeModule(anna, list);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(ben.conflicts.get(list)?.theirs).toBeNull();
    expect(alertOf(ben)?.conflict).toBe(list);
    return { list, item };
  }

  test('ends when the own text is undone: the module is removed, with an action to restore it', async () => {
    const { item } = await conflict(true);
    ben.undo.undo(container);
    await flushSaves(ben);
    expect(ben.conflicts.size).toBe(0);
    expect(textsOf(ben)).toEqual([]);
    expect(ben.saveStatus.get().state).toBe('saved');
    expect(alertOf(ben)?.text).toContain('Anna');
    alertOf(ben)?.action?.run();
    expect(textOf(ben, item)).toBe('Eins');
    expect(await flushSaves(ben)).toBe(true);
    await fetchesChanges(anna);
    expect(anna.document.children(`c${container}`)).toHaveLength(1);
  });

  test('stays while something differs, and while there is only the caret', async () => {
    const written = await conflict(true);
    changeFields(ben, written.item, german('Bens!'));
    await flushSaves(ben);
    expect([...ben.conflicts.keys()]).toEqual([written.list]);
    server = createMemoryServer();
    const { list } = await conflict(false);
    await flushSaves(ben);
    expect([...ben.conflicts.keys()]).toEqual([list]);
  });
});
