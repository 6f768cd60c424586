/** A place as it was: its modules as they are now, and what was done to them since, taken back step by step. */
import type { DraftModule } from '#domain/modules.ts';

/** Standing modules, and those taken away with what stands in them: each in `lists` under its place. */
export interface PastRow extends DraftModule {
  deleted_at: Date | null;
}

/** An operation as the history keeps it. */
export interface PastOperation {
  id: number;
  kind: 'create' | 'update' | 'move' | 'remove' | 'restore';
  /** Null where it concerned the whole place. */
  module_id: number | null;
  /** The module before; null where there was none. */
  before: DraftModule | null;
  /** Of one that came back to another place: as it lay in what it had been taken away with. */
  lay?: DraftModule;
  /** Of the whole place: what stood in it before, each before what stands in it. */
  modules?: readonly DraftModule[];
  /** Of the whole place: what had been taken away and was brought back, as it lay there. */
  revived?: readonly DraftModule[];
}

type Place = Pick<DraftModule, 'container' | 'parent' | 'column'>;

const keyOf = ({ container, parent, column }: Place): string =>
  parent === null ? `c${container}` : `m${parent}/${column}`;

const mostColumns = 3;

/**
 * @param rows all modules that ever stood in the place, as they are now
 * @param operations all that came later, the last one first
 * @returns what stood in the container, flat, each module before what stands in it
 */
export function pastModules(
  container: number,
  rows: readonly PastRow[],
  operations: readonly PastOperation[],
): DraftModule[] {
  const modules = new Map<number, DraftModule>();
  const lists = new Map<string, number[]>();
  const listOf = (key: string): number[] => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  const takeOut = (id: number) => {
    const module = modules.get(id);
    const list = module ? listOf(keyOf(module)) : [];
    const at = list.indexOf(id);
    if (at >= 0) list.splice(at, 1);
  };
  const putIn = (module: DraftModule) => {
    takeOut(module.id);
    modules.set(module.id, module);
    const list = listOf(keyOf(module));
    list.splice(Math.min(module.order, list.length), 0, module.id);
  };

  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { deleted_at, ...module } of rows.toSorted((a, b) => a.order - b.order || a.id - b.id)) {
    modules.set(module.id, module);
    const above = module.parent === null ? null : byId.get(module.parent);
    // What was taken away together with what it stands in still stands in it.
    const isThere = !deleted_at || above?.deleted_at?.getTime() === deleted_at.getTime();
    if (isThere) listOf(keyOf(module)).push(module.id);
  }

  const below = (key: string): number[] =>
    (lists.get(key) ?? []).flatMap((id) => [id, ...columnsOf(id).flatMap(below)]);
  const columnsOf = (id: number) => Array.from({ length: mostColumns }, (_, column) => `m${id}/${column}`);

  const takeBackRestore = ({ modules: before = [], revived = [] }: PastOperation) => {
    const own = `c${container}`;
    for (const id of below(own)) for (const key of columnsOf(id)) lists.delete(key);
    lists.delete(own);
    for (const module of [...before, ...revived]) {
      takeOut(module.id);
      modules.set(module.id, module);
    }
    for (const module of before) listOf(keyOf(module)).push(module.id);
    const back = new Set(revived.map(({ id }) => id));
    for (const module of revived) {
      if (module.parent !== null && back.has(module.parent)) listOf(keyOf(module)).push(module.id);
    }
  };

  for (const operation of operations) {
    const { kind, module_id, before, lay } = operation;
    if (module_id === null) takeBackRestore(operation);
    else if (lay) putIn({ ...(modules.get(module_id) ?? lay), ...placeOf(lay) });
    else if (kind === 'create' || kind === 'restore') takeOut(module_id);
    else if (!before) continue;
    else if (kind === 'update') {
      const module = modules.get(module_id);
      if (module) modules.set(module_id, { ...module, data: before.data, version: before.version });
    } else putIn({ ...(modules.get(module_id) ?? before), ...placeOf(before) });
  }

  const walk = (key: string, column: number, parent: number | null): DraftModule[] =>
    (lists.get(key) ?? []).flatMap((id, order) => {
      const module = modules.get(id);
      if (!module) return [];
      const own: DraftModule = { ...module, container, parent, column, order };
      return [own, ...columnsOf(id).flatMap((each, index) => walk(each, index, id))];
    });
  return walk(`c${container}`, 0, null);
}

const placeOf = ({ container, parent, column, order }: DraftModule) => ({ container, parent, column, order });
