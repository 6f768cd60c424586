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

function Nested() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog title="Bild" onClose={() => {}}>
      <Button onClick={() => setOpen(true)}>Bild wählen</Button>
      {isOpen && (
        <Dialog title="Bild wählen" onClose={() => {}}>
          <Button>Bild hochladen</Button>
        </Dialog>
      )}
    </Dialog>
  );
}

test('a dialog in a dialog focuses its first control, too', async () => {
  await loadEditingMessages('de');
  const page = await renderComponent(<Nested />);
  await page.getByRole('button', { name: 'Bild wählen' }).click();
  await expect.element(page.getByRole('button', { name: 'Bild hochladen' })).toHaveFocus();
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

/** A list whose opener is not there any more when the dialog closes. */
function LostOpener({ lost }: { lost: 'row' | 'last row' | 'only row' | 'button' | 'menu' | 'disabled' }) {
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const open = () => setOpen(true);
  const others = lost === 'only row' ? [] : lost === 'last row' ? ['Davor'] : ['Davor', 'Danach'];
  const row = (
    <li key="row">
      {!(isLost && lost === 'button') && lost !== 'menu' && (
        <button type="button" disabled={isLost && lost === 'disabled'} onClick={open}>
          Öffnen
        </button>
      )}
      {isLost && lost === 'button' && <button type="button">Neu</button>}
      {lost === 'menu' && (
        <div>
          <button type="button">Menü</button>
          {!isLost && (
            <div>
              <button type="button" onClick={open}>
                Öffnen
              </button>
            </div>
          )}
        </div>
      )}
    </li>
  );
  const rows = others.map((name) => (
    <li key={name}>
      <button type="button">{name}</button>
    </li>
  ));
  if (!(isLost && lost.endsWith('row'))) rows.splice(1, 0, row);
  return (
    <>
      <button type="button">Anderswo</button>
      <section tabIndex={-1} aria-label="Liste">
        <ul>{rows}</ul>
      </section>
      {isOpen && (
        <Dialog title="Headline" onClose={() => setOpen(false)}>
          <Button onClick={() => setLost(true)}>Verlieren</Button>
        </Dialog>
      )}
    </>
  );
}

test.each([
  ['row', 'Danach'],
  ['last row', 'Davor'],
  ['only row', 'Liste'],
  ['button', 'Neu'],
  ['menu', 'Menü'],
  ['disabled', 'Davor'],
] as const)('closing focuses what is nearest if the %s of its opener is lost', async (lost, name) => {
  await loadEditingMessages('de');
  const page = await renderComponent(<LostOpener lost={lost} />);
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await page.getByRole('button', { name: 'Verlieren' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText(name).or(page.getByText(name))).toHaveFocus();
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
