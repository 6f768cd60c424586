// Undoes and redoes a thousand operations: the document is restored byte by byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layouts, type ModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import {
  addModule,
  changeFields,
  duplicateModule,
  moveModule,
  removeModule,
} from '#editing/core/module-edits.ts';
import { slotKey } from '#editing/core/slots.ts';
import { copyModule, pasteModule } from '#editing/sync/clipboard.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import { rounds, seedOf } from './seeded-random.ts';

const container = 7;
const operations = 1000;

/** A random operation; its module is chosen among those that exist at that time. */
const operation = fc.record({
  kind: fc.constantFrom(
    'write',
    'write',
    'write',
    'same',
    'switch',
    'layout',
    'add',
    'add',
    'move',
    'remove',
    'copy',
    'paste',
    'duplicate',
  ),
  which: fc.nat(),
  where: fc.nat(),
  order: fc.nat(12),
  text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  language: fc.constantFrom('de', 'en'),
  name: fc.constantFrom<ModuleName>('headline', 'text', 'quote', 'faq', 'container', 'image-list'),
  isTyping: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const session = createTestSession({
  transport: { send: () => Promise.reject(new Error('There is no server.')), listen: () => () => {} },
});
const { document, undo: history } = session;

/** The serialised document: every module with all its data, and every list in order. */
function bytes(): string {
  const ids = document.ids().toSorted((a, b) => a - b);
  const keys = new Set(['c7', ...ids.flatMap((id) => [0, 1, 2].map((column) => `m${id}/${column}`))]);
  const lists = [...keys].map((key) => [key, document.children(key)]).filter(([, list]) => list?.length);
  return JSON.stringify([ids.map((id) => document.part(id)), lists], sorted, 1);
}

/** The order of keys does not matter. */
const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function places(): ModuleSlot[] {
  const inside = document.ids().flatMap((id) => {
    const module = document.part(id)?.module;
    if (module?.module !== 'container' && module?.module !== 'faq') return [];
    const columns = module.module === 'container' ? layouts[module.data.layout as '100']?.length : 1;
    return Array.from({ length: columns ?? 1 }, (_, column) => ({ container, parent: id, column }));
  });
  return [{ container, parent: null, column: 0 }, ...inside];
}

const fieldOf: Partial<Record<string, string>> = {
  headline: 'content',
  text: 'content',
  quote: 'content',
  'faq-item': 'question',
};

function act({ kind, which, where, order, text, language, name, isTyping }: Operation): void {
  const ids = document.ids();
  const id = ids[which % Math.max(ids.length, 1)] ?? 0;
  const all = places();
  const place = all[where % all.length] as ModuleSlot;
  const part = document.part(id);
  const field = part && fieldOf[part.module.module];
  switch (kind) {
    case 'write':
      if (!part || !field) return;
      changeFields(
        session,
        id,
        { [field]: { ...(part.module.data[field] as object), [language]: text } },
        isTyping ? `${field}.${language}` : undefined,
      );
      return;
    case 'same':
      if (part && field) changeFields(session, id, { [field]: structuredClone(part.module.data[field]) });
      return;
    case 'switch':
      if (part?.module.module === 'headline') changeFields(session, id, { level: `h${2 + (order % 3)}` });
      return;
    case 'layout': {
      const names = Object.keys(layouts);
      if (part?.module.module === 'container')
        changeFields(session, id, { layout: names[order % names.length] });
      return;
    }
    case 'add': {
      const parent = place.parent === null ? null : document.part(place.parent)?.module.module;
      if (parent === 'faq') addModule(session, place, order, 'faq-item');
      else if (parent === null || name !== 'container') addModule(session, place, order, name);
      return;
    }
    case 'move':
      moveModule(session, id, place, Math.min(order, document.children(slotKey(place)).length));
      return;
    case 'remove':
      // Pages grow more than they shrink.
      if (order > 6) removeModule(session, id);
      return;
    case 'copy':
      copyModule(session, id);
      return;
    case 'paste':
      pasteModule(session, place, order);
      return;
    default:
      if (ids.length < 150) duplicateModule(session, id);
  }
}

test(`${operations} operations can be undone and redone completely`, () => {
  const first = seedOf('undo and redo');
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const seed = first + round;
    const seedText = `seed ${seed}`;
    start();
    const before = bytes();
    const steps = doAll(seed);
    const after = bytes();
    expect(after, seedText).not.toBe(before);
    // Letters of one word are undone together.
    expect(repeat(() => history.undo(container) !== null)).toBeGreaterThan(steps / 2);
    expect(bytes(), seedText).toBe(before);
    const undone = document.ids().length;
    repeat(() => history.redo(container) !== null);
    expect(bytes(), seedText).toBe(after);
    expect(undone).toBe(1);
  }
});

/** Starts with one headline and an empty undo stack. */
function start(): void {
  document.put(new Map(document.ids().map((id) => [id, null])), new Map([[`c${container}`, []]]));
  history.forget(container);
  addModule(session, { container, parent: null, column: 0 }, 0, 'headline', { content: { de: 'Anfang' } });
  history.forget(container);
}

/** @returns the number of operations with an effect, which is exactly the requested one */
function doAll(seed: number): number {
  let steps = 0;
  const stop = document.onExecuted(() => {
    steps += 1;
  });
  for (const each of fc.sample(operation, { seed, numRuns: operations * 10 })) {
    act(each);
    if (steps === operations) break;
  }
  stop();
  expect(steps).toBe(operations);
  return steps;
}

function repeat(once: () => boolean): number {
  let times = 0;
  while (once()) times += 1;
  return times;
}
