/** Executes commands on a document, and notifies the save queue and the draft writer. */
import type { Command } from './commands/command.ts';
import { commandOutcome } from './commands/outcome.ts';
import type { EditedDocument, ExecutedCommands } from './edited-document.ts';

/** Null if nothing has changed. */
export function executeCommands(
  document: EditedDocument,
  commands: readonly Command[],
): ExecutedCommands | null {
  const inverses: Command[] = [];
  const ids = new Set<number>();
  const done: Command[] = [];
  for (const command of commands) {
    const outcome = commandOutcome(command, document, document.locale());
    if (!outcome) continue;
    document.put(outcome.parts, outcome.lists);
    inverses.unshift(outcome.inverse);
    done.push(command);
    for (const id of outcome.parts.keys()) ids.add(id);
  }
  if (done.length === 0) return null;
  const executed = { inverses, ids: [...ids] };
  document.notifyExecuted(done, executed);
  return executed;
}
