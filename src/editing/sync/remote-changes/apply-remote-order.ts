/** What others have added, moved and taken away, brought into the draft as it lies here. */
import type { ModulePlace } from '#domain/modules/modules.ts';
import type { Step } from '../../core/commands/command.ts';
import { draftStore } from '../../core/edited-document.ts';
import { mergeOrder } from '../../core/merge/merge-order.ts';
import type { Part } from '../../core/parts.ts';
import { contentAfter } from '../../core/shown-content.ts';
import { columnsOf, mostColumns, placeKey } from '../../core/slots.ts';
import { session } from '../account/account.ts';
import { conflicts } from '../saving/rejections.ts';
import { known } from '../saving/saving.ts';
import { type Place, takeRemovals } from './apply-remote-removals.ts';
import { keepFromSteps } from './apply-remote-text.ts';
import type { Changes, SeenModule } from './changes.ts';

/** What is said about it, by the browser's numbers. */
export interface TakenPlaces {
  /** Taken away here as well; the step brings it back. */
  removed: { id: number; back: Step }[];
  /** Taken away there while somebody writes in it here. */
  held: number[];
  /** Taken away here while somebody wrote in it there: it stays. */
  broughtBack: number[];
  /** Moved here and there: it stands where they put it; the step is one's own move. */
  moved: { id: number; own: Step }[];
}

/** @param rewritten modules that others have written in, among them those that are taken away here */
export function takePlaces(
  container: number,
  { places, modules }: Changes,
  rewritten: ReadonlySet<number>,
  writerOf: (id: number) => string | null,
): TakenPlaces {
  const said: TakenPlaces = { removed: [], held: [], broughtBack: [], moved: [] };
  const numbers = new Map(known.ids().map((id) => [known.get(id)?.server_id as number, id]));
  const idOf = (server_id: number) => numbers.get(server_id) ?? server_id;
  const seen = new Map(modules.map((module) => [idOf(module.draft.id), module]));
  const there = places.map(({ id, parent, column }): Place => {
    return { id: idOf(id), container, parent: parent === null ? null : idOf(parent), column };
  });
  const before = new Map(
    known.ids().flatMap((id) => {
      const place = known.get(id)?.place;
      return place && known.isThere(id) && place.container === container ? [[id, place] as const] : [];
    }),
  );
  const orders = new Map(
    [...before.values()].map((place) => [placeKey(place), known.children(placeKey(place))]),
  );

  takeRemovals(container, there, before, writerOf, said);
  const isNew = (id: number) => !before.has(id);
  for (const { id } of there) {
    // It is there again: there is nothing to decide any more.
    if (conflicts.get(id)?.theirs === null) conflicts.delete(id);
    if (!known.get(id)) learn(id, seen.get(id), container);
  }
  const arrived = there.filter(({ id }) => isNew(id) && !draftStore.part(id) && known.get(id));
  // What they have put into something that is taken away here: nobody has decided that this goes.
  const putIn = there.filter((place) => {
    const old = before.get(place.id);
    return old && draftStore.part(place.id) && placeKey(old) !== placeKey(place);
  });
  const touched = new Set([...rewritten, ...[...arrived, ...putIn].map(({ id }) => id)]);
  const back = removedHere(there, before).filter(({ id }) => isTouchedBelow(id, there, touched));
  said.broughtBack.push(...back.map(({ id }) => id));
  const isBack = (place: Place): boolean => {
    if (back.some(({ id }) => id === place.id)) return true;
    const above = there.find(({ id }) => id === place.parent);
    return above !== undefined && isBack(above);
  };
  const comes = there.filter((place) => !draftStore.part(place.id) && (isNew(place.id) || isBack(place)));
  putInto(comes, seen);
  arrange(there, before, orders, said);
  for (const { id } of comes) keepFromSteps(id, container);
  return said;
}

function learn(id: number, module: SeenModule | undefined, container: number): void {
  if (!module) return;
  const { draft } = module;
  const place = { container, parent: draft.parent, column: draft.column };
  const { version, data } = draft;
  known.set(id, { server_id: draft.id, module: draft.module, version, data, place, isGone: false });
}

