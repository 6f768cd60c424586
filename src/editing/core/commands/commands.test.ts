import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ModuleName, ModuleSlot } from '#domain/modules/modules.ts';
import type { DocumentPart, DocumentReader } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import type { Command } from './command.ts';
import { commandOutcome } from './outcome.ts';

/** A draft as plain maps. */
function draftOf(parts: readonly DocumentPart[]) {
  const byId = new Map(parts.map((part) => [part.module.id, part]));
  const lists = new Map<string, readonly number[]>();
  for (const { module } of parts)
    lists.set(slotKey(module), [...(lists.get(slotKey(module)) ?? []), module.id]);
  const read: DocumentReader = { part: (id) => byId.get(id), children: (key) => lists.get(key) ?? [] };
  const run = (step: Command) => {
    const outcome = commandOutcome(step, read, 'de');
    for (const [id, part] of outcome?.parts ?? []) part ? byId.set(id, part) : byId.delete(id);
    for (const [key, list] of outcome?.lists ?? []) lists.set(key, list);
    return outcome;
  };
  const state = () => ({
    parts: Object.fromEntries(byId),
    lists: Object.fromEntries([...lists].filter(([, list]) => list.length > 0).sort()),
  });
  return { ...read, run, state };
}

function part(
  id: number,
  module: ModuleName,
  slot: Partial<ModuleSlot> = {},
  text = `Text ${id}`,
): DocumentPart {
  const data = { content: { de: text } };
  const where = { container: 1, parent: null, column: 0, ...slot };
  return {
    module: { id, ...where, order: 0, module, data, version: 1 },
    content: { content: text },
    in_german: [],
  };
}

/** 1, 2 at the top; 3 a layout with 4 | 5; 6 a list with 7, 8; 9 in another container. */
const sample = () =>
  draftOf([
    part(1, 'headline'),
    part(2, 'text'),
    part(3, 'container'),
    part(4, 'text', { parent: 3 }),
    part(5, 'link', { parent: 3, column: 1 }),
    part(6, 'faq'),
    part(7, 'faq-item', { parent: 6 }),
    part(8, 'faq-item', { parent: 6 }),
    part(9, 'text', { container: 2 }),
  ]);

const top: ModuleSlot = { container: 1, parent: null, column: 0 };
const elsewhere: ModuleSlot = { container: 2, parent: null, column: 0 };

describe('every command', () => {
  const steps: [string, Command][] = [
    ['another text', { kind: 'fields', id: 1, changes: { content: { de: 'Neu', en: 'New' } }, shown: {} }],
    ['a new module', { kind: 'add', place: top, order: 1, parts: [part(-1, 'text')] }],
    [
      'a list with its items',
      { kind: 'add', place: top, order: 9, parts: [part(-1, 'faq'), part(-2, 'faq-item', { parent: -1 })] },
    ],
    ['one taken away', { kind: 'remove', id: 2 }],
    ['a layout taken away with what stands in it', { kind: 'remove', id: 3 }],
    ['one moved down', { kind: 'move', id: 1, place: top, order: 2 }],
    ['one moved into a column', { kind: 'move', id: 1, place: { ...top, parent: 3, column: 1 }, order: 0 }],
    ['one moved out of a column', { kind: 'move', id: 4, place: top, order: 0 }],
    ['a list moved to another container', { kind: 'move', id: 6, place: elsewhere, order: 1 }],
  ];

  test.each(steps)('%s: changes something and can be undone completely', (_, step) => {
    const draft = sample();
    const before = draft.state();
    const outcome = draft.run(step);
    const after = draft.state();
    expect(after).not.toEqual(before);
    const back = draft.run(outcome?.inverse as Command);
    expect(draft.state()).toEqual(before);
    draft.run(back?.inverse as Command);
    expect(draft.state()).toEqual(after);
  });

  const nothing: [string, Command][] = [
    [
      'the same text',
      { kind: 'fields', id: 1, changes: { content: { de: 'Text 1', en: undefined } }, shown: {} },
    ],
    ['a text of a module that is gone', { kind: 'fields', id: 99, changes: { content: null }, shown: {} }],
    ['a move to the same place', { kind: 'move', id: 2, place: top, order: 1 }],
    ['a move beyond the end by the last one', { kind: 'move', id: 6, place: top, order: 50 }],
    ['a layout moved into itself', { kind: 'move', id: 3, place: { ...top, parent: 3 }, order: 0 }],
    [
      'something put into a module that is gone',
      { kind: 'add', place: { ...top, parent: 99 }, order: 0, parts: [part(-1, 'text')] },
    ],
    ['nothing put in', { kind: 'add', place: top, order: 0, parts: [] }],
    ['one taken away twice', { kind: 'remove', id: 99 }],
  ];

  test.each(nothing)('%s: changes nothing', (_, step) => {
    const draft = sample();
    const before = draft.state();
    expect(draft.run(step)).toBeNull();
    expect(draft.state()).toEqual(before);
  });
});

