import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { type FieldMerge, mergeKey } from '../../core/merge/three-way.ts';
import { addModule, changeFields, moveModule } from '../../core/module-edits.ts';
import {
  alertOf,
  fetchesChanges,
  german,
  openSession,
  paragraphs,
  textOf,
  textsOf,
  top,
  within,
} from '../collaboration-fixture.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import type { EditingSurface } from '../ports.ts';
import { flushSaves, refreshContainer } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import { adaptUndoToText } from './apply-remote-text.ts';
import { fetchRemoteChanges } from './fetch-remote-changes.ts';
import { resolveText, unresolvedMerges } from './resolve-conflict.ts';

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

/** Anna has changed a headline from "Eins". */
const merge: FieldMerge = {
  field: 'content',
  kind: 'line',
  language: 'de',
  outcome: 'theirs',
  base: 'Eins',
  mine: 'Eins',
  theirs: 'Annas',
  value: 'Annas',
};

describe('order', () => {
  test.each([
    ['each moves another', [2, 0], [0, 3], ['C', 'B', 'D', 'A']],
    ['both move the same to the same place', [0, 3], [0, 3], ['B', 'C', 'D', 'A']],
  ] as const)('changes of both are merged: %s', async (_, annas, bens, expected) => {
    const ids = ['A', 'B', 'C', 'D'].map((text) => add(text));
    await openBoth();
    moveModule(anna, ids[annas[0]] as number, top, annas[1]);
    moveModule(ben, ids[bens[0]] as number, top, bens[1]);
    await flushSaves(anna);
    await flushSaves(ben);
    await fetchesChanges(anna);
    expect(server.texts()).toEqual(expected);
    expect(textsOf(ben)).toEqual(expected);
    expect(textsOf(anna)).toEqual(expected);
  });

  test('a module that somebody else adds to a layout appears without a message', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const id = add('Wandert');
    await openBoth();
    moveModule(anna, id, within(columns, 1), 0);
    addModule(anna, within(columns, 1), 1, 'headline', german('Neu'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben, `m${columns}/1`)).toEqual(['Wandert', 'Neu']);
    expect(alertOf(ben)).toBe(null);
    expect(ben.document.entry(id)?.state).toBe('saved');
    const [, added = 0] = ben.document.children(`m${columns}/1`);
    changeFields(ben, added, german('Bens'));
    await flushSaves(ben);
    expect(server.texts(columns, 1)).toEqual(['Wandert', 'Bens']);
  });

  test('a module moved elsewhere stays there when somebody else reorders its siblings', async () => {
    const columns = server.add('container', { layout: '67-33' });
    const [a, b] = [add('A'), add('B')];
    await openBoth();
    moveModule(ben, a, within(columns), 0);
    moveModule(anna, b, top, 0);
    await flushSaves(anna);
    await flushSaves(ben);
    expect(textsOf(ben, `m${columns}/0`)).toEqual(['A']);
    expect(server.texts(columns, 0)).toEqual(['A']);
    expect(server.texts()[0]).toBe('B');
  });
});

