/** Merges where the modules of a container are: what is removed, restored, inserted and moved, and in which order. */
import type { ModuleSlot } from '#domain/modules/modules.ts';
import type { Command } from '../commands/command.ts';
import { type DocumentReader, idsBelow } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import { mergeOrder } from './merge-order.ts';

export interface SlottedModule extends ModuleSlot {
  id: number;
}

/** The server state that both sides started from. */
export interface BaseStructure {
  /** Without removed modules. */
  ids: ReadonlySet<number>;
  /** Of a removed module, the last one. */
  slotOf(id: number): ModuleSlot | undefined;
  children(key: string): readonly number[];
}

export interface ChangedTexts {
  isChangedLocally(id: number): boolean;
  isChangedRemotely(id: number): boolean;
}

export interface MergedStructure {
  /** Removed remotely, unchanged locally. */
  removed: readonly number[];
  /** Removed remotely but changed locally: kept as conflicts. */
  conflicting: readonly number[];
  /** Removed locally but changed remotely. */
  restored: readonly number[];
  /** New modules, and the restored ones with what they contain. */
  inserted: readonly number[];
  /** Of the inserted modules, and of all others that are where they are on the server. */
  slots: ReadonlyMap<number, ModuleSlot>;
  /** Moved by both sides to different slots: the remote one wins; `own` applies the local one. */
  moved: readonly { id: number; own: Command }[];
  /** The siblings in every slot that may have changed. Removed modules are still among them. */
  lists: ReadonlyMap<string, readonly number[]>;
}

/**
 * What one side removes stays if the other has changed it.
 * @param theirs all modules, siblings in order
 */
export function mergeStructure(
  base: BaseStructure,
  mine: DocumentReader,
  theirs: readonly SlottedModule[],
  texts: ChangedTexts,
): MergedStructure {
  const sides = compareSides(base, mine, theirs);
  const { removed, conflicting } = mergeRemoteRemovals(sides, texts);
  const { restored, inserted } = mergeLocalRemovals(sides, texts);
  const slots = mergeSlots(sides, inserted);
  const [moved, lists] = [movedByBoth(sides, removed), mergeLists(sides, slots)];
  return { removed, conflicting, restored, inserted, slots, moved, lists };
}

type Sides = ReturnType<typeof compareSides>;

function compareSides(base: BaseStructure, mine: DocumentReader, theirs: readonly SlottedModule[]) {
  const remoteSlots = new Map<number, ModuleSlot>(theirs.map((module) => [module.id, module]));
  const remoteSlot = (id: number) => remoteSlots.get(id);
  const localSlot = (id: number): ModuleSlot | undefined => mine.part(id)?.module;
  return {
    base,
    mine,
    theirs,
    remoteSlot,
    localSlot,
    isMovedRemotely: (id: number) => differ(base.slotOf(id), remoteSlot(id)),
    isMovedLocally: (id: number) => differ(base.slotOf(id), localSlot(id)),
    isRemovedRemotely: (id: number | null) => id !== null && base.ids.has(id) && !remoteSlot(id),
    isRemovedLocally: (id: number | null) => id !== null && base.ids.has(id) && !localSlot(id),
  };
}

function mergeRemoteRemovals(
  { base, mine, localSlot, isMovedRemotely, isMovedLocally, isRemovedRemotely }: Sides,
  { isChangedLocally }: ChangedTexts,
) {
  // Without what was moved out remotely before the removal.
  const children = (key: string) => mine.children(key).filter((id) => !isMovedRemotely(id));
  const isChanged = (id: number) =>
    idsBelow(id, { part: mine.part, children }).some(
      (each) => isChangedLocally(each) || isMovedLocally(each),
    );
  const topmost = [...base.ids].filter((id) => {
    const parent = base.slotOf(id)?.parent ?? null;
    return localSlot(id) && isRemovedRemotely(id) && !isRemovedRemotely(parent);
  });
  return { removed: topmost.filter((id) => !isChanged(id)), conflicting: topmost.filter(isChanged) };
}

/** Something that is added to a removed module, or moved into it, changes it as well. */
function mergeLocalRemovals(
  { base, theirs, localSlot, remoteSlot, isMovedRemotely, isRemovedLocally }: Sides,
  { isChangedRemotely }: ChangedTexts,
) {
  const withAncestors = (id: number | null): number[] =>
    id === null ? [] : [id, ...withAncestors(remoteSlot(id)?.parent ?? null)];
  const isNew = (id: number) => !base.ids.has(id) && !localSlot(id);
  const changed = theirs.filter(
    ({ id }) => isChangedRemotely(id) || isNew(id) || (localSlot(id) && isMovedRemotely(id)),
  );
  const changedBelow = new Set(changed.flatMap(({ id }) => withAncestors(id)));
  const topmost = theirs.filter(({ id, parent }) => isRemovedLocally(id) && !isRemovedLocally(parent));
  const restored = topmost.map(({ id }) => id).filter((id) => changedBelow.has(id));
  const isRestored = (id: number) =>
    isRemovedLocally(id) && withAncestors(id).some((each) => restored.includes(each));
  return { restored, inserted: theirs.map(({ id }) => id).filter((id) => isNew(id) || isRestored(id)) };
}

/** A module that was moved only locally stays there. */
function mergeSlots(
  { theirs, localSlot, isMovedLocally, isMovedRemotely }: Sides,
  inserted: readonly number[],
) {
  const isElsewhere = (id: number) => isMovedLocally(id) && !isMovedRemotely(id);
  const placed = theirs.filter(({ id }) => (localSlot(id) ? !isElsewhere(id) : inserted.includes(id)));
  return new Map<number, ModuleSlot>(placed.map((slot) => [slot.id, slot]));
}

/** Not those that were moved locally into a module that is removed remotely. */
function movedByBoth(
  { mine, theirs, isMovedLocally, isMovedRemotely, isRemovedRemotely }: Sides,
  removed: readonly number[],
): MergedStructure['moved'] {
  return theirs.flatMap((slot) => {
    const module = mine.part(slot.id)?.module;
    if (!module || !isMovedLocally(slot.id) || !isMovedRemotely(slot.id) || !differ(module, slot)) return [];
    if (isRemovedRemotely(module.parent)) return [];
    const { id, container, parent, column } = module;
    const siblings = mine.children(slotKey(module)).filter((each) => !removed.includes(each));
    const order = siblings.indexOf(id);
    return { id, own: { kind: 'move', id, place: { container, parent, column }, order } };
  });
}

/** The order of the server, with local moves and additions. */
function mergeLists({ base, mine, theirs, localSlot }: Sides, slots: MergedStructure['slots']) {
  const remoteLists = Map.groupBy(theirs, slotKey);
  const keys = theirs.flatMap((slot) => [slot, localSlot(slot.id) ?? slot].map(slotKey));
  return new Map(
    [...new Set(keys)].map((key) => {
      const isIn = (id: number) => {
        const slot = slots.get(id) ?? localSlot(id);
        return slot !== undefined && slotKey(slot) === key;
      };
      const remote = (remoteLists.get(key) ?? []).map(({ id }) => id);
      const list = mergeOrder(base.children(key), mine.children(key).filter(isIn), remote.filter(isIn));
      return [key, list] as const;
    }),
  );
}

function differ(one: ModuleSlot | undefined, other: ModuleSlot | undefined): boolean {
  return one !== undefined && other !== undefined && slotKey(one) !== slotKey(other);
}
