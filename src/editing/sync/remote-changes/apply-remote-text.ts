/** Merges remote text changes into a module of the document. */

import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { schemaOfEntry } from '../../core/entries.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { rebasedChange, rebasedData } from '../../core/merge/rebase.ts';
import { type FieldMerge, mergedData, threeWay } from '../../core/merge/three-way.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { updateSaveState } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

import type { AppliedText, RemoteModule } from './changes.ts';
import { endConflict } from './end-conflict.ts';

const nothing: AppliedText = { result: 'same', merges: [] };

/** @param wasRejected a save of this module was rejected, so the merge no longer waits for the caret */
export function applyRemoteText(
  session: EditingSession,
  id: number,
  { draft, shown }: RemoteModule,
  changed_by: string | null,
  wasRejected: boolean,
): AppliedText {
  const before = session.server.get(id);
  const part = session.document.part(id);
  if (!before || before.version === draft.version) return nothing;
  if (before.version > draft.version && !wasRejected) return nothing;
  const { fields } = schemaOfEntry(part?.module ?? draft);
  if (!part) {
    // The module is deleted locally: undo restores it with the remote text.
    session.server.set(id, { version: draft.version, data: draft.data });
    const merges = threeWay(fields, before.data, before.data, draft.data);
    adaptUndoToText(session, id, before.place.container, merges);
    return merges.length === 0 ? nothing : { result: 'applied', merges: [] };
  }
  const merges = threeWay(fields, before.data, part.module.data, draft.data);
  if (merges.some(({ outcome }) => outcome === 'overlap')) {
    session.conflicts.set(id, { theirs: { draft, shown }, changed_by });
    updateSaveState(session, id);
    return { result: 'conflict', merges };
  }
  const incoming = merges.filter(({ outcome }) => outcome !== 'mine');
  const isUnderCaret = (merge: FieldMerge) =>
    session.surface.isWritten(id, merge) && !session.surface.leavesCaret(merge);
  if (!wasRejected && (session.surface.isInForm(id) || incoming.some(isUnderCaret))) {
    return { result: 'deferred', merges };
  }
  const isMine = merges.some(({ outcome }) => outcome === 'mine' || outcome === 'merged');
  const data = isMine ? mergedData(part.module.data, merges) : draft.data;
  endConflict(session, id);
  session.rejectedData.delete(id);
  session.server.set(id, { version: draft.version, data: draft.data });
  for (const merge of incoming)
    if (session.surface.isWritten(id, merge)) session.surface.writeAroundCaret(merge);
  const names = [...new Set(incoming.map(({ field }) => field))];
  const changes = Object.fromEntries(names.map((name) => [name, data[name]]));
  // Resolved pictures, links and titles of fields that equal the remote values.
  const theirs = names.filter((name) => shown && isDeepEqual(data[name], draft.data[name]));
  const shownBefore = Object.fromEntries(theirs.map((name) => [name, shown?.content[name]]));
  const next = contentAfter(part, changes, shownBefore, session.locale);
  session.document.put(new Map([[id, { module: { ...part.module, data }, ...next }]]), new Map());
  adaptUndoToText(session, id, part.module.container, incoming);
  updateSaveState(session, id);
  return { result: isMine ? 'merged' : 'applied', merges };
}

/** Adapts the undo stacks so that undo keeps remote changes. */
export function adaptUndoToText(
  session: EditingSession,
  id: number,
  container: number,
  merges: readonly FieldMerge[],
): void {
  if (merges.length === 0) return;
  dropUndoEntriesRemoving(session, id, container);
  session.undo.adapt(container, (command): Command => {
    if (command.kind === 'add')
      return { ...command, parts: command.parts.map((part) => asWritten(session, part, id, merges)) };
    return command.kind === 'fields' && command.id === id ? rebasedChange(command, merges) : command;
  });
}

/** Drops undo entries that would delete the remotely changed module or one of its ancestors. */
export function dropUndoEntriesRemoving(session: EditingSession, id: number, container: number): void {
  const ancestors = new Set<number>();
  for (let each: number | null = id; each !== null; ) {
    ancestors.add(each);
    each = session.document.part(each)?.module.parent ?? session.server.get(each)?.place.parent ?? null;
  }
  session.undo.adapt(container, (command) =>
    command.kind === 'remove' && ancestors.has(command.id) ? null : command,
  );
}

/** The part that an undo entry restores, merged with remote changes. */
function asWritten(
  session: EditingSession,
  part: DocumentPart,
  id: number,
  merges: readonly FieldMerge[],
): DocumentPart {
  if (part.module.id !== id) return part;
  const data = rebasedData(part.module.data, merges);
  const changes = Object.fromEntries(merges.map(({ field }) => [field, data[field]]));
  return { module: { ...part.module, data }, ...contentAfter(part, changes, {}, session.locale) };
}
