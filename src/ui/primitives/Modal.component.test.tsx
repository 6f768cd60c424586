/** Closing a dialog depends on where the pointer is pressed, not where it is released; the focus stays in and returns. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { useModal } from './use-modal.ts';

function Opened({ isExempt }: { isExempt?: (press: MouseEvent) => boolean }) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useModal(isOpen, () => setOpen(false), isExempt);
  return (
    <>
      <button type="button" onClick={() => setOpen((was) => !was)}>
        Öffnen
      </button>
      <dialog ref={dialog} aria-label="Suche" style={{ margin: '0 0 0 auto' }}>
        <input aria-label="Wort" defaultValue="Nathan der Weise" />
      </dialog>
    </>
  );
}

async function opened(isExempt?: (press: MouseEvent) => boolean) {
  const page = await renderComponent(<Opened {...(isExempt && { isExempt })} />);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suche' });
  await expect.element(dialog).toBeVisible();
  return { page, dialog };
}

test('pressing in its field and releasing outside keeps it open with its input', async () => {
  const { page, dialog } = await opened();
  const { x, y } = page.getByLabelText('Wort').element().getBoundingClientRect();
  await commands.dragMouse([x + 40, y + 8], [40, 500]);
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByLabelText('Wort')).toHaveValue('Nathan der Weise');
});

test('pressing outside closes it wherever the pointer is released, and returns the focus', async () => {
  const { page, dialog } = await opened();
  const { x, y } = page.getByLabelText('Wort').element().getBoundingClientRect();
  await commands.dragMouse([40, 500], [x + 40, y + 8]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test('an exempt press keeps it open, and Escape closes it', async () => {
  const { dialog } = await opened(() => true);
  await commands.dragMouse([40, 500], [40, 500]);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('reopening it before the close event keeps it open', async () => {
  const { dialog } = await opened();
  const element = dialog.element() as HTMLDialogElement;
  const closed = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }));
  // What Escape does.
  element.requestClose();
  await Promise.resolve();
  (document.querySelector('button') as HTMLElement).click();
  await closed;
  await expect.element(dialog).toBeVisible();
});

test('while it is open, Tab reaches nothing behind it', async () => {
  const { dialog } = await opened();
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect([document.body, ...dialog.element().querySelectorAll('*')]).toContain(document.activeElement);
  }
});

test('the focus returns to its button, also if a press did not focus that', async () => {
  const prevent = (press: Event) => press.preventDefault();
  addEventListener('mousedown', prevent);
  const { page } = await opened();
  removeEventListener('mousedown', prevent);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});
