/** Applies remotely added, moved and deleted modules to the session. */
import type { Command } from '../../core/commands/command.ts';
import { applyRemove } from '../../core/commands/remove.ts';
import { type DocumentPart, idsBelow } from '../../core/document-parts.ts';
import {
  type MergedStructure,
  mergeStructure,
  type SlottedModule,
} from '../../core/merge/merge-structure.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { slotKey } from '../../core/slots.ts';
import { isBlank, updateSaveState } from '../saving/module-status.ts';
import type { ServerModule } from '../server-state.ts';
import type { EditingSession } from '../session.ts';
import { dropUndoEntriesRemoving } from './apply-remote-text.ts';
import type { RemoteChanges, RemoteModule } from './changes.ts';
import { endConflict } from './end-conflict.ts';

/** What the user is told about, by local ids. */
export interface AppliedStructure extends Pick<MergedStructure, 'conflicting' | 'restored' | 'moved'> {
  /** `back` restores it. */
  removed: readonly { id: number; back: Command }[];
}

/** @param rewritten modules with remote text changes, including locally deleted ones */
export function applyRemoteStructure(
  session: EditingSession,
  container: number,
  { places, modules }: RemoteChanges,
  rewritten: ReadonlySet<number>,
  writerOf: (id: number) => string | null,
): AppliedStructure {
  const { document, server, conflicts, surface } = session;
  const idOf = (server_id: number) => server.idOf(server_id) ?? server_id;
  const remote = new Map(modules.map((module) => [idOf(module.draft.id), module]));
  const theirs = places
    .map(({ id, parent, column }): SlottedModule => {
      return { id: idOf(id), container, parent: parent === null ? null : idOf(parent), column };
    })
    .filter(({ id }) => server.get(id) ?? remote.get(id));
  const base = {
    ids: new Set(server.modulesIn(container).filter(server.isThere)),
    slotOf: (id: number) => server.get(id)?.place,
    children: server.children,
  };
  const merged = mergeStructure(base, document, theirs, {
    isChangedLocally: (id) => {
      const known = server.get(id);
      if (!known) return !isBlank(session, id);
      return known.data !== document.part(id)?.module.data || surface.isWrittenIn(id);
    },
    isChangedRemotely: (id) => rewritten.has(id),
  });

  updateServerState(session, container, theirs, remote);
  putMerged(session, merged, remote);
  const removed = merged.removed.flatMap((id) => {
    const outcome = applyRemove({ kind: 'remove', id }, document);
    if (!outcome) return [];
    document.put(outcome.parts, outcome.lists);
    return { id, back: outcome.inverse };
  });
  // A conflict about a removal ends when the module is restored remotely.
  for (const { id } of theirs) if (conflicts.get(id)?.theirs === null) endConflict(session, id);
  for (const id of merged.conflicting) {
    for (const each of idsBelow(id, document)) endConflict(session, each);
    conflicts.set(id, { theirs: null, changed_by: writerOf(id) });
    updateSaveState(session, id);
  }
  for (const id of merged.inserted) dropUndoEntriesRemoving(session, id, container);
  return { ...merged, removed };
}

function updateServerState(
  { server }: EditingSession,
  container: number,
  theirs: readonly SlottedModule[],
  remote: ReadonlyMap<number, RemoteModule>,
): void {
  // Each module by itself: the server decides which of them a later restore brings back. Those that remain are arranged below.
  for (const id of server.modulesIn(container)) server.set(id, { isGone: true });
  for (const { id, ...slot } of theirs) {
    const draft = remote.get(id)?.draft;
    if (!draft || server.get(id)) continue;
    const { module, version, data } = draft;
    server.set(id, { server_id: draft.id, module, version, data, place: slot, isGone: false });
  }
  for (const siblings of Map.groupBy(theirs, slotKey).values()) {
    const [{ id: _, ...slot }] = siblings as [SlottedModule];
    server.arrange(
      slot,
      siblings.map(({ id }) => id),
    );
  }
}

function putMerged(
  { document, server, locale }: EditingSession,
  { slots, lists }: MergedStructure,
  remote: ReadonlyMap<number, RemoteModule>,
): void {
  const newPart = (id: number): DocumentPart => {
    const { module, version, data, place: slot } = server.get(id) as ServerModule;
    const part = { module: { id, ...slot, order: 0, module, version, data }, content: {}, in_german: [] };
    const { content, in_german } = remote.get(id)?.shown ?? contentAfter(part, data, {}, locale);
    return { ...part, content, in_german };
  };
  const parts = [...slots].map(([id, { container, parent, column }]) => {
    const part = document.part(id) ?? newPart(id);
    return [id, { ...part, module: { ...part.module, container, parent, column } }] as const;
  });
  document.put(new Map(parts), lists);
}