test('the contents of a moved module move with it and get its container', () => {
  const draft = sample();
  draft.run({ kind: 'move', id: 6, place: elsewhere, order: 0 });
  expect(draft.children('c2')).toEqual([6, 9]);
  expect(draft.children('m6/0')).toEqual([7, 8]);
  expect(draft.part(8)?.module.container).toBe(2);
});

test('a module that was moved out meanwhile stays when its old parent is restored', () => {
  const draft = sample();
  const back = draft.run({ kind: 'remove', id: 3 })?.inverse as Command;
  draft.run({ kind: 'add', place: top, order: 0, parts: [part(4, 'text')] });
  expect(draft.run(back)).not.toBeNull();
  expect(draft.children('c1')).toEqual([4, 1, 3, 2, 6]);
  expect(draft.children('m3/0')).toEqual([]);
  expect(draft.children('m3/1')).toEqual([5]);
  expect(draft.part(4)?.module.parent).toBeNull();
});

test('a text is shown in the page’s language, or in German and marked as such', () => {
  const draft = sample();
  const outcome = commandOutcome(
    { kind: 'fields', id: 1, changes: { content: { de: 'Nur deutsch' } }, shown: {} },
    draft,
    'en',
  );
  expect(outcome?.parts.get(1)).toMatchObject({
    content: { content: 'Nur deutsch' },
    in_german: ['content'],
  });
});

test('any sequence of commands can be undone to the beginning', () => {
  const place = fc.constantFrom(
    top,
    elsewhere,
    { ...top, parent: 3, column: 0 },
    { ...top, parent: 3, column: 2 },
  );
  const id = fc.integer({ min: 1, max: 9 });
  const order = fc.integer({ min: 0, max: 6 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), id, place, order }),
    fc.record({ kind: fc.constant('remove' as const), id }),
    fc.record({
      kind: fc.constant('fields' as const),
      id,
      changes: fc.record({ content: fc.record({ de: fc.string() }) }),
      shown: fc.constant({}),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const draft = sample();
      const before = draft.state();
      const back = steps.flatMap((each) => draft.run(each as Command)?.inverse ?? []);
      for (const inverse of back.toReversed()) draft.run(inverse);
      expect(draft.state()).toEqual(before);
    }),
  );
});

test('existing modules are not added again', () => {
  const { run, part: partOf } = sample();
  const slot = { container: 1, parent: null, column: 0 };
  expect(run({ kind: 'add', place: slot, order: 0, parts: [partOf(2) as DocumentPart] })).toBe(null);
});

test('the contents of a module that moves within its container do not change', () => {
  const { run } = sample();
  const slot = { container: 1, parent: null, column: 0 };
  const moved = (container: number) => run({ kind: 'move', id: 3, place: { ...slot, container }, order: 0 });
  expect([...(moved(1)?.parts.keys() ?? [])]).toEqual([3]);
  expect([...(moved(2)?.parts.keys() ?? [])]).toEqual([3, 4, 5]);
});
