/** Reapplies unsaved changes of an earlier page to the server state. Returns those that do not fit. */

import { isModuleName, type ModuleData, type ModuleSlot } from '#domain/modules/modules.ts';
import type { Command } from '../../core/commands/command.ts';
import type { DocumentPart, DocumentReader } from '../../core/document-parts.ts';
import { type EditedModule, type EntryName, schemaOfEntry } from '../../core/entries.ts';
import { longestIncreasingSubsequence } from '../../core/merge/longest-increasing-subsequence.ts';
import { changedTexts, mergeFields } from '../../core/merge/merge-fields.ts';
import { slotKey } from '../../core/slots.ts';

import type { PersistedDraft, PersistedList, PersistedModule, UnresolvedDraft } from './persisted-draft.ts';

/** A change that was not restored. */
export type UnrestoredChange = Pick<
  UnresolvedDraft,
  'reason' | 'module' | 'id' | 'texts' | 'data' | 'before' | 'settings'
>;

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
  const unsaved = draft.modules.filter(({ isUnsaved }) => isUnsaved);
  replayOrder(draft.lists, rows, idOf, surroundings);
  for (const row of unsaved) {
    const id = idOf(row.id);
    const here = parts.part(id);
    if (!row.part) {
      if (!here) continue;
      const isSeen = here.module.version === row.stored?.version;
      const isAlone = [0, 1, 2].every((column) => childrenOf(id, column, surroundings).length === 0);
      if (isSeen && (isAlone || !surroundings.isNewer)) run({ kind: 'remove', id });
      else unrestored.push({ reason: 'removal', module: here.module.module, id, texts: [], data: null });
    } else if (!here) {
      const { module, data } = row.part.module;
      const reason = isKnown(module) ? 'gone' : 'schema';
      const texts = changedTexts(fieldsOf(row.part.module), data, row.stored?.data ?? {});
      if (texts.length > 0) unrestored.push({ reason, module, id: row.stored?.id ?? null, texts, data });
    } else if (row.stored && !row.stored.isGone) {
      unrestored.push(...replayText(id, row.stored.data, row.part, here, run));
    }
  }
  return { unrestored, idOf };
}

const childrenOf = (parent: number, column: number, { parts, container }: ReplayContext) =>
  parts.children(slotKey({ container, parent, column }));

/** Merges the fields of a module that exists. */
function replayText(
  id: number,
  base: ModuleData,
  mine: DocumentPart,
  here: DocumentPart,
  run: ReplayContext['run'],
): UnrestoredChange[] {
  const { module } = here.module;
  const { fields } = schemaOfEntry(here.module);
  const { changes, conflicting, orphaned } = mergeFields(fields, base, mine.module.data, here.module.data);
  if (Object.keys(changes).length > 0) {
    // Texts are rendered from their values in the language of this page; other values keep their rendering.
    const chosen = Object.keys(changes).filter((field) => !isText(mine, field));
    const shown = Object.fromEntries(chosen.map((field) => [field, mine.content[field]]));
    run({ kind: 'fields', id, changes, shown });
  }
  const theirs = here.module.data;
  return [
    {
      reason: 'changed' as const,
      texts: changedTexts(fields, conflicting, theirs),
      data: conflicting,
      before: base,
    },
    { reason: 'schema' as const, texts: changedTexts(fields, orphaned), data: null },
  ].flatMap((each) => {
    const isSomething = each.texts.length > 0 || Object.keys(each.data ?? {}).length > 0;
    return isSomething ? [{ ...each, module, id }] : [];
  });
}

/** Modules of another version of the program may be unknown. */
const isKnown = (name: EntryName) => name === 'record' || isModuleName(name);

const fieldsOf = (module: EditedModule) => (isKnown(module.module) ? schemaOfEntry(module).fields : {});

const isText = ({ module, content }: DocumentPart, field: string) =>
  typeof content[field] === 'string' && typeof module.data[field] === 'object';

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
  { place, ids, isArranged }: PersistedList,
  rows: ReadonlyMap<number, PersistedModule>,
  idOf: (id: number) => number,
  { parts, container, run }: ReplayContext,
): void {
  const here: ModuleSlot = {
    ...place,
    container,
    parent: place.parent === null ? null : idOf(place.parent),
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
  place: ModuleSlot,
  parts: DocumentReader,
  run: ReplayContext['run'],
): void {
  const key = slotKey(place);
  const there = targetOrder.filter((id) => parts.children(key).includes(id));
  const steady = longestIncreasingSubsequence(there.map((id) => parts.children(key).indexOf(id)));
  there.forEach((id, at) => {
    if (steady.has(at)) return;
    const others = parts.children(key).filter((each) => each !== id);
    const before = there[at - 1];
    run({ kind: 'move', id, place, order: before === undefined ? 0 : others.indexOf(before) + 1 });
  });
}
