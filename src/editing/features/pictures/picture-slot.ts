/** Where a picture that was pasted or dropped becomes a module. */
import { isHead, type ModuleSlot } from '#domain/modules/modules.ts';
import { isAllowedAt } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';

export interface PictureSlot {
  slot: ModuleSlot;
  order: number;
}

/**
 * After the module, or after the one that contains it; below a page's head; else at the end of the page. Null if the page
 * has no modules.
 */
export function pictureSlot(session: EditingSession, module: number | null): PictureSlot | null {
  const { document, containers } = session;
  for (let id = module; id !== null; ) {
    const part = document.part(id);
    if (!part) break;
    const { container, parent, column } = part.module;
    if (isHead(part.module)) return { slot: { container, parent: null, column: 0 }, order: 0 };
    const slot = { container, parent, column };
    if (isAllowedAt(document, 'image', slot)) return { slot, order: document.orderOf(id) + 1 };
    id = parent;
  }
  const [shown] = containers.shown();
  if (!shown) return null;
  const slot = { container: shown.id, parent: null, column: 0 };
  return { slot, order: document.children(slotKey(slot)).length };
}
