/** What of the past is on the page now: which place, between which states, at which change. */
import { useSyncExternalStore } from 'react';
import type { HistoryEntry, StateName } from '#domain/history/history.ts';
import { createStore } from '#state/store.ts';
import { type ComparedModule, changesIn, compareStates } from './compare-states.ts';
import { fetchState, type PlaceState } from './history-requests.ts';
import type { NamedState } from './state-names.ts';

export interface Place {
  id: number;
  slug: string;
  content_type: string;
}

export interface Restoring {
  container: Place;
  /** One of these can be brought back; the first is proposed. */
  states: readonly NamedState[];
  /** A module that can be brought back alone, with its name. */
  module: { id: number; name: string } | null;
}

export interface View {
  /** Null as long as the list stands there and not the page. */
  container: Place | null;
  /** What the history has told so far, the last one first; states are named by it. */
  entries: readonly HistoryEntry[];
  from: StateName;
  to: StateName;
  before: PlaceState | null;
  after: PlaceState | null;
  hasFailed: boolean;
  mode: 'changes' | 'before' | 'after';
  /** Among the changes; -1 before the first. */
  position: number;
  restoring: Restoring | null;
}

const nothing: View = {
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

export const view = createStore<View>(nothing);

export function useView(): View {
  return useSyncExternalStore(view.subscribe, view.get, () => nothing);
}

export const resetView = (): void => view.set(nothing);

/** Puts two states on the page, the earlier one first. */
export async function showStates(from: StateName, to: StateName): Promise<void> {
  const { container } = view.get();
  if (!container) return;
  view.set({ from, to, before: null, after: null, hasFailed: false, position: -1 });
  try {
    const [before, after] = await Promise.all([fetchState(container.id, from), fetchState(container.id, to)]);
    const now = view.get();
    if (now.container?.id === container.id && now.from === from && now.to === to) {
      view.set({ before, after });
    }
  } catch {
    view.set({ hasFailed: true });
  }
}

interface Comparison {
  tree: readonly ComparedModule[];
  changes: readonly ComparedModule[];
}

const none: Comparison = { tree: [], changes: [] };
let last: { before: PlaceState; after: PlaceState; made: Comparison } | null = null;

/** Made once for two states. */
export function comparisonOf({ before, after }: Pick<View, 'before' | 'after'>): Comparison {
  if (!before || !after) return none;
  if (last?.before !== before || last.after !== after) {
    const tree = compareStates(before, after);
    last = { before, after, made: { tree, changes: changesIn(tree) } };
  }
  return last.made;
}
