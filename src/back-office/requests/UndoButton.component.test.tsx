/** An undo whose answer is lost can be tried again, in a list and in the plan. */
import { expect, test, vi } from 'vitest';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import { problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import BulkBar from '../list/BulkBar.tsx';
import { aList, anEventRow } from '../list/list-fixture.ts';
import MovePanel from '../plan/MovePanel.tsx';
import { aPlan } from '../plan/plan-props-fixture.ts';

const address = 'POST /de/api/cms-hub/change-sets/31/undo';

async function anUndo(write: string, answer: object) {
  const state = { isLost: true };
  const undo = () => (state.isLost ? problem(0) : { change_set: 32 });
  const editing = await renderEditing(null, { answers: { [write]: answer, [address]: undo } });
  return {
    ...editing,
    async undoTwice(name: string) {
      const button = editing.page.getByRole('button', { name });
      await button.click();
      await expect.element(editing.page.getByText('nicht erreichbar', { exact: false })).toBeVisible();
      state.isLost = false;
      await button.click();
      await expect.element(button).not.toBeInTheDocument();
      const sent = editing.requests.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body);
      expect(sent).toEqual([sent[0], sent[0]]);
    },
  };
}

test('of a change of several records', async () => {
  const write = 'POST /de/api/cms-hub/batch';
  const { page, session, undoTwice } = await anUndo(write, { change_set: 31, lines: [] });
  const { id, version, values } = anEventRow(1);
  const selection = { chosen: [{ id, version, values }], clear: vi.fn(), chooseAll: vi.fn() };
  await page.rerender(
    <BulkBar list={aList({})} selection={selection as never} onWritten={() => undefined} session={session} />,
  );
  await page.getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('button', { name: '1 ändern' }).click();
  await undoTwice('Rückgängig machen');
});

test('of a move in the plan', async () => {
  const event = aPlannedEvent();
  const write = `POST /de/api/cms-hub/events/${event.id}`;
  const answer = { id: event.id, version: 2, values: {}, is_written: true, change_set: 31 };
  const { page, session, undoTwice } = await anUndo(write, answer);
  const target = { day: '2026-03-20', stage_name: 'Box' };
  await page.rerender(
    <MovePanel
      {...aPlan([event])}
      event={event}
      target={target}
      place=""
      onPlace={() => undefined}
      onWritten={() => undefined}
      onClose={() => undefined}
      session={session}
    />,
  );
  await page.getByRole('button', { name: 'Verschieben' }).click();
  await undoTwice('Rückgängig machen');
});
