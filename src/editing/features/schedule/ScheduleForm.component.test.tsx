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

test('the day is also chosen in the month, in the language of the page, and keeps the time', async () => {
  const containers = [{ id: 7, slug: 'page-7' }] as unknown as EditedContainer[];
  const { page } = await renderEditing(
    <ScheduleForm containers={containers} changed={null} onDone={() => {}} onStop={() => {}} />,
  );
  const field = page.getByLabelText('Tag und Uhrzeit in Berlin', { exact: true });
  const toggle = page.getByRole('button', { name: 'Kalender' });
  await field.fill('24.12.2045');
  await toggle.click();
  await page.getByRole('button', { name: 'Freitag, 22. Dezember 2045' }).click();
  await expect.element(field).toHaveValue('22.12.2045');
  await expect.element(page.getByText('Um wie viel Uhr?')).toBeVisible();
  await expect.element(toggle).toHaveFocus();
  await field.fill('22.12.2045, 20.00');
  await toggle.click();
  await page.getByRole('button', { name: 'Samstag, 23. Dezember 2045' }).click();
  await expect.element(field).toHaveValue('23.12.2045, 20.00');
});
