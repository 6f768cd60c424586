import { expect, test } from 'vitest';
import type { DocumentPart } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import { mergeStructure, type SlottedModule } from './merge-structure.ts';

const top = { container: 1, parent: null, column: 0 };
const letterOf = (id: number) => String.fromCharCode(id);

/** `a b[c|d]`: modules a and b at the top, c in the first column of b, d in the second. Parents before children. */
function modulesOf(tree: string): SlottedModule[] {
  const modules: SlottedModule[] = [];
  const path = [{ parent: null as number | null, column: 0 }];
  for (const sign of tree) {
    const slot = path.at(-1) ?? top;
    if (sign === '[') path.push({ parent: modules.at(-1)?.id ?? null, column: 0 });
    else if (sign === ']') path.pop();
    else if (sign === '|') slot.column += 1;
    else if (sign !== ' ') modules.push({ container: 1, ...slot, id: sign.charCodeAt(0) });
  }
  return modules;
}

function structureOf(tree: string, last: string) {
  const modules = new Map(modulesOf(tree).map((module) => [module.id, module]));
  const gone = new Map(modulesOf(last).map((module) => [module.id, module]));
  return {
    ids: new Set(modules.keys()),
    slotOf: (id: number) => modules.get(id) ?? gone.get(id),
    part: (id: number) => {
      const module = modules.get(id);
      return module && ({ module } as DocumentPart);
    },
    children: (key: string) =>
      [...modules.values()].filter((module) => slotKey(module) === key).map(({ id }) => id),
  };
}

interface Case {
  base: string;
  mine: string;
  theirs: string;
  /** What was removed on the server before, where it was. */
  gone?: string;
  /** Modules whose text has changed. */
  mineChanged?: string;
  theirsChanged?: string;
}

/** The merged document in the same notation, then what is reported. */
function merge({ base, mine, theirs, gone = '', mineChanged = '', theirsChanged = '' }: Case): string[] {
  const local = structureOf(mine, '');
  const merged = mergeStructure(structureOf(base, gone), local, modulesOf(theirs), {
    isChangedLocally: (id) => mineChanged.includes(letterOf(id)),
    isChangedRemotely: (id) => theirsChanged.includes(letterOf(id)),
  });
  expect(merged.inserted.filter((id) => local.ids.has(id))).toEqual([]);
  const below = (id: number): string => {
    const columns = [0, 1, 2].map((column) => listAt(slotKey({ ...top, parent: id, column })));
    const inside = columns.join('|').replace(/\|+$/, '');
    return inside ? `${letterOf(id)}[${inside}]` : letterOf(id);
  };
  const listAt = (key: string): string => {
    const list = merged.lists.get(key) ?? local.children(key);
    for (const id of list) {
      expect(slotKey(merged.slots.get(id) ?? local.slotOf(id) ?? top)).toBe(key);
      expect(local.ids.has(id) || merged.inserted.includes(id)).toBe(true);
    }
    return list
      .filter((id) => !merged.removed.includes(id))
      .map(below)
      .join(' ');
  };
  const letters = (ids: readonly number[]) => ids.map(letterOf).join(' ');
  return [
    listAt(slotKey(top)),
    ...(merged.removed.length > 0 ? [`removed ${letters(merged.removed)}`] : []),
    ...(merged.conflicting.length > 0 ? [`conflict ${letters(merged.conflicting)}`] : []),
    ...(merged.restored.length > 0 ? [`restored ${letters(merged.restored)}`] : []),
    ...merged.moved.map(({ id, own }) => {
      if (own.kind !== 'move') return '';
      return `moved ${letterOf(id)}, here ${own.order} of ${own.place.parent === null ? 'top' : letterOf(own.place.parent)}`;
    }),
  ];
}

