/** Uploads into a form: several at once, by drop or paste, with a message for each failure. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aRecord, renderForm } from '../../../tests/setup/record-form.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { problem } from '../../../tests/setup/render-editing.ts';

const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
const file = { format: 'webp', width: 640, height: 480 } as const;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A fake media library. It rejects the picture "bad"; the first response to the picture "lost" is lost. */
function aLibrary() {
  const items = new Map<number, object>();
  let isLost = true;
  const post = (form: FormData) => {
    const { name } = form.get('file') as File;
    if (name.startsWith('bad')) return problem(422, { errors: [{ field: 'file', message: 'Kein Bild.' }] });
    if (name.startsWith('lost') && isLost) {
      isLost = false;
      return problem(503);
    }
    const id = items.size + 1;
    const shown = { id, alt: '', sources: { full: [{ ...file, url: pixel }], horizontal: [], vertical: [] } };
    const texts = { alt: null, caption: null, credit: id === 1 ? 'Foto: Mila Brandt' : '' };
    const rest = { focal_x: 0.5, focal_y: 0.5, is_decorative: false, print: 'as-is', width: 8, height: 6 };
    items.set(id, { id, file_name: name, ...texts, ...rest, picture: shown });
    return items.get(id);
  };
  const get = Object.fromEntries([1, 2, 3].map((id) => [`GET media/${id}`, () => items.get(id)]));
  return { 'POST media': post, ...get };
}

async function aProduction() {
  const record = aRecord('productions', { name: { de: 'Nora' }, stage_name: 'Bühne', pictures: [] });
  const form = await renderForm(record, { others: aLibrary(), answers: { POST: problem(500) } });
  const { page, save, saves } = form;
  const fileInput = async (label: string) => {
    const button = page.getByRole('button', { name: `Hochladen: ${label}` });
    await expect.element(button).toBeVisible();
    return button.element().parentElement?.querySelector('input[type=file]') as HTMLInputElement;
  };
  const sent = async () => {
    await save();
    await expect.poll(() => saves().filter(({ path }) => path !== 'media').length).toBe(1);
    const { body } = saves().at(-1) ?? {};
    return (body as { data: { pictures?: number[]; picture?: number } } | undefined)?.data;
  };
  return { ...form, fileInput, sent };
}

test('several pictures are uploaded in order; a rejected one shows why, and the others stay', async () => {
  const { page, fileInput, sent } = await aProduction();
  const files = ['eins.jpg', 'bad.jpg', 'zwei.jpg'].map(picture);
  await userEvent.upload(await fileInput('Bilderstrecke: hinzufügen'), [
    ...files,
    new File(['x'], 'text.pdf', { type: 'application/pdf' }),
  ]);
  await expect.element(page.getByText('2 Bilder sind da')).toBeVisible();
  await expect.element(page.getByText('bad.jpg Kein Bild.')).toBeVisible();
  await expect.element(page.getByText(/Das ist kein Bild/)).toBeVisible();
  await expect.element(page.getByText('da, Alternativtext fehlt')).toBeVisible();
  await expect.element(page.getByText('Nachweis fehlt', { exact: true })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'bad.jpg weglassen' }).click();
  expect(await sent()).toEqual({ pictures: [1, 2] });
});

test('a failed upload can be retried', async () => {
  const { page, fileInput, sent } = await aProduction();
  await userEvent.upload(await fileInput('Bilderstrecke: hinzufügen'), ['lost.jpg', 'eins.jpg'].map(picture));
  await page.getByRole('button', { name: 'lost.jpg noch einmal hochladen' }).click();
  await expect.element(page.getByText('2 Bilder sind da')).toBeVisible();
  expect(await sent()).toEqual({ pictures: [1, 2] });
});

test('a picture is pasted or dropped into a field, then described', async () => {
  const { page, sent } = await aProduction();
  const transfer = new DataTransfer();
  transfer.items.add(picture('eins.jpg'));
  const button = page.getByRole('button', { name: /^Hochladen: (?!Bilderstrecke)/ });
  await expect.element(button).toBeVisible();
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  (button.element() as HTMLElement).focus();
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByLabelText(/Bildnachweis|Credit/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  button
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await sent()).toEqual({ picture: 2 });
});

test('if every picture was rejected, the list says so', async () => {
  const { page, fileInput } = await aProduction();
  await userEvent.upload(await fileInput('Bilderstrecke: hinzufügen'), ['bad.jpg', 'bad-2.jpg'].map(picture));
  await expect.element(page.getByText('Keines der 2 Bilder ging')).toBeVisible();
});
