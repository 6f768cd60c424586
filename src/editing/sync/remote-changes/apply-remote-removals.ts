/** Removes remotely deleted modules from the document. */

import type { ModuleSlot } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { applyRemove } from '../../core/commands/remove.ts';
import { idsBelow } from '../../core/document-parts.ts';
import { slotKey } from '../../core/slots.ts';
import { isBlank, updateSaveState } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

export interface SlottedModule extends ModuleSlot {
  id: number;
}

/** The applied changes, by local ids. */
export interface AppliedOrder {
  /** Removed from the document; `back` restores it. */
  removed: { id: number; back: Command }[];
  /** Deleted remotely but changed locally: kept as a conflict. */
  conflicting: number[];
  /** Deleted locally but changed remotely: restored. */
  restored: number[];
  /** Moved by both sides: the remote place wins; `own` applies the local one. */
  moved: { id: number; own: Command }[];
}

/** Keeps locally changed modules as conflicts and removes all others. */
export function applyRemoteRemovals(
  session: EditingSession,
  container: number,
  there: readonly SlottedModule[],
  before: ReadonlyMap<number, ModuleSlot>,
  writerOf: (id: number) => string | null,
  applied: AppliedOrder,
): void {
  const remaining = new Map(there.map((place) => [place.id, place]));
  const removed = [...before].filter(([id]) => !remaining.has(id));
  const isGone = (id: number | null) => id !== null && removed.some(([each]) => each === id);
  // Marks each module by itself: the server decides which of them a later restore brings back.
  for (const id of session.server.modulesIn(container)) {
    if (!remaining.has(id)) session.server.set(id, { isGone: true });
  }
  for (const [id, place] of removed) {
    if (isGone(place.parent)) continue;
    if (!session.document.part(id)) continue;
    for (const each of idsBelow(id, session.document))
      moveOut(session, each, before.get(each), remaining.get(each));
    const isMoved = slotKey(session.document.part(id)?.module ?? place) !== slotKey(place);
    const isOwn = idsBelow(id, session.document).some((each) => {
      const part = session.document.part(each);
      const at = session.server.get(each);
      if (!part || !at) return !isBlank(session, each);
      // Changed locally, or moved here from another slot.
      const isElsewhere = slotKey(at.place) !== slotKey(part.module);
      return at.data !== part.module.data || isElsewhere || session.surface.isWrittenIn(each);
    });
    if (isOwn || isMoved) {
      for (const each of idsBelow(id, session.document)) session.conflicts.delete(each);
      session.conflicts.set(id, { theirs: null, changed_by: writerOf(id) });
      applied.conflicting.push(id);
      updateSaveState(session, id);
      continue;
    }
    const outcome = applyRemove({ kind: 'remove', id }, session.document);
    if (!outcome) continue;
    session.document.put(outcome.parts, outcome.lists);
    applied.removed.push({ id, back: outcome.inverse });
  }
}

/** Moves a module out of a deleted parent to the place of a remote move. The new list is merged later. */
function moveOut(
  session: EditingSession,
  id: number,
  old: ModuleSlot | undefined,
  now: ModuleSlot | undefined,
): void {
  const part = session.document.part(id);
  if (!part || !old || !now || slotKey(old) === slotKey(now)) return;
  const from = slotKey(part.module);
  const { container, parent, column } = now;
  session.document.put(
    new Map([[id, { ...part, module: { ...part.module, container, parent, column } }]]),
    new Map([[from, session.document.children(from).filter((each) => each !== id)]]),
  );
}
