/** Deletes a module with its descendants. */
import { type DocumentPart, type DocumentReader, idsBelow } from '../document-parts.ts';
import { slotKey } from '../slots.ts';
import type { CommandOf, CommandOutcome } from './command.ts';

/** Null if it does not exist. */
export function applyRemove({ id }: CommandOf<'remove'>, parts: DocumentReader): CommandOutcome | null {
  const root = parts.part(id);
  if (!root) return null;
  const { container, parent, column } = root.module;
  const slot = { container, parent, column };
  const siblings = parts.children(slotKey(slot));
  const removed = idsBelow(id, parts).map((each) => parts.part(each) as DocumentPart);
  const lists = new Map<string, readonly number[]>();
  for (const { module } of removed) lists.set(slotKey(module), []);
  lists.set(
    slotKey(slot),
    siblings.filter((each) => each !== id),
  );
  return {
    parts: new Map(removed.map(({ module }) => [module.id, null])),
    lists,
    inverse: { kind: 'add', place: slot, order: siblings.indexOf(id), parts: removed },
  };
}
