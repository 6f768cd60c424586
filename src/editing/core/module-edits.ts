/** Edits of modules as undoable commands. */
import { emptyData } from '#domain/modules/module-fields.ts';
import {
  isAllowedIn,
  type ModuleData,
  type ModuleName,
  type ModuleSlot,
  maxColumns,
} from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import type { Command } from './commands/command.ts';
import { copyOf, type DetachedModule, type DocumentPart, withNewIds } from './document-parts.ts';
import type { EditedDocument } from './edited-document.ts';
import type { EditedModule, EntryName } from './entries.ts';
import { contentAfter } from './shown-content.ts';
import { layoutColumnCount, slotKey } from './slots.ts';
import type { UndoHistory } from './undo-history.ts';

/** A document with its undo history. */
export interface UndoableDocument {
  document: EditedDocument;
  undo: UndoHistory;
}

/**
 * Sets raw values of a module; texts are given as whole `Localized` values. Does nothing for removed modules and equal
 * values.
 * @param group changes of one group in quick succession are undone together, e.g. `content` while typing
 */
export function changeFields(
  editor: UndoableDocument,
  id: number,
  changes: ModuleData,
  group?: string,
): void {
  const module = editor.document.part(id)?.module;
  if (!module) return;
  editor.undo.apply(
    module.container,
    [{ kind: 'fields', id, changes, shown: {} }, ...movesOutOfDroppedColumns(editor, module, changes)],
    group && `${id}:${group}`,
  );
}

/** A layout with fewer columns: modules of dropped columns move to the end of the last one. */
function movesOutOfDroppedColumns(
  { document }: UndoableDocument,
  { id, container, module }: EditedModule,
  changes: ModuleData,
): Command[] {
  if (module !== 'container' || !('layout' in changes)) return [];
  const last = layoutColumnCount(changes) - 1;
  const slot = { container, parent: id, column: last };
  const displaced = Array.from({ length: maxColumns - last - 1 }, (_, index) =>
    document.children(slotKey({ ...slot, column: last + 1 + index })),
  ).flat();
  return displaced.map((each) => ({ kind: 'move', id: each, place: slot, order: Number.MAX_SAFE_INTEGER }));
}

/**
 * Adds a new module to a slot, `order` from 0.
 * @returns its id
 */
export function addModule(
  editor: UndoableDocument,
  slot: ModuleSlot,
  order: number,
  name: ModuleName,
  data: ModuleData = {},
): number {
  const { document } = editor;
  const all = { ...emptyData(schemaOf(name)), ...data };
  const detached: DetachedModule = { key: 1, parent: null, column: 0, module: name, data: all, content: {} };
  const [part] = withNewIds([detached], document) as [DocumentPart];
  return insertParts(editor, slot, order, [
    { ...part, ...contentAfter(part, all, {}, document.locale()) },
  ]) as number;
}

/** Removes a module with its descendants. */
export function removeModule({ document, undo }: UndoableDocument, id: number): void {
  const part = document.part(id);
  if (part) undo.apply(part.module.container, { kind: 'remove', id });
}

/**
 * Moves a module. `order` is its position among the new siblings without it, from 0.
 * @returns whether the slot allows it
 */
export function moveModule(
  { document, undo }: UndoableDocument,
  id: number,
  { container, parent, column }: ModuleSlot,
  order: number,
): boolean {
  const slot = { container, parent, column };
  const part = document.part(id);
  if (!part || !isAllowedAt(document, part.module.module, slot)) return false;
  undo.apply(container, { kind: 'move', id, place: slot, order });
  return true;
}

/**
 * Inserts a copy of a module after it.
 * @returns the id of the copy
 */
export function duplicateModule(editor: UndoableDocument, id: number): number | null {
  const { document } = editor;
  const part = document.part(id);
  return part ? insertCopy(editor, part.module, document.orderOf(id) + 1, copyOf(id, document)) : null;
}

/**
 * Inserts a copy into a slot.
 * @returns its id; null if it is empty or the slot does not allow it
 */
export function insertCopy(
  editor: UndoableDocument,
  slot: ModuleSlot,
  order: number,
  copy: readonly DetachedModule[],
): number | null {
  const { document } = editor;
  if (!copy[0] || !isAllowedAt(document, copy[0].module, slot)) return null;
  return insertParts(editor, slot, order, withNewIds(withFreeAnchors(copy, document), document));
}

/** Whether a slot allows a module of that name. */
export function isAllowedAt(document: EditedDocument, name: EntryName, slot: ModuleSlot): boolean {
  const parent = slot.parent === null ? null : document.part(slot.parent)?.module.module;
  return parent !== undefined && isAllowedIn(name, parent);
}

/** Anchors are unique on a page: the original keeps its anchor, the copy has none. */
function withFreeAnchors(parts: readonly DetachedModule[], document: EditedDocument): DetachedModule[] {
  const taken = new Set(document.ids().map((id) => document.part(id)?.module.data.anchor));
  return parts.map((part) => {
    if (!part.data.anchor || !taken.has(part.data.anchor)) return part;
    return { ...part, data: { ...part.data, anchor: '' }, content: { ...part.content, anchor: '' } };
  });
}

function insertParts(
  { document, undo }: UndoableDocument,
  { container, parent, column }: ModuleSlot,
  order: number,
  parts: readonly DocumentPart[],
): number | null {
  const slot = { container, parent, column };
  const last = document.children(slotKey(slot)).length;
  undo.apply(container, { kind: 'add', place: slot, order: Math.min(order, last), parts });
  return parts[0]?.module.id ?? null;
}
