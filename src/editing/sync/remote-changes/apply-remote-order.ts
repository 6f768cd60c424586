/** Applies remotely added, moved and deleted modules to the document. */

import type { ModuleSlot } from '#domain/modules/modules.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { mergeOrder } from '../../core/merge/merge-order.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { columnsOf, maxColumns, slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../session.ts';

import { type AppliedOrder, applyRemoteRemovals, type SlottedModule } from './apply-remote-removals.ts';
import { dropUndoEntriesRemoving } from './apply-remote-text.ts';
import type { RemoteChanges, RemoteModule } from './changes.ts';

/** @param rewritten modules with remote text changes, including locally deleted ones */
export function applyRemoteOrder(
  session: EditingSession,
  container: number,
  { places, modules }: RemoteChanges,
  rewritten: ReadonlySet<number>,
  writerOf: (id: number) => string | null,
): AppliedOrder {
  const applied: AppliedOrder = { removed: [], conflicting: [], restored: [], moved: [] };
  const numbers = new Map(
    session.server.ids().map((id) => [session.server.get(id)?.server_id as number, id]),
  );
  const idOf = (server_id: number) => numbers.get(server_id) ?? server_id;
  const remoteById = new Map(modules.map((module) => [idOf(module.draft.id), module]));
  const there = places.map(({ id, parent, column }): SlottedModule => {
    return { id: idOf(id), container, parent: parent === null ? null : idOf(parent), column };
  });
  const before = new Map(
    session.server.modulesIn(container).flatMap((id) => {
      const place = session.server.get(id)?.place;
      return place && session.server.isThere(id) ? [[id, place] as const] : [];
    }),
  );
  const orders = new Map(
    [...before.values()].map((place) => [slotKey(place), session.server.children(slotKey(place))]),
  );

  applyRemoteRemovals(session, container, there, before, writerOf, applied);
  const isNew = (id: number) => !before.has(id);
  for (const { id } of there) {
    // Restored remotely, which resolves the conflict.
    if (session.conflicts.get(id)?.theirs === null) session.conflicts.delete(id);
    if (!session.server.get(id)) addToServerState(session, id, remoteById.get(id), container);
  }
  const arrived = there.filter(({ id }) => isNew(id) && !session.document.part(id) && session.server.get(id));
  // Modules that were moved remotely into a locally deleted one: the deletion is reverted.
  const movedIn = there.filter((place) => {
    const old = before.get(place.id);
    return old && session.document.part(place.id) && slotKey(old) !== slotKey(place);
  });
  const touched = new Set([...rewritten, ...[...arrived, ...movedIn].map(({ id }) => id)]);
  const back = removedHere(session, there, before).filter(({ id }) => isTouchedBelow(id, there, touched));
  applied.restored.push(...back.map(({ id }) => id));
  const isBack = (place: SlottedModule): boolean => {
    if (back.some(({ id }) => id === place.id)) return true;
    const above = there.find(({ id }) => id === place.parent);
    return above !== undefined && isBack(above);
  };
  const incoming = there.filter(
    (place) => !session.document.part(place.id) && (isNew(place.id) || isBack(place)),
  );
  insertModules(session, incoming, remoteById);
  mergeSiblingOrders(session, there, before, orders, applied);
  for (const { id } of incoming) dropUndoEntriesRemoving(session, id, container);
  return applied;
}

function addToServerState(
  session: EditingSession,
  id: number,
  module: RemoteModule | undefined,
  container: number,
): void {
  if (!module) return;
  const { draft } = module;
  const place = { container, parent: draft.parent, column: draft.column };
  const { version, data } = draft;
  session.server.set(id, { server_id: draft.id, module: draft.module, version, data, place, isGone: false });
}

/** The topmost of the locally deleted modules that are still on the server. */
function removedHere(
  session: EditingSession,
  there: readonly SlottedModule[],
  before: ReadonlyMap<number, ModuleSlot>,
): SlottedModule[] {
  const isAway = (id: number | null) => id !== null && before.has(id) && !session.document.part(id);
  return there.filter(({ id, parent }) => isAway(id) && !isAway(parent));
}

function isTouchedBelow(id: number, there: readonly SlottedModule[], touched: ReadonlySet<number>): boolean {
  return (
    touched.has(id) || there.some((place) => place.parent === id && isTouchedBelow(place.id, there, touched))
  );
}

/** Inserts modules into the document, parents before children. */
function insertModules(
  session: EditingSession,
  incoming: readonly SlottedModule[],
  remoteById: ReadonlyMap<number, RemoteModule>,
): void {
  const parts = new Map<number, DocumentPart>();
  for (const { id, container, parent, column } of incoming) {
    const at = session.server.get(id);
    if (!at || (parent !== null && !session.document.part(parent) && !parts.has(parent))) continue;
    const module = {
      id,
      container,
      parent,
      column,
      order: 0,
      module: at.module,
      data: at.data,
      version: at.version,
    };
    const shown = remoteById.get(id)?.shown;
    const empty: DocumentPart = { module, content: {}, in_german: [] };
    const content = shown
      ? { content: shown.content, in_german: shown.in_german }
      : contentAfter(empty, at.data, {}, session.locale);
    parts.set(id, { module, ...content });
  }
  session.document.put(parts, new Map());
}

/** Merges every list of siblings: the order of the server, with local moves and additions. */
function mergeSiblingOrders(
  session: EditingSession,
  there: readonly SlottedModule[],
  before: ReadonlyMap<number, ModuleSlot>,
  orders: ReadonlyMap<string, readonly number[]>,
  applied: AppliedOrder,
): void {
  const theirs = Map.groupBy(there, slotKey);
  const target = new Map<number, SlottedModule>();
  const parts = new Map<number, DocumentPart>();
  for (const place of there) {
    const part = session.document.part(place.id);
    if (!part) continue;
    // Restored modules keep the place that they were moved to locally.
    const old = before.get(place.id) ?? session.server.get(place.id)?.place;
    const own = slotKey(part.module);
    const isMovedThere = old !== undefined && slotKey(old) !== slotKey(place);
    const isMovedHere = old !== undefined && slotKey(old) !== own;
    if (isMovedHere && !isMovedThere) continue;
    if (isMovedHere && isMovedThere && own !== slotKey(place)) {
      const { container, parent, column } = part.module;
      const order = session.document.children(own).indexOf(place.id);
      applied.moved.push({
        id: place.id,
        own: { kind: 'move', id: place.id, place: { container, parent, column }, order },
      });
    }
    target.set(place.id, place);
    const { container, parent, column } = place;
    parts.set(place.id, { ...part, module: { ...part.module, container, parent, column } });
  }
  const keyOf = (id: number) => {
    const place = target.get(id) ?? session.document.part(id)?.module;
    return place ? slotKey(place) : '';
  };
  const keys = new Set([...theirs.keys(), ...orders.keys(), ...ownKeys(session, there, before)]);
  const lists = new Map<string, readonly number[]>();
  for (const key of keys) {
    const isHere = (id: number) => session.document.part(id) !== undefined && keyOf(id) === key;
    lists.set(
      key,
      mergeOrder(
        orders.get(key) ?? [],
        session.document.children(key).filter(isHere),
        (theirs.get(key) ?? []).map(({ id }) => id).filter(isHere),
      ),
    );
  }
  session.document.put(parts, lists);
  for (const [, siblings] of theirs) {
    const [first] = siblings;
    if (!first) continue;
    const { container, parent, column } = first;
    session.server.arrange(
      { container, parent, column },
      siblings.map(({ id }) => id),
    );
  }
}

/** Slots of the document that have modules of the container. */
function ownKeys(
  session: EditingSession,
  there: readonly SlottedModule[],
  before: ReadonlyMap<number, ModuleSlot>,
): string[] {
  return [...there.map(({ id }) => id), ...before.keys()].flatMap((id) => {
    const module = session.document.part(id)?.module;
    if (!module) return [];
    const columns = module.module === 'container' ? Math.max(maxColumns, columnsOf(module.data)) : 1;
    const inside = Array.from({ length: columns }, (_, column) => slotKey({ ...module, parent: id, column }));
    return [slotKey(module), ...inside];
  });
}
