/** The caption of a picture: its text, and the ways to close it. */
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { setGlobal } from '#state/global.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import CaptionBox from './CaptionBox.tsx';

afterEach(() => setGlobal({ captionBoxContent: null }));

test.each<[string, () => Promise<unknown>]>([
  ['its button', () => page.getByRole('button', { name: 'Bildunterschrift schließen' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => commands.dragMouse([640, 40], [640, 40])],
])('shows caption and credit, and is closed by %s', async (_, act) => {
  const open = () => setGlobal({ captionBoxContent: { text: 'Nora tanzt.', author: 'Ida Sommer' } });
  await renderComponent(
    <>
      <button type="button" onClick={open}>
        Zeigen
      </button>
      <CaptionBox />
    </>,
  );
  const button = page.getByRole('button', { name: 'Zeigen' });
  const box = page.getByRole('dialog', { name: 'Bildunterschrift zeigen' });
  await button.click();
  await expect.element(box).toHaveTextContent(/Nora tanzt\..*Ida Sommer/);
  expect(await axeFindings()).toEqual([]);
  await act();
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
