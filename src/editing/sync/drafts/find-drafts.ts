/** Finds what earlier pages have kept of a place: of this tab, and of tabs that are gone. */

import type { Keeper } from './draft-writer.ts';
import { journalState } from './drafts-state.ts';
import { type Kept, type KeptPlace, keptOf, type Left, type Row } from './persisted-draft.ts';
import { claimTab } from './tab-locks.ts';

export interface Found {
  kept: Kept;
  rows: readonly Row[];
  /** Of this very tab, before its page was loaded anew. */
  isOwn: boolean;
  /** Lets other tabs look at it. */
  release: () => void;
}

/** The name under which what waits for a decision is kept: it belongs to no tab. */
export const leftTab = 'left';
/** What nothing is unsaved in is kept for steps back after a crash; milliseconds. */
const longestSteps = 24 * 3_600_000;

/** The own first, then the others, the oldest first. Says besides what lies elsewhere. */
export async function findKept({ user, tab, rows }: Keeper, slug: string): Promise<Found[]> {
  const keys = await rows.keys([user]);
  const places = keys.filter(([, each, , kind]) => kind === 'place' && each !== leftTab);
  const tabs = new Set(places.map(([, each]) => each));
  const found: Found[] = [];
  const elsewhere = new Map<string, KeptPlace>();
  const isUnsaved = async (each: string) =>
    (await rows.get<KeptPlace>([user, each, slug, 'place', 0]))?.hasUnsaved === true;
  for (const each of tabs) {
    const isOwn = each === tab;
    const release = isOwn ? () => undefined : await claimTab(each, await isUnsaved(each));
    if (!release) continue;
    let isHeld = false;
    for (const [, , name] of places.filter(([, of]) => of === each)) {
      if (name === slug) {
        const those = await rows.read([user, each, name]);
        const kept = keptOf(those);
        if (!kept) continue;
        isHeld = true;
        found.push({ kept, rows: those, isOwn, release });
      } else if (!isOwn) {
        const place = await rows.get<KeptPlace>([user, each, name, 'place', 0]);
        if (place?.hasUnsaved) elsewhere.set(name, place);
        else if (!place || Date.now() - place.at > longestSteps) {
          await rows.write(
            [],
            keys.filter(([, of, at]) => of === each && at === name),
          );
        }
      }
    }
    if (!isHeld) release();
  }
  const left = (await rows.read([user, leftTab])).map(([, value]) => value as Left);
  journalState.set({ elsewhere: [...elsewhere.values()], left });
  return found.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.kept.place.at - b.kept.place.at);
}
