import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { renderEditing } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { Keys } from './Keys.tsx';

test('shortcuts publish and list all shortcuts, on a phone too', async () => {
  await resizeWindow(375, 720);
  const publish = vi.fn();
  const { page } = await renderEditing(
    <>
      <button type="button" data-publish="" onClick={publish}>
        Veröffentlichen
      </button>
      <Keys />
    </>,
  );
  await userEvent.keyboard('{Control>}/{/Control}');
  const list = page.getByRole('dialog', { name: 'Tasten' });
  await expect.element(list.getByText('Strg + Umschalt + Eingabe')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  // Keys go to an open dialog first.
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(publish).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(publish).toHaveBeenCalledOnce();
});
