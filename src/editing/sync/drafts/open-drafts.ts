/** Opens the drafts of a container and restores unsaved changes of earlier pages of the account. */
import { draftTexts } from '#i18n/editing/draft-texts.ts';
import type { EditingSession } from '../session.ts';
import type { DraftWriter } from './draft-rows.ts';
import { createDraftWriter } from './draft-writer.ts';
import { type FoundDraft, findDrafts } from './find-drafts.ts';
import type { JournalRow } from './persisted-draft.ts';
import { restoreDrafts } from './restore-drafts.ts';
import { retryPending } from './retry-pending.ts';

export interface OpenedDrafts {
  /** Whether a pending request was retried, so that a response fetched before is stale. */
  hasSent: boolean;
  /** Call it once the document has the server state. */
  restore(container: number): Promise<void>;
}

/** The draft writer of the session, or the promise of it. */
const createAttempt = (): { writer?: Promise<DraftWriter | null> } => ({});

/**
 * Call it before the container is rendered.
 * @throws RequestProblem if a pending request cannot be retried
 */
export async function openDrafts(session: EditingSession, slug: string): Promise<OpenedDrafts | null> {
  const attempt = session.part(createAttempt);
  attempt.writer ??= startWriting(session);
  const writer = await attempt.writer;
  if (!writer) {
    // Retries with the next container: the storage may be available then.
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
  unresolved: readonly JournalRow[],
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
    // A hidden page may be discarded before the next timer fires.
    const flushWriter = () => void writer.flush();
    page.onHide(flushWriter);
    session.drafts.set({ isPersisted: true });
    return writer;
  } catch {
    session.drafts.set({ isPersisted: false });
    return null;
  }
}

/**
 * Tells the user about restored drafts, and about those that need a decision.
 * @param count number of restored changes
 * @param unresolved number of newly unresolved drafts; older ones are only in the toolbar
 */
function announceRestored(session: EditingSession, count: number, unresolved: number): void {
  const messages = draftTexts(session.locale);
  if (unresolved > 0) {
    const action = { label: messages.look, run: () => session.surface.openDialog({ kind: 'drafts' }) };
    session.alerts.show({ kind: 'error', text: messages.left_behind(unresolved), action });
  } else if (count > 0) session.alerts.show({ kind: 'save', text: messages.put_back });
}
