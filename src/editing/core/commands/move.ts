/** Moves a module with its descendants. */
import { type DocumentPart, type DocumentReader, idsBelow } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import { type CommandOf, type CommandOutcome, insertedAt } from './command.ts';

/** Null if it is there already, or would become its own descendant. */
export function applyMove(
  { id, place: slot, order }: CommandOf<'move'>,
  parts: DocumentReader,
): CommandOutcome | null {
  const before = parts.part(id);
  if (!before || (slot.parent !== null && !parts.part(slot.parent))) return null;
  const below = idsBelow(id, parts);
  if (slot.parent !== null && below.includes(slot.parent)) return null;
  const { container, parent, column } = before.module;
  const [from, to] = [slotKey(before.module), slotKey(slot)];
  const remaining = parts.children(from).filter((each) => each !== id);
  const oldOrder = parts.children(from).indexOf(id);
  const inserted = insertedAt(from === to ? remaining : parts.children(to), order, id);
  if (from === to && inserted.indexOf(id) === oldOrder) return null;
  const moved = new Map<number, DocumentPart>();
  for (const each of below) {
    const part = parts.part(each) as DocumentPart;
    if (each !== id && part.module.container === slot.container) continue;
    const target = each === id ? slot : { container: slot.container };
    moved.set(each, { ...part, module: { ...part.module, ...target } });
  }
  return {
    parts: moved,
    lists: new Map([
      [from, remaining],
      [to, inserted],
    ]),
    inverse: { kind: 'move', id, place: { container, parent, column }, order: oldOrder },
  };
}
