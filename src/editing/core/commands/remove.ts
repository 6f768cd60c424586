/** A module taken away with all that stands in it. */
import { idsBelow, type Part, type Parts } from '../parts.ts';
import { placeKey } from '../slots.ts';
import type { Outcome, StepOf } from './command.ts';

/** @returns what is gone and the step that puts it back; null where it is gone already. */
export function removePart({ id }: StepOf<'remove'>, parts: Parts): Outcome | null {
  const root = parts.part(id);
  if (!root) return null;
  const { container, parent, column } = root.module;
  const place = { container, parent, column };
  const siblings = parts.children(placeKey(place));
  const gone = idsBelow(id, parts).map((each) => parts.part(each) as Part);
  const lists = new Map<string, readonly number[]>();
  for (const { module } of gone) lists.set(placeKey(module), []);
  lists.set(
    placeKey(place),
    siblings.filter((each) => each !== id),
  );
  return {
    parts: new Map(gone.map(({ module }) => [module.id, null])),
    lists,
    inverse: { kind: 'add', place, order: siblings.indexOf(id), parts: gone },
  };
}
