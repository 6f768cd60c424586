/** Drag and drop of modules. A line shows the drop position. */
import type { ModuleSlot } from '#domain/modules/modules.ts';
import { isAllowedAt } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';
import styles from './chrome.module.css';
import { type Box, type DropIndicator, distanceTo, edgeAt } from './drop-edge.ts';
import { moveModuleToSlot } from './module-actions.ts';
import { moduleElement } from './module-elements.ts';

interface Drop {
  place: ModuleSlot;
  order: number;
  indicator: DropIndicator;
}

/** Lasts as long as the browser's drag operation. */
export function startDrag(session: EditingSession, id: number, event: DragEvent): void {
  const host = moduleElement(id);
  const name = session.document.part(id)?.module.module;
  if (!host || !name || !event.dataTransfer) return;
  event.dataTransfer.effectAllowed = 'move';
  event.dataTransfer.setData('text/x-foyer-module', String(id));
  event.dataTransfer.setDragImage(host, 20, 20);
  const line = document.createElement('div');
  line.className = styles.stroke ?? '';
  line.hidden = true;
  document.body.append(line);
  let drop: Drop | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  const over = (move: DragEvent) => {
    drop = dropAt(session, id, move.clientX, move.clientY);
    line.hidden = drop === null;
    if (!drop) return;
    move.preventDefault();
    const { left, top, width, height } = drop.indicator;
    Object.assign(line.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  };
  for (const type of ['dragenter', 'dragover'] as const) document.addEventListener(type, over, { signal });
  document.addEventListener(
    'drop',
    (end) => {
      if (!drop) return;
      end.preventDefault();
      moveModuleToSlot(session, id, drop.place, drop.order);
    },
    { signal },
  );
  document.addEventListener(
    'dragend',
    () => {
      line.remove();
      ended.abort();
    },
    { signal },
  );
}

/** The position of the module if it were dropped at a point. */
function dropAt(session: EditingSession, id: number, x: number, y: number): Drop | null {
  const name = session.document.part(id)?.module.module;
  if (!name) return null;
  let best: { drop: Drop; distance: number; area: number } | null = null;
  const consider = (drop: Drop, box: Box) => {
    const distance = distanceTo(box, x, y);
    const area = box.width * box.height;
    const isNearer = !best || distance < best.distance || (distance === best.distance && area < best.area);
    if (isNearer) best = { drop, distance, area };
  };
  const dragged = moduleElement(id);
  for (const frame of document.querySelectorAll<HTMLElement>('[data-frame]')) {
    const other = Number(frame.dataset.frame);
    const host = frame.parentElement;
    const module = session.document.part(other)?.module;
    if (!host || !module || (dragged?.contains(host) && other !== id)) continue;
    const { container, parent, column } = module;
    const slot = { container, parent, column };
    if (!isAllowedAt(session.document, name, slot)) continue;
    const box = host.getBoundingClientRect();
    const { isAfter, indicator } = edgeAt(box, x, y, isBesideOthers(session, other, box));
    consider({ place: slot, order: orderFor(session, id, other, isAfter), indicator }, box);
  }
  for (const empty of document.querySelectorAll<HTMLElement>('[data-empty-place]')) {
    const slot = JSON.parse(empty.dataset.emptyPlace ?? '') as ModuleSlot;
    if (!isAllowedAt(session.document, name, slot) || dragged?.contains(empty)) continue;
    const { left, top, width, height } = empty.getBoundingClientRect();
    const box = { left, top, width, height: Math.max(height, 44) };
    consider({ place: slot, order: 0, indicator: { left, top, width, height: 4 } }, box);
  }
  return (best as { drop: Drop } | null)?.drop ?? null;
}

/** The position before or after another module, without the dragged one. */
function orderFor(session: EditingSession, id: number, other: number, isAfter: boolean): number {
  const order = session.document.orderOf(other) + (isAfter ? 1 : 0);
  const [mine, theirs] = [session.document.part(id)?.module, session.document.part(other)?.module];
  const isSameList = mine && theirs && slotKey(mine) === slotKey(theirs);
  return isSameList && session.document.orderOf(id) < order ? order - 1 : order;
}

/** Whether siblings are beside the module rather than below it. */
function isBesideOthers(session: EditingSession, id: number, { top }: Box): boolean {
  const module = session.document.part(id)?.module;
  if (!module) return false;
  return session.document.children(slotKey(module)).some((other) => {
    const box = other === id ? undefined : moduleElement(other)?.getBoundingClientRect();
    return box !== undefined && Math.abs(box.top - top) < 8;
  });
}
