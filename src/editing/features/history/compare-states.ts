/** Compares two states of a container: which modules are the same, added, removed, changed or moved. */
import { diffArrays } from 'diff';
import {
  type DraftModule,
  itemNameOf,
  maxColumns,
  type ShownModule,
  shownModulesById,
} from '#domain/modules/modules.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';

export interface ComparedState {
  draft: readonly DraftModule[];
  modules: readonly ShownModule[];
}

type DifferenceKind = 'same' | 'added' | 'removed' | 'changed' | 'moved';

export interface ComparedModule {
  id: number;
  mark: DifferenceKind;
  /** A part of an added or removed parent, which counts as one change. */
  isPart: boolean;
  before: DraftModule | null;
  after: DraftModule | null;
  shownBefore: ShownModule | null;
  shownAfter: ShownModule | null;
  /** The children: items of a list in the first column; for a layout one list per column. */
  columns: ComparedModule[][];
}

interface Side {
  drafts: ReadonlyMap<number, DraftModule>;
  shown: ReadonlyMap<number, ShownModule>;
  lists: ReadonlyMap<string, readonly number[]>;
}

const keyOf = (parent: number | null, column: number) => `${parent} ${column}`;

function sideOf({ draft, modules }: ComparedState): Side {
  const lists = new Map<string, number[]>();
  const sorted = draft.toSorted((a, b) => a.column - b.column || a.order - b.order);
  for (const { id, parent, column } of sorted) {
    const key = keyOf(parent, column);
    lists.set(key, [...(lists.get(key) ?? []), id]);
  }
  return {
    drafts: new Map(draft.map((module) => [module.id, module])),
    shown: shownModulesById(modules),
    lists,
  };
}

/** In the order of the later state; removed modules keep their positions. */
export function compareStates(before: ComparedState, after: ComparedState): ComparedModule[] {
  const [then, now] = [sideOf(before), sideOf(after)];
  const listOf = (parent: number | null, column: number, whole: DifferenceKind | null): ComparedModule[] => {
    const key = keyOf(parent, column);
    const parts = diffArrays([...(then.lists.get(key) ?? [])], [...(now.lists.get(key) ?? [])]);
    return parts.flatMap(({ value, removed }) =>
      value.flatMap((id) => (removed && now.drafts.has(id) ? [] : [compared(id, whole)])),
    );
  };
  const markOf = (id: number): DifferenceKind => {
    const [old, fresh] = [then.drafts.get(id), now.drafts.get(id)];
    if (!old || !fresh) return fresh ? 'added' : 'removed';
    if (!isDeepEqual(old.data, fresh.data)) return 'changed';
    return old.parent !== fresh.parent || old.column !== fresh.column || isElsewhere(id) ? 'moved' : 'same';
  };
  /** Moved among the same siblings. */
  const isElsewhere = (id: number): boolean => {
    const { parent, column } = now.drafts.get(id) as DraftModule;
    const key = keyOf(parent, column);
    const parts = diffArrays([...(then.lists.get(key) ?? [])], [...(now.lists.get(key) ?? [])]);
    return parts.some(({ value, added }) => added && value.includes(id));
  };
  const compared = (id: number, whole: DifferenceKind | null): ComparedModule => {
    const mark = markOf(id);
    const { module } = (now.drafts.get(id) ?? then.drafts.get(id)) as DraftModule;
    const isWhole = mark === 'added' || mark === 'removed';
    const count = module === 'container' ? maxColumns : itemNameOf(module) ? 1 : 0;
    return {
      id,
      mark,
      isPart: whole !== null && whole === mark,
      before: then.drafts.get(id) ?? null,
      after: now.drafts.get(id) ?? null,
      shownBefore: then.shown.get(id) ?? null,
      shownAfter: now.shown.get(id) ?? null,
      columns: Array.from({ length: count }, (_, column) => listOf(id, column, isWhole ? mark : null)),
    };
  };
  return listOf(null, 0, null);
}

/** The changes in page order. */
export function changesIn(all: readonly ComparedModule[]): ComparedModule[] {
  return all.flatMap((each) => [
    ...(each.mark !== 'same' && !each.isPart ? [each] : []),
    ...each.columns.flatMap(changesIn),
  ]);
}
