import { expect, test } from 'vitest';
import type { EditedModule, EntryName } from '../../core/entries.ts';
import type { PersistedModule } from './persisted-draft.ts';
import { replayModule } from './replay-module.ts';

const german = (de: string) => ({ content: { de } });
const slot = { container: 7, parent: null, column: 0 };

interface Change {
  /** The text on the server when the draft was written; null if the module was not there. */
  stored: string | null;
  wasGone?: boolean;
  /** The text in the draft; null if the module was removed. */
  mine: string | null;
  /** The text on the server now; null if the module is removed. */
  theirs: string | null;
  version?: number;
  containsOthers?: boolean;
  module?: string;
}

function partOf(text: string | null, version: number, name: string) {
  const module = name as EntryName;
  const whole: EditedModule = { id: 5, ...slot, order: 0, module, version, data: german(text ?? '') };
  return { module: whole, content: { content: text }, in_german: [] };
}

function replay({
  stored,
  wasGone = false,
  mine,
  theirs,
  version = 1,
  containsOthers = false,
  ...more
}: Change) {
  const module = more.module ?? 'headline';
  const server = { id: 5, module: module as EntryName, version: 1, place: slot, isGone: wasGone };
  const row: PersistedModule = {
    id: 5,
    stored: stored === null ? null : { ...server, data: german(stored) },
    part: mine === null ? null : partOf(mine, 1, module),
    isUnsaved: true,
  };
  const here = theirs === null ? undefined : partOf(theirs, version, module);
  const { command, unrestored } = replayModule(row, 5, here, containsOthers);
  const changed = command?.kind === 'fields' ? `: ${(command.changes.content as { de: string }).de}` : '';
  return [
    ...(command ? [`${command.kind}${changed}`] : []),
    ...unrestored.map(({ reason, id, texts }) => [reason, id, ...texts.map(({ text }) => text)].join(' ')),
  ];
}

test.each<[string, Change, string[]]>([
  ['removed by both', { stored: 'A', mine: null, theirs: null }, []],
  ['removed here', { stored: 'A', mine: null, theirs: 'A' }, ['remove']],
  ['removed here, changed by them', { stored: 'A', mine: null, theirs: 'B', version: 2 }, ['removal 5']],
  [
    'removed here, added to by them',
    { stored: 'A', mine: null, theirs: 'A', containsOthers: true },
    ['removal 5'],
  ],
  ['written here, removed by them', { stored: 'A', mine: 'B', theirs: null }, ['gone 5 B']],
  ['not written here, removed by them', { stored: 'A', mine: 'A', theirs: null }, []],
  ['new here, and its layout removed by them', { stored: null, mine: 'B', theirs: null }, ['gone  B']],
  ['of an unknown kind', { stored: 'A', mine: 'B', theirs: null, module: 'jukebox' }, ['schema 5 B']],
  ['written here', { stored: 'A', mine: 'B', theirs: 'A' }, ['fields: B']],
  ['written by both', { stored: 'A', mine: 'B', theirs: 'C', version: 2 }, ['changed 5 B']],
  ['new here, inserted already', { stored: null, mine: 'B', theirs: 'B' }, []],
  ['restored here, inserted already', { stored: 'A', wasGone: true, mine: 'B', theirs: 'A' }, []],
])('%s', (_, change, expected) => {
  expect(replay(change)).toEqual(expected);
});

test('a choice keeps its rendering, a text gets that of this page', () => {
  const part = partOf('B', 1, 'headline');
  const data = { ...part.module.data, headline_level: 3 };
  const mine = { ...part, module: { ...part.module, data }, content: { content: 'B', headline_level: 3 } };
  const base = { ...german('A'), headline_level: 2 };
  const stored = { id: 5, module: 'headline' as const, version: 1, data: base, place: slot, isGone: false };
  const here = { ...part, module: { ...part.module, data: base } };
  const { command } = replayModule({ id: 5, stored, part: mine, isUnsaved: true }, 5, here, false);
  expect(command).toEqual({ kind: 'fields', id: 5, changes: data, shown: { headline_level: 3 } });
});
