/** The visible and announced notices while a requested part loads. */
import { expect, test } from 'vitest';
import { loadOnDemand } from '#state/script-loading.ts';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { Notices } from './Notices.tsx';

test.each(['page', 'dialog'])(
  'a press that waits for a script is answered at once, then in words: on a %s',
  async (place) => {
    const { page } = await renderEditing(
      <>
        <button type="button">Öffnen</button>
        <dialog>
          <button type="button">Wählen</button>
        </dialog>
        <Notices />
      </>,
    );
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    if (place === 'dialog') dialog.showModal();
    const name = place === 'dialog' ? 'Wählen' : 'Öffnen';
    const button = page.getByRole('button', { name }).element() as HTMLElement;
    button.click();
    const part = Promise.withResolvers<void>();
    const loaded = loadOnDemand(() => part.promise);
    const status = page.getByRole('status');
    await expect.element(status, { timeout: 400 }).toBeInTheDocument();
    expect(button.ariaBusy).toBe('true');
    await expect.element(status, { timeout: 2000 }).toHaveTextContent('Wird geladen …');
    await expect.poll(() => dialog.contains(status.element())).toBe(place === 'dialog');
    part.resolve();
    await loaded;
    await expect.element(status).not.toBeInTheDocument();
    expect(button.ariaBusy).toBe(null);
  },
);
