/** What editors do with modules and their places, each one step that can be taken back. */

import { emptyData } from '#domain/modules/module-fields.ts';
import { type ModuleData, type ModuleName, type ModulePlace, mayStandIn } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { session } from '../sync/account/account.ts';
import { readClipboard, writeClipboard } from '../sync/clipboard.ts';
import { apply } from './apply.ts';
import { draftStore } from './edited-document.ts';
import { copyOf, type LoosePart, numbered } from './parts.ts';
import { contentAfter } from './shown-content.ts';
import { placeKey } from './slots.ts';

export { redo, undo } from './undo-history.ts';

/** A new module at a place, `order` from 0. @returns its id */
export function addModule(
  place: ModulePlace,
  order: number,
  name: ModuleName,
  data: ModuleData = {},
): number {
  const all = { ...emptyData(schemaOf(name)), ...data };
  const [part] = numbered([{ key: 1, parent: null, column: 0, module: name, data: all, content: {} }]);
  if (!part) throw new Error('There is nothing to put in.');
  return insert(place, order, [{ ...part, ...contentAfter(part, all, {}, session.get().locale) }]);
}

/** Takes a module away with all that stands in it. */
export function removeModule(id: number): void {
  const entry = draftStore.entry(id);
  if (entry) apply(entry.module.container, { kind: 'remove', id });
}

/**
 * Puts a module elsewhere. `order`: its position there once it has left its old place, from 0.
 * @returns whether it may stand there
 */
export function moveModule(id: number, place: ModulePlace, order: number): boolean {
  const entry = draftStore.entry(id);
  if (!entry || !mayStand(entry.module.module, place)) return false;
  apply(place.container, { kind: 'move', id, place, order });
  return true;
}

/** The same module once more, right behind it. @returns the new one's id */
export function duplicateModule(id: number): number | null {
  const entry = draftStore.entry(id);
  if (!entry) return null;
  return insert(entry.module, draftStore.orderOf(id) + 1, numbered(withFreeAnchors(copyOf(id, draftStore))));
}

/** Keeps a module for pasting, on this page or another. */
export function copyModule(id: number): void {
  if (draftStore.entry(id)) writeClipboard(copyOf(id, draftStore));
}

/** What was copied last, at a place. @returns its id; null where there is nothing, or it may not stand there */
export function pasteModule(place: ModulePlace, order: number): number | null {
  const parts = readClipboard();
  if (!parts?.[0] || !mayStand(parts[0].module, place)) return null;
  return insert(place, order, numbered(withFreeAnchors(parts)));
}

/** Whether a module of that name may stand at a place. */
export function mayStand(name: ModuleName, place: ModulePlace): boolean {
  const parent = place.parent === null ? null : draftStore.entry(place.parent)?.module.module;
  return parent !== undefined && mayStandIn(name, parent);
}

/** An address leads to one place: what is there already keeps its anchor, the copy goes without. */
function withFreeAnchors(parts: readonly LoosePart[]): LoosePart[] {
  const taken = new Set(draftStore.ids().map((id) => draftStore.part(id)?.module.data.anchor));
  return parts.map((part) => {
    if (!part.data.anchor || !taken.has(part.data.anchor)) return part;
    return { ...part, data: { ...part.data, anchor: '' }, content: { ...part.content, anchor: '' } };
  });
}

function insert(place: ModulePlace, order: number, parts: ReturnType<typeof numbered>): number {
  const root = parts[0];
  if (!root) throw new Error('There is nothing to put in.');
  const { container, parent, column } = place;
  const last = draftStore.children(placeKey(place)).length;
  apply(container, {
    kind: 'add',
    place: { container, parent, column },
    order: Math.min(order, last),
    parts,
  });
  return root.module.id;
}
