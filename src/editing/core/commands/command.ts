/** One change of a document, or of what the server does at once; its inverse undoes it. */

import type { ModuleData, ModulePlace } from '#domain/modules/modules.ts';
import type { Part } from '../parts.ts';
import type { RemoteCommand } from './remote-command.ts';

export type Command =
  | { kind: 'fields'; id: number; changes: ModuleData; shown: Readonly<Record<string, unknown>> }
  /** The first of `parts` comes to the place, the others below it, in the order in which they are named. */
  | { kind: 'add'; place: ModulePlace; order: number; parts: readonly Part[] }
  | { kind: 'remove'; id: number }
  /** `order`: among the siblings there once the module has left its old place. */
  | { kind: 'move'; id: number; place: ModulePlace; order: number }
  | { kind: 'remote'; command: RemoteCommand };

export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** What a command does: parts that change (null: gone), lists of siblings that change, and what undoes it. */
export interface Outcome {
  parts: ReadonlyMap<number, Part | null>;
  lists: ReadonlyMap<string, readonly number[]>;
  inverse: Command;
}

/** A list with something put in at a position, at most at its end. */
export function insertedAt(list: readonly number[], order: number, id: number): number[] {
  return list.toSpliced(Math.max(0, order), 0, id);
}
