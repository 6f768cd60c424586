/** Removes from the document what others have deleted. */

import type { ModulePlace } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { removePart } from '../../core/commands/remove.ts';
import { idsBelow } from '../../core/parts.ts';
import { slotKey } from '../../core/slots.ts';
import { isBlank, markModule } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

export interface Place extends ModulePlace {
  id: number;
}

/** What was applied, by the browser's ids. */
export interface AppliedOrder {
  /** Removed here as well; `back` restores it. */
  removed: { id: number; back: Command }[];
  /** Deleted by others while it has changes here: kept, and a conflict. */
  held: number[];
  /** Deleted here while others changed it: it stays. */
  restored: number[];
  /** Moved by both: it stands where they put it; `own` moves it to one's own place. */
  moved: { id: number; own: Command }[];
}

/** Modules with changes of one's own are held, all others are removed. */
export function applyRemoteRemovals(
  session: EditingSession,
  container: number,
  there: readonly Place[],
  before: ReadonlyMap<number, ModulePlace>,
  writerOf: (id: number) => string | null,
  applied: AppliedOrder,
): void {
  const remaining = new Map(there.map((place) => [place.id, place]));
  const gone = [...before].filter(([id]) => !remaining.has(id));
  const isGone = (id: number | null) => id !== null && gone.some(([each]) => each === id);
  // Each is marked by itself: which of them a later restore brings back, the server says.
  for (const id of session.server.modulesIn(container)) {
    if (!remaining.has(id)) session.server.set(id, { isGone: true });
  }
  for (const [id, place] of gone) {
    if (isGone(place.parent)) continue;
    if (!session.document.part(id)) continue;
    for (const each of idsBelow(id, session.document))
      moveOut(session, each, before.get(each), remaining.get(each));
    const isMoved = slotKey(session.document.part(id)?.module ?? place) !== slotKey(place);
    const isOwn = idsBelow(id, session.document).some((each) => {
      const part = session.document.part(each);
      const at = session.server.get(each);
      if (!part || !at) return !isBlank(session, each);
      // Changed here, or moved in from elsewhere.
      const isElsewhere = slotKey(at.place) !== slotKey(part.module);
      return at.data !== part.module.data || isElsewhere || session.surface.isWrittenIn(each);
    });
    if (isOwn || isMoved) {
      for (const each of idsBelow(id, session.document)) session.conflicts.delete(each);
      session.conflicts.set(id, { theirs: null, changed_by: writerOf(id) });
      applied.held.push(id);
      markModule(session, id);
      continue;
    }
    const outcome = removePart({ kind: 'remove', id }, session.document);
    if (!outcome) continue;
    session.document.put(outcome.parts, outcome.lists);
    applied.removed.push({ id, back: outcome.inverse });
  }
}

/** Moves a module out of a deleted parent where others had moved it before. Its new list is merged later. */
function moveOut(
  session: EditingSession,
  id: number,
  old: ModulePlace | undefined,
  now: ModulePlace | undefined,
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
