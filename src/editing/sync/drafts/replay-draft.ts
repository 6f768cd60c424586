/** Reapplies unsaved changes of an earlier page to the server state. Returns those that do not fit. */
import { isModuleName, type ModuleSlot } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import { type DocumentReader, idsBelow } from '../../core/document-parts.ts';
import { longestIncreasingSubsequence } from '../../core/merge/longest-increasing-subsequence.ts';
import { slotKey } from '../../core/slots.ts';
import type { PersistedDraft, PersistedList, PersistedModule } from './persisted-draft.ts';
import { replayModule, type UnrestoredChange } from './replay-module.ts';

interface ReplayContext {
  /** The draft and the server state. */
  parts: DocumentReader;
  /** The current container. */
  container: number;
  /** Whether there may be remote changes in the container. */
  isNewer: boolean;
  run: (command: Command) => void;
  /** Creates a local id for a module that is not on the server. */
  newId: () => number;
}

export interface ReplayResult {
  unrestored: readonly UnrestoredChange[];
  /** Maps the ids of the earlier page to the current ones. */
  idOf: (id: number) => number;
}

/** Idempotent, since everything is compared with the document. */
export function replayDraft(draft: PersistedDraft, surroundings: ReplayContext): ReplayResult {
  const { parts, run } = surroundings;
  const rows = new Map(draft.modules.map((module) => [module.id, module]));
  const names = new Map<number, number>();
  const idOf = (id: number): number => {
    const stored = rows.get(id)?.stored?.id ?? (id > 0 ? id : undefined);
    if (stored !== undefined) return stored;
    const name = names.get(id) ?? surroundings.newId();
    names.set(id, name);
    return name;
  };
  const unrestored: UnrestoredChange[] = [];
  replayOrder(draft.lists, rows, idOf, surroundings);
  for (const row of draft.modules.filter(({ isUnsaved }) => isUnsaved)) {
    const id = idOf(row.id);
    const mayContainRemote = surroundings.isNewer && idsBelow(id, parts).length > 1;
    const replayed = replayModule(row, id, parts.part(id), mayContainRemote);
    if (replayed.command) run(replayed.command);
    unrestored.push(...replayed.unrestored);
  }
  return { unrestored, idOf };
}

/** Adds new modules and moves others behind their predecessors; parents before children. */
function replayOrder(
  lists: readonly PersistedList[],
  rows: ReadonlyMap<number, PersistedModule>,
  idOf: (id: number) => number,
  surroundings: ReplayContext,
): void {
  let open = lists;
  for (;;) {
    const ready = open.filter(
      ({ place: { parent } }) => parent === null || surroundings.parts.part(idOf(parent)),
    );
    if (ready.length === 0) return;
    for (const list of ready) replayList(list, rows, idOf, surroundings);
    open = open.filter((list) => !ready.includes(list));
  }
}

function replayList(
  { place: slot, ids, isArranged }: PersistedList,
  rows: ReadonlyMap<number, PersistedModule>,
  idOf: (id: number) => number,
  { parts, container, run }: ReplayContext,
): void {
  const here: ModuleSlot = {
    ...slot,
    container,
    parent: slot.parent === null ? null : idOf(slot.parent),
  };
  const key = slotKey(here);
  let last: number | null = null;
  const followsLast = () => (last === null ? 0 : parts.children(key).indexOf(last) + 1);
  for (const each of ids) {
    const row = rows.get(each);
    const id = idOf(each);
    const part = parts.part(id);
    const isNew = row?.part && (!row.stored || row.stored.isGone) && isModuleName(row.part.module.module);
    if (!part && isNew && row.part) {
      const module = { ...row.part.module, ...here, id };
      run({ kind: 'add', place: here, order: followsLast(), parts: [{ ...row.part, module }] });
    } else if (part && row?.part && row.stored && slotKey(part.module) !== key && wasMovedLocally(row)) {
      run({ kind: 'move', id, place: here, order: followsLast() });
    }
    if (parts.children(key).includes(id)) last = id;
  }
  if (isArranged) reorderMinimally(ids.map(idOf), here, parts, run);
}

const wasMovedLocally = ({ part, stored }: PersistedModule) =>
  part !== null && stored !== null && slotKey(part.module) !== slotKey(stored.place);

/** Moves as few modules as possible, so that remotely added ones keep their places. */
function reorderMinimally(
  targetOrder: readonly number[],
  slot: ModuleSlot,
  parts: DocumentReader,
  run: ReplayContext['run'],
): void {
  const key = slotKey(slot);
  const there = targetOrder.filter((id) => parts.children(key).includes(id));
  const steady = longestIncreasingSubsequence(there.map((id) => parts.children(key).indexOf(id)));
  there.forEach((id, at) => {
    if (steady.has(at)) return;
    const others = parts.children(key).filter((each) => each !== id);
    const before = there[at - 1];
    run({ kind: 'move', id, place: slot, order: before === undefined ? 0 : others.indexOf(before) + 1 });
  });
}
