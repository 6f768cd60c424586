import { beforeEach, describe, expect, test } from 'vitest';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { createDocument, type EditedDocument } from '../../core/edited-document.ts';
import { executeCommands } from '../../core/execute-commands.ts';
import { combineText, type FieldText } from '../../core/merge/merge-fields.ts';
import { threeWay } from '../../core/merge/three-way.ts';
import { slotKey } from '../../core/slots.ts';
import { createUndoHistory, type UndoHistory } from '../../core/undo-history.ts';
import { adaptEntries } from './adapt-undo-stack.ts';
import type { PersistedDraft, PersistedList, PersistedModule } from './persisted-draft.ts';
import { replayDraft } from './replay-draft.ts';

const container = 7;
let document: EditedDocument;
let history: UndoHistory;
const german = (de: string) => ({ content: { de } });

function moduleOf(id: number, data: ModuleData, more: Partial<DraftModule> = {}): DraftModule {
  const slot = { container, parent: null, column: 0, order: 0 };
  return { id, ...slot, module: 'headline', version: 1, data, ...more };
}

const partOf = (module: DraftModule): DocumentPart => ({ module, content: {}, in_german: [] });

/** What the server has now. */
function serverHas(...modules: DraftModule[]): void {
  const parts = new Map<number, DocumentPart | null>(document.ids().map((id) => [id, null]));
  const lists = new Map<string, number[]>([[`c${container}`, []]]);
  for (const module of modules) {
    parts.set(module.id, partOf(module));
    lists.set(slotKey(module), [...(lists.get(slotKey(module)) ?? []), module.id]);
  }
  document.put(parts, lists);
}

const inText = (module: PersistedModule): PersistedModule => ({
  ...module,
  stored: module.stored && { ...module.stored, module: 'text' },
  part: module.part && partOf({ ...module.part.module, module: 'text' }),
});
const paragraphs = (...all: string[]) => german(all.map((text) => `<p>${text}</p>`).join(''));

function keptModule(
  id: number,
  base: ModuleData | null,
  mine: ModuleData | null,
  more = {},
): PersistedModule {
  const slot = { container, parent: null, column: 0 };
  const module: ModuleName = 'headline';
  const stored = base && { id, module, version: 1, data: base, place: slot, isGone: false };
  return { id, stored, part: mine && partOf(moduleOf(id, mine)), isUnsaved: true, ...more };
}

function kept(modules: PersistedModule[], lists: PersistedList[] = []): PersistedDraft {
  const place = { slug: 'page-1', container, version: 3, path: '/de/x', title: 'X', at: 0, hasUnsaved: true };
  return { place, modules, lists, entries: [], call: null, forms: [], settings: null };
}

function putBack(what: PersistedDraft, isNewer = false) {
  const done: Command[] = [];
  const run = (step: Command) => {
    if (executeCommands(document, [step])) done.push(step);
  };
  return { ...replayDraft(what, { parts: document, container, isNewer, run, newId: document.newId }), done };
}

const dataOf = (id: number) => document.part(id)?.module.data;
const top = () => document.children(`c${container}`);
const inOrder = (ids: readonly number[], isArranged = false): PersistedList => ({
  place: { container, parent: null, column: 0 },
  ids,
  isArranged,
});

beforeEach(() => {
  document = createDocument(() => 'de');
  history = createUndoHistory(document, {
    now: () => 0,
    executeRemote: async () => null,
    persist: async () => {},
  });
  serverHas();
});