/** Taken away here, and nobody has been told yet; the topmost of each. */
function removedHere(there: readonly Place[], before: ReadonlyMap<number, ModulePlace>): Place[] {
  const isAway = (id: number | null) => id !== null && before.has(id) && !draftStore.part(id);
  return there.filter(({ id, parent }) => isAway(id) && !isAway(parent));
}

function isTouchedBelow(id: number, there: readonly Place[], touched: ReadonlySet<number>): boolean {
  return (
    touched.has(id) || there.some((place) => place.parent === id && isTouchedBelow(place.id, there, touched))
  );
}

/** Parents come before what stands in them. */
function putInto(comes: readonly Place[], seen: ReadonlyMap<number, SeenModule>): void {
  const parts = new Map<number, Part>();
  for (const { id, container, parent, column } of comes) {
    const at = known.get(id);
    if (!at || (parent !== null && !draftStore.part(parent) && !parts.has(parent))) continue;
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
    const shown = seen.get(id)?.shown;
    const empty: Part = { module, content: {}, in_german: [] };
    const content = shown
      ? { content: shown.content, in_german: shown.in_german }
      : contentAfter(empty, at.data, {}, session.get().locale);
    parts.set(id, { module, ...content });
  }
  draftStore.put(parts, new Map());
}

/** Every list anew: as the server has it, with what was moved and added here. */
function arrange(
  there: readonly Place[],
  before: ReadonlyMap<number, ModulePlace>,
  orders: ReadonlyMap<string, readonly number[]>,
  said: TakenPlaces,
): void {
  const theirs = Map.groupBy(there, placeKey);
  const target = new Map<number, Place>();
  const parts = new Map<number, Part>();
  for (const place of there) {
    const part = draftStore.part(place.id);
    if (!part) continue;
    // Also of what was gone and is back: where it was put here meanwhile, it stays.
    const old = before.get(place.id) ?? known.get(place.id)?.place;
    const own = placeKey(part.module);
    const isMovedThere = old !== undefined && placeKey(old) !== placeKey(place);
    const isMovedHere = old !== undefined && placeKey(old) !== own;
    if (isMovedHere && !isMovedThere) continue;
    if (isMovedHere && isMovedThere && own !== placeKey(place)) {
      const { container, parent, column } = part.module;
      const order = draftStore.children(own).indexOf(place.id);
      said.moved.push({
        id: place.id,
        own: { kind: 'move', id: place.id, place: { container, parent, column }, order },
      });
    }
    target.set(place.id, place);
    const { container, parent, column } = place;
    parts.set(place.id, { ...part, module: { ...part.module, container, parent, column } });
  }
  const keyOf = (id: number) => {
    const place = target.get(id) ?? draftStore.part(id)?.module;
    return place ? placeKey(place) : '';
  };
  const keys = new Set([...theirs.keys(), ...orders.keys(), ...ownKeys(there, before)]);
  const lists = new Map<string, readonly number[]>();
  for (const key of keys) {
    const isHere = (id: number) => draftStore.part(id) !== undefined && keyOf(id) === key;
    lists.set(
      key,
      mergeOrder(
        orders.get(key) ?? [],
        draftStore.children(key).filter(isHere),
        (theirs.get(key) ?? []).map(({ id }) => id).filter(isHere),
      ),
    );
  }
  draftStore.put(parts, lists);
  for (const [, siblings] of theirs) {
    const [first] = siblings;
    if (!first) continue;
    const { container, parent, column } = first;
    known.arrange(
      { container, parent, column },
      siblings.map(({ id }) => id),
    );
  }
}

/** Lists of the draft in which something of the container stands. */
function ownKeys(there: readonly Place[], before: ReadonlyMap<number, ModulePlace>): string[] {
  return [...there.map(({ id }) => id), ...before.keys()].flatMap((id) => {
    const module = draftStore.part(id)?.module;
    if (!module) return [];
    const columns = module.module === 'container' ? Math.max(mostColumns, columnsOf(module.data)) : 1;
    const inside = Array.from({ length: columns }, (_, column) =>
      placeKey({ ...module, parent: id, column }),
    );
    return [placeKey(module), ...inside];
  });
}