test.each<[string, Case, string[]]>([
  ['nothing has changed', { base: 'a b[c|d]', mine: 'a b[c|d]', theirs: 'a b[c|d]' }, ['a b[c|d]']],
  ['theirs is new', { base: 'a', mine: 'a', theirs: 'a n[m]' }, ['a n[m]']],
  ['mine is new', { base: 'a b', mine: 'a n b', theirs: 'b a' }, ['b a n']],
  ['both have added', { base: 'a', mine: 'a n', theirs: 'm a' }, ['m a n']],

  ['moved by them', { base: 'a b[c]', mine: 'a b[c]', theirs: 'c a b' }, ['c a b']],
  ['moved here', { base: 'a b[c]', mine: 'c a b', theirs: 'a b[c]' }, ['c a b']],
  ['reordered here, added to by them', { base: 'a b c', mine: 'c a b', theirs: 'a b c n' }, ['c a b n']],
  ['moved here, reordered by them', { base: 'a b c[]', mine: 'b c[a]', theirs: 'c b a' }, ['c[a] b']],
  [
    'moved by both, theirs wins',
    { base: 'a b c d', mine: 'b[d a] c', theirs: 'b c[a] d' },
    ['b[d] c[a]', 'moved a, here 1 of b'],
  ],
  [
    'moved by both, here into one that is new',
    { base: 'a b', mine: 'n[a] b', theirs: 'b[a]' },
    ['n b[a]', 'moved a, here 0 of n'],
  ],
  ['moved by both to the same slot', { base: 'a b', mine: 'b[a]', theirs: 'b[a]' }, ['b[a]']],
  [
    'moved by both, here after one that they have removed',
    { base: 'a b[d] c', mine: 'b[d a] c', theirs: 'b c[a]' },
    ['b c[a]', 'removed d', 'moved a, here 0 of b'],
  ],
  [
    'moved by both, here into one that they have removed',
    { base: 'a b c', mine: 'b[a] c', theirs: 'c[a]' },
    ['c[a]', 'removed b'],
  ],

  ['removed by them', { base: 'a b[c]', mine: 'a b[c]', theirs: 'a' }, ['a', 'removed b']],
  [
    'removed by them, written in here',
    { base: 'b[c]', mine: 'b[c]', theirs: '', mineChanged: 'c' },
    ['b[c]', 'conflict b'],
  ],
  [
    'removed by them, added to here',
    { base: 'b', mine: 'b[n]', theirs: '', mineChanged: 'n' },
    ['b[n]', 'conflict b'],
  ],
  ['removed by them, moved here', { base: 'a b', mine: 'b[a]', theirs: 'b' }, ['b[a]', 'conflict a']],
  [
    'removed by them, something is moved into it here',
    { base: 'a b', mine: 'b[a]', theirs: 'a' },
    ['b[a]', 'conflict b'],
  ],
  [
    'removed by them after they have moved out what is written in here',
    { base: 'b[c[d] e]', mine: 'b[c[d] e]', theirs: 'c[d]', mineChanged: 'd' },
    ['c[d]', 'removed b'],
  ],
  [
    'removed by them after they have moved something out, written in here',
    { base: 'b[c e]', mine: 'b[c e]', theirs: 'c', mineChanged: 'e' },
    ['b[e] c', 'conflict b'],
  ],
  ['removed by them with its parent', { base: 'b[c[d]]', mine: 'b[c[d]]', theirs: '' }, ['', 'removed b']],
  ['removed by both', { base: 'a b', mine: 'a', theirs: 'a' }, ['a']],

  ['removed here', { base: 'a b[c]', mine: 'a', theirs: 'b[c] a' }, ['a']],
  [
    'removed here, written in by them',
    { base: 'a b[c[d] e]', mine: 'a', theirs: 'a b[c[d] e]', theirsChanged: 'd' },
    ['a b[c[d] e]', 'restored b'],
  ],
  [
    'removed here after something was moved out, written in by them',
    { base: 'b[c d]', mine: 'c', theirs: 'b[c d]', theirsChanged: 'd' },
    ['c b[d]', 'restored b'],
  ],
  [
    'removed here, only what is beside it has changed',
    { base: 'a b[c]', mine: 'a', theirs: 'a b[c]', theirsChanged: 'a' },
    ['a'],
  ],
  [
    'removed here, added to by them',
    { base: 'a b[c]', mine: 'a', theirs: 'a b[c n]' },
    ['a b[c n]', 'restored b'],
  ],
  [
    'removed here, they have moved something into it',
    { base: 'a b[c]', mine: 'a', theirs: 'b[c a]' },
    ['b[c a]', 'restored b'],
  ],
  [
    'removed here with something that they have moved out',
    { base: 'a b[c]', mine: 'a', theirs: 'a b c' },
    ['a'],
  ],
  [
    'removed here within a module that they have changed',
    { base: 'b[c d]', mine: 'b[c]', theirs: 'b[n c d]' },
    ['b[n c]'],
  ],

  ['restored by them', { base: 'a', gone: 'b[c]', mine: 'a', theirs: 'a b[c]' }, ['a b[c]']],
  [
    'restored by them, kept and moved here',
    { base: 'a', gone: 'b', mine: 'a[b]', theirs: 'a b', mineChanged: 'b' },
    ['a[b]'],
  ],
])('%s', (_, sides, expected) => {
  expect(merge(sides)).toEqual(expected);
});
