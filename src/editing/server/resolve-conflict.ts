/** Two people changed one module: one of the two texts stays, or the own one as a module of its own. */
import { apply } from '../draft/apply.ts';
import { draftStore } from '../draft/draft-store.ts';
import { conflicts, refusedData } from './refusals.ts';
import { known, markModule, trySaving } from './saving.ts';

/** Mine overwrites theirs knowingly; theirs takes the place of mine, and that can be taken back. */
export function resolveConflict(id: number, choice: 'mine' | 'theirs'): void {
  const theirs = conflicts.get(id)?.theirs;
  const part = draftStore.part(id);
  if (theirs === undefined || !part) return;
  conflicts.delete(id);
  refusedData.delete(id);
  if (theirs === null) {
    // It is gone there: mine is made anew, theirs means that it goes here, too.
    known.forget(id);
    if (choice === 'theirs') apply(part.module.container, { kind: 'remove', id });
  } else {
    known.set(id, { version: theirs.draft.version, data: theirs.draft.data });
    if (choice === 'theirs') {
      const shown = theirs.shown?.content ?? {};
      apply(part.module.container, { kind: 'fields', id, changes: theirs.draft.data, shown });
      known.set(id, { data: draftStore.part(id)?.module.data ?? {} });
    }
  }
  markModule(id);
  trySaving();
}
