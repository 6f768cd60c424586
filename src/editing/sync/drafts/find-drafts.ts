/** Finds what earlier pages have draft of a place: of this tab, and of tabs that are gone. */

import type { EditingSession } from '../session.ts';
import type { DraftWriter } from './draft-rows.ts';

import {
  type PersistedDraft,
  type PersistedPlace,
  persistedDraftOf,
  type Row,
  type UnresolvedDraft,
} from './persisted-draft.ts';

export interface FoundDraft {
  draft: PersistedDraft;
  rows: readonly Row[];
  /** Of this very tab, before its page was loaded anew. */
  isOwn: boolean;
  /** Lets other tabs look at it. */
  release: () => void;
}

/** The name under which what waits for a decision is draft: it belongs to no tab. */
export const unresolvedTab = 'left';
/** What nothing is unsaved in is persisted for steps back after a crash; milliseconds. */
const maxAge = 24 * 3_600_000;

/** The own first, then the others, the oldest first. Says besides what lies elsewhere. */
export async function findDrafts(
  session: EditingSession,
  { user, tab, rows }: DraftWriter,
  slug: string,
): Promise<FoundDraft[]> {
  const keys = await rows.keys([user]);
  const places = keys.filter(([, each, , kind]) => kind === 'place' && each !== unresolvedTab);
  const tabs = new Set(places.map(([, each]) => each));
  const storage = await session.ports.storage();
  const found: FoundDraft[] = [];
  const elsewhere = new Map<string, PersistedPlace>();
  const isUnsaved = async (each: string) =>
    (await rows.get<PersistedPlace>([user, each, slug, 'place', 0]))?.hasUnsaved === true;
  for (const each of tabs) {
    const isOwn = each === tab;
    const release = isOwn ? () => undefined : await storage.claimTab(each, await isUnsaved(each));
    if (!release) continue;
    let isHeld = false;
    for (const [, , name] of places.filter(([, of]) => of === each)) {
      if (name === slug) {
        const those = await rows.read([user, each, name]);
        const draft = persistedDraftOf(those);
        if (!draft) continue;
        isHeld = true;
        found.push({ draft, rows: those, isOwn, release });
      } else if (!isOwn) {
        const place = await rows.get<PersistedPlace>([user, each, name, 'place', 0]);
        if (place?.hasUnsaved) elsewhere.set(name, place);
        else if (!place || session.ports.clock.now() - place.at > maxAge) {
          await rows.write(
            [],
            keys.filter(([, of, at]) => of === each && at === name),
          );
        }
      }
    }
    if (!isHeld) release();
  }
  const unresolved = (await rows.read([user, unresolvedTab])).map(([, value]) => value as UnresolvedDraft);
  session.drafts.set({ elsewhere: [...elsewhere.values()], unresolved });
  return found.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.draft.place.at - b.draft.place.at);
}
