/** A step: one change of a draft that knows its way back. */
import type { ModuleData, ModulePlace } from '#domain/modules/modules.ts';
import type { Part } from '../parts.ts';
import type { Deed } from './remote-command.ts';

export type Step =
  | { kind: 'fields'; id: number; changes: ModuleData; shown: Readonly<Record<string, unknown>> }
  /** The first of `parts` comes to the place, the others below it, in the order in which they are named. */
  | { kind: 'add'; place: ModulePlace; order: number; parts: readonly Part[] }
  | { kind: 'remove'; id: number }
  /** `order`: among the siblings there once the module has left its old place. */
  | { kind: 'move'; id: number; place: ModulePlace; order: number }
  | { kind: 'deed'; deed: Deed };

export type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

/** What a step does: parts that change (null: gone), lists of siblings that change, and the step back. */
export interface Outcome {
  parts: ReadonlyMap<number, Part | null>;
  lists: ReadonlyMap<string, readonly number[]>;
  inverse: Step;
}

/** A list with something put in at a position, at most at its end. */
export function withAt(list: readonly number[], order: number, id: number): number[] {
  return list.toSpliced(Math.max(0, Math.min(order, list.length)), 0, id);
}
