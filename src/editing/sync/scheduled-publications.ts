/** The scheduled publications of the page's containers, for the toolbar and the dialog. */

import type { Locale } from '#domain/languages/locales.ts';
import { createStore } from '#state/store.ts';
import type { RemoteCommand, ScheduleKey } from '../core/commands/remote-command.ts';
import { addToUndoHistory } from './remote-commands/add-to-undo-history.ts';
import { request } from './request.ts';
import type { EditingSession } from './session.ts';

export interface ScheduledPublication {
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

export interface ScheduleRequest {
  action: 'publish' | 'offline';
  /** In the theatre's time zone: `2026-10-25T02:30`. */
  at: string;
  which: 'first' | 'second' | null;
  languages: readonly Locale[];
}

export type ScheduledPublications = readonly ScheduledPublication[] | 'failed' | null;

/** `list` is null until it is loaded; `containers` are the ids that it is about, with commas. */
export const createScheduledPublications = () =>
  createStore<{ list: ScheduledPublications; containers: string }>({ list: null, containers: '' });

/** Fetches what is scheduled for these containers. The latest call wins. */
export async function loadScheduledPublications(
  session: EditingSession,
  containers: readonly number[],
): Promise<void> {
  const store = session.part(createScheduledPublications);
  const ids = containers.join();
  if (ids !== store.get().containers) store.set({ list: null, containers: ids });
  const path = `schedule?container=${ids}`;
  const list = await request<{ results: ScheduledPublication[] }>(session, 'GET', path).then(
    ({ results }) => results,
    () => 'failed' as const,
  );
  if (store.get().containers === ids) store.set({ list });
}

/**
 * Schedules all containers of the page for the same time, as one undo entry.
 * @throws RequestProblem
 */
export async function schedulePublication(
  session: EditingSession,
  containers: readonly number[],
  newSchedule: ScheduleRequest,
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
    await loadScheduledPublications(session, containers);
    // A schedule equal to an existing one was not created.
    const added = created.filter((id) => !before.some((each) => each.id === id));
    await recordChanges(
      session,
      added.map((id) => ({ from: null, to: byId(session, id) })),
    );
  }
}

function waiting(session: EditingSession): readonly ScheduledPublication[] {
  const { list } = session.part(createScheduledPublications).get();
  return typeof list === 'string' || !list ? [] : list.filter(({ state }) => state === 'waiting');
}

const byId = (session: EditingSession, id: number) => waiting(session).find((each) => each.id === id) ?? null;

/** Records the changes as a command; null if the list could not be fetched again. */
async function recordChanges(
  session: EditingSession,
  changes: readonly Record<'from' | 'to', ScheduledPublication | null>[],
): Promise<void> {
  const commands = changes.flatMap(({ from, to }): RemoteCommand[] => {
    const { container } = from ?? to ?? {};
    if (container === undefined) return [];
    return [{ what: 'plan', container, from: from && keyOf(from), to: to && keyOf(to) }];
  });
  const [first] = commands;
  if (first?.what === 'plan') await addToUndoHistory(session, first.container, commands);
}

const keyOf = ({ action, due_at, languages }: ScheduledPublication): ScheduleKey => ({
  action,
  due_at,
  languages,
});

/** @throws RequestProblem */
export async function reschedulePublication(
  session: EditingSession,
  entry: ScheduledPublication,
  containers: readonly number[],
  newSchedule: ScheduleRequest,
): Promise<void> {
  const { id } = await request<{ id: number }>(session, 'PUT', `schedule/${entry.id}`, newSchedule);
  await loadScheduledPublications(session, containers);
  const to = byId(session, id);
  // A dismissed failure is not restored.
  if (to && id !== entry.id)
    await recordChanges(session, [{ from: entry.state === 'waiting' ? entry : null, to }]);
}

/**
 * Cancels an upcoming schedule, or dismisses a failed one.
 * @throws RequestProblem
 */
export async function cancelPublication(
  session: EditingSession,
  entry: ScheduledPublication,
  containers: readonly number[],
): Promise<void> {
  try {
    await request(session, 'DELETE', `schedule/${entry.id}`);
    if (entry.state === 'waiting') await recordChanges(session, [{ from: entry, to: null }]);
  } finally {
    await loadScheduledPublications(session, containers);
  }
}
