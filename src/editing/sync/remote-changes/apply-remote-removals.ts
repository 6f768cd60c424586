/** What others have result away, result out of the draft as it lies here. */

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

/** What is said about it, by the browser's numbers. */
export interface AppliedOrder {
  /** Removed here as well; the step brings it back. */
  removed: { id: number; back: Command }[];
  /** Removed there while somebody writes in it here. */
  held: number[];
  /** Removed here while somebody wrote in it there: it stays. */
  restored: number[];
  /** Moved here and there: it stands where they put it; the step is one's own move. */
  moved: { id: number; own: Command }[];
}

/** Nobody has lost anything: what somebody writes in is held, everything else goes. */
export function applyRemoteRemovals(
  session: EditingSession,
  container: number,
  there: readonly Place[],
  before: ReadonlyMap<number, ModulePlace>,
  writerOf: (id: number) => string | null,
  said: AppliedOrder,
): void {
  const still = new Map(there.map((place) => [place.id, place]));
  const gone = [...before].filter(([id]) => !still.has(id));
  const isGone = (id: number | null) => id !== null && gone.some(([each]) => each === id);
  // Each for itself: what comes back with one of them later, the server says.
  for (const id of session.server.ids()) {
    if (session.server.get(id)?.place.container === container && !still.has(id))
      session.server.set(id, { isGone: true });
  }
  for (const [id, place] of gone) {
    if (isGone(place.parent)) continue;
    if (!session.document.part(id)) continue;
    for (const each of idsBelow(id, session.document))
      leave(session, each, before.get(each), still.get(each));
    const isMoved = slotKey(session.document.part(id)?.module ?? place) !== slotKey(place);
    const isOwn = idsBelow(id, session.document).some((each) => {
      const part = session.document.part(each);
      const at = session.server.get(each);
      if (!part || !at) return !isBlank(session, each);
      // Written in, or brought here from elsewhere.
      const isElsewhere = slotKey(at.place) !== slotKey(part.module);
      return at.data !== part.module.data || isElsewhere || session.surface.isWrittenIn(each);
    });
    if (isOwn || isMoved) {
      for (const each of idsBelow(id, session.document)) session.conflicts.delete(each);
      session.conflicts.set(id, { theirs: null, changed_by: writerOf(id) });
      said.held.push(id);
      markModule(session, id);
      continue;
    }
    const outcome = removePart({ kind: 'remove', id }, session.document);
    if (!outcome) continue;
    session.document.put(outcome.parts, outcome.lists);
    said.removed.push({ id, back: outcome.inverse });
  }
}

/** What they have put elsewhere before is not result away with what it stood in. Its new list is arranged later. */
function leave(
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
