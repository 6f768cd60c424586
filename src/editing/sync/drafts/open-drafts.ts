/** Opens the journal of a place: what earlier pages of this person could not save comes back into the draft. */

import { session } from '../account/account.ts';
import { announceReplay } from './announce-restored.ts';
import { journal } from './current-draft-writer.ts';
import { openRows } from './draft-rows.ts';
import { createKeeper, type Keeper } from './draft-writer.ts';
import { journalState } from './drafts-state.ts';
import { type Found, findKept } from './find-drafts.ts';
import type { Row } from './persisted-draft.ts';
import { putBack } from './restore-drafts.ts';
import { sendAgain } from './retry-pending.ts';
import { ownTab } from './tab-locks.ts';

export interface OpenedJournal {
  /** Whether something was sent: what the server answered before is older than that. */
  hasSent: boolean;
  /** Once what the server has lies in the draft. */
  putBack(container: number): Promise<void>;
}

let keeping: Promise<Keeper | null> | undefined;

/** Before the place is drawn. @throws CallProblem where an earlier call has to be made again and cannot be */
export async function openJournal(slug: string): Promise<OpenedJournal | null> {
  keeping ??= startKeeping();
  const keeper = await keeping;
  if (!keeper) {
    // Another try with the next place: a browser may have been asked for more room.
    keeping = undefined;
    return null;
  }
  let found: readonly Found[];
  try {
    await keeper.flush();
    found = await findKept(keeper, slug);
  } catch {
    journalState.set({ isKept: false });
    return null;
  }
  try {
    let sent = 0;
    for (const { kept } of found) if (await sendAgain(kept)) sent += 1;
    return {
      hasSent: sent > 0,
      async putBack(container) {
        const { count, left } = putBack(found, container, keeper.user);
        await finish(found, left, keeper);
        announceReplay(sent + count, left.length);
      },
    };
  } catch (error) {
    for (const { release } of found) release();
    throw error;
  }
}

/** What was put back goes over into the own rows, in one go with the end of the old ones. */
async function finish(found: readonly Found[], left: readonly Row[], keeper: Keeper): Promise<void> {
  for (const { rows, isOwn } of found) if (isOwn) keeper.adopt(rows);
  await keeper.flush(
    found.flatMap(({ rows, isOwn }) => (isOwn ? [] : rows.map(([key]) => key))),
    left,
  );
  for (const { release } of found) release();
}

async function startKeeping(): Promise<Keeper | null> {
  try {
    const [tab, rows] = await Promise.all([ownTab(), openRows()]);
    const keeper = createKeeper(session.get().email, tab, rows);
    journal.keeper = keeper;
    // Nothing is left to the next moment: there may be none.
    const hurry = () => void keeper.flush();
    addEventListener('visibilitychange', hurry);
    addEventListener('pagehide', hurry);
    journalState.set({ isKept: true });
    return keeper;
  } catch {
    journalState.set({ isKept: false });
    return null;
  }
}
