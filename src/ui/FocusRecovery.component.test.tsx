import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../tests/setup/render-component.ts';
import './focus-recovery.ts';

/** A row whose button goes away when it is pressed, and a switch from one screen to another. */
function Screen() {
  const [isThere, setThere] = useState(true);
  const [screen, setScreen] = useState('list');
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <button type="button" onMouseDown={() => setTimeout(() => setThere(false), 100)}>
        Elsewhere
      </button>
      <main tabIndex={-1} aria-label="Screen">
        <section key={screen}>
          <h1>{screen}</h1>
          <button type="button">First</button>
          <p>
            <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
              Send
            </button>
            <button type="button">Beside</button>
          </p>
          <p>
            <a href="#row">Row</a>
            {isThere && (
              <button type="button" onClick={() => setThere(false)}>
                Take away
              </button>
            )}
          </p>
          {screen === 'list' && (
            <button type="button" onClick={() => setScreen('record')}>
              Open
            </button>
          )}
        </section>
      </main>
    </>
  );
}

test('when a control is removed, the nearest remaining element gets the focus', async () => {
  const page = await renderComponent(<Screen />);
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect.element(page.getByRole('link', { name: 'Row' })).toHaveFocus();
});

test('when a control is disabled, what is beside it gets the focus', async () => {
  const page = await renderComponent(<Screen />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Beside' })).toHaveFocus();
});

test('when the whole screen changes, the screen gets the focus', async () => {
  const page = await renderComponent(<Screen />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('focus does not return to a control that the user has left', async () => {
  const page = await renderComponent(<Screen />);
  (page.getByRole('button', { name: 'Take away' }).element() as HTMLElement).focus();
  await page.getByRole('heading').click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(page.getByRole('button', { name: 'Take away' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
