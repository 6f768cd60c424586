/** The media library: a picture is opened, cropped around its focal point, and its file replaced. */
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import tokens from '../shell/tokens.module.css';
import MediaTools from './MediaTools.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const full = [{ format: 'webp', width: 640, height: 480, url: pixel }];
const item = (changes: object = {}) => ({
  id: 4,
  file_name: 'alt.jpg',
  width: 1600,
  height: 900,
  alt: { de: 'Ein Stuhl' },
  caption: null,
  credit: 'Foto',
  focal_x: 0.5,
  focal_y: 0.5,
  is_decorative: false,
  print: 'as-is',
  picture: { id: 4, alt: 'Ein Stuhl', sources: { full, horizontal: [], vertical: [] } },
  ...changes,
});

function Screen(props: Pick<ComponentProps<typeof MediaTools>, 'session' | 'onChanged'>) {
  const [opened, setOpened] = useState<number | null>(4);
  return (
    <main className={tokens.backOffice}>
      <MediaTools opened={opened} onClose={() => setOpened(null)} {...props} />
    </main>
  );
}

async function aLibrary(answer: object) {
  const changed = vi.fn();
  const editing = await renderEditing(null, {
    answers: { 'GET media/4': item(), 'POST media/4/file': answer },
  });
  await editing.page.rerender(<Screen session={editing.session} onChanged={changed} />);
  const dialog = editing.page.getByRole('dialog');
  await expect.element(dialog.getByText('alt.jpg, 1600 × 900')).toBeVisible();
  const input = dialog.element().querySelector('input[type=file]') as HTMLElement;
  return { ...editing, changed, dialog, input };
}

test('the crops follow the focal point, and a new file replaces the old one', async () => {
  const { dialog, input, changed } = await aLibrary(item({ file_name: 'neu.jpg' }));
  const upright = dialog.getByRole('region', { name: 'So wird es beschnitten' }).getByText('Hochformat');
  const place = () => getComputedStyle(upright.element().querySelector('img') as Element).objectPosition;
  expect(place()).toBe('50% 50%');
  dialog
    .getByRole('button', { name: /Ausschnitt|Fokus|Bildmitte|Motiv/ })
    .element()
    .focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(place).not.toBe('50% 50%');
  await userEvent.upload(input, new File(['neu'], 'neu.jpg', { type: 'image/jpeg' }));
  await expect.element(dialog.getByText('Die Datei ist ersetzt.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('neu.jpg, 1600 × 900')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
});

test('an error of the server is shown, and the old file stays', async () => {
  const answer = problem(422, { errors: [{ field: 'file', message: 'Schon da, als Nummer 9.' }] });
  const { dialog, input } = await aLibrary(answer);
  await userEvent.upload(input, new File(['x'], 'neu.jpg', { type: 'image/jpeg' }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Schon da, als Nummer 9.');
  await expect.element(dialog.getByText('alt.jpg, 1600 × 900')).toBeVisible();
});
