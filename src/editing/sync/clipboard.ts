/** Copies modules to other pages and tabs of this browser, and as text to other programs. */
import type { ModuleSlot } from '#domain/modules/modules.ts';
import { copyOf, type DetachedModule } from '../core/document-parts.ts';
import { insertCopy } from '../core/module-edits.ts';
import type { EditingSession } from './session.ts';

/** Copies a module. */
export function copyModule({ document, ports }: EditingSession, id: number): void {
  if (!document.part(id)) return;
  const copy = copyOf(id, document);
  ports.clipboard.write(JSON.stringify(copy), textsOf(copy));
}

/**
 * Inserts the copied module into a slot.
 * @returns its id; null if there is none, or the slot does not allow it
 */
export function pasteModule(session: EditingSession, slot: ModuleSlot, order: number): number | null {
  const copy = readCopy(session.ports.clipboard.read());
  return copy && insertCopy(session, slot, order, copy);
}

/** Null if the clipboard is empty or has other content. */
function readCopy(text: string | null): DetachedModule[] | null {
  try {
    const copy: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(copy) ? (copy as DetachedModule[]) : null;
  } catch {
    return null;
  }
}

/** The texts of the copy: plain and as HTML. */
function textsOf(copy: readonly DetachedModule[]): string[] {
  return copy
    .flatMap(({ content }) => Object.values(content))
    .filter((value) => typeof value === 'string')
    .filter((text) => /\s|<|\p{L}{3}/u.test(text));
}
