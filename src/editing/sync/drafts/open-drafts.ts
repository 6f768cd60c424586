/** Opens the drafts of a container: restores what earlier pages of this account could not save. */

import type { EditingSession } from '../session.ts';

import { announceRestored } from './announce-restored.ts';

import type { DraftWriter } from './draft-rows.ts';
import { createDraftWriter } from './draft-writer.ts';

import { type FoundDraft, findDrafts } from './find-drafts.ts';
import type { Row } from './persisted-draft.ts';
import { restoreDrafts } from './restore-drafts.ts';
import { retryPending } from './retry-pending.ts';

export interface OpenedDrafts {
  /** Whether a pending request was sent again: an answer fetched before is outdated. */
  hasSent: boolean;
  /** To be called once the document holds what the server has. */
  restore(container: number): Promise<void>;
}

/** The session's one draft writer, or the attempt to get one. */
const createAttempt = (): { writer?: Promise<DraftWriter | null> } => ({});

/** Before the container is drawn. @throws RequestProblem where a pending request cannot be sent again */
export async function openDrafts(session: EditingSession, slug: string): Promise<OpenedDrafts | null> {
  const attempt = session.part(createAttempt);
  attempt.writer ??= startWriting(session);
  const writer = await attempt.writer;
  if (!writer) {
    // Tried again with the next container: the storage may be available by then.
    delete attempt.writer;
    return null;
  }
  let found: readonly FoundDraft[];
  try {
    await writer.flush();
    found = await findDrafts(session, writer, slug);
  } catch {
    session.drafts.set({ isPersisted: false });
    return null;
  }
  try {
    let sent = 0;
    for (const { draft } of found) if (await retryPending(session, draft)) sent += 1;
    return {
      hasSent: sent > 0,
      async restore(container) {
        const { count, unresolved } = restoreDrafts(session, found, container, writer.user);
        await finish(found, unresolved, writer);
        announceRestored(session, sent + count, unresolved.length);
      },
    };
  } catch (error) {
    for (const { release } of found) release();
    throw error;
  }
}

/** Moves the restored rows to this tab and deletes the old ones in one transaction. */
async function finish(
  found: readonly FoundDraft[],
  unresolved: readonly Row[],
  writer: DraftWriter,
): Promise<void> {
  for (const { rows, isOwn } of found) if (isOwn) writer.adopt(rows);
  await writer.flush(
    found.flatMap(({ rows, isOwn }) => (isOwn ? [] : rows.map(([key]) => key))),
    unresolved,
  );
  for (const { release } of found) release();
}

async function startWriting(session: EditingSession): Promise<DraftWriter | null> {
  try {
    const { page } = session.ports;
    const storage = await session.ports.storage();
    const [tab, rows] = await Promise.all([storage.ownTab(), storage.openRows()]);
    const writer = createDraftWriter(session, session.account.get().email, tab, rows);
    session.draftWriter = writer;
    // A page that is hidden may be gone before the next timer fires.
    const hurry = () => void writer.flush();
    page.onHide(hurry);
    session.drafts.set({ isPersisted: true });
    return writer;
  } catch {
    session.drafts.set({ isPersisted: false });
    return null;
  }
}
