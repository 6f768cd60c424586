/** Reconstructs an earlier state of a slot by reverting later operations, for the history. */
import { type DraftModule, headColumn, type ModuleSlot } from './modules.ts';

/** A module in its current state, removed or not. */
export interface CurrentModuleRow extends DraftModule {
  deleted_at: Date | null;
}

/** An operation from the history. */
export interface PastOperation {
  id: number;
  kind: 'create' | 'update' | 'move' | 'remove' | 'restore';
  /** Null for operations on the whole slot. */
  module_id: number | null;
  /** The module before the operation; null if it did not exist. */
  before: DraftModule | null;
  /** Only for a module restored to another position: its state when it was removed. */
  lay?: DraftModule;
  /** Only for operations on the whole slot: its modules before, parents before children. */
  modules?: readonly DraftModule[];
  /** Only for operations on the whole slot: removed modules that it restored, in their state when removed. */
  revived?: readonly DraftModule[];
}

/** State while reverting: all modules as last seen, and the order of those in each list. */
interface RevertState {
  modules: Map<number, DraftModule>;
  /** Ids in order, by {@link slotKeyOf}. */
  lists: Map<string, number[]>;
}

const maxColumns = 3;
const containerKey = (container: number): string => `c${container}`;
const headKey = (container: number): string => `h${container}`;
const columnKey = (module: number, column: number): string => `m${module}/${column}`;
const columnKeys = (module: number): string[] =>
  Array.from({ length: maxColumns }, (_, column) => columnKey(module, column));

const slotKeyOf = ({ container, parent, column }: ModuleSlot): string =>
  column === headColumn
    ? headKey(container)
    : parent === null
      ? containerKey(container)
      : columnKey(parent, column);

/**
 * The modules of a slot at an earlier time.
 * @param rows all modules that were ever in the slot, in their current state
 * @param operations all later operations, newest first
 * @returns a flat list, parents before children
 */
export function pastModules(
  container: number,
  rows: readonly CurrentModuleRow[],
  operations: readonly PastOperation[],
): DraftModule[] {
  const state = currentState(rows);
  for (const operation of operations) revertOperation(state, container, operation);
  return modulesIn(state, container);
}

function currentState(rows: readonly CurrentModuleRow[]): RevertState {
  const state: RevertState = { modules: new Map(), lists: new Map() };
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { deleted_at, ...module } of rows.toSorted((a, b) => a.order - b.order || a.id - b.id)) {
    state.modules.set(module.id, module);
    const above = module.parent === null ? null : byId.get(module.parent);
    // A module removed together with its parent is still its child.
    const isThere = !deleted_at || above?.deleted_at?.getTime() === deleted_at.getTime();
    if (isThere) listOf(state, slotKeyOf(module)).push(module.id);
  }
  return state;
}

function revertOperation(state: RevertState, container: number, operation: PastOperation): void {
  const { modules } = state;
  const { kind, module_id, before, lay } = operation;
  if (module_id === null) revertWholeSlot(state, container, operation);
  else if (lay) insertModule(state, { ...(modules.get(module_id) ?? lay), ...slotAndOrderOf(lay) });
  else if (kind === 'create' || kind === 'restore') removeModule(state, module_id);
  else if (!before) return;
  else if (kind === 'update') {
    const module = modules.get(module_id);
    if (module) modules.set(module_id, { ...module, data: before.data, version: before.version });
  } else insertModule(state, { ...(modules.get(module_id) ?? before), ...slotAndOrderOf(before) });
}

/** Reverts the restoration of a whole slot. */
function revertWholeSlot(
  state: RevertState,
  container: number,
  { modules: before = [], revived = [] }: PastOperation,
): void {
  const { modules, lists } = state;
  const own = containerKey(container);
  for (const id of idsBelow(state, own)) for (const key of columnKeys(id)) lists.delete(key);
  lists.delete(own);
  for (const module of [...before, ...revived]) {
    removeModule(state, module.id);
    modules.set(module.id, module);
  }
  for (const module of before) listOf(state, slotKeyOf(module)).push(module.id);
  const back = new Set(revived.map(({ id }) => id));
  for (const module of revived) {
    const isBelow = module.parent !== null && back.has(module.parent);
    if (isBelow) listOf(state, slotKeyOf(module)).push(module.id);
  }
}

function listOf({ lists }: RevertState, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function removeModule(state: RevertState, id: number): void {
  const module = state.modules.get(id);
  const list = module ? listOf(state, slotKeyOf(module)) : [];
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

function insertModule(state: RevertState, module: DraftModule): void {
  removeModule(state, module.id);
  state.modules.set(module.id, module);
  const list = listOf(state, slotKeyOf(module));
  list.splice(Math.min(module.order, list.length), 0, module.id);
}

function idsBelow(state: RevertState, key: string): number[] {
  const own = state.lists.get(key) ?? [];
  return own.flatMap((id) => [id, ...columnKeys(id).flatMap((column) => idsBelow(state, column))]);
}

/** The modules of a container as a flat list, parents before children. */
function modulesIn({ modules, lists }: RevertState, container: number): DraftModule[] {
  const walk = (key: string, column: number, parent: number | null): DraftModule[] =>
    (lists.get(key) ?? []).flatMap((id, order) => {
      const module = modules.get(id);
      if (!module) return [];
      const own: DraftModule = { ...module, container, parent, column, order };
      return [own, ...columnKeys(id).flatMap((each, index) => walk(each, index, id))];
    });
  return [...walk(headKey(container), headColumn, null), ...walk(containerKey(container), 0, null)];
}

const slotAndOrderOf = ({ container, parent, column, order }: DraftModule) => ({
  container,
  parent,
  column,
  order,
});
