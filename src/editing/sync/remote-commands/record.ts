/** What was done at once is a step like any other: it is taken back with the same button. */

import { type Deed, inverseOf } from '../../core/commands/remote-command.ts';
import { record } from '../../core/undo-history.ts';
import { journal } from '../drafts/current-draft-writer.ts';

/** @returns once it is kept, so that it is there after a page was loaded anew */
export async function recordDeeds(container: number, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const back = deeds.toReversed().map((deed) => ({ kind: 'deed' as const, deed: inverseOf(deed) }));
  record(container, back);
  await journal.keeper?.flush();
}
