/** Keys on the frame of a module. */
import { type LayoutName, layouts } from '#domain/modules/modules.ts';
import { draftStore } from '../../core/edited-document.ts';
import { placeKey } from '../../core/slots.ts';
import {
  copy,
  duplicate,
  enter,
  pasteBehind,
  placeModule,
  remove,
  shiftModule,
  step,
} from './module-actions.ts';
import { focusFrame } from './module-elements.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Does what a key means on a module's frame. @returns whether it means anything */
export function pressOnChrome(id: number, event: Pressed): boolean {
  const act = actionOf(id, event);
  act?.();
  return act !== null;
}

const chromeKeys: Readonly<Record<string, (id: number) => void>> = {
  Enter: enter,
  Delete: remove,
  Backspace: remove,
  ArrowUp: (id) => toSibling(id, -1),
  ArrowDown: (id) => toSibling(id, 1),
  ArrowLeft: toParent,
  ArrowRight: toChild,
  Escape: toParent,
};

function actionOf(id: number, { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): (() => void) | null {
  const module = draftStore.part(id)?.module;
  if (!module) return null;
  if (altKey) return ctrlKey || metaKey ? null : movingKey(id, key);
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return () => step(shiftKey ? 'redo' : 'undo', module.container);
    if (shiftKey) return null;
    const acts: Record<string, () => void> = {
      y: () => step('redo', module.container),
      d: () => duplicate(id),
      c: () => copy(id),
      x: () => {
        copy(id);
        remove(id);
      },
      v: () => pasteBehind(id),
    };
    return acts[letter] ?? null;
  }
  if (shiftKey) return null;
  const act = chromeKeys[key];
  return act ? () => act(id) : null;
}

/** Up and down among its siblings; to the left and right items go likewise, modules of columns change the column. */
function movingKey(id: number, key: string): (() => void) | null {
  if (key === 'ArrowUp') return () => shiftModule(id, -1);
  if (key === 'ArrowDown') return () => shiftModule(id, 1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const by = key === 'ArrowLeft' ? -1 : 1;
  const module = draftStore.part(id)?.module;
  const parent = module?.parent == null ? undefined : draftStore.part(module.parent)?.module;
  if (!module || parent?.module !== 'container') return () => shiftModule(id, by);
  const columns = layouts[parent.data.layout as LayoutName]?.length ?? 1;
  const column = module.column + by;
  const place = { container: module.container, parent: parent.id, column };
  return () => {
    if (column >= 0 && column < columns) placeModule(id, place, draftStore.orderOf(id));
  };
}

function toSibling(id: number, by: -1 | 1): void {
  const module = draftStore.part(id)?.module;
  const next = module && draftStore.children(placeKey(module))[draftStore.orderOf(id) + by];
  if (next !== undefined) focusFrame(next);
}

function toParent(id: number): void {
  const parent = draftStore.part(id)?.module.parent;
  if (parent != null) focusFrame(parent);
}

function toChild(id: number): void {
  const container = draftStore.part(id)?.module.container ?? 0;
  const first = [0, 1, 2].flatMap((column) =>
    draftStore.children(placeKey({ container, parent: id, column })),
  )[0];
  if (first !== undefined) focusFrame(first);
}
