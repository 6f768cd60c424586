/** Deletes saved drafts of all tabs on logout, since others may use the browser next. */
import type { DraftRows } from './draft-rows.ts';
import { unresolvedTab } from './find-drafts.ts';
import type { PersistedContainer } from './persisted-draft.ts';

/** Keeps containers with unsaved changes, and unresolved drafts. */
export async function deleteSavedDrafts(rows: DraftRows, user: string): Promise<void> {
  const keys = await rows.keys([user]);
  const saved = new Set<string>();
  for (const key of keys) {
    const [, tab, slug, kind] = key;
    if (kind !== 'place' || tab === unresolvedTab) continue;
    const place = await rows.get<PersistedContainer>(key);
    if (place && !place.hasUnsaved) saved.add(JSON.stringify([tab, slug]));
  }
  const deletable = keys.filter(([, tab, slug]) => saved.has(JSON.stringify([tab, slug])));
  if (deletable.length > 0) await rows.write([], deletable);
}
