import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ModuleName } from '#domain/modules/modules.ts';
import type { RemoteCommand } from './commands/remote-command.ts';
import { createDocument, type EditedDocument } from './edited-document.ts';
import { addModule, changeFields, duplicateModule, moveModule, removeModule } from './module-edits.ts';
import { createUndoHistory, type RemoteOutcome, type UndoHistory } from './undo-history.ts';

const container = 7;
const top = { container, parent: null, column: 0 };
const german = (de: string) => ({ content: { de } });

let document: EditedDocument;
let undo: UndoHistory;
let now: number;
let sent: (readonly RemoteCommand[])[];
let outcome: RemoteOutcome | null;
let persisted: string[];

beforeEach(() => {
  now = 0;
  sent = [];
  persisted = [];
  outcome = null;
  document = createDocument(() => 'de');
  undo = createUndoHistory(document, {
    now: () => now,
    async executeRemote(commands) {
      sent.push(commands);
      return outcome;
    },
    async persist() {
      persisted.push('persisted');
    },
  });
});

const editor = () => ({ document, undo });
const add = (text: string, name: ModuleName = 'headline') => addModule(editor(), top, 99, name, german(text));
const write = (id: number, text: string, group?: string) => changeFields(editor(), id, german(text), group);
const textOf = (id: number) => (document.part(id)?.module.data.content as { de: string } | null)?.de;

describe('typing', () => {
  test('without a pause is undone at once, after a pause word by word', () => {
    const id = add('');
    for (const [at, text] of [
      [1000, 'E'],
      [2000, 'Ei'],
      [3499, 'Ein'],
      [4999, 'Eins'],
      [6499, 'Eins z'],
    ] as const) {
      now = at;
      write(id, text, 'content.de');
    }
    undo.undo(container);
    expect(textOf(id)).toBe('Eins');
    undo.undo(container);
    expect(textOf(id)).toBe('Ein');
    undo.undo(container);
    expect(textOf(id)).toBe('');
    for (const text of ['Ein', 'Eins', 'Eins z']) {
      undo.redo(container);
      expect(textOf(id)).toBe(text);
    }
    expect(undo.redo(container)).toBe(null);
  });

  test('that was prolonged has no pause', () => {
    const id = add('');
    undo.prolong();
    now = 9000;
    write(id, 'か', 'content.de');
    for (const text of ['かな', '仮名']) {
      now += 9000;
      undo.prolong();
      write(id, text, 'content.de');
    }
    undo.undo(container);
    expect(textOf(id)).toBe('');
    undo.undo(container);
    undo.prolong();
    expect(undo.undo(container)).toBe(null);
  });

  test('in another field or module, or without a group, is undone separately', () => {
    const [a, b] = [add('A'), add('B')];
    write(a, 'A!', 'content.de');
    write(b, 'B!', 'content.de');
    write(b, 'B!!');
    write(b, 'B!!!');
    for (const expected of ['B!!', 'B!', 'B']) {
      undo.undo(container);
      expect(textOf(b)).toBe(expected);
      expect(textOf(a)).toBe('A!');
    }
  });

  test('that ends where it began leaves nothing to undo, and equal values are no change', () => {
    const id = add('A');
    write(id, 'AB', 'content.de');
    write(id, 'A', 'content.de');
    write(id, 'A');
    undo.undo(container);
    expect(document.part(id)).toBe(undefined);
  });

  test('after an undo clears the redo stack', () => {
    const id = add('A');
    write(id, 'B');
    undo.undo(container);
    expect(undo.possible.get()).toEqual({ undo: true, redo: true });
    write(id, 'C');
    expect(undo.possible.get()).toEqual({ undo: true, redo: false });
    expect(undo.redo(container)).toBe(null);
    expect(textOf(id)).toBe('C');
  });
});

