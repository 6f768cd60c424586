/** Finds the drafts of a container that this tab wrote before a reload, and those of tabs that have ended. */
import type { EditingSession } from '../session.ts';
import type { DraftWriter } from './draft-rows.ts';
import {
  type JournalRow,
  type PersistedContainer,
  type PersistedDraft,
  persistedDraftOf,
  type UnresolvedDraft,
} from './persisted-draft.ts';

export interface FoundDraft {
  draft: PersistedDraft;
  rows: readonly JournalRow[];
  /** Whether this tab wrote it before a reload. */
  isOwn: boolean;
  /** Releases the claim on the tab. */
  release: () => void;
}

/** Replaces the name of the tab in the keys of unresolved drafts, which belong to no tab. */
export const unresolvedTab = 'left';
/** Milliseconds that saved drafts are kept, for undo after a crash. */
const maxAge = 24 * 3_600_000;

/**
 * The draft of this tab first, then the others from oldest to newest. Also lists unsaved drafts of other pages in the
 * session.
 */
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
  const elsewhere = new Map<string, PersistedContainer>();
  const isUnsaved = async (each: string) =>
    (await rows.get<PersistedContainer>([user, each, slug, 'place', 0]))?.hasUnsaved === true;
  const remove = (each: string, name: string) =>
    rows.write(
      [],
      keys.filter(([, of, at]) => of === each && at === name),
    );
  for (const each of tabs) {
    const isOwn = each === tab;
    const release = isOwn ? () => undefined : await storage.claimTab(each, await isUnsaved(each));
    if (!release) continue;
    const names = places.filter(([, of]) => of === each).map(([, , name]) => name);
    const draftRows = names.includes(slug) ? await rows.read([user, each, slug]) : [];
    const draft = persistedDraftOf(draftRows);
    if (draft) found.push({ draft, rows: draftRows, isOwn, release });
    for (const name of isOwn ? [] : names.filter((other) => other !== slug)) {
      const place = await rows.get<PersistedContainer>([user, each, name, 'place', 0]);
      if (place?.hasUnsaved) elsewhere.set(name, place);
      else if (!place || session.ports.clock.now() - place.at > maxAge) await remove(each, name);
    }
    if (!draft) release();
  }
  const unresolved = (await rows.read([user, unresolvedTab])).map(([, value]) => value as UnresolvedDraft);
  session.drafts.set({ elsewhere: [...elsewhere.values()], unresolved });
  return found.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.draft.place.at - b.draft.place.at);
}
