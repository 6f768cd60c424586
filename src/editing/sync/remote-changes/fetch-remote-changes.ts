/** Fetches remote changes of a container and merges them into the document. */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { applyRemove } from '../../core/commands/remove.ts';
import { idsBelow } from '../../core/document-parts.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { moduleName } from '../messages.ts';
import { request } from '../request.ts';
import type { EditingSession } from '../session.ts';
import type { AppliedStructure } from './apply-remote-structure.ts';
import { applyRemoteStructure } from './apply-remote-structure.ts';
import { applyRemoteText } from './apply-remote-text.ts';
import { type AppliedTexts, type RemoteChanges, type RemoteModule, writersOf } from './changes.ts';
import { endConflict } from './end-conflict.ts';
import { markChangedBy } from './mark-changed-by.ts';
import { notifyRemoteChanges, removalAlert } from './notify-remote-changes.ts';
import { unresolvedMerges } from './resolve-conflict.ts';

/** @throws RequestProblem */
export async function fetchRemoteChanges(session: EditingSession, container: number): Promise<void> {
  const knownVersion = session.containers.versionOf(container);
  if (knownVersion === 0) return;
  await session.surface.loadCaret();
  const changes = await request<RemoteChanges>(
    session,
    'GET',
    `container/${container}/changes?version=${knownVersion}`,
  );
  applyRemoteChanges(session, container, changes, knownVersion);
  reconsiderConflicts(session);
}

/**
 * Drops conflicts of modules that were deleted here since, or in which nothing is left that differs from the remote text:
 * it was undone, or written like theirs. What is unread is merged as if it had been changed now: text, and the removal of
 * the module.
 */
export function reconsiderConflicts(session: EditingSession): void {
  const { conflicts, document, server, stale } = session;
  for (const [id, conflict] of conflicts) {
    const { theirs, changed_by } = conflict;
    const part = document.part(id);
    if (part && !theirs) {
      const edited = editedIn(session, id);
      // The caret alone keeps a module in which nothing was written yet.
      if (edited === undefined && conflict.edited !== undefined) removeUnedited(session, id, changed_by);
      else if (edited !== undefined) conflict.edited = edited;
      conflict.compared = document.part(conflict.edited ?? id)?.module.data;
      continue;
    }
    const isOpen = unresolvedMerges(session, id)?.some(({ outcome }) => outcome === 'overlap');
    if (part && isOpen) {
      conflict.compared = part.module.data;
      continue;
    }
    endConflict(session, id);
    // A later version may have been applied since.
    if (!theirs || (server.get(id)?.version ?? 0) >= theirs.draft.version) continue;
    stale.rejected.set(id, { ...theirs, changed_by });
    stale.mark(server.get(id)?.place.container ?? 0);
  }
}

/** A remotely removed module, or one below it, that differs from what was removed. */
function editedIn({ document, server }: EditingSession, id: number): number | undefined {
  return idsBelow(id, document).find((each) => {
    const known = server.get(each);
    return !known?.isGone || !isDeepEqual(known.data, document.part(each)?.module.data);
  });
}

function removeUnedited(session: EditingSession, id: number, changed_by: string | null): void {
  const { document, alerts } = session;
  const container = document.part(id)?.module.container ?? 0;
  const name = moduleName(session, id);
  const outcome = applyRemove({ kind: 'remove', id }, document);
  endConflict(session, id);
  if (!outcome) return;
  document.put(outcome.parts, outcome.lists);
  alerts.show(removalAlert(session, { container, name, changed_by, back: outcome.inverse }));
}

/** Applies texts first: a locally removed module stays if its text has changed remotely. */
function applyRemoteChanges(
  session: EditingSession,
  container: number,
  changes: RemoteChanges,
  knownVersion: number,
): void {
  const { surface, server, stale, document } = session;
  surface.flushFocusedText();
  const writerOf = writersOf(changes);
  const texts: AppliedTexts = new Map();
  let structure: AppliedStructure | null = null;
  surface.keepingPosition(() => {
    for (const module of changes.modules) {
      const id = server.idOf(module.draft.id);
      if (id !== undefined) applyRemoteModule(session, id, module, writerOf(module.draft.id), texts);
    }
    for (const [id, rejected] of stale.rejected) {
      const slot = document.part(id)?.module ?? server.get(id)?.place;
      if (slot?.container !== container) continue;
      applyRemoteModule(session, id, rejected, rejected.changed_by, texts);
    }
    const isAway = (id: number) => document.part(id) === undefined;
    if (changes.version <= knownVersion && ![...texts.keys()].some(isAway)) return;
    const rewritten = new Set(texts.keys());
    structure = applyRemoteStructure(session, container, changes, rewritten, (id) =>
      writerOf(server.get(id)?.server_id ?? id),
    );
    session.brokenContainers.delete(container);
  });
  const { version, is_changed } = changes;
  session.containers.put({ id: container, version: Math.max(version, knownVersion), is_changed });
  notifyRemoteChanges(session, container, texts, structure, changes);
}

/** Merges the remote text of a module, or defers it. Also retries deferred ones. */
function applyRemoteModule(
  session: EditingSession,
  id: number,
  module: RemoteModule,
  writer: string | null,
  texts: AppliedTexts,
): void {
  const isOwn = writer !== null && writer === session.account.get().username;
  const changed_by = isOwn ? collaborationTexts(session.locale).own_tab : writer;
  const wasRejected = session.stale.rejected.delete(id);
  const text = applyRemoteText(session, id, module, changed_by, wasRejected);
  if (text.result === 'same') return;
  texts.set(id, { ...text, changed_by });
  if (text.result === 'deferred') session.part(createDeferred).set(id, { module, changed_by });
  const isOpen = text.result === 'deferred' || text.result === 'conflict';
  markChangedBy(session, id, isOpen ? changed_by : undefined);
}

/**
 * Remote changes of the text that has the caret. They are applied when the caret leaves it; until then the module has a
 * badge. A later change replaces an earlier one.
 */
function createDeferred(session: EditingSession) {
  const deferred = new Map<number, { module: RemoteModule; changed_by: string | null }>();
  session.surface.onFocusMoved(() => {
    for (const [id, { module, changed_by }] of [...deferred]) {
      deferred.delete(id);
      applyRemoteModule(session, id, module, changed_by, new Map());
    }
  });
  return deferred;
}
