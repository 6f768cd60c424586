/** Carries steps out, and tells whoever keeps or saves what has changed. */
import { session } from '../sync/account/account.ts';
import type { Step } from './commands/command.ts';
import { outcomeOf } from './commands/outcome.ts';
import { draftStore } from './edited-document.ts';

export interface Carried {
  /** What takes all of it back, in the order in which it has to be done. */
  inverses: readonly Step[];
  /** Modules that are different now, those that are gone among them. */
  ids: readonly number[];
}

type Listener = (steps: readonly Step[], carried: Carried) => void;
const listeners = new Set<Listener>();

/** Hears of every step, those back included: the save queue and the journal. */
export function onSteps(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null if nothing was changed. */
export function runSteps(steps: readonly Step[]): Carried | null {
  const inverses: Step[] = [];
  const ids = new Set<number>();
  const carriedOut: Step[] = [];
  for (const step of steps) {
    const outcome = outcomeOf(step, draftStore, session.get().locale);
    if (!outcome) continue;
    draftStore.put(outcome.parts, outcome.lists);
    inverses.unshift(outcome.inverse);
    carriedOut.push(step);
    for (const id of outcome.parts.keys()) ids.add(id);
    if (step.kind === 'move') ids.add(step.id);
  }
  if (carriedOut.length === 0) return null;
  const carried = { inverses, ids: [...ids] };
  for (const listener of listeners) listener(carriedOut, carried);
  return carried;
}
