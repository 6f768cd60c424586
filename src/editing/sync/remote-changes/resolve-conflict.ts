/** Resolves a conflict about a module that was changed on both sides, or deleted on one. Can be undone. */

import { applyRemove } from '../../core/commands/remove.ts';
import { schemaOfEntry } from '../../core/entries.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import {
  type ConflictChoice,
  type FieldMerge,
  mergedData,
  mergeKey,
  threeWay,
} from '../../core/merge/three-way.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { updateSaveState } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

import { adaptUndoToText } from './apply-remote-text.ts';
import { endConflict } from './end-conflict.ts';
import { markChangedBy } from './mark-changed-by.ts';

/** The merges of a conflict; null if it is resolved already. */
export function unresolvedMerges(session: EditingSession, id: number): FieldMerge[] | null {
  const theirs = session.conflicts.get(id)?.theirs;
  const part = session.document.part(id);
  const base = session.server.get(id)?.data;
  if (!theirs || !part || !base) return null;
  return threeWay(schemaOfEntry(part.module).fields, base, part.module.data, theirs.draft.data);
}

/**
 * `choices`, by `mergeKey`, has one for every conflicting field. Undo swaps mine and theirs; fields that merge
 * automatically stay.
 */
export function resolveText(
  session: EditingSession,
  id: number,
  choices: Readonly<Record<string, ConflictChoice>>,
): void {
  const theirs = session.conflicts.get(id)?.theirs;
  const part = session.document.part(id);
  const merges = unresolvedMerges(session, id);
  if (!theirs || !part || !merges) return;
  const { container, data: mine } = part.module;
  const opposite = Object.fromEntries(
    merges.map(
      (merge) => [mergeKey(merge), choices[mergeKey(merge)] === 'mine' ? 'theirs' : 'mine'] as const,
    ),
  );
  const before = mergedData(mine, merges, opposite);
  const after = mergedData(mine, merges, choices);
  const valuesOf = (data: Readonly<Record<string, unknown>>) => {
    const names = [...new Set(merges.map(({ field }) => field))];
    const changes = Object.fromEntries(names.map((name) => [name, data[name]]));
    const shown = names.map((name) => {
      const isTheirs =
        isDeepEqual(data[name], theirs.draft.data[name]) && !isDeepEqual(data[name], mine[name]);
      return [name, (isTheirs ? theirs.shown?.content : part.content)?.[name]] as const;
    });
    const isReference = (name: string) => ['image', 'link', 'event'].includes(kinds[name]?.kind ?? '');
    return { changes, shown: Object.fromEntries(shown.filter(([name]) => isReference(name))) };
  };
  const { fields: kinds } = schemaOfEntry(part.module);
  settled(session, id);
  session.server.set(id, { version: theirs.draft.version, data: theirs.draft.data });
  const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
  adaptUndoToText(session, id, container, incoming);
  const { changes, shown } = valuesOf(before);
  const drawn = contentAfter(part, changes, shown, session.locale);
  session.document.put(new Map([[id, { module: { ...part.module, data: before }, ...drawn }]]), new Map());
  session.undo.apply(container, { kind: 'fields', id, ...valuesOf(after) });
  const now = session.document.part(id)?.module.data;
  if (now && isDeepEqual(now, theirs.draft.data)) session.server.set(id, { data: now });
  updateSaveState(session, id);
  void session.queue.flush();
}

/** Resolves a remote deletion: restores the module with the local text, or deletes it. */
export function resolveRemoval(session: EditingSession, id: number, isKept: boolean): void {
  const part = session.document.part(id);
  if (!part) return;
  const { container } = part.module;
  settled(session, id);
  if (isKept) {
    const outcome = applyRemove({ kind: 'remove', id }, session.document);
    if (!outcome) return;
    session.document.put(outcome.parts, outcome.lists);
    session.undo.apply(container, outcome.inverse);
  } else session.undo.apply(container, { kind: 'remove', id });
  void session.queue.flush();
}

function settled(session: EditingSession, id: number): void {
  endConflict(session, id);
  session.rejectedData.delete(id);
  markChangedBy(session, id, undefined);
}
