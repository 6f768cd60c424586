/** Finds the drafts of a container that earlier pages left: of this tab, and of tabs that have ended. */

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
  /** Of this tab, before its page was reloaded. */
  isOwn: boolean;
  /** Gives back the claim on the tab. */
  release: () => void;
}

/** Stands in the place of a tab's name in the keys of unresolved drafts, which belong to no tab. */
export const unresolvedTab = 'left';
/** How long drafts without unsaved changes are kept for undo after a crash; milliseconds. */
const maxAge = 24 * 3_600_000;

/** The own draft first, then the others, oldest first. Also notes unsaved drafts of other pages in the session. */
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
