/** The one door to the draft: every change of an editor comes through it as a step that can be taken back. */

import type { Step } from './commands/command.ts';
import { runSteps } from './execute-commands.ts';
import { record } from './undo-history.ts';

export interface ApplyOptions {
  /** Steps of one group that follow each other closely are one step back. */
  group?: string;
}

/** Several steps given at once are one step back. @returns whether anything has changed */
export function apply(
  container: number,
  steps: Step | readonly Step[],
  { group }: ApplyOptions = {},
): boolean {
  const carried = runSteps('kind' in steps ? [steps] : steps);
  if (carried) record(container, carried.inverses, group);
  return carried !== null;
}
