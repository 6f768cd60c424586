/** The scheduled publications of the page's containers, for the toolbar and the dialog. */

import type { Locale } from '#domain/languages/locales.ts';
import { createStore } from '#state/store.ts';
import type { RemoteCommand, ScheduleKey } from '../core/commands/remote-command.ts';
import { addToUndoHistory } from './remote-commands/add-to-undo-history.ts';
import { request } from './request.ts';
import type { EditingSession } from './session.ts';

export interface Scheduled {
  id: number;
  container: number;
  slug: string;
  page: { id: number } | null;
  action: 'publish' | 'offline';
  /** With the theatre's UTC offset at that time. */
  due_at: string;
  languages: readonly Locale[];
  created_by: string | null;
  state: 'waiting' | 'failed';
  /** Why it failed, as a sentence. */
  failure: string | null;
  /** The module that prevented it. */
  module: number | null;
}

export interface Schedule {
  action: 'publish' | 'offline';
  /** In the theatre's time zone: `2026-10-25T02:30`. */
  at: string;
  which: 'first' | 'second' | null;
  languages: readonly Locale[];
}

export type ScheduledList = readonly Scheduled[] | 'failed' | null;

/** `list` is null until it is loaded. */
export const createScheduled = () =>
  createStore<{ list: ScheduledList; places: string }>({ list: null, places: '' });

/** Fetches what is scheduled for these containers. The latest call wins. */
export async function loadScheduled(session: EditingSession, containers: readonly number[]): Promise<void> {
  const store = session.part(createScheduled);
  const places = containers.join();
  if (places !== store.get().places) store.set({ list: null, places });
  const path = `schedule?container=${places}`;
  const list = await request<{ results: Scheduled[] }>(session, 'GET', path).then(
    ({ results }) => results,
    () => 'failed' as const,
  );
  if (store.get().places === places) store.set({ list });
}

/**
 * Schedules all containers of the page for the same time, as one undo entry.
 * @throws RequestProblem
 */
export async function schedule(
  session: EditingSession,
  containers: readonly number[],
  newSchedule: Schedule,
): Promise<void> {
  const before = waiting(session);
  const created: number[] = [];
  try {
    for (const container of containers) {
      created.push(
        (await request<{ id: number }>(session, 'POST', `container/${container}/schedule`, newSchedule)).id,
      );
    }
  } finally {
    await loadScheduled(session, containers);
    // A schedule equal to an existing one was not created.
    const added = created.filter((id) => !before.some((each) => each.id === id));
    await recordChanges(
      session,
      added.map((id) => ({ from: null, to: byId(session, id) })),
    );
  }
}

function waiting(session: EditingSession): readonly Scheduled[] {
  const { list } = session.part(createScheduled).get();
  return typeof list === 'string' || !list ? [] : list.filter(({ state }) => state === 'waiting');
}

const byId = (session: EditingSession, id: number) => waiting(session).find((each) => each.id === id) ?? null;

/** Records the changes as a command; null if the list could not be fetched again. */
async function recordChanges(
  session: EditingSession,
  changes: readonly Record<'from' | 'to', Scheduled | null>[],
): Promise<void> {
  const commands = changes.flatMap(({ from, to }): RemoteCommand[] => {
    const { container } = from ?? to ?? {};
    if (container === undefined) return [];
    return [{ what: 'plan', container, from: from && keyOf(from), to: to && keyOf(to) }];
  });
  const [first] = commands;
  if (first?.what === 'plan') await addToUndoHistory(session, first.container, commands);
}

const keyOf = ({ action, due_at, languages }: Scheduled): ScheduleKey => ({ action, due_at, languages });

/** @throws RequestProblem */
export async function reschedule(
  session: EditingSession,
  entry: Scheduled,
  containers: readonly number[],
  newSchedule: Schedule,
): Promise<void> {
  const { id } = await request<{ id: number }>(session, 'PUT', `schedule/${entry.id}`, newSchedule);
  await loadScheduled(session, containers);
  const to = byId(session, id);
  // A dismissed failure is not restored.
  if (to && id !== entry.id)
    await recordChanges(session, [{ from: entry.state === 'waiting' ? entry : null, to }]);
}

/**
 * Cancels an upcoming schedule, or dismisses a failed one.
 * @throws RequestProblem
 */
export async function cancel(
  session: EditingSession,
  entry: Scheduled,
  containers: readonly number[],
): Promise<void> {
  try {
    await request(session, 'DELETE', `schedule/${entry.id}`);
    if (entry.state === 'waiting') await recordChanges(session, [{ from: entry, to: null }]);
  } finally {
    await loadScheduled(session, containers);
  }
}
