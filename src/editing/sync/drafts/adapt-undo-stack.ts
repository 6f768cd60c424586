/** Adapts the undo stacks of a persisted draft to the current document. */
import type { ModuleData } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart } from '../../core/document-parts.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { withRemoteChange } from '../../core/merge/merge-fields.ts';
import type { StackedEntry } from '../../core/undo-history.ts';

/** The fields of a module at the time of the entries, and after remote changes. */
export interface RemoteFieldChange {
  before: ModuleData;
  after: ModuleData;
}

/**
 * @param idOf maps to the current id of a module
 * @param remoteChanges by current id; undo keeps them
 */
export function adaptEntries(
  entries: readonly StackedEntry[],
  container: number,
  idOf: (id: number) => number,
  remoteChanges: ReadonlyMap<number, RemoteFieldChange>,
): StackedEntry[] {
  const partOf = (part: DocumentPart): DocumentPart => {
    const { id, parent } = part.module;
    const module = { ...part.module, id: idOf(id), parent: parent === null ? null : idOf(parent) };
    return { ...part, module: { ...module, container } };
  };
  const adaptedCommand = (command: Command): Command => {
    if (command.kind === 'remove') return { ...command, id: idOf(command.id) };
    if (command.kind === 'fields') return adaptedFields({ ...command, id: idOf(command.id) }, remoteChanges);
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

function adaptedFields(
  command: Extract<Command, { kind: 'fields' }>,
  remoteChanges: ReadonlyMap<number, RemoteFieldChange>,
): Command {
  const change = remoteChanges.get(command.id);
  if (!change) return command;
  const { before, after } = change;
  const changes = Object.entries(command.changes).map(([field, value]) => [
    field,
    withRemoteChange(value, before[field], after[field]),
  ]);
  const shown = Object.entries(command.shown).filter(([field]) => isDeepEqual(before[field], after[field]));
  return { ...command, changes: Object.fromEntries(changes), shown: Object.fromEntries(shown) };
}
