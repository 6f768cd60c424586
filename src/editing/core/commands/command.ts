/** Commands: changes of a document, or of the server, each of which has an inverse. */
import type { ModuleData, ModuleSlot } from '#domain/modules/modules.ts';
import type { DocumentPart } from '../document-parts.ts';
import type { RemoteCommand } from './remote-command.ts';

export type Command =
  | { kind: 'fields'; id: number; changes: ModuleData; shown: Readonly<Record<string, unknown>> }
  /** The first of `parts` is placed there, the others below it, in the given order. */
  | { kind: 'add'; place: ModuleSlot; order: number; parts: readonly DocumentPart[] }
  | { kind: 'remove'; id: number }
  /** `order` is the position among the siblings without the module. */
  | { kind: 'move'; id: number; place: ModuleSlot; order: number }
  | { kind: 'remote'; command: RemoteCommand };

export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** The result of a command: changed parts (null for removed ones), changed lists of siblings, and the inverse. */
export interface CommandOutcome {
  parts: ReadonlyMap<number, DocumentPart | null>;
  lists: ReadonlyMap<string, readonly number[]>;
  inverse: Command;
}

/** Inserts into a list at a position, at most at its end. */
export function insertedAt(list: readonly number[], order: number, id: number): number[] {
  return list.toSpliced(Math.max(0, order), 0, id);
}
