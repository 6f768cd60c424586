import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../../core/module-edits.ts';
import {
  alertOf,
  fetchesChanges,
  german,
  openSession,
  paragraphs,
  textsOf,
  top,
  within,
} from '../collaboration-fixture.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import type { EditingSurface } from '../ports.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

let server: ReturnType<typeof createMemoryServer>;
let anna: EditingSession;
let ben: EditingSession;
let surface: Partial<EditingSurface>;

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createMemoryServer();
  surface = {};
});

async function openBoth(): Promise<void> {
  anna = await openSession(server, 'Anna');
  ben = await openSession(server, 'Ben', surface);
}
const add = (text: string, parent: number | null = null) => server.add('headline', german(text), parent);

describe('a deletion by somebody else', () => {
  test('of a layout removes its contents, except modules that were moved out before', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const [moved, inside] = [add('Gerettet', columns), add('Darin', columns)];
    await openBoth();
    moveModule(anna, moved, top, 1);
    removeModule(anna, columns);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Gerettet']);
    expect(ben.document.part(inside)).toBeUndefined();
    expect(ben.server.isThere(columns)).toBe(false);
    alertOf(ben)?.action?.run();
    await flushSaves(ben);
    await fetchesChanges(anna);
    expect(server.texts()).toEqual(['', 'Gerettet']);
    expect(textsOf(anna, `m${columns}/0`)).toEqual(['Darin']);
  });

  test.each([
    [
      'written in what stands in it',
      (s: EditingSession, { inside }: Ids) => changeFields(s, inside, german('!')),
    ],
    [
      'put something into it',
      (s: EditingSession, { columns }: Ids) =>
        void addModule(s, within(columns, 1), 0, 'headline', german('Neu')),
    ],
    [
      'moved something into it',
      (s: EditingSession, { columns, other }: Ids) => void moveModule(s, other, within(columns, 1), 0),
    ],
  ])('of a layout needs a decision if one has %s', async (_, change) => {
    const columns = server.add('container', { layout: '67-33' });
    const ids = { columns, inside: add('Darin', columns), other: add('Unten') };
    await openBoth();
    change(ben, ids);
    removeModule(anna, columns);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(false);
    expect([...ben.conflicts]).toMatchObject([[columns, { theirs: null, changed_by: 'Anna' }]]);
    expect(ben.document.entry(columns)?.state).toBe('conflict');
    expect(ben.document.part(columns)).toBeDefined();
    expect(alertOf(ben)?.kind).toBe('error');
  });

  test('of one module in a layout removes only that module', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const [one] = [add('Eins', columns), add('Zwei', columns)];
    await openBoth();
    removeModule(anna, one as number);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(['Zwei']);
  });

  test('of a module created here is announced with their name', async () => {
    await openBoth();
    addModule(ben, top, 0, 'headline', german('Neu'));
    await flushSaves(ben);
    await fetchesChanges(anna);
    removeModule(anna, anna.document.children(`c${container}`)[0] as number);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual([]);
    expect(alertOf(ben)?.text).toBe('Anna hat „Überschrift“ gelöscht.');
  });

  test('of a module moved here needs a decision', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const id = add('Wandert');
    await openBoth();
    moveModule(ben, id, within(columns), 0);
    removeModule(anna, id);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(false);
    expect(ben.conflicts.get(id)?.theirs).toBe(null);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(['Wandert']);
  });

  test('of a layout is applied if it contains only an empty module', async () => {
    const columns = server.add('container', { layout: '67-33' });
    await openBoth();
    addModule(ben, within(columns), 0, 'headline');
    removeModule(anna, columns);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(true);
    expect(ben.document.ids()).toEqual([]);
  });

  test('waits while the caret is in the module', async () => {
    const id = add('Eins');
    surface.isWrittenIn = (each) => each === id;
    await openBoth();
    removeModule(anna, id);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Eins']);
    expect(ben.conflicts.get(id)?.theirs).toBe(null);
    expect(alertOf(ben)?.text).toContain('Anna hat');
  });

  test('of a layout replaces the conflicts of its contents', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const inside = add('Darin', columns);
    await openBoth();
    changeFields(ben, inside, german('Bens'));
    changeFields(anna, inside, german('Annas'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect([...ben.conflicts.keys()]).toEqual([inside]);
    removeModule(anna, columns);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect([...ben.conflicts.keys()]).toEqual([columns]);
  });

  test('that they have undone needs no decision', async () => {
    const id = add('Eins');
    await openBoth();
    changeFields(ben, id, german('Weiter'));
    removeModule(anna, id);
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(ben.conflicts.size).toBe(1);
    anna.undo.undo(container);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(true);
    expect(ben.conflicts.size).toBe(0);
    expect(server.texts()).toEqual(['Weiter']);
  });
});

