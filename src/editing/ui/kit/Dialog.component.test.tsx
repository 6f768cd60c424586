import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import parts from './kit.module.css';
import { TextInput } from './TextInput.tsx';

const aDialog = async (onClose = () => {}) => {
  await loadEditingMessages('de');
  return renderComponent(
    <Dialog title="Headline" onClose={onClose} foot={<Button kind="primary">Übernehmen</Button>}>
      <TextInput label="Anker" value="" onChange={() => {}} />
    </Dialog>,
  );
};

test('focuses its first control, is labelled by its title and has no accessibility violations', async () => {
  const page = await aDialog();
  await expect.element(page.getByRole('dialog', { name: 'Headline' })).toBeVisible();
  await expect.element(page.getByLabelText('Anker')).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
});

test('Escape and the close button close it, and no key reaches the page behind', async () => {
  const [close, press] = [vi.fn(), vi.fn()];
  document.addEventListener('keydown', press);
  const page = await aDialog(close);
  await expect.element(page.getByLabelText('Anker')).toHaveFocus();
  await userEvent.keyboard('z');
  expect(press).not.toHaveBeenCalled();
  document.removeEventListener('keydown', press);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Schließen' }).click();
  expect(close).toHaveBeenCalledTimes(2);
});

test('stays open, as long as its owner asks first, however often Escape or Back is pressed', async () => {
  const ask = vi.fn();
  const page = await aDialog(ask);
  await expect.element(page.getByLabelText('Anker')).toHaveFocus();
  const dialog = page.getByRole('dialog').element() as HTMLDialogElement;
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  // A browser that is not told closes it at the second press.
  expect(document.activeElement?.dispatchEvent(key)).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  // A request that cannot be refused.
  dialog.dispatchEvent(new Event('cancel'));
  dialog.close();
  expect(ask).toHaveBeenCalledTimes(2);
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      {isOpen && (
        <Dialog title="Headline" onClose={() => setOpen(false)}>
          <TextInput label="Anker" value="" onChange={() => {}} />
        </Dialog>
      )}
    </>
  );
}

test('closing returns the focus', async () => {
  await loadEditingMessages('de');
  const page = await renderComponent(<Opener />);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect.element(page.getByLabelText('Anker')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test('its head stays in sight: only the part between head and foot scrolls', async () => {
  await loadEditingMessages('de');
  const page = await renderComponent(
    <Dialog title="Bild" onClose={() => {}} foot={<Button>Übernehmen</Button>}>
      <div style={{ height: '200vh' }} />
      <p className={parts.unseen}>Für Vorlesende</p>
    </Dialog>,
  );
  const dialog = page.getByRole('dialog').element();
  dialog.scrollTop = 1000;
  expect(dialog.scrollTop).toBe(0);
  await expect.element(page.getByRole('heading', { name: 'Bild' })).toBeInViewport();
});

function Rows() {
  const [rows, setRows] = useState(['Eins', 'Zwei']);
  return (
    <Dialog title="Zeilen" onClose={() => {}}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setRows(rows.filter((each) => each !== row))}>{row}</Button>
          </li>
        ))}
      </ul>
      <Button>Hinzufügen</Button>
    </Dialog>
  );
}

test('a control that leaves with its row leaves the focus near its place', async () => {
  await loadEditingMessages('de');
  const page = await renderComponent(<Rows />);
  await page.getByRole('button', { name: 'Zwei' }).click();
  await expect.element(page.getByRole('button', { name: 'Eins' })).toHaveFocus();
  await page.getByRole('button', { name: 'Eins' }).click();
  await expect.element(page.getByRole('button', { name: 'Hinzufügen' })).toHaveFocus();
});