describe('texts', () => {
  test('that nobody else has changed are restored', () => {
    serverHas(moduleOf(5, german('Alt')));
    const { unrestored } = putBack(kept([keptModule(5, german('Alt'), german('Neu'))]));
    expect(dataOf(5)).toEqual(german('Neu'));
    expect(unrestored).toEqual([]);
  });

  test('that the server already has need no command', () => {
    serverHas(moduleOf(5, german('Neu'), { version: 2 }));
    const { unrestored, done } = putBack(kept([keptModule(5, german('Alt'), german('Neu'))]));
    expect(done).toEqual([]);
    expect(unrestored).toEqual([]);
  });

  test('are restored beside remote changes of another field or language', () => {
    const base = { content: { de: 'Alt', en: 'Old' }, preline: null };
    const theirs = { content: { de: 'Alt', en: 'Theirs' }, preline: { de: 'Davor' } };
    serverHas(moduleOf(5, theirs, { version: 2 }));
    const mine = { content: { de: 'Neu', en: 'Old' }, preline: null };
    const { unrestored } = putBack(kept([keptModule(5, base, mine)]), true);
    expect(dataOf(5)).toEqual({ content: { de: 'Neu', en: 'Theirs' }, preline: { de: 'Davor' } });
    expect(unrestored).toEqual([]);
  });

  test('that conflict with remote changes are returned with their text, and the remote text stays', () => {
    serverHas(moduleOf(5, german('Von nebenan'), { version: 2 }));
    const { unrestored, done } = putBack(kept([keptModule(5, german('Alt'), german('Neu'))]), true);
    expect(done).toEqual([]);
    expect(unrestored).toMatchObject([
      {
        reason: 'changed',
        id: 5,
        texts: [{ field: 'content', lang: 'de', text: 'Neu' }],
        data: german('Neu'),
      },
    ]);
  });

  test('a choice changed by both is reported, and the remote one stays', () => {
    const level = (headline_level: number) => ({ ...german('Alt'), headline_level });
    serverHas(moduleOf(5, level(3), { version: 2 }));
    const { unrestored } = putBack(kept([keptModule(5, level(2), level(4))]), true);
    expect(unrestored).toMatchObject([{ reason: 'changed', id: 5, data: { headline_level: 4 } }]);
  });

  test('in another paragraph than the remote change are merged with it', () => {
    serverHas(moduleOf(5, paragraphs('Eins', 'Zwei, von nebenan'), { module: 'text', version: 2 }));
    const mine = inText(keptModule(5, paragraphs('Eins', 'Zwei'), paragraphs('Eins, im Tunnel', 'Zwei')));
    const { unrestored } = putBack(kept([mine]), true);
    expect(dataOf(5)).toEqual(paragraphs('Eins, im Tunnel', 'Zwei, von nebenan'));
    expect(unrestored).toEqual([]);
  });

  test('in the same paragraph are reported, and inserting them keeps the current text too', () => {
    const base = paragraphs('Eins', 'Zwei');
    serverHas(moduleOf(5, paragraphs('Eins, von nebenan', 'Zwei'), { module: 'text', version: 2 }));
    const mine = inText(keptModule(5, base, paragraphs('Eins, im Tunnel', 'Zwei')));
    const { unrestored, done } = putBack(kept([mine]), true);
    expect(done).toEqual([]);
    const [left] = unrestored;
    const text = left?.texts[0] as FieldText;
    expect(text.text).toBe('<p>Eins, im Tunnel</p><p>Zwei</p>');
    const since = paragraphs('Eins, von nebenan', 'Zwei, von nebenan');
    expect(combineText({ content: { kind: 'rich' } }, left?.before ?? {}, since, text)).toEqual(
      paragraphs('Eins, im Tunnel, von nebenan', 'Zwei, von nebenan').content,
    );
  });

  test('of a field that no longer exists are returned, and the others restored', () => {
    serverHas(moduleOf(5, german('Alt')));
    const mine = { ...german('Neu'), motto: { de: 'Früher einmal' } };
    const { unrestored } = putBack(kept([keptModule(5, german('Alt'), mine)]));
    expect(dataOf(5)).toEqual(german('Neu'));
    expect(unrestored).toMatchObject([
      { reason: 'schema', texts: [{ field: 'motto', text: 'Früher einmal' }] },
    ]);
  });

  test('are idempotent', () => {
    serverHas(moduleOf(5, german('Alt')));
    const what = kept([keptModule(5, german('Alt'), german('Neu'))]);
    putBack(what);
    expect(putBack(what).done).toEqual([]);
  });
});

