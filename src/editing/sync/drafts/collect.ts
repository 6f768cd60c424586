/** Derives the rows to persist from the document rather than from events, so that no change is missed. */
import { type ModuleSlot, maxColumns } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditedContainer } from '../containers.ts';
import { isBlank, isUnsaved } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';
import type { PersistedList, PersistedModule, PersistedUndoEntry, RowKind } from './persisted-draft.ts';

/** A row to persist. It is rewritten only if an object in `from` has changed. */
export interface RowToPersist {
  kind: RowKind;
  id: number;
  from: readonly unknown[];
  value: () => unknown;
}

/** All rows of a container except its own. */
export function collectRows(
  session: EditingSession,
  { id: container }: Pick<EditedContainer, 'id'>,
): RowToPersist[] {
  const entries = session.undo.entriesOf(container);
  const lists = listsOf(session, container);
  return [
    ...modulesOf(session, container, idsIn(entries.flatMap(({ entry }) => entry.commands))),
    ...lists.map(
      (list, at): RowToPersist => ({ kind: 'list', id: at, from: [JSON.stringify(list)], value: () => list }),
    ),
    ...entries.map(
      ({ direction, entry }): RowToPersist => ({
        kind: 'step',
        id: entry.turn,
        from: [direction, entry],
        value: (): PersistedUndoEntry => ({ way: direction, entry }),
      }),
    ),
  ];
}

/** Whether any row has content that is not saved on the server. */
export function hasUnsavedRows(rows: readonly RowToPersist[]): boolean {
  return rows.some(
    ({ kind, from }) =>
      ['list', 'form', 'settings'].includes(kind) || (kind === 'module' && from[2] === true),
  );
}

function modulesOf(
  session: EditingSession,
  container: number,
  inCommands: ReadonlySet<number>,
): RowToPersist[] {
  /** Removed remotely, without a decision yet: the next page asks, too, and does not bring it back by itself. */
  const isHeld = (id: number | null | undefined): boolean =>
    id != null &&
    (session.conflicts.get(id)?.theirs === null || isHeld(session.document.part(id)?.module.parent));
  const row = (id: number, isMissing: boolean): RowToPersist => {
    const part = session.document.part(id) ?? null;
    const stored = session.server.get(id);
    const isGone = (stored?.isGone ?? false) && !isHeld(id);
    const value = (): PersistedModule => ({
      id,
      part,
      isUnsaved: isMissing,
      stored: stored ? { ...stored, id: stored.server_id, isGone } : null,
    });
    return { kind: 'module', id, from: [part, stored, isMissing, isGone], value };
  };
  const here = session.document
    .ids()
    .filter((id) => session.document.part(id)?.module.container === container)
    .flatMap((id) => {
      const isMissing = isUnsaved(session, id);
      return isMissing || inCommands.has(id) ? [row(id, isMissing)] : [];
    });
  const removed = session.server.ids().flatMap((id) => {
    const stored = session.server.get(id);
    if (!stored || stored.place.container !== container || session.document.part(id)) return [];
    const { parent } = stored.place;
    const isTopmost = parent === null || session.document.part(parent) !== undefined;
    const isMissing = session.server.isThere(id) && isTopmost;
    return isMissing || inCommands.has(id) ? [row(id, isMissing)] : [];
  });
  return [...here, ...removed];
}

function idsIn(commands: readonly Command[]): Set<number> {
  return new Set(
    commands.flatMap((command) => {
      if (command.kind === 'add') return command.parts.map(({ module }) => module.id);
      if (command.kind !== 'remote') return [command.id];
      return command.command.what === 'english' ? [command.command.id] : [];
    }),
  );
}

/** Lists of siblings that differ from the server. Modules that were added and left empty do not count. */
function listsOf(session: EditingSession, container: number): PersistedList[] {
  const places: ModuleSlot[] = [{ container, parent: null, column: 0 }];
  for (const id of session.document.ids()) {
    const module = session.document.part(id)?.module;
    if (module?.container !== container) continue;
    for (let column = 0; column < maxColumns; column += 1) {
      const slot = { container, parent: id, column };
      if (session.document.children(slotKey(slot)).length > 0) places.push(slot);
    }
  }
  return places.flatMap((slot) => {
    const key = slotKey(slot);
    const ids = session.document.children(key).filter((id) => !isBlank(session, id));
    const stored = session.server.children(key).filter((id) => session.server.isThere(id));
    const positions = ids.map((id) => stored.indexOf(id)).filter((at) => at >= 0);
    const isArranged = positions.some((at, index) => at < (positions[index - 1] ?? -1));
    if (!isArranged && positions.length === ids.length) return [];
    return [{ place: slot, ids, isArranged }];
  });
}
