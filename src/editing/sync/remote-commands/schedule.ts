/** Publishing or taking offline at a time: planned again, changed back, cancelled. */
import { deedTexts } from '#i18n/editing/deed-texts.ts';
import { type Deed, inverseOf, type PlanKey } from '../../core/commands/remote-command.ts';
import { session } from '../account/account.ts';
import { shownContainers } from '../containers.ts';
import { editorCall } from '../request.ts';
import { loadScheduled, type Plan, type Scheduled } from '../schedule.ts';
import type { Done } from './execute.ts';

/** A plan is looked for by what it says. @throws CallProblem */
export async function carryOutPlan(deed: Extract<Deed, { what: 'plan' }>): Promise<Done> {
  const { container, from, to } = deed;
  const { results } = await editorCall<{ results: Scheduled[] }>('GET', `schedule?container=${container}`);
  const waiting = results.filter(({ state }) => state === 'waiting');
  const find = (key: PlanKey | null) => key && waiting.find((each) => isPlan(each, key));
  const there = find(from);
  const body = to && planOf(to);
  try {
    if (there && body) await editorCall('PUT', `schedule/${there.id}`, body);
    else if (there) await editorCall('DELETE', `schedule/${there.id}`);
    // Done or cancelled meanwhile, and there is nothing to put in its place.
    else if (!body) return { inverse: null, note: deedTexts[session.get().locale].gone };
    else if (!find(to)) await editorCall('POST', `container/${container}/schedule`, body);
  } finally {
    await loadScheduled(shownContainers().map(({ id }) => id));
  }
  return { inverse: inverseOf(there ? deed : { ...deed, from: null }) };
}

const isPlan = (scheduled: Scheduled, { action, due_at, languages }: PlanKey) =>
  scheduled.action === action &&
  Date.parse(scheduled.due_at) === Date.parse(due_at) &&
  scheduled.languages.join() === languages.join();

/** By the house's clock: where it shows a time twice, the second one is that of winter. */
function planOf({ action, due_at, languages }: PlanKey): Plan {
  const which = due_at.endsWith('+01:00') ? 'second' : 'first';
  return { action, at: due_at.slice(0, 16), which, languages };
}
