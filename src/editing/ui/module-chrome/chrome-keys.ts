/** Keyboard shortcuts on a focused module. */
import { type LayoutName, layouts } from '#domain/modules/modules.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';
import {
  copy,
  duplicate,
  enterModule,
  moveModuleToSlot,
  pasteAfter,
  remove,
  shiftModule,
  undoOrRedo,
} from './module-actions.ts';
import { focusFrame } from './module-elements.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Handles a key on a module.
 * @returns whether the key has a meaning
 */
export function pressOnChrome(session: EditingSession, id: number, event: Pressed): boolean {
  const act = actionOf(session, id, event);
  act?.();
  return act !== null;
}

const chromeKeys: Readonly<Record<string, (session: EditingSession, id: number) => void>> = {
  Enter: enterModule,
  Delete: remove,
  Backspace: remove,
  ArrowUp: (session, id) => toSibling(session, id, -1),
  ArrowDown: (session, id) => toSibling(session, id, 1),
  ArrowLeft: toParent,
  ArrowRight: toChild,
  Escape: toParent,
};

function actionOf(
  session: EditingSession,
  id: number,
  { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
): (() => void) | null {
  const module = session.document.part(id)?.module;
  if (!module) return null;
  if (altKey) return ctrlKey || metaKey ? null : movingKey(session, id, key);
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return () => undoOrRedo(session, shiftKey ? 'redo' : 'undo', module.container);
    if (shiftKey) return null;
    const acts: Record<string, () => void> = {
      y: () => undoOrRedo(session, 'redo', module.container),
      d: () => duplicate(session, id),
      c: () => copy(session, id),
      x: () => {
        copy(session, id);
        remove(session, id);
      },
      v: () => pasteAfter(session, id),
    };
    return acts[letter] ?? null;
  }
  if (shiftKey) return null;
  const act = chromeKeys[key];
  return act ? () => act(session, id) : null;
}

/**
 * Moves up and down among siblings. Left and right do the same for items and change the column of modules in columns.
 */
function movingKey(session: EditingSession, id: number, key: string): (() => void) | null {
  if (key === 'ArrowUp') return () => shiftModule(session, id, -1);
  if (key === 'ArrowDown') return () => shiftModule(session, id, 1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = key === 'ArrowLeft' ? -1 : 1;
  const module = session.document.part(id)?.module;
  const parent = module?.parent == null ? undefined : session.document.part(module.parent)?.module;
  if (!module || parent?.module !== 'container') return () => shiftModule(session, id, by);
  const columns = layouts[parent.data.layout as LayoutName]?.length ?? 1;
  const column = module.column + by;
  const slot = { container: module.container, parent: parent.id, column };
  return () => {
    if (column >= 0 && column < columns) moveModuleToSlot(session, id, slot, session.document.orderOf(id));
  };
}

function toSibling(session: EditingSession, id: number, by: -1 | 1): void {
  const module = session.document.part(id)?.module;
  const next = module && session.document.children(slotKey(module))[session.document.orderOf(id) + by];
  if (next !== undefined) focusFrame(next);
}

function toParent(session: EditingSession, id: number): void {
  const parent = session.document.part(id)?.module.parent;
  if (parent != null) focusFrame(parent);
}

function toChild(session: EditingSession, id: number): void {
  const container = session.document.part(id)?.module.container ?? 0;
  const first = [0, 1, 2].flatMap((column) =>
    session.document.children(slotKey({ container, parent: id, column })),
  )[0];
  if (first !== undefined) focusFrame(first);
}
