/** What is scheduled for the places of the page, as the bar and the dialog show it. */
import { useSyncExternalStore } from 'react';
import { createStore } from '#state/store.ts';
import { editorCall } from '../server/calls.ts';

export interface Scheduled {
  id: number;
  container: number;
  slug: string;
  page: { id: number } | null;
  action: 'publish' | 'offline';
  /** With the offset that holds in the house then. */
  due_at: string;
  languages: readonly ('de' | 'en')[];
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
  languages: readonly ('de' | 'en')[];
}

type List = readonly Scheduled[] | 'failed' | null;

const store = createStore<{ list: List; places: string }>({ list: null, places: '' });

/** Null until it is there. */
export function useScheduled(): List {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().list,
    () => null,
  );
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

/** For every place of the page at the same time. @throws CallProblem */
export async function plan(containers: readonly number[], wanted: Plan): Promise<void> {
  for (const container of containers) await editorCall('POST', `container/${container}/schedule`, wanted);
  await loadScheduled(containers);
}

/** @throws CallProblem */
export async function planInstead(
  { id }: Scheduled,
  containers: readonly number[],
  wanted: Plan,
): Promise<void> {
  await editorCall('PUT', `schedule/${id}`, wanted);
  await loadScheduled(containers);
}

/** Cancels what lies ahead, puts away what has failed. @throws CallProblem */
export async function cancel({ id }: Scheduled, containers: readonly number[]): Promise<void> {
  try {
    await editorCall('DELETE', `schedule/${id}`);
  } finally {
    await loadScheduled(containers);
  }
}
