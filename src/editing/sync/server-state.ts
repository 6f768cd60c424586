/** The known server state: modules by local id, and the order of siblings. */
import type { DraftModule, ModuleData, ModuleSlot } from '#domain/modules/modules.ts';
import { insertedAt } from '../core/commands/command.ts';
import type { EntryName } from '../core/entries.ts';
import { slotKey } from '../core/slots.ts';

export interface ServerModule {
  server_id: number;
  module: EntryName;
  version: number;
  /** The object that was sent or received; a draft that has the same object is saved. */
  data: ModuleData;
  place: ModuleSlot;
  /** Removed itself, not only with its parent. */
  isGone: boolean;
}

/** The read-only view. */
export interface ServerMirror {
  get(id: number): ServerModule | undefined;
  ids(): readonly number[];
  /** The modules of a container, including removed ones. Records are in none. */
  modulesIn(container: number): readonly number[];
  children(key: string): readonly number[];
  /** Present, with all ancestors. */
  isThere(id: number): boolean;
}

export interface ServerState extends ServerMirror {
  load(modules: readonly DraftModule[]): void;
  set(id: number, change: Partial<ServerModule>): void;
  /** Moves a module to a place among its siblings. */
  place(id: number, slot: ModuleSlot, order: number): void;
  /** Sets the siblings of a slot in their order. */
  arrange(slot: ModuleSlot, ids: readonly number[]): void;
  forget(id: number): void;
  /** The local id of a server id; undefined if unknown. */
  idOf(server_id: number | null): number | undefined;
  nameOf(id: number): EntryName | undefined;
}

export function createServerState(): ServerState {
  const modules = new Map<number, ServerModule>();
  const lists = new Map<string, readonly number[]>();
  const children = (key: string) => lists.get(key) ?? [];
  const removeFromSiblings = (id: number) => {
    const slot = modules.get(id)?.place;
    if (!slot) return;
    lists.set(
      slotKey(slot),
      children(slotKey(slot)).filter((each) => each !== id),
    );
  };
  const isThere = (id: number): boolean => {
    const module = modules.get(id);
    if (!module || module.isGone) return false;
    return module.place.parent === null || isThere(module.place.parent);
  };
  return {
    get: (id) => modules.get(id),
    idOf: (server_id) => [...modules].findLast(([, module]) => module.server_id === server_id)?.[0],
    nameOf: (id) => modules.get(id)?.module,
    ids: () => [...modules.keys()],
    modulesIn: (container) =>
      [...modules].flatMap(([id, { module, place: slot }]) =>
        slot.container === container && module !== 'record' ? [id] : [],
      ),
    children,
    isThere,
    load(those) {
      for (const { id, module, data, version, container, parent, column } of those) {
        const slot = { container, parent, column };
        modules.set(id, { server_id: id, module, version, data, place: slot, isGone: false });
        if (!children(slotKey(slot)).includes(id)) lists.set(slotKey(slot), [...children(slotKey(slot)), id]);
      }
    },
    set(id, change) {
      const module = modules.get(id);
      // Positions count present modules only, as on the server.
      if (change.isGone) removeFromSiblings(id);
      if (module) modules.set(id, { ...module, ...change });
      else modules.set(id, { isGone: false, ...change } as ServerModule);
    },
    place(id, slot, order) {
      const module = modules.get(id);
      if (!module) return;
      removeFromSiblings(id);
      modules.set(id, { ...module, place: slot, isGone: false });
      lists.set(slotKey(slot), insertedAt(children(slotKey(slot)), order, id));
    },
    arrange(slot, ids) {
      for (const id of ids) {
        removeFromSiblings(id);
        const module = modules.get(id);
        if (module) modules.set(id, { ...module, place: slot, isGone: false });
      }
      lists.set(slotKey(slot), ids);
    },
    forget(id) {
      removeFromSiblings(id);
      modules.delete(id);
    },
  };
}
