import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { longestIncreasingSubsequence } from '../../core/merge/longest-increasing-subsequence.ts';
import { slotKey } from '../../core/slots.ts';
import { createServerState, type ServerState } from '../server-state.ts';
import { type DesiredState, nextRequest, type SaveRequest } from './next-request.ts';

interface Given {
  id: number;
  parent?: number | null;
  column?: number;
  data?: Record<string, unknown>;
  module?: ModuleName;
}

const noData = {};

const moduleOf = (
  { id, parent = null, column = 0, data = noData, module = 'text' }: Given,
  order: number,
): DraftModule => ({
  id,
  container: 1,
  parent,
  column,
  order,
  module,
  data,
  version: 1,
});

function wantedOf(modules: readonly DraftModule[], notReady: readonly number[] = []): DesiredState {
  const parts = new Map(
    modules.map((module): [number, DocumentPart] => [module.id, { module, content: {}, in_german: [] }]),
  );
  return {
    part: (id) => parts.get(id),
    children: (key) => modules.filter((module) => slotKey(module) === key).map(({ id }) => id),
    ids: () => [...parts.keys()],
    isReady: (id) => !notReady.includes(id),
    isInConflict: () => false,
  };
}

/** Executes requests as the server would, until there are none left. */
function settle(wanted: DesiredState, known: ServerState): SaveRequest[] {
  const calls: SaveRequest[] = [];
  const placeOf = (id: number) => known.get(id)?.place ?? { container: 1, parent: null, column: 0 };
  for (let call = nextRequest([1], wanted, known); call; call = nextRequest([1], wanted, known)) {
    calls.push(call);
    if (calls.length > 200) throw new Error('It never ends.');
    if (call.kind === 'create') {
      const { id, place: slot, data, order } = call;
      known.set(id, { server_id: 1000 + id, module: 'text', version: 1, data, place: slot });
      known.place(id, slot, order);
    } else if (call.kind === 'move') known.place(call.id, call.place, call.order);
    else if (call.kind === 'remove') known.set(call.id, { isGone: true });
    else if (call.kind === 'restore') known.place(call.id, placeOf(call.id), call.order ?? 0);
    else known.set(call.id, { data: call.data });
  }
  return calls;
}

const there = (given: readonly Given[]) => {
  const modules = given.map(moduleOf);
  const known = createServerState();
  known.load(modules);
  return { modules, known };
};

describe('the next request', () => {
  test('is null if both states are equal', () => {
    const { modules, known } = there([{ id: 1 }, { id: 2 }]);
    expect(nextRequest([1], wantedOf(modules), known)).toBeNull();
  });

  test('creates a list before its items', () => {
    const known = createServerState();
    const modules = [
      { id: -1, module: 'faq' as const },
      { id: -2, parent: -1 },
      { id: -3, parent: -1 },
    ].map(moduleOf);
    expect(settle(wantedOf(modules), known).map(({ kind, id }) => [kind, id])).toEqual([
      ['create', -1],
      ['create', -2],
      ['create', -3],
    ]);
  });

  test('skips incomplete modules with their contents, also in the order', () => {
    const { modules, known } = there([{ id: 1 }]);
    const wanted = wantedOf([...modules, moduleOf({ id: -1 }, 1), moduleOf({ id: -2 }, 2)], [-1]);
    expect(settle(wanted, known)).toMatchObject([{ kind: 'create', id: -2, order: 1 }]);
  });

  test('moves a module to the end with a single request', () => {
    const { modules, known } = there([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    const [first, ...rest] = modules as [DraftModule, ...DraftModule[]];
    expect(settle(wantedOf([...rest, first]), known)).toMatchObject([{ kind: 'move', id: 1, order: 3 }]);
  });

  test('moves a module behind another with a single request after a deletion above', () => {
    const { modules, known } = there([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    const [, second, third, fourth] = modules as [DraftModule, DraftModule, DraftModule, DraftModule];
    settle(wantedOf([second, third, fourth]), known);
    expect(settle(wantedOf([second, fourth, third]), known)).toMatchObject([
      { kind: 'move', id: 3, order: 2 },
    ]);
  });

  test('moves modules out of a module before it is deleted', () => {
    const { modules, known } = there([
      { id: 1, module: 'container' },
      { id: 2, parent: 1 },
      { id: 3, parent: 1 },
    ]);
    const wanted = wantedOf([moduleOf({ id: 2 }, 0)]);
    expect(settle(wanted, known).map(({ kind, id }) => [kind, id])).toEqual([
      ['move', 2],
      ['remove', 1],
    ]);
    expect(settle(wantedOf(modules), known).map(({ kind, id }) => [kind, id])).toEqual([
      ['restore', 1],
      ['move', 2],
    ]);
  });

  test('deletes a module with its contents in a single request, even older ones', () => {
    const { known } = there([
      { id: 1, parent: 3 },
      { id: 2, parent: 1 },
      { id: 3, module: 'container' },
      { id: 4 },
    ]);
    expect(settle(wantedOf([moduleOf({ id: 4 }, 0)]), known)).toMatchObject([{ kind: 'remove', id: 3 }]);
  });

  test('deletes a single module within a module by itself', () => {
    const { modules, known } = there([
      { id: 1, module: 'container' },
      { id: 2, parent: 1 },
    ]);
    expect(settle(wantedOf(modules.slice(0, 1)), known)).toMatchObject([{ kind: 'remove', id: 2 }]);
  });

  test('sends the current text', () => {
    const { modules, known } = there([{ id: 1 }, { id: 2 }]);
    const data = { content: { de: 'Neu' } };
    const wanted = wantedOf(modules.map((module) => (module.id === 2 ? { ...module, data } : module)));
    expect(settle(wanted, known)).toEqual([{ kind: 'update', id: 2, data }]);
  });

  test('ignores other containers', () => {
    const { modules, known } = there([{ id: 1 }]);
    const changed = modules.map((module) => ({ ...module, data: { content: null } }));
    expect(nextRequest([], wantedOf(changed), known)).toBeNull();
    expect(nextRequest([2], wantedOf([]), known)).toBeNull();
  });
});

test('the requests from any state to any other end with the desired state', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const state = fc
    .shuffledSubarray(ids)
    .chain((order) =>
      fc
        .array(fc.constantFrom(null, 101, 102), { minLength: order.length, maxLength: order.length })
        .map((parents) => [
          { id: 101, module: 'container' as const },
          { id: 102, module: 'container' as const },
          ...order.map((id, index) => ({ id, parent: parents[index] ?? null })),
        ]),
    );
  fc.assert(
    fc.property(state, state, (before, after) => {
      const { modules, known } = there(before);
      // Modules that are in both states have the same data in both.
      const kept = new Map(modules.map((module) => [module.id, module.data]));
      const wanted = wantedOf(
        after.map((each, order) => moduleOf({ ...each, data: kept.get(each.id) ?? {} }, order)),
      );
      settle(wanted, known);
      for (const key of ['c1', 'm101/0', 'm102/0']) {
        expect(known.children(key).filter((id) => known.isThere(id))).toEqual(wanted.children(key));
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  [
    [0, 1, 2],
    [0, 1, 2],
  ],
  [
    [1, 2, 0],
    [0, 1],
  ],
  [
    [3, -1, 4],
    [0, 2],
  ],
  [
    [1, 2, 0, 3],
    [0, 1, 3],
  ],
  [[], []],
])('in %j the increasing subsequence is at %j', (numbers, indices) => {
  expect([...longestIncreasingSubsequence(numbers)]).toEqual(indices);
});
