import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { commandOutcome } from '../../core/commands/outcome.ts';
import type { DocumentPart, DocumentReader } from '../../core/document-parts.ts';
import { slotKey } from '../../core/slots.ts';
import { moduleIdsIn, restoreCommands, targetsOf } from './restore-commands.ts';

/** Modules by ids: positions are drawn from one list of choices, and equal ids mean the same module. */
const drawn = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 })
  .chain((ids) =>
    fc.tuple(
      fc.constant(ids),
      fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
      fc.array(fc.constantFrom('a', 'b'), { minLength: 9, maxLength: 9 }),
    ),
  )
  .map(([ids, places, words]) => {
    const layout = ids.includes(1) ? 1 : null;
    const orders = new Map<string, number>();
    return ids
      .toSorted((a, b) => Number(b === layout) - Number(a === layout))
      .map((id): DraftModule => {
        const module: ModuleName = id === 1 ? 'container' : 'text';
        const isIn = id !== 1 && layout !== null && places[id - 1] !== 0;
        const slot = {
          container: 1,
          parent: isIn ? layout : null,
          column: isIn ? (places[id - 1] as number) : 0,
        };
        const key = slotKey(slot);
        const order = orders.get(key) ?? 0;
        orders.set(key, order + 1);
        return {
          id,
          ...slot,
          order,
          module,
          data: { content: { de: words[id - 1] as string } },
          version: 1,
        };
      });
  });

function draftOf(modules: readonly DraftModule[]) {
  const parts = new Map<number, DocumentPart>();
  const lists = new Map<string, readonly number[]>();
  for (const module of modules) {
    parts.set(module.id, { module, content: {}, in_german: [] });
    lists.set(slotKey(module), [...(lists.get(slotKey(module)) ?? []), module.id]);
  }
  const read: DocumentReader = { part: (id) => parts.get(id), children: (key) => lists.get(key) ?? [] };
  const run = (steps: readonly Command[]) =>
    steps.flatMap((step) => {
      const outcome = commandOutcome(step, read, 'de');
      for (const [id, part] of outcome?.parts ?? []) part ? parts.set(id, part) : parts.delete(id);
      for (const [key, list] of outcome?.lists ?? []) lists.set(key, list);
      return outcome ? [outcome.inverse] : [];
    });
  const state = () =>
    moduleIdsIn(1, read).map((id) => {
      const { parent, column, data } = (read.part(id) as DocumentPart).module;
      return { id, parent, column, data };
    });
  return { ...read, run, state };
}

const sayingOf = (modules: readonly DraftModule[]) => draftOf(modules).state();

test('leads from any state to any other and back', () => {
  fc.assert(
    fc.property(drawn, drawn, (from, to) => {
      const draft = draftOf(from);
      const steps = restoreCommands(
        draft,
        moduleIdsIn(1, draft),
        targetsOf(to, new Map(), (id) => id),
        'de',
      );
      const inverses = draft.run(steps);
      expect(draft.state()).toEqual(sayingOf(to));
      draft.run(inverses.toReversed());
      expect(draft.state()).toEqual(sayingOf(from));
    }),
    { numRuns: 300 },
  );
});

test('equal states need no command', () => {
  fc.assert(
    fc.property(drawn, (modules) => {
      const draft = draftOf(modules);
      expect(
        restoreCommands(
          draft,
          moduleIdsIn(1, draft),
          targetsOf(modules, new Map(), (id) => id),
          'de',
        ),
      ).toEqual([]);
    }),
  );
});
