/** Fetches what others have written in a container, and brings it in. */

import { draftStore } from '../../core/edited-document.ts';
import { flushWritten, keepingPlace } from '../../ui/surface/caret.ts';
import { putContainer, seenVersion } from '../containers.ts';
import { editorCall } from '../request.ts';
import { brokenContainers } from '../saving/rejections.ts';
import { known } from '../saving/saving.ts';
import { refusedFor } from '../stale-containers.ts';
import { type TakenPlaces, takePlaces } from './apply-remote-order.ts';
import { type TakenWords, takeWords } from './apply-remote-text.ts';
import { type Changes, type SeenModule, writersOf } from './changes.ts';
import { keep, markWriter } from './deferred-changes.ts';
import { sayWhatCame } from './notify-remote-changes.ts';

/** By module: what became of the words that others have written. */
export type Came = Map<number, TakenWords & { changed_by: string | null }>;

/** @throws CallProblem */
export async function pull(container: number): Promise<void> {
  const seen = seenVersion(container);
  if (seen === 0) return;
  const changes = await editorCall<Changes>('GET', `container/${container}/changes?version=${seen}`);
  receive(container, changes, seen);
}

/** Words first: whether somebody has written in what is taken away here decides whether it goes. */
function receive(container: number, changes: Changes, seen: number): void {
  flushWritten();
  const writerOf = writersOf(changes);
  const numbers = new Map(known.ids().map((id) => [known.get(id)?.server_id, id]));
  const came: Came = new Map();
  let places: TakenPlaces | null = null;
  keepingPlace(() => {
    for (const module of changes.modules) {
      const id = numbers.get(module.draft.id);
      if (id !== undefined) bringIn(id, module, writerOf(module.draft.id), came);
    }
    for (const [id, refused] of refusedFor) {
      const place = draftStore.part(id)?.module ?? known.get(id)?.place;
      if (place?.container !== container) continue;
      bringIn(id, refused, refused.changed_by, came);
      refusedFor.delete(id);
    }
    const isAway = (id: number) => draftStore.part(id) === undefined;
    if (changes.version <= seen && ![...came.keys()].some(isAway)) return;
    const rewritten = new Set([...came].filter(([, { taken }]) => taken !== 'same').map(([id]) => id));
    places = takePlaces(container, changes, rewritten, (id) => writerOf(known.get(id)?.server_id ?? id));
    brokenContainers.delete(container);
  });
  const { version, is_changed } = changes;
  putContainer({ id: container, version: Math.max(version, seen), is_changed });
  sayWhatCame(container, came, places, changes);
}

/** Brings words in, or keeps them for later. Also for those that were kept. */
export function bringIn(id: number, module: SeenModule, changed_by: string | null, came: Came): void {
  const isAsked = refusedFor.delete(id);
  const words = takeWords(id, module, changed_by, isAsked);
  if (words.taken === 'same') return;
  came.set(id, { ...words, changed_by });
  if (words.taken === 'kept') keep(id, module, changed_by);
  const isOpen = words.taken === 'kept' || words.taken === 'conflict';
  markWriter(id, isOpen ? changed_by : undefined);
}
