/** Steps back and forth from an earlier page, made to fit the modules as they are here now. */
import type { ModuleData } from '#domain/modules/modules.ts';
import type { Step } from '../../core/commands/command.ts';
import { isSame } from '../../core/is-same.ts';
import { withOutside } from '../../core/merge/merge-fields.ts';
import type { Part } from '../../core/parts.ts';
import type { Taken } from '../../core/undo-history.ts';
import type { KeptStep } from './persisted-draft.ts';

/** What a module's fields were when the steps were made, and what they are now without one's own doing. */
export interface Outside {
  before: ModuleData;
  after: ModuleData;
}

/**
 * @param idOf what a module is called here
 * @param outside by the name that a module has here: what others have changed is not taken back with what one did
 */
export function takeSteps(
  steps: readonly KeptStep[],
  container: number,
  idOf: (id: number) => number,
  outside: ReadonlyMap<number, Outside>,
): KeptStep[] {
  const partOf = (part: Part): Part => {
    const { id, parent } = part.module;
    const module = { ...part.module, id: idOf(id), parent: parent === null ? null : idOf(parent) };
    return { ...part, module: { ...module, container } };
  };
  const stepOf = (step: Step): Step => {
    if (step.kind === 'remove') return { ...step, id: idOf(step.id) };
    if (step.kind === 'fields') return adapted({ ...step, id: idOf(step.id) }, outside);
    if (step.kind === 'deed') {
      const { deed } = step;
      return deed.what === 'english' ? { ...step, deed: { ...deed, id: idOf(deed.id) } } : step;
    }
    const { parent } = step.place;
    const place = { ...step.place, container, parent: parent === null ? null : idOf(parent) };
    if (step.kind === 'move') return { ...step, id: idOf(step.id), place };
    return { ...step, place, parts: step.parts.map(partOf) };
  };
  return steps
    .map(({ way, taken }) => ({ way, taken: { ...taken, steps: taken.steps.map(stepOf) } satisfies Taken }))
    .sort((a, b) => a.taken.turn - b.taken.turn);
}

function adapted(step: Extract<Step, { kind: 'fields' }>, outside: ReadonlyMap<number, Outside>): Step {
  const change = outside.get(step.id);
  if (!change) return step;
  const { before, after } = change;
  const changes = Object.entries(step.changes).map(([field, value]) => [
    field,
    withOutside(value, before[field], after[field]),
  ]);
  const shown = Object.entries(step.shown).filter(([field]) => isSame(before[field], after[field]));
  return { ...step, changes: Object.fromEntries(changes), shown: Object.fromEntries(shown) };
}
