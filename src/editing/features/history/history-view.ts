/** The state of the comparison: container, two states, current change. */
import { useSyncExternalStore } from 'react';
import type { HistoryEntry, StateRef } from '#domain/history/history.ts';
import { createStore } from '#state/store.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { type ComparedModule, changesIn, compareStates } from './compare-states.ts';
import { type ContainerState, fetchState } from './history-requests.ts';
import type { NamedState } from './state-names.ts';

export interface ContainerRef {
  id: number;
  slug: string;
  content_type: string;
}

export interface RestoreChoices {
  container: ContainerRef;
  /** States that can be restored; the first is preselected. */
  states: readonly NamedState[];
  /** A module that can be restored by itself, with its name. */
  module: { id: number; name: string } | null;
}

export interface ComparisonView {
  /** Null while the list is shown rather than the page. */
  container: ContainerRef | null;
  /** The loaded entries, newest first; states are named after them. */
  entries: readonly HistoryEntry[];
  from: StateRef;
  to: StateRef;
  before: ContainerState | null;
  after: ContainerState | null;
  hasFailed: boolean;
  mode: 'changes' | 'before' | 'after';
  /** Index of the current change; -1 before the first. */
  position: number;
  restoring: RestoreChoices | null;
}

const nothing: ComparisonView = {
  container: null,
  entries: [],
  from: 'nothing',
  to: 'now',
  before: null,
  after: null,
  hasFailed: false,
  mode: 'changes',
  position: -1,
  restoring: null,
};

export const createView = () => createStore<ComparisonView>(nothing);

export function useView(): ComparisonView {
  const session = useEditingSession();
  return useSyncExternalStore(
    session.part(createView).subscribe,
    session.part(createView).get,
    () => nothing,
  );
}

export const resetView = (session: EditingSession): void => session.part(createView).set(nothing);

/** Shows two states on the page, the earlier one first. */
export async function showStates(session: EditingSession, from: StateRef, to: StateRef): Promise<void> {
  const { container } = session.part(createView).get();
  if (!container) return;
  session.part(createView).set({ from, to, before: null, after: null, hasFailed: false, position: -1 });
  try {
    const [before, after] = await Promise.all([
      fetchState(session, container.id, from),
      fetchState(session, container.id, to),
    ]);
    const now = session.part(createView).get();
    if (now.container?.id === container.id && now.from === from && now.to === to) {
      session.part(createView).set({ before, after });
    }
  } catch {
    session.part(createView).set({ hasFailed: true });
  }
}

interface Comparison {
  tree: readonly ComparedModule[];
  changes: readonly ComparedModule[];
}

const none: Comparison = { tree: [], changes: [] };
interface LastComparison {
  before?: ContainerState;
  after?: ContainerState;
  made: Comparison;
}
const createLastComparison = (): LastComparison => ({ made: none });

/** Memoised for the two states. */
export function comparisonOf(
  session: EditingSession,
  { before, after }: Pick<ComparisonView, 'before' | 'after'>,
): Comparison {
  if (!before || !after) return none;
  if (
    session.part(createLastComparison).before !== before ||
    session.part(createLastComparison).after !== after
  ) {
    const tree = compareStates(before, after);
    Object.assign(session.part(createLastComparison), {
      before,
      after,
      made: { tree, changes: changesIn(tree) },
    });
  }
  return session.part(createLastComparison).made;
}
