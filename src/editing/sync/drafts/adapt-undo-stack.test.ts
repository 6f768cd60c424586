import { expect, test } from 'vitest';
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { threeWay } from '../../core/merge/three-way.ts';
import { adaptEntries } from './adapt-undo-stack.ts';

const part = (id: number, parent: number | null): DocumentPart => ({
  module: { id, container: 1, parent, column: 0, order: 0, module: 'text', data: {}, version: 1 },
  content: {},
  in_german: [],
});
const fields = { a: { kind: 'choice' }, b: { kind: 'choice' }, text: { kind: 'rich' } } as const;
const stored = { a: 1, b: 1, text: { de: '<p>A</p><p>B</p>' } };
const place = (container: number, parent: number | null) => ({ container, parent, column: 0 });
const adapt = (...commands: Command[]) =>
  adaptEntries(
    [{ direction: 'undo', entry: { commands, group: undefined, at: 0, turn: 1 } }],
    7,
    (id) => (id < 0 ? 50 - id : id),
    new Map([[51, threeWay(fields, stored, stored, { ...stored, a: 2, text: { de: '<p>A</p><p>B!</p>' } })]]),
  )[0]?.entry.commands;

test.each<[string, Command, Command]>([
  ['a deletion', { kind: 'remove', id: -1 }, { kind: 'remove', id: 51 }],
  [
    'a move',
    { kind: 'move', id: -1, place: place(1, -2), order: 3 },
    { kind: 'move', id: 51, place: place(7, 52), order: 3 },
  ],
  [
    'an addition',
    { kind: 'add', place: place(1, null), order: 0, parts: [part(-2, null), part(-1, -2)] },
    {
      kind: 'add',
      place: place(7, null),
      order: 0,
      parts: [part(52, null), part(51, 52)].map((each) => ({
        ...each,
        module: { ...each.module, container: 7 },
      })),
    },
  ],
  [
    'the English of a field',
    { kind: 'remote', command: { what: 'english', id: -1, field: 'content', isRight: true } },
    { kind: 'remote', command: { what: 'english', id: 51, field: 'content', isRight: true } },
  ],
  [
    'a schedule',
    { kind: 'remote', command: { what: 'plan', container: 1, from: null, to: null } },
    { kind: 'remote', command: { what: 'plan', container: 1, from: null, to: null } },
  ],
  [
    'fields, without what others have changed',
    { kind: 'fields', id: -1, changes: { a: 0, b: 0 }, shown: { a: 'A', b: 'B' } },
    { kind: 'fields', id: 51, changes: { a: 2, b: 0 }, shown: { b: 'B' } },
  ],
  [
    'a text, with the paragraph that others have changed',
    { kind: 'fields', id: -1, changes: { text: { de: '<p>0</p><p>B</p>' } }, shown: { text: '' } },
    { kind: 'fields', id: 51, changes: { text: { de: '<p>0</p><p>B!</p>' } }, shown: {} },
  ],
])('the ids in %s are replaced by the current ones', (_, command, expected) => {
  expect(adapt(command)).toEqual([expected]);
});

test('entries keep the order in which they were made', () => {
  const entry = (turn: number) => ({
    direction: 'undo' as const,
    entry: { commands: [], group: undefined, at: 0, turn },
  });
  const adapted = adaptEntries([entry(3), entry(1), entry(2)], 7, (id) => id, new Map());
  expect(adapted.map((each) => each.entry.turn)).toEqual([1, 2, 3]);
});
