import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MediaItem } from '#domain/media/media-item.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { type Answers, problem, renderEditing } from '../../../../tests/setup/render-editing.ts';
import { ImagePicker } from './ImagePicker.tsx';

const item = (id: number, changes: Partial<MediaItem> = {}) => ({
  id,
  file_name: `bild-${id}.jpg`,
  width: 800,
  height: 600,
  alt: null,
  caption: null,
  credit: '',
  focal_x: 0.5,
  focal_y: 0.5,
  is_decorative: false,
  print: 'as-is',
  picture: null,
  ...changes,
});
const first = 'GET media?page=1&page_size=24';
const library = (results: object[], count = results.length) => ({ count, results });

async function aPicker(answers: Answers) {
  const pick = vi.fn();
  const editing = await renderEditing(<ImagePicker edited={null} onPick={pick} onClose={() => {}} />, {
    answers,
  });
  return { ...editing, pick };
}

test('a picture without a description has to be described before it is used', async () => {
  const saved = item(1, { picture: { id: 1 } as never });
  const { page, pick, requests } = await aPicker({ [first]: library([item(1)]), 'PUT media/1': saved });
  await expect.element(page.getByText('1 Bild')).toBeVisible();
  await page.getByRole('button', { name: 'bild-1.jpg' }).click();
  await page
    .getByRole('group', { name: 'Alternativtext' })
    .getByLabelText(/Deutsch/)
    .fill('Ein Stuhl');
  await page.getByRole('button', { name: /Ausschnitt|Fokus|Bildmitte|Motiv/ }).click();
  await userEvent.keyboard('{ArrowRight}');
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect.poll(() => pick.mock.calls).toEqual([[{ id: 1 }]]);
  // The list may have been asked for again meanwhile.
  const saves = requests.flatMap(({ body }) => (body ? [body as MediaItem] : []));
  expect(saves).toMatchObject([{ alt: { de: 'Ein Stuhl' } }]);
  expect(saves[0]?.focal_x).toBeGreaterThan(0.5);
});

test('a described picture is used at once', async () => {
  const picture = { id: 2, sources: { full: [], horizontal: [], vertical: [] } } as never;
  const described = item(2, { alt: { de: 'Bühne' }, credit: 'Foto', picture });
  const { page, pick } = await aPicker({ [first]: library([described]) });
  await page.getByRole('button', { name: /Bühne/ }).click();
  expect(pick).toHaveBeenCalledOnce();
});

test('searches while typing, and loads more on demand', async () => {
  const many = Array.from({ length: 24 }, (_, at) => item(at + 1));
  const { page } = await aPicker({
    [first]: library(many, 25),
    'GET media?page=2&page_size=24': library([item(25)], 25),
    'GET media?query=Stuhl&page=1&page_size=24': library([]),
  });
  await page.getByRole('button', { name: 'Weitere Bilder' }).click();
  await expect.element(page.getByRole('button', { name: 'bild-25.jpg' })).toBeInTheDocument();
  await page.getByRole('searchbox').fill('Stuhl');
  await expect.element(page.getByText(/^Kein Bild gefunden/)).toBeVisible();
});

test('an error of the server about a file is shown', async () => {
  const { page } = await aPicker({
    [first]: library([]),
    'POST media': problem(422, { detail: 'Nein.', errors: [{ field: 'file', message: 'Zu groß.' }] }),
  });
  const input = page.getByRole('dialog').element().querySelector('input[type=file]');
  await userEvent.upload(input as HTMLElement, new File(['x'], 'bild.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Zu groß.');
});
