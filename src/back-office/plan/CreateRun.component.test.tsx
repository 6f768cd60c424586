/** The button that creates events from drawn dates. */
import { expect, test } from 'vitest';
import type { RunDraft } from '#domain/plan/propose-run.ts';
import { runTexts } from '#i18n/back-office/run-texts.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import tokens from '../shell/tokens.module.css';
import CreateRun from './CreateRun.tsx';
import { aPlan } from './plan-props-fixture.ts';
import { useProposedRun } from './use-proposed-run.ts';

const draft = (version: number): RunDraft => ({
  productions: [{ id: 7, title: 'Medea' }],
  production: { id: 7, title: 'Medea', minutes: 90, cast: [] },
  stage_name: 'Werkstatt',
  like: null,
  runs: [{ id: 5, name: 'Medea im Winter' }],
  run: { id: 5, version, name: 'Medea im Winter', times: { weekdays: '19.00' }, fields: { production: 7 } },
});

/** The panel of a run with one added date; reading it again returns the run with the next version. */
function Screen({
  run,
  ...others
}: { run: RunDraft } & Pick<Parameters<typeof CreateRun>[0], 'session' | 'onWritten'>) {
  const planProps = aPlan([]);
  const drawn = useProposedRun(run, planProps.plan, planProps.user);
  if (!drawn) return null;
  return (
    <main className={tokens.backOffice}>
      <button type="button" onClick={() => drawn.toggle('2026-03-13')}>
        13.
      </button>
      <CreateRun run={drawn} texts={runTexts('de')} planProps={planProps} {...others} />
    </main>
  );
}

test.each([
  [409, { lines: [{ result: 'stale' }] }],
  [422, { errors: [{ field: 'lines.1.data.run', message: 'Gibt es nicht.' }] }],
])(
  'for a run that was changed or removed meanwhile nothing is created, and the current state is fetched (%s)',
  async (status, document) => {
    let answer: unknown = problem(status, document);
    let reads = 0;
    const editing = await renderEditing(null, {
      answers: { 'POST /de/api/cms-hub/batch': () => answer },
    });
    const show = (version: number) =>
      editing.page.rerender(
        <Screen run={draft(version)} session={editing.session} onWritten={() => (reads += 1)} />,
      );
    await show(3);
    const { page, requests } = editing;
    await page.getByRole('button', { name: '13.' }).click();
    const press = page.getByRole('button', { name: '1 Termin anlegen' });
    await press.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        /^Nichts ist angelegt: Die Serie »Medea im Winter« ist inzwischen geändert oder entfernt/,
      );
    expect(reads).toBe(1);
    expect(await axeFindings()).toEqual([]);
    // The drawn date is still there and is added to the run that was read.
    await show(4);
    answer = { change_set: 8, lines: [{ result: 'unchanged' }, { result: 'new' }] };
    await press.click();
    await expect.element(page.getByText('Angelegt: 1 Termin.')).toBeVisible();
    const sent = requests
      .filter(({ path }) => path.endsWith('/batch'))
      .map(({ body }) => body as { operation_id: string });
    expect(sent).toMatchObject(
      [3, 4].map((version) => ({ lines: [{ action: 'expect', id: 5, version }, {}] })),
    );
    expect(sent[0]?.operation_id).not.toBe(sent[1]?.operation_id);
  },
);
