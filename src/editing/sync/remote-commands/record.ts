/** What was done at once is a step like any other: it is taken back with the same button. */

import { inverseOf, type RemoteCommand } from '../../core/commands/remote-command.ts';
import type { EditingSession } from '../session.ts';

/** @returns once it is kept, so that it is there after a page was loaded anew */
export async function recordRemote(
  session: EditingSession,
  container: number,
  commands: readonly RemoteCommand[],
): Promise<void> {
  if (commands.length === 0) return;
  const back = commands
    .toReversed()
    .map((command) => ({ kind: 'remote' as const, command: inverseOf(command) }));
  session.undo.record(container, back);
  await session.draftWriter?.flush();
}
