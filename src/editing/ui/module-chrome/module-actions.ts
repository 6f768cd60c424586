/** Actions of toolbar buttons and keys: the command, the focus afterwards, and the announcement. */
import { flushSync } from 'react-dom';
import { isHead, itemNameOf, type ModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { type EditedModule, schemaOfEntry } from '../../core/entries.ts';
import { addModule, duplicateModule, moveModule, removeModule } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import { isUntouched } from '../../core/untouched.ts';
import { copyModule, pasteModule } from '../../sync/clipboard.ts';
import { messages, moduleName } from '../../sync/messages.ts';
import type { EditingSession } from '../../sync/session.ts';
import { openDialog, openMenu } from '../ui-state.ts';
import { firstTextOf, focusFrame, moduleAround } from './module-elements.ts';

/** Moves up (-1) or down (1). `action` is the button that keeps the focus. */
export function shiftModule(session: EditingSession, id: number, by: -1 | 1, action?: string): void {
  const place = session.document.part(id)?.module;
  if (!place) return;
  const count = session.document.children(slotKey(place)).length;
  const order = session.document.orderOf(id) + by;
  if (order < 0 || order >= count || !moveModule(session, id, place, order)) {
    session.announcements.announce(messages(session).cannot_move(moduleName(session, id)));
    return;
  }
  announcePosition(session, id);
  focusFrame(id, action);
}

/** Moves to any slot that allows it. */
export function moveModuleToSlot(session: EditingSession, id: number, slot: ModuleSlot, order: number): void {
  if (!moveModule(session, id, slot, order)) return;
  announcePosition(session, id);
  focusFrame(id);
}

function announcePosition(session: EditingSession, id: number): void {
  const module = session.document.part(id)?.module;
  if (!module) return;
  const count = session.document.children(slotKey(module)).length;
  session.announcements.announce(
    messages(session).moved(moduleName(session, id), session.document.orderOf(id) + 1, count),
  );
}

/** Inserts a new module; the caret goes into its first text, or its dialog opens if it has none. */
export function insertModule(
  session: EditingSession,
  slot: ModuleSlot,
  order: number,
  name: ModuleName,
): void {
  focusNewModule(session, addModule(session, slot, order, name));
}

/** Inserts an item at the end of a list, or after another item. */
export function insertItem(session: EditingSession, list: number, order?: number): void {
  const module = session.document.part(list)?.module;
  const name = module && itemNameOf(module.module);
  if (!name) return;
  const slot = { container: module.container, parent: list, column: 0 };
  insertModule(session, slot, order ?? session.document.children(slotKey(slot)).length, name);
}

/**
 * Continues writing after the last text of a module: in the next item of its list, else in the next module if that is
 * empty, else in a new text module.
 */
export function continueWritingAfter(session: EditingSession, id: number): void {
  const module = session.document.part(id)?.module;
  if (!module) return;
  if (module.module === 'record') return;
  // The modules of a page follow its head.
  const place = isHead(module) ? { ...module, column: 0 } : module;
  const { parent } = place;
  const order = isHead(module) ? 0 : session.document.orderOf(id) + 1;
  const next = session.document.children(slotKey(place))[order];
  const list = parent === null ? undefined : session.document.part(parent)?.module;
  const isItem = list !== undefined && itemNameOf(list.module) !== null;
  const isOpen = next !== undefined && (isItem || isUntouched(next, session.document));
  const known = isOpen ? firstTextOf(next, []) : null;
  if (known) known.focus();
  else if (isItem) continueWritingAfter(session, list.id);
  else {
    // Rendered synchronously, so that the next key goes to the new text.
    const made = flushSync(() => addModule(session, place, order, 'text'));
    session.announcements.announce(messages(session).added(moduleName(session, made)));
    firstTextOf(made, [])?.focus();
  }
}

function focusNewModule(session: EditingSession, id: number): void {
  session.announcements.announce(messages(session).added(moduleName(session, id)));
  const name = session.document.part(id)?.module.module as ModuleName;
  focusFrame(id);
  if (itemNameOf(name) !== null) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const text = firstTextOf(id, mainTextsOf({ module: name }));
      if (text && !needsDialog(name)) text.focus();
      else openDialog(session, { kind: 'module', id });
    }),
  );
}

