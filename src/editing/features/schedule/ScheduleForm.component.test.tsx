/** The time of a planned publication, typed as people write it. */
import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import type { EditedContainer } from '../../sync/containers.ts';
import { ScheduleForm } from './ScheduleForm.tsx';

test('a day and a time are typed in the theatre’s form, and read back in words', async () => {
  const containers = [{ id: 7, slug: 'page-7' }] as unknown as EditedContainer[];
  const { page, requests } = await renderEditing(
    <ScheduleForm containers={containers} changed={null} onDone={() => {}} onStop={() => {}} />,
  );
  const field = page.getByLabelText('Tag und Uhrzeit in Berlin');
  const plan = page.getByRole('button', { name: 'Planen' });
  await field.fill('irgendwann');
  await plan.click();
  await expect.element(page.getByText(/^Das sind kein Tag und keine Uhrzeit/)).toBeVisible();
  expect(requests).toEqual([]);
  await field.fill('24.12.2045 1930');
  await expect.element(page.getByText('Sonntag, 24. Dezember 2045, 19.30')).toBeVisible();
  await plan.click();
  await expect.poll(() => requests[0]?.body).toMatchObject({ at: '2045-12-24T19:30' });
});
