/** Adapts the undo stacks of a persisted draft to the current document. */
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { rebasedChange } from '../../core/merge/rebase.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import type { StackedEntry } from '../../core/undo-history.ts';

/**
 * @param idOf maps to the current id of a module
 * @param remoteChanges by current id; undo keeps them
 */
export function adaptEntries(
  entries: readonly StackedEntry[],
  container: number,
  idOf: (id: number) => number,
  remoteChanges: ReadonlyMap<number, readonly FieldMerge[]>,
): StackedEntry[] {
  const partOf = (part: DocumentPart): DocumentPart => {
    const { id, parent } = part.module;
    const module = { ...part.module, id: idOf(id), parent: parent === null ? null : idOf(parent) };
    return { ...part, module: { ...module, container } };
  };
  const adaptedCommand = (command: Command): Command => {
    if (command.kind === 'remove') return { ...command, id: idOf(command.id) };
    if (command.kind === 'fields') {
      const id = idOf(command.id);
      return rebasedChange({ ...command, id }, remoteChanges.get(id) ?? []);
    }
    if (command.kind === 'remote') {
      const remote = command.command;
      return remote.what === 'english'
        ? { ...command, command: { ...remote, id: idOf(remote.id) } }
        : command;
    }
    const { parent } = command.place;
    const slot = { ...command.place, container, parent: parent === null ? null : idOf(parent) };
    if (command.kind === 'move') return { ...command, id: idOf(command.id), place: slot };
    return { ...command, place: slot, parts: command.parts.map(partOf) };
  };
  return entries
    .map((stacked) => ({
      ...stacked,
      entry: { ...stacked.entry, commands: stacked.entry.commands.map(adaptedCommand) },
    }))
    .sort((a, b) => a.entry.turn - b.entry.turn);
}