/** The required texts of a module. */
function mainTextsOf(named: Pick<EditedModule, 'module' | 'record'>): string[] {
  return Object.entries(schemaOfEntry(named).fields).flatMap(([field, described]) => {
    const isText = described.kind === 'line' || described.kind === 'plain' || described.kind === 'rich';
    return isText && described.required ? [field] : [];
  });
}

/** Whether a module needs a picture, an address or an event before its texts make sense. */
function needsDialog(name: ModuleName): boolean {
  return Object.values(schemaOf(name).fields).some(
    (field) => (field.kind === 'image' || field.kind === 'embed' || field.kind === 'event') && field.required,
  );
}

export function duplicate(session: EditingSession, id: number): void {
  const added = duplicateModule(session, id);
  if (added !== null) showPasted(session, added);
}

export function copy(session: EditingSession, id: number): void {
  copyModule(session, id);
  session.announcements.announce(messages(session).copied(moduleName(session, id)));
}

/** Announces it if the clipboard has nothing that fits. */
export function paste(session: EditingSession, slot: ModuleSlot, order: number): void {
  showPasted(session, pasteModule(session, slot, order));
}

function showPasted(session: EditingSession, id: number | null): void {
  const { nothing_to_paste, added } = messages(session);
  session.announcements.announce(id === null ? nothing_to_paste : added(moduleName(session, id)));
  if (id !== null) focusFrame(id);
}

/** Pastes after a module, or into a list if the clipboard has an item. */
export function pasteAfter(session: EditingSession, id: number): void {
  const module = session.document.part(id)?.module;
  if (!module) return;
  showPasted(
    session,
    pasteModule(session, module, session.document.orderOf(id) + 1) ??
      pasteModule(session, { ...module, parent: id, column: 0 }, Number.MAX_SAFE_INTEGER),
  );
}

/** The module that gets the focus when this one goes; null if there is none. */
function neighbourOf(session: EditingSession, module: EditedModule): number | null {
  const siblings = session.document.children(slotKey(module));
  const order = siblings.indexOf(module.id);
  return siblings[order + 1] ?? siblings[order - 1] ?? module.parent;
}

/** Deletes a module, and offers undo until the next change. */
export function remove(session: EditingSession, id: number): void {
  const module = session.document.part(id)?.module;
  if (!module) return;
  const text = messages(session).removed(moduleName(session, id));
  const next = neighbourOf(session, module);
  removeModule(session, id);
  const undoRemoval = () => {
    session.undo.undo(module.container);
    focusFrame(id);
  };
  session.alerts.show({ kind: 'save', text, action: { label: messages(session).undo, run: undoRemoval } });
  const stop = session.document.onExecuted(() => {
    stop();
    session.alerts.close();
  });
  if (next !== null) focusFrame(next);
}

/** Undoes or redoes. Focuses the changed module, or the neighbour of a removed one. */
export function undoOrRedo(session: EditingSession, kind: 'undo' | 'redo', container: number | null): void {
  const focused = session.document.part(moduleAround(document.activeElement) ?? 0)?.module;
  const next = focused && neighbourOf(session, focused);
  const executed =
    container === null ? null : kind === 'undo' ? session.undo.undo(container) : session.undo.redo(container);
  // A remote command shows its own alert once it is done.
  if (!executed && session.undo.isUnderWay()) return;
  const texts = messages(session);
  const [done, nothing] =
    kind === 'undo' ? [texts.undone, texts.nothing_to_undo] : [texts.redone, texts.nothing_to_redo];
  session.announcements.announce(executed ? done : nothing);
  const isThere = (each: number) => session.document.part(each);
  const id = executed?.ids.find(isThere) ?? (focused && !isThere(focused.id) ? next : null);
  if (id != null) focusFrame(id);
}

/** Focuses the first text, opens the dialog if there is none, or focuses the first module of a layout. */
export function enterModule(session: EditingSession, id: number): void {
  const module = session.document.part(id)?.module;
  if (module?.module === 'container') {
    const first = [0, 1, 2].flatMap((column) =>
      session.document.children(slotKey({ container: module.container, parent: id, column })),
    )[0];
    if (first !== undefined) focusFrame(first);
    else
      openMenu(session, {
        kind: 'add',
        place: { container: module.container, parent: id, column: 0 },
        order: 0,
      });
    return;
  }
  const text = module && firstTextOf(id, mainTextsOf(module));
  if (text) text.focus();
  else openDialog(session, { kind: 'module', id });
}