describe('text', () => {
  test('in two tabs of one person: distant words are merged, and conflicts name no other person', async () => {
    const line = (a: string, b: string) => `Der ${a} im großen Haus der Stadt beginnt ${b}`;
    const id = add(line('Abend', 'spät'));
    const one = await openSession(server, 'Anna');
    const other = await openSession(server, 'Anna');
    for (const tab of [one, other]) tab.account.set({ username: 'Anna' });
    changeFields(one, id, german(line('Morgen', 'spät')));
    changeFields(other, id, german(line('Abend', 'früh')));
    await flushSaves(one);
    expect(await flushSaves(other)).toBe(true);
    expect(server.texts()).toEqual([line('Morgen', 'früh')]);
    await fetchesChanges(one);
    changeFields(one, id, german('Einer'));
    changeFields(other, id, german('Anders'));
    await flushSaves(one);
    await flushSaves(other);
    expect(other.conflicts.get(id)?.changed_by).toBe('Ihr anderes Fenster');
  });

  test('in an open form is not updated until it is saved', async () => {
    const id = add('Alt');
    surface.isInForm = () => true;
    await openBoth();
    changeFields(anna, id, german('Annas'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textsOf(ben)).toEqual(['Alt']);
    expect(ben.badges.of(id).changed).toContain('Anna');
  });

  test('at the caret is updated around it if its paragraph stays', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    const written: unknown[] = [];
    Object.assign(surface, {
      isWritten: () => true,
      leavesCaret: () => true,
      writeAroundCaret: (merge: unknown) => written.push(merge),
    });
    await openBoth();
    changeFields(anna, id, paragraphs('eins!', 'zwei'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(textOf(ben, id)).toBe('<p>eins!</p><p>zwei</p>');
    expect(written).toMatchObject([{ field: 'content', language: 'de', outcome: 'theirs' }]);
  });

  test('that equals the local change is no conflict', async () => {
    const id = add('Alt');
    await openBoth();
    changeFields(anna, id, german('Neu'));
    changeFields(ben, id, german('Neu'));
    await flushSaves(anna);
    expect(await flushSaves(ben)).toBe(true);
    expect(ben.conflicts.size).toBe(0);
    expect(server.texts()).toEqual(['Neu']);
  });

  test('that is merged is announced with the changed fields', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    await openBoth();
    changeFields(anna, id, paragraphs('eins!', 'zwei'));
    changeFields(ben, id, paragraphs('eins', 'zwei!'));
    await flushSaves(anna);
    const said: (string | undefined)[] = [];
    ben.alerts.store.subscribe(() => said.push(alertOf(ben)?.text));
    await fetchesChanges(ben);
    expect(said[0]).toMatch(/^Anna hat hier auch geschrieben.*\(Deutsch\)/);
    expect(textOf(ben, id)).toBe('<p>eins!</p><p>zwei!</p>');
  });

  test('that conflicts asks at once, and undo switches between the versions', async () => {
    const id = add('Alt');
    await openBoth();
    changeFields(anna, id, german('Annas'));
    changeFields(ben, id, german('Bens'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    expect(alertOf(ben)).toMatchObject({ kind: 'error', text: expect.stringMatching(/^Anna hat „/) });
    const [merge] = unresolvedMerges(ben, id) ?? [];
    resolveText(ben, id, { [merge ? mergeKey(merge) : '']: 'theirs' });
    expect(textsOf(ben)).toEqual(['Annas']);
    await flushSaves(ben);
    expect(ben.document.entry(id)?.state).toBe('saved');
    ben.undo.undo(container);
    expect(textsOf(ben)).toEqual(['Bens']);
    await flushSaves(ben);
    expect(server.texts()).toEqual(['Bens']);
    expect(ben.badges.of(id).changed).toBe('');
    resolveText(ben, id, {});
    expect(textsOf(ben)).toEqual(['Bens']);
  });

  test('that conflicted and was reverted remotely needs no decision', async () => {
    const id = add('Alt');
    await openBoth();
    changeFields(anna, id, german('Annas'));
    changeFields(ben, id, german('Bens'));
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(false);
    anna.undo.undo(container);
    await flushSaves(anna);
    expect(await fetchesChanges(ben)).toBe(true);
    expect(ben.conflicts.size).toBe(0);
    expect(server.texts()).toEqual(['Bens']);
  });

  test('named by a rejected save is merged once, and later versions stay', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    await openBoth();
    changeFields(anna, id, paragraphs('eins!', 'zwei'));
    await flushSaves(anna);
    changeFields(ben, id, paragraphs('eins', 'zwei!'));
    await flushSaves(ben);
    await fetchesChanges(anna);
    changeFields(anna, id, paragraphs('eins!!', 'zwei!'));
    await flushSaves(anna);
    for (const _ of [1, 2]) {
      await fetchesChanges(ben);
      expect(textOf(ben, id)).toBe('<p>eins!!</p><p>zwei!</p>');
    }
  });

  test('changes the undo entries of its own module only', async () => {
    const [one, two] = [add('Eins'), add('Zwei')] as [number, number];
    await openBoth();
    ben.undo.apply(container, [
      { kind: 'remove', id: one },
      { kind: 'remove', id: two },
    ]);
    await flushSaves(ben);
    adaptUndoToText(ben, one, container, [merge]);
    ben.undo.undo(container);
    expect(textsOf(ben)).toEqual(['Annas', 'Zwei']);
  });

  test('in another paragraph stays when a saved change is undone and redone', async () => {
    const id = server.add('text', paragraphs('eins', 'zwei'));
    await openBoth();
    changeFields(ben, id, paragraphs('eins!', 'zwei'));
    await flushSaves(ben);
    await fetchesChanges(anna);
    changeFields(anna, id, paragraphs('eins!', 'zwei!'));
    await flushSaves(anna);
    await fetchesChanges(ben);
    ben.undo.undo(container);
    expect(textOf(ben, id)).toBe('<p>eins</p><p>zwei!</p>');
    ben.undo.redo(container);
    expect(textOf(ben, id)).toBe('<p>eins!</p><p>zwei!</p>');
  });

  test('of a container that is not loaded is not fetched', async () => {
    await openBoth();
    const before = server.requests.length;
    refreshContainer(ben, 99);
    await ben.queue.flush();
    expect(server.requests).toHaveLength(before);
  });
});

test('pending input is flushed before remote changes are merged', async () => {
  const id = server.add('text', paragraphs('Eins', 'Zwei'));
  let write = () => {};
  surface.flushFocusedText = () => write();
  await openBoth();
  changeFields(anna, id, paragraphs('Eins', 'Zwei, von Anna'));
  await flushSaves(anna);
  write = () => void changeFields(ben, id, paragraphs('Eins, von Ben', 'Zwei'));
  await fetchRemoteChanges(ben, container);
  expect(textOf(ben, id)).toBe('<p>Eins, von Ben</p><p>Zwei, von Anna</p>');
});

test.each([null, 'a layout'])('undo does not remove texts of others: in %s', async (where) => {
  await openBoth();
  const columns = where && addModule(ben, top, 0, 'container', { layout: '67-33' });
  const id = addModule(ben, columns ? within(columns) : top, 0, 'headline', german('Bens'));
  await flushSaves(ben);
  await fetchesChanges(anna);
  const annas = anna.document.ids().find((each) => textOf(anna, each) === 'Bens') as number;
  changeFields(anna, annas, german('Annas'));
  await flushSaves(anna);
  await fetchesChanges(ben);
  ben.undo.undo(container);
  ben.undo.undo(container);
  expect(textOf(ben, id)).toBe('Annas');
});

test('remote changes are fetched once the code for the caret is loaded', async () => {
  let isLoaded = () => {};
  surface.loadCaret = () => new Promise<void>((resolve) => (isLoaded = resolve));
  await openBoth();
  const before = server.requests.length;
  const fetched = fetchRemoteChanges(ben, container);
  await Promise.resolve();
  expect(server.requests).toHaveLength(before);
  isLoaded();
  await fetched;
  expect(server.requests).toHaveLength(before + 1);
});
