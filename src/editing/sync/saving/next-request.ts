/**
 * Computes the next request that brings the server closer to the draft, from the desired state and the server state.
 */
import { type ModuleData, type ModuleSlot, maxColumns } from '#domain/modules/modules.ts';
import type { DocumentReader } from '../../core/document-parts.ts';
import { longestIncreasingSubsequence } from '../../core/merge/longest-increasing-subsequence.ts';
import { slotKey } from '../../core/slots.ts';
import type { ServerMirror } from '../server-state.ts';

export type SaveRequest =
  | { kind: 'create'; id: number; place: ModuleSlot; order: number; data: ModuleData }
  /** `place` and `order` are the desired ones, in case the former parent is gone. */
  | { kind: 'restore'; id: number; place?: ModuleSlot; order?: number }
  | { kind: 'move'; id: number; place: ModuleSlot; order: number }
  | { kind: 'remove'; id: number }
  | { kind: 'update'; id: number; data: ModuleData };

export interface DesiredState extends DocumentReader {
  ids(): readonly number[];
  /** Complete, and not rejected with its current data. */
  isReady(id: number): boolean;
  /** Deleted remotely, and the conflict is not resolved. */
  isInConflict(id: number): boolean;
}

/**
 * Parents are created before children, moves come before texts, and a module is removed after its children were moved.
 * @param containers ids of the edited containers
 * @returns null if nothing can be saved now
 */
export function nextRequest(
  containers: readonly number[],
  desired: DesiredState,
  server: ServerMirror,
): SaveRequest | null {
  for (const container of containers) {
    const found = requestForSlot({ container, parent: null, column: 0 }, desired, server);
    if (found) return found;
  }
  const isOurs = (id: number) => containers.includes(server.get(id)?.place.container ?? 0);
  const removed = server
    .ids()
    .find(
      (id) => !desired.part(id) && isOurs(id) && server.isThere(id) && isTopmostRemoved(id, desired, server),
    );
  if (removed !== undefined) return { kind: 'remove', id: removed };
  for (const id of desired.ids()) {
    const data = desired.part(id)?.module.data;
    if (!data || !isOurs(id) || !server.isThere(id) || server.get(id)?.data === data || !desired.isReady(id))
      continue;
    return { kind: 'update', id, data };
  }
  return null;
}

/** Removing a module removes its children, so one request is enough. */
function isTopmostRemoved(id: number, desired: DesiredState, server: ServerMirror): boolean {
  const parent = server.get(id)?.place.parent ?? null;
  return parent === null || desired.part(parent) !== undefined;
}

function requestForSlot(slot: ModuleSlot, desired: DesiredState, server: ServerMirror): SaveRequest | null {
  const ids = desired.children(slotKey(slot));
  const missing = ids.find(
    (id) => !server.isThere(id) && (server.get(id) ? !desired.isInConflict(id) : desired.isReady(id)),
  );
  if (missing !== undefined) {
    const order = orderBehind(missing, ids, slot, server);
    if (server.get(missing)) {
      const id = topmostDeleted(missing, server);
      return { kind: 'restore', id, ...(id === missing ? { place: slot, order } : {}) };
    }
    const data = desired.part(missing)?.module.data ?? {};
    return { kind: 'create', id: missing, place: slot, order, data };
  }
  const there = ids.filter((id) => server.isThere(id));
  const steady = longestIncreasingSubsequence(there.map((id) => server.children(slotKey(slot)).indexOf(id)));
  const moved = there.find((_, index) => !steady.has(index));
  if (moved !== undefined) {
    return { kind: 'move', id: moved, place: slot, order: orderBehind(moved, there, slot, server) };
  }
  for (const parent of there) {
    for (let column = 0; column < maxColumns; column += 1) {
      const found = requestForSlot({ container: slot.container, parent, column }, desired, server);
      if (found) return found;
    }
  }
  return null;
}

/** The module to restore first: the highest deleted ancestor, or the module itself. */
function topmostDeleted(id: number, server: ServerMirror): number {
  let found = id;
  for (let each: number | null = id; each !== null; each = server.get(each)?.place.parent ?? null) {
    if (server.get(each)?.isGone) found = each;
  }
  return found;
}

/** The position after the nearest preceding sibling that is in the same list on the server. */
function orderBehind(
  id: number,
  siblings: readonly number[],
  slot: ModuleSlot,
  server: ServerMirror,
): number {
  const list = server.children(slotKey(slot)).filter((each) => each !== id && server.isThere(each));
  const before = siblings.slice(0, siblings.indexOf(id)).toReversed();
  const nearest = before.find((each) => list.includes(each));
  return nearest === undefined ? 0 : list.indexOf(nearest) + 1;
}
