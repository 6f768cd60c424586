/** What handles and keys do with a module: the command, the focus afterwards, and what is said about it. */
import { itemOf, type ModuleName, type ModulePlace } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { draftStore } from '../../core/edited-document.ts';
import {
  addModule,
  copyModule,
  duplicateModule,
  moveModule,
  pasteModule,
  redo,
  removeModule,
  undo,
} from '../../core/edits.ts';
import { onSteps } from '../../core/execute-commands.ts';
import { placeKey } from '../../core/slots.ts';
import { isStepUnderWay } from '../../core/undo-history.ts';
import { closeAlert, showAlert } from '../../sync/alerts.ts';
import { announce } from '../../sync/announcements.ts';
import { openDialog, openMenu } from '../ui-state.ts';
import { nameOf, words } from './messages.ts';
import { firstTextOf, focusFrame } from './module-elements.ts';

/** By one place up (-1) or down (1). `action`: the button that keeps the focus. */
export function shiftModule(id: number, by: -1 | 1, action?: string): void {
  const place = draftStore.part(id)?.module;
  if (!place) return;
  const count = draftStore.children(placeKey(place)).length;
  const order = draftStore.orderOf(id) + by;
  const { container, parent, column } = place;
  if (order < 0 || order >= count || !moveModule(id, { container, parent, column }, order)) {
    announce(words().cannot_move(nameOf(id)));
    return;
  }
  sayPlace(id);
  focusFrame(id, action);
}

/** To any place where it may stand. */
export function placeModule(id: number, place: ModulePlace, order: number): void {
  if (!moveModule(id, place, order)) return;
  sayPlace(id);
  focusFrame(id);
}

function sayPlace(id: number): void {
  const module = draftStore.part(id)?.module;
  if (!module) return;
  const count = draftStore.children(placeKey(module)).length;
  announce(words().moved(nameOf(id), draftStore.orderOf(id) + 1, count));
}

/** Puts a new module in; the caret goes into its first text, or the dialog opens where it has none. */
export function insertModule(place: ModulePlace, order: number, name: ModuleName): void {
  begin(addModule(place, order, name));
}

/** An item at the end of a list, or behind another item. */
export function insertItem(list: number, order?: number): void {
  const module = draftStore.part(list)?.module;
  const name = module && itemOf(module.module);
  if (!name) return;
  const place = { container: module.container, parent: list, column: 0 };
  insertModule(place, order ?? draftStore.children(placeKey(place)).length, name);
}

function begin(id: number): void {
  announce(words().added(nameOf(id)));
  const name = draftStore.part(id)?.module.module as ModuleName;
  focusFrame(id);
  if (itemOf(name) !== null) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const text = firstTextOf(id, mainTextsOf(name));
      if (text && !needsDialog.has(name)) text.focus();
      else openDialog({ kind: 'module', id });
    }),
  );
}

/** The texts that a module cannot be without. */
function mainTextsOf(name: ModuleName): string[] {
  return Object.entries(schemaOf(name).fields).flatMap(([field, described]) => {
    const isText = described.kind === 'line' || described.kind === 'plain' || described.kind === 'rich';
    return isText && described.required ? [field] : [];
  });
}

/** Without a picture, an address or an event there is nothing to write into yet. */
const needsDialog = new Set<ModuleName>([
  'image',
  'video',
  'audio',
  'viewer',
  'social',
  'starmate',
  'teaser',
  'video-item',
  'logo',
  'event-item',
]);

export function duplicate(id: number): void {
  const made = duplicateModule(id);
  if (made === null) return;
  announce(words().added(nameOf(made)));
  focusFrame(made);
}

export function copy(id: number): void {
  copyModule(id);
  announce(words().copied(nameOf(id)));
}

export function paste(place: ModulePlace, order: number): void {
  const made = pasteModule(place, order);
  announce(made === null ? words().nothing_to_paste : words().added(nameOf(made)));
  if (made !== null) focusFrame(made);
}

/** Behind a module; into a list where an item was copied. */
export function pasteBehind(id: number): void {
  const module = draftStore.part(id)?.module;
  if (!module) return;
  const { container, parent, column } = module;
  const made =
    pasteModule({ container, parent, column }, draftStore.orderOf(id) + 1) ??
    pasteModule({ container, parent: id, column: 0 }, Number.MAX_SAFE_INTEGER);
  announce(made === null ? words().nothing_to_paste : words().added(nameOf(made)));
  if (made !== null) focusFrame(made);
}

/** Takes away, and offers to bring back as long as nothing else was done. */
export function remove(id: number): void {
  const module = draftStore.part(id)?.module;
  if (!module) return;
  const text = words().removed(nameOf(id));
  const siblings = draftStore.children(placeKey(module));
  const order = siblings.indexOf(id);
  const next = siblings[order + 1] ?? siblings[order - 1] ?? module.parent;
  removeModule(id);
  const bringBack = () => {
    undo(module.container);
    focusFrame(id);
  };
  showAlert({ kind: 'save', text, action: { label: words().undo, run: bringBack } });
  const stop = onSteps(() => {
    stop();
    closeAlert();
  });
  if (next !== null) focusFrame(next);
}

/** One step back or forth; the focus goes to what has changed. */
export function step(kind: 'undo' | 'redo', container: number | null): void {
  const carried = container === null ? null : kind === 'undo' ? undo(container) : redo(container);
  // Then it says itself what has come of it.
  if (!carried && isStepUnderWay()) return;
  const said = words();
  announce(carried ? (kind === 'undo' ? said.undone : said.redone) : said.nothing_to_undo);
  const id = carried?.ids.find((each) => draftStore.part(each));
  if (id !== undefined) focusFrame(id);
}

/** Into the first text; the fields where there is none; the first module of a layout. */
export function enter(id: number): void {
  const module = draftStore.part(id)?.module;
  if (module?.module === 'container') {
    const first = [0, 1, 2].flatMap((column) =>
      draftStore.children(placeKey({ container: module.container, parent: id, column })),
    )[0];
    if (first !== undefined) focusFrame(first);
    else openMenu({ kind: 'add', place: { container: module.container, parent: id, column: 0 }, order: 0 });
    return;
  }
  const text = module && firstTextOf(id, mainTextsOf(module.module));
  if (text) text.focus();
  else openDialog({ kind: 'module', id });
}
