/** Undoes and redoes changes of the schedule. */
import { remoteCommandTexts } from '#i18n/editing/remote-command-texts.ts';
import { inverseOf, type RemoteCommandOf, type ScheduleKey } from '../../core/commands/remote-command.ts';
import { request } from '../request.ts';
import {
  loadScheduledPublications,
  type ScheduledPublication,
  type ScheduleRequest,
} from '../scheduled-publications.ts';
import type { EditingSession } from '../session.ts';
import type { RemoteResult } from './remote-result.ts';

/**
 * Finds a schedule by its content, since its id changes with every change.
 * @throws RequestProblem
 */
export async function executeSchedule(
  session: EditingSession,
  command: RemoteCommandOf<'plan'>,
): Promise<RemoteResult> {
  const { container, from, to } = command;
  const { results } = await request<{ results: ScheduledPublication[] }>(
    session,
    'GET',
    `schedule?container=${container}`,
  );
  const waiting = results.filter(({ state }) => state === 'waiting');
  const find = (key: ScheduleKey | null) => key && waiting.find((each) => isScheduled(each, key));
  const there = find(from);
  const body = to && scheduleOf(to);
  try {
    if (there && body) await request(session, 'PUT', `schedule/${there.id}`, body);
    else if (there) await request(session, 'DELETE', `schedule/${there.id}`);
    // It was executed or cancelled in the meantime, and there is no replacement.
    else if (!body) return { inverse: null, note: remoteCommandTexts(session.locale).gone };
    else if (!find(to)) await request(session, 'POST', `container/${container}/schedule`, body);
  } finally {
    await loadScheduledPublications(
      session,
      session.containers.shown().map(({ id }) => id),
    );
  }
  return { inverse: inverseOf(there ? command : { ...command, from: null }) };
}

const isScheduled = (scheduled: ScheduledPublication, { action, due_at, languages }: ScheduleKey) =>
  scheduled.action === action &&
  Date.parse(scheduled.due_at) === Date.parse(due_at) &&
  scheduled.languages.join() === languages.join();

/** In the theatre's time zone. In the repeated hour, the second time is the one in winter time. */
function scheduleOf({ action, due_at, languages }: ScheduleKey): ScheduleRequest {
  const which = due_at.endsWith('+01:00') ? 'second' : 'first';
  return { action, at: due_at.slice(0, 16), which, languages };
}