describe('modules', () => {
  test('that were new are inserted after their predecessor', () => {
    serverHas(moduleOf(5, german('A')), moduleOf(8, german('Dazwischen')), moduleOf(6, german('B')));
    const { idOf } = putBack(kept([keptModule(-3, null, german('Neu'))], [inOrder([5, -3, 6])]));
    expect(top()).toEqual([5, idOf(-3), 8, 6]);
    expect(dataOf(idOf(-3))).toEqual(german('Neu'));
    expect(idOf(-3)).toBeLessThan(0);
  });

  test('that were already created are not created again', () => {
    serverHas(moduleOf(5, german('A')), moduleOf(9, german('Neu')));
    const made = keptModule(-3, german('Neu'), german('Neuer'));
    const stored = { ...(made.stored as NonNullable<PersistedModule['stored']>), id: 9 };
    putBack(kept([{ ...made, stored }], [inOrder([5, -3])]));
    expect(top()).toEqual([5, 9]);
    expect(dataOf(9)).toEqual(german('Neuer'));
  });

  test('in a new layout are restored with it', () => {
    const layout = partOf(moduleOf(-1, { layout: '50-50' }, { module: 'container' }));
    const inside = partOf(moduleOf(-2, german('Innen'), { parent: -1, column: 1 }));
    const rows = [layout, inside].map(
      (part): PersistedModule => ({ id: part.module.id, stored: null, part, isUnsaved: true }),
    );
    const within: PersistedList = {
      place: { container, parent: -1, column: 1 },
      ids: [-2],
      isArranged: false,
    };
    const { idOf, unrestored } = putBack(kept(rows, [within, inOrder([-1])]));
    expect(unrestored).toEqual([]);
    expect(document.children(`m${idOf(-1)}/1`)).toEqual([idOf(-2)]);
  });

  test('whose layout is removed are returned', () => {
    const part = partOf(moduleOf(-2, german('Innen'), { parent: 4, column: 1 }));
    const within: PersistedList = {
      place: { container, parent: 4, column: 1 },
      ids: [-2],
      isArranged: false,
    };
    const { unrestored } = putBack(kept([{ id: -2, stored: null, part, isUnsaved: true }], [within]));
    expect(unrestored).toMatchObject([{ reason: 'gone', id: null, texts: [{ text: 'Innen' }] }]);
  });

  test('that were deleted with their contents are deleted if nobody else was there', () => {
    const inside = moduleOf(6, german('B'), { parent: 5 });
    serverHas(moduleOf(5, german('A')), inside);
    const rows = [keptModule(5, german('A'), null), keptModule(6, german('B'), null)];
    expect(putBack(kept(rows), true).unrestored).toMatchObject([{ reason: 'removal', id: 5 }]);
    serverHas(moduleOf(5, german('A')), inside);
    expect(putBack(kept(rows)).unrestored).toEqual([]);
    expect(top()).toEqual([]);
  });

  test('that are in the draft only for undo are left alone', () => {
    serverHas(moduleOf(5, german('A')));
    putBack(kept([keptModule(5, german('A'), null, { isUnsaved: false })]));
    expect(top()).toEqual([5]);
  });

  test('that were reordered are reordered, and modules of others stay', () => {
    serverHas(moduleOf(5, {}), moduleOf(6, {}), moduleOf(9, {}), moduleOf(7, {}));
    putBack(kept([], [inOrder([7, 5, 6], true)]));
    expect(top()).toEqual([7, 5, 6, 9]);
  });
});

describe('undo entries', () => {
  const changed = (id: number, de: string): Command => ({
    kind: 'fields',
    id,
    changes: german(de),
    shown: {},
  });

  test('continue after a reload, with the current ids', () => {
    serverHas(moduleOf(9, german('Drei')));
    const entry = (turn: number, de: string) => ({
      commands: [changed(-4, de)],
      group: undefined,
      at: 0,
      turn,
    });
    const steps = [
      { direction: 'undo' as const, entry: entry(2, 'Zwei') },
      { direction: 'undo' as const, entry: entry(1, 'Eins') },
    ];
    history.restore(
      container,
      adaptEntries(steps, container, () => 9, new Map()),
    );
    history.undo(container);
    expect(dataOf(9)).toEqual(german('Zwei'));
    history.undo(container);
    expect(dataOf(9)).toEqual(german('Eins'));
    history.redo(container);
    history.redo(container);
    expect(dataOf(9)).toEqual(german('Drei'));
  });

  test('do not undo what somebody else has written', () => {
    serverHas(moduleOf(9, { content: { de: 'Von nebenan', en: 'Two' } }));
    const before = { content: { de: 'Zwei', en: 'Two' } };
    const kinds = { content: { kind: 'line' } } as const;
    const changes = { content: { de: 'Eins', en: 'One' } };
    const commands: Command[] = [{ kind: 'fields', id: 9, changes, shown: {} }];
    const steps = [{ direction: 'undo' as const, entry: { commands, group: undefined, at: 0, turn: 1 } }];
    const outside = new Map([[9, threeWay(kinds, before, before, dataOf(9) ?? {})]]);
    history.restore(
      container,
      adaptEntries(steps, container, (id) => id, outside),
    );
    history.undo(container);
    expect(dataOf(9)).toEqual({ content: { de: 'Von nebenan', en: 'One' } });
  });

  test('a letter that is typed and deleted at once leaves no entry', () => {
    serverHas(moduleOf(9, german('Eins')));
    for (const de of ['Eins!', 'Eins']) {
      const carried = executeCommands(document, [changed(9, de)]);
      history.record(container, carried?.inverses ?? [], 'content');
    }
    expect(history.entriesOf(container)).toEqual([]);
  });
});
