/** What others have taken away, taken out of the draft as it lies here. */
import type { ModulePlace } from '#domain/modules/modules.ts';
import { removePart } from '../../core/commands/remove.ts';
import { draftStore } from '../../core/edited-document.ts';
import { idsBelow } from '../../core/parts.ts';
import { placeKey } from '../../core/slots.ts';
import { isWrittenIn } from '../../ui/surface/caret.ts';
import { conflicts } from '../saving/rejections.ts';
import { isBlank, known, markModule } from '../saving/saving.ts';
import type { TakenPlaces } from './apply-remote-order.ts';

export interface Place extends ModulePlace {
  id: number;
}

/** Nobody has lost anything: what somebody writes in is held, everything else goes. */
export function takeRemovals(
  container: number,
  there: readonly Place[],
  before: ReadonlyMap<number, ModulePlace>,
  writerOf: (id: number) => string | null,
  said: TakenPlaces,
): void {
  const still = new Map(there.map((place) => [place.id, place]));
  const gone = [...before].filter(([id]) => !still.has(id));
  const isGone = (id: number | null) => id !== null && gone.some(([each]) => each === id);
  // Each for itself: what comes back with one of them later, the server says.
  for (const id of known.ids()) {
    if (known.get(id)?.place.container === container && !still.has(id)) known.set(id, { isGone: true });
  }
  for (const [id, place] of gone) {
    if (isGone(place.parent)) continue;
    if (!draftStore.part(id)) continue;
    for (const each of idsBelow(id, draftStore)) leave(each, before.get(each), still.get(each));
    const isMoved = placeKey(draftStore.part(id)?.module ?? place) !== placeKey(place);
    const isOwn = idsBelow(id, draftStore).some((each) => {
      const part = draftStore.part(each);
      const at = known.get(each);
      if (!part || !at) return !isBlank(each);
      // Written in, or brought here from elsewhere.
      const isElsewhere = placeKey(at.place) !== placeKey(part.module);
      return at.data !== part.module.data || isElsewhere || isWrittenIn(each);
    });
    if (isOwn || isMoved) {
      for (const each of idsBelow(id, draftStore)) conflicts.delete(each);
      conflicts.set(id, { theirs: null, changed_by: writerOf(id) });
      said.held.push(id);
      markModule(id);
      continue;
    }
    const outcome = removePart({ kind: 'remove', id }, draftStore);
    if (!outcome) continue;
    draftStore.put(outcome.parts, outcome.lists);
    said.removed.push({ id, back: outcome.inverse });
  }
}

/** What they have put elsewhere before is not taken away with what it stood in. Its new list is arranged later. */
function leave(id: number, old: ModulePlace | undefined, now: ModulePlace | undefined): void {
  const part = draftStore.part(id);
  if (!part || !old || !now || placeKey(old) === placeKey(now)) return;
  const from = placeKey(part.module);
  const { container, parent, column } = now;
  draftStore.put(
    new Map([[id, { ...part, module: { ...part.module, container, parent, column } }]]),
    new Map([[from, draftStore.children(from).filter((each) => each !== id)]]),
  );
}
