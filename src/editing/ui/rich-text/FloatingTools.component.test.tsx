/** The tools above a selected text. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { EditedContainer } from '../module-chrome/EditedContainer.tsx';

test('at 320 px the tools of a text, as wide as for fingers, are one row within the window', async () => {
  await resizeWindow(320, 640);
  const fingers = document.head.appendChild(document.createElement('style'));
  fingers.textContent = '[role="toolbar"] button { width: 44px }';
  const { page } = await renderEditing(
    <EditedContainer container={null} slug="page-1" content_type="page" />,
    { answers: workingCopy([aModule(2, 'text', { content: { de: '<p>Heute Abend</p>' } })]) },
  );
  await page.getByRole('textbox', { name: 'Text' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByRole('button', { name: 'Kursiv' })).toBeVisible();
  const tools = page.getByRole('button', { name: 'Kursiv' }).element().closest('[role=toolbar]');
  const all = [...(tools?.querySelectorAll('button') ?? [])].map((button) => button.getBoundingClientRect());
  fingers.remove();
  expect(all).toHaveLength(7);
  expect(new Set(all.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...all.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all.map(({ right }) => right))).toBeLessThanOrEqual(320);
});
