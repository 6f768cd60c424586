/** Adds modules: new ones, copies, and restored ones. */
import type { DocumentPart, DocumentReader } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import { type CommandOf, type CommandOutcome, insertedAt } from './command.ts';

/** Null if there is nothing to add, or its parent does not exist. */
export function applyAdd(
  { place: slot, order, parts: added }: CommandOf<'add'>,
  parts: DocumentReader,
): CommandOutcome | null {
  const root = added[0];
  if (!root || (slot.parent !== null && !parts.part(slot.parent))) return null;
  // Restored remotely already.
  if (parts.part(root.module.id)) return null;
  const placed = new Map<number, DocumentPart>();
  const lists = new Map([[slotKey(slot), insertedAt(parts.children(slotKey(slot)), order, root.module.id)]]);
  for (const part of added) {
    const isRoot = part === root;
    // Children that were moved remotely stay where they are.
    if (!isRoot && (parts.part(part.module.id) || !placed.has(part.module.parent ?? 0))) continue;
    const module = { ...part.module, ...(isRoot ? slot : {}), container: slot.container };
    placed.set(module.id, { ...part, module });
    if (!isRoot) lists.set(slotKey(module), [...(lists.get(slotKey(module)) ?? []), module.id]);
  }
  return { parts: placed, lists, inverse: { kind: 'remove', id: root.module.id } };
}
