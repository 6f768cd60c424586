/** Events are found from a day on, which is typed or chosen in the language of the page. */
import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { EventPicker } from './EventPicker.tsx';

test('the day is typed as the theatre writes it, and said in words', async () => {
  const { page } = await renderEditing(<EventPicker onPick={() => {}} />, {
    answers: { 'GET /de/api/events': { count: 0, next: null, previous: null, results: [] } },
  });
  const day = page.getByLabelText('Ab Tag', { exact: true });
  await day.fill('24.12.2045');
  await expect.element(page.getByText('Sonntag, 24. Dezember 2045')).toBeVisible();
  await day.fill('irgendwann');
  await day.click();
  await page.getByRole('button', { name: 'Kalender' }).click();
  await expect.element(page.getByText(/^Das ist kein Tag/)).toBeVisible();
});
