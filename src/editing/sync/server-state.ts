/** What the server has, as far as its answers say: modules by the browser's ids, and the order of siblings. */
import type { DraftModule, ModuleData, ModuleName, ModulePlace } from '#domain/modules/modules.ts';
import { withAt } from '../core/commands/command.ts';
import { placeKey } from '../core/slots.ts';

export interface KnownModule {
  server_id: number;
  module: ModuleName;
  version: number;
  /** As it was sent or received; the draft that holds the very same object is saved. */
  data: ModuleData;
  place: ModulePlace;
  /** Taken away itself; what stands in it is away with it. */
  isGone: boolean;
}

export interface Known {
  get(id: number): KnownModule | undefined;
  ids(): readonly number[];
  children(key: string): readonly number[];
  /** There, and nothing above it taken away. */
  isThere(id: number): boolean;
}

export interface KnownStore extends Known {
  load(modules: readonly DraftModule[]): void;
  set(id: number, change: Partial<KnownModule>): void;
  /** Puts a module to its place among its siblings. */
  place(id: number, place: ModulePlace, order: number): void;
  /** Siblings as they stand there now, in their order. */
  arrange(place: ModulePlace, ids: readonly number[]): void;
  forget(id: number): void;
  nameOf(id: number): ModuleName | undefined;
}

export function createKnown(): KnownStore {
  const modules = new Map<number, KnownModule>();
  const lists = new Map<string, readonly number[]>();
  const children = (key: string) => lists.get(key) ?? [];
  const takeOut = (id: number) => {
    const place = modules.get(id)?.place;
    if (!place) return;
    lists.set(
      placeKey(place),
      children(placeKey(place)).filter((each) => each !== id),
    );
  };
  const isThere = (id: number): boolean => {
    const module = modules.get(id);
    if (!module || module.isGone) return false;
    return module.place.parent === null || isThere(module.place.parent);
  };
  return {
    get: (id) => modules.get(id),
    nameOf: (id) => modules.get(id)?.module,
    ids: () => [...modules.keys()],
    children,
    isThere,
    load(those) {
      for (const { id, module, data, version, container, parent, column } of those) {
        const place = { container, parent, column };
        modules.set(id, { server_id: id, module, version, data, place, isGone: false });
        if (!children(placeKey(place)).includes(id))
          lists.set(placeKey(place), [...children(placeKey(place)), id]);
      }
    },
    set(id, change) {
      const module = modules.get(id);
      // Places are counted among those that are there, here as on the server.
      if (change.isGone) takeOut(id);
      if (module) modules.set(id, { ...module, ...change });
      else modules.set(id, { isGone: false, ...change } as KnownModule);
    },
    place(id, place, order) {
      const module = modules.get(id);
      if (!module) return;
      takeOut(id);
      modules.set(id, { ...module, place, isGone: false });
      lists.set(placeKey(place), withAt(children(placeKey(place)), order, id));
    },
    arrange(place, ids) {
      for (const id of ids) {
        takeOut(id);
        const module = modules.get(id);
        if (module) modules.set(id, { ...module, place, isGone: false });
      }
      lists.set(placeKey(place), ids);
    },
    forget(id) {
      takeOut(id);
      modules.delete(id);
    },
  };
}