describe('an own deletion', () => {
  test.each([
    [
      'written in what stands in it',
      ({ inside }: Ids) => changeFields(anna, inside, german('Annas')),
      ['Annas'],
    ],
    [
      'put something into it',
      ({ columns }: Ids) => void addModule(anna, within(columns), 1, 'headline', german('Neu')),
      ['Darin', 'Neu'],
    ],
    [
      'moved something into it',
      ({ columns, other }: Ids) => void moveModule(anna, other, within(columns), 1),
      ['Darin', 'Unten'],
    ],
  ])('of a layout is not sent if somebody has %s', async (_, change, expected) => {
    const columns = server.add('container', { layout: '67-33' });
    const ids = { columns, inside: add('Darin', columns), other: add('Unten') };
    await openBoth();
    removeModule(ben, columns);
    change(ids);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(true);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(expected);
    expect(server.texts(columns, 0)).toEqual(expected);
    const shown = alertOf(ben);
    expect(shown?.text).toContain('nicht gelöscht');
    // Undo does not remove it with the text of others.
    ben.undo.undo(container);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(expected);
    shown?.action?.run();
    await flushSaves(ben);
    expect(server.texts(columns, 0)).toEqual([]);
  });

  test('of a new layout is not redone by undo if somebody has put something into it', async () => {
    await openBoth();
    const columns = addModule(ben, top, 0, 'container', { layout: '67-33' });
    await flushSaves(ben);
    await fetchesChanges(anna);
    removeModule(ben, columns);
    const [theirs] = anna.document.ids() as [number];
    addModule(anna, within(theirs), 0, 'headline', german('Neu'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    for (let times = 0; times < 3; times += 1) ben.undo.undo(container);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(['Neu']);
  });

  test('of another module is applied', async () => {
    const [a, b] = [add('A'), add('B')];
    await openBoth();
    removeModule(ben, a);
    changeFields(anna, b, german('B!'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(server.texts()).toEqual(['B!']);
    expect(textsOf(ben)).toEqual(['B!']);
  });

  test('restores the text of others when undone', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    await openBoth();
    changeFields(ben, id, paragraphs('eins', 'zwei!'));
    await flushSaves(ben);
    await fetchesChanges(anna);
    changeFields(anna, id, paragraphs('eins!', 'zwei!'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    removeModule(ben, id);
    await flushSaves(ben);
    ben.undo.undo(container);
    await flushSaves(ben);
    expect(server.texts()).toEqual(['<p>eins!</p><p>zwei!</p>']);
  });
});

describe('a module added by somebody else', () => {
  test('is rendered with the picture that the server has found', async () => {
    await openBoth();
    addModule(anna, top, 0, 'image', { image: 7 });
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(ben.document.ids().map((id) => ben.document.part(id)?.content.image)).toEqual([7]);
  });

  test('is left out if the response lacks its data', async () => {
    const id = add('Eins');
    await openBoth();
    const places = [id, 999].map((each) => ({ id: each, parent: null, column: 0 }));
    const body = { version: 9, is_changed: true, is_complete: true, changes: [], modules: [], places };
    server.faults.next = () => ({ status: 200, body });
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Eins']);
  });
});

interface Ids {
  columns: number;
  inside: number;
  other: number;
}