describe('the undo stacks', () => {
  test('are one per container, and the last changed container is known', () => {
    const other = { ...top, container: 8 };
    expect(undo.lastContainer('undo')).toBe(null);
    const here = add('A');
    const there = addModule(editor(), other, 0, 'headline', german('B'));
    expect(undo.lastContainer('undo')).toBe(8);
    write(here, 'A!');
    expect(undo.lastContainer('undo')).toBe(container);
    undo.undo(container);
    expect(undo.lastContainer('redo')).toBe(container);
    expect(undo.lastContainer('undo')).toBe(8);
    undo.undo(8);
    expect(document.part(there)).toBe(undefined);
    expect(textOf(here)).toBe('A');
    undo.forget(container);
    expect(undo.undo(container)).toBe(null);
    expect(undo.possible.get()).toEqual({ undo: false, redo: true });
  });

  test('hold two thousand entries', () => {
    const id = add('0');
    for (let at = 1; at <= 2000; at += 1) write(id, String(at));
    expect(undo.entriesOf(container)).toHaveLength(2000);
    let count = 0;
    while (undo.undo(container)) count += 1;
    expect(count).toBe(2000);
    expect(textOf(id)).toBe('0');
  });

  test('skip commands for removed modules', () => {
    const [a, b] = [add('A'), add('B')];
    write(a, 'A!');
    write(b, 'B!');
    document.put(new Map([[b, null]]), new Map([[`c${container}`, [a]]]));
    expect(undo.undo(container)?.ids).toEqual([a]);
    expect(textOf(a)).toBe('A');
  });

  test('adapt to remote changes: commands are replaced or dropped, others keep their identity', () => {
    const id = add('A');
    write(id, 'B');
    write(id, 'C');
    const before = undo.entriesOf(container);
    undo.adapt(container, (command) => command);
    undo.entriesOf(container).forEach(({ entry }, at) => {
      expect(entry).toBe(before[at]?.entry);
    });
    undo.adapt(container, (command) =>
      command.kind === 'remove' ? null : ({ ...command, shown: {} } as typeof command),
    );
    const after = undo.entriesOf(container);
    expect(after.map(({ entry }) => entry.commands.length)).toEqual([0, 1, 1]);
    expect(after[1]?.entry).not.toBe(before[1]?.entry);
    while (undo.undo(container));
    expect(textOf(id)).toBe('A');
  });

  test('end with a step that changes something after remote changes', () => {
    const id = add('Eins');
    write(id, 'Zwei');
    write(id, 'Drei');
    undo.adapt(container, (command) =>
      command.kind === 'fields' ? { ...command, changes: german('Drei') } : command,
    );
    undo.undo(container);
    expect(document.part(id)).toBeUndefined();
    undo.redo(container);
    undo.adapt(container, () => null);
    expect(undo.possible.get()).toEqual({ undo: false, redo: false });
  });

  test('continue those of an earlier page in order', () => {
    const id = add('A');
    write(id, 'B');
    write(id, 'C');
    undo.undo(container);
    const entries = undo.entriesOf(container);
    expect(entries.map(({ direction }) => direction)).toEqual(['undo', 'undo', 'redo']);
    undo.forget(container);
    undo.restore(container, entries);
    expect(undo.possible.get()).toEqual({ undo: true, redo: true });
    undo.redo(container);
    expect(textOf(id)).toBe('C');
    undo.undo(container);
    undo.undo(container);
    expect(textOf(id)).toBe('A');
  });
});

describe('a remote command', () => {
  const english = { what: 'english', id: 1, field: 'content', isRight: false } as const;
  const back = { ...english, isRight: true };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test('is undone by the server once and can then be redone', async () => {
    const left: string[] = [];
    outcome = { inverses: [back], leave: async () => void left.push(...persisted, 'left') };
    undo.record(container, [{ kind: 'remote', command: english }]);
    expect(undo.undo(container)).toBe(null);
    expect(undo.isUnderWay()).toBe(true);
    expect(undo.undo(container)).toBe(null);
    await settle();
    expect(sent).toEqual([[english]]);
    expect(undo.isUnderWay()).toBe(false);
    // The page is left only once the stacks are persisted.
    expect(left).toEqual(['persisted', 'left']);
    expect(undo.possible.get()).toEqual({ undo: false, redo: true });
    outcome = { inverses: [], leave: async () => {} };
    undo.redo(container);
    await settle();
    expect(sent).toEqual([[english], [back]]);
    expect(undo.possible.get()).toEqual({ undo: false, redo: false });
  });

  test('stays on the stack if the server is unavailable', async () => {
    undo.record(container, [{ kind: 'remote', command: english }]);
    undo.undo(container);
    await settle();
    expect(undo.possible.get()).toEqual({ undo: true, redo: false });
    expect(undo.isUnderWay()).toBe(false);
    expect(persisted).toEqual([]);
  });
});

test('undoing everything restores the beginning, and redoing everything restores the end', () => {
  const act = fc.record({
    kind: fc.constantFrom('add', 'write', 'move', 'remove', 'duplicate', 'layout'),
    which: fc.nat(),
    order: fc.nat(6),
    text: fc.string({ maxLength: 4 }),
  });
  const state = () => {
    const ids = document.ids().toSorted((a, b) => a - b);
    const keys = [`c${container}`, ...ids.flatMap((id) => [0, 1, 2].map((column) => `m${id}/${column}`))];
    return [ids.map((id) => [id, document.part(id)?.module.data]), keys.map((key) => document.children(key))];
  };
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      document.put(new Map(document.ids().map((id) => [id, null])), new Map([[`c${container}`, []]]));
      undo.forget(container);
      add('Anfang');
      undo.forget(container);
      const before = state();
      for (const { kind, which, order, text } of acts) {
        const ids = document.ids();
        const id = ids[which % Math.max(ids.length, 1)] ?? 0;
        const layouts = ids.filter((each) => document.part(each)?.module.module === 'container');
        const parent = layouts.find((each) => each !== id) ?? null;
        const slot = parent === null || order % 2 === 0 ? top : { container, parent, column: order % 3 };
        if (kind === 'add') addModule(editor(), slot, order, 'headline', german(text));
        else if (kind === 'write') write(id, text, order % 2 === 0 ? 'content' : undefined);
        else if (kind === 'move') moveModule(editor(), id, slot, order);
        else if (kind === 'remove') removeModule(editor(), id);
        else if (kind === 'duplicate') duplicateModule(editor(), id);
        else if (parent === null) addModule(editor(), top, order, 'container', { layout: '33-33-33' });
        else changeFields(editor(), parent, { layout: order % 2 === 0 ? '50-50' : '33-33-33' });
      }
      const after = state();
      while (undo.undo(container));
      expect(state()).toEqual(before);
      while (undo.redo(container));
      expect(state()).toEqual(after);
    }),
    { numRuns: 60 },
  );
});
