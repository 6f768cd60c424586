/** Two changes of one group as one step back: for each field the older value counts. */
import type { Step } from './commands/command.ts';

/** `older` and `newer` each take back what was done then. */
export function merged(older: readonly Step[], newer: readonly Step[]): readonly Step[] {
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
