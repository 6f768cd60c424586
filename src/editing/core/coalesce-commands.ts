/** Merges two changes of one group into one undo entry; for each field the older value is restored. */
import type { Command } from './commands/command.ts';

/** `older` and `newer` are inverse commands. */
export function coalesceCommands(older: readonly Command[], newer: readonly Command[]): readonly Command[] {
  const [first] = older;
  const [second] = newer;
  const isPlain = older.length === 1 && newer.length === 1;
  if (!isPlain || first?.kind !== 'fields' || second?.kind !== 'fields' || first.id !== second.id) {
    return [...newer, ...older];
  }
  return [
    {
      ...first,
      changes: { ...second.changes, ...first.changes },
      shown: { ...second.shown, ...first.shown },
    },
  ];
}
