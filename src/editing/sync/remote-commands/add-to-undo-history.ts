/** Records remote commands on the undo stack. */
import { inverseOf, type RemoteCommand } from '../../core/commands/remote-command.ts';
import type { EditingSession } from '../session.ts';

/** @returns once it is persisted and would survive a reload */
export async function addToUndoHistory(
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
