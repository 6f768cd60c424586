/** The schedule in the toolbar tells when it was executed. */
import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { loadScheduledPublications, type ScheduledPublication } from '../../sync/scheduled-publications.ts';
import { Alerts } from '../toolbar/Alerts.tsx';
import { ScheduleState } from './ScheduleState.tsx';

test.each([
  ['publish', 0, /Was für .* geplant war, ist jetzt öffentlich/],
  ['offline', 0, /Die Seite ist offline, wie für .* geplant/],
  // A colleague has cancelled it.
  ['publish', 3_600_000, null],
] as const)('%s, due in %i ms, that is gone from the list', async (action, dueIn, expected) => {
  const entry: ScheduledPublication = {
    id: 3,
    container: 7,
    slug: 'page-1',
    page: { id: 1 },
    action,
    due_at: '',
    languages: ['de', 'en'],
    created_by: null,
    state: 'waiting',
    failure: null,
    module: null,
  };
  let results: ScheduledPublication[] = [];
  const { page, session } = await renderEditing(
    <>
      <ScheduleState />
      <Alerts />
    </>,
    {
      answers: { 'GET schedule?container=7': () => ({ results }) },
      prepare: (session) => {
        results = [{ ...entry, due_at: new Date(session.ports.clock.now() + dueIn).toISOString() }];
        session.containers.put({ id: 7, shown: 1 });
      },
    },
  );
  await expect.element(page.getByRole('button', { name: /am / })).toBeVisible();
  results = [];
  await loadScheduledPublications(session, [7]);
  await expect.element(page.getByRole('button', { name: /Planen/ })).toBeVisible();
  if (expected) await expect.element(page.getByRole('status').first()).toHaveTextContent(expected);
  else expect(session.alerts.store.get().alert).toBe(null);
});
