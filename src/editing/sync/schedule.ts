/** What is scheduled for the places of the page, as the bar and the dialog show it. */
import type { Locale } from '#domain/languages/locales.ts';
import { createStore, useStore } from '#state/store.ts';
import type { Deed, PlanKey } from '../core/commands/remote-command.ts';
import { recordDeeds } from './remote-commands/record.ts';
import { editorCall } from './request.ts';

export interface Scheduled {
  id: number;
  container: number;
  slug: string;
  page: { id: number } | null;
  action: 'publish' | 'offline';
  /** With the offset that holds in the house then. */
  due_at: string;
  languages: readonly Locale[];
  created_by: string | null;
  state: 'waiting' | 'failed';
  /** Why it was not done; a sentence. */
  failure: string | null;
  /** The module that was in the way. */
  module: number | null;
}

export interface Plan {
  action: 'publish' | 'offline';
  /** By the house's clock: `2026-10-25T02:30`. */
  at: string;
  which: 'first' | 'second' | null;
  languages: readonly Locale[];
}

type List = readonly Scheduled[] | 'failed' | null;

const store = createStore<{ list: List; places: string }>({ list: null, places: '' });

/** Null until it is there. */
export function useScheduled(): List {
  return useStore(store, 'list');
}

/** Fetches what is scheduled for these places; the last one that was asked for counts. */
export async function loadScheduled(containers: readonly number[]): Promise<void> {
  const places = containers.join();
  if (places !== store.get().places) store.set({ list: null, places });
  const path = `schedule?container=${places}`;
  const list = await editorCall<{ results: Scheduled[] }>('GET', path).then(
    ({ results }) => results,
    () => 'failed' as const,
  );
  if (store.get().places === places) store.set({ list });
}

/** For every place of the page at the same time: one step that can be taken back. @throws CallProblem */
export async function plan(containers: readonly number[], wanted: Plan): Promise<void> {
  const before = waiting();
  const made: number[] = [];
  try {
    for (const container of containers) {
      made.push((await editorCall<{ id: number }>('POST', `container/${container}/schedule`, wanted)).id);
    }
  } finally {
    await loadScheduled(containers);
    // The very same plan once more is the one that was there.
    const fresh = made.filter((id) => !before.some((each) => each.id === id));
    await note(fresh.map((id) => ({ from: null, to: byId(id) })));
  }
}

const waiting = (): readonly Scheduled[] => {
  const { list } = store.get();
  return Array.isArray(list) ? (list as readonly Scheduled[]).filter(({ state }) => state === 'waiting') : [];
};
const byId = (id: number) => waiting().find((each) => each.id === id) ?? null;

/** What was changed of plans, as a step; where the list could not be read again, there is none. */
async function note(changes: readonly Record<'from' | 'to', Scheduled | null>[]): Promise<void> {
  const deeds = changes.flatMap(({ from, to }): Deed[] => {
    const { container } = from ?? to ?? {};
    if (container === undefined) return [];
    return [{ what: 'plan', container, from: from && keyOf(from), to: to && keyOf(to) }];
  });
  const [first] = deeds;
  if (first?.what === 'plan') await recordDeeds(first.container, deeds);
}

const keyOf = ({ action, due_at, languages }: Scheduled): PlanKey => ({ action, due_at, languages });

/** @throws CallProblem */
export async function planInstead(
  entry: Scheduled,
  containers: readonly number[],
  wanted: Plan,
): Promise<void> {
  const { id } = await editorCall<{ id: number }>('PUT', `schedule/${entry.id}`, wanted);
  await loadScheduled(containers);
  const to = byId(id);
  // A failure that was seen does not come back.
  if (to && id !== entry.id) await note([{ from: entry.state === 'waiting' ? entry : null, to }]);
}

/** Cancels what lies ahead, puts away what has failed. @throws CallProblem */
export async function cancel(entry: Scheduled, containers: readonly number[]): Promise<void> {
  try {
    await editorCall('DELETE', `schedule/${entry.id}`);
    if (entry.state === 'waiting') await note([{ from: entry, to: null }]);
  } finally {
    await loadScheduled(containers);
  }
}
