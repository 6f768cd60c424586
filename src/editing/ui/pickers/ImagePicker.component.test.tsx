import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { MediaItem } from '#domain/media/media-item.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import {
  type Answers,
  type Editing,
  problem,
  renderEditing,
} from '../../../../tests/setup/render-editing.ts';
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

const fileInput = (page: Editing['page']) =>
  page.getByRole('dialog').element().querySelector('input[type=file]') as HTMLElement;
const aFile = (name = 'bild.jpg', type = 'image/jpeg') => new File(['x'], name, { type });

function drop(page: Editing['page'], files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  fileInput(page).parentElement?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}

test.each([
  [413, {}, /bild\.jpg Größer als 10 MB/, false],
  [422, { errors: [{ field: 'file', message: 'Beschädigt.' }] }, /bild\.jpg Beschädigt\./, false],
  [502, {}, /bild\.jpg Nicht übernommen/, true],
])('an answer of %i to an upload names the reason', async (status, document, reason, mayRetry) => {
  const { page } = await aPicker({ [first]: library([]), 'POST media': problem(status, document) });
  await userEvent.upload(fileInput(page), aFile());
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason);
  expect(page.getByRole('button', { name: 'Noch einmal versuchen' }).elements()).toHaveLength(
    mayRetry ? 1 : 0,
  );
});

test('what is dropped is a picture, and one', async () => {
  const { page, requests } = await aPicker({ [first]: library([]) });
  drop(page, [aFile('plan.pdf', 'application/pdf')]);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/plan\.pdf Das ist kein Bild/);
  drop(page, [aFile('a.jpg'), aFile('b.jpg')]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/a\.jpg und weitere: .* ein Bild auf einmal/);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an upload whose answer was lost is repeated, and its description has the focus', async () => {
  let attempts = 0;
  const { page } = await aPicker({
    [first]: library([]),
    'POST media': () => {
      attempts += 1;
      if (attempts === 1) throw new Error('lost');
      return item(7);
    },
  });
  await userEvent.upload(fileInput(page), aFile());
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Der Server ist nicht zu erreichen/);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Bild beschreiben' })).toBeVisible();
  await expect.poll(() => document.activeElement).toHaveAccessibleName(/^Bildmitte/);
});

test('an upload can be cancelled, and its button has the focus again', async () => {
  const { page, session } = await aPicker({ [first]: library([]) });
  let signal: AbortSignal | undefined;
  session.ports.transport.send = (request) => {
    signal = request.signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', reject));
  };
  await userEvent.upload(fileInput(page), aFile());
  await expect.element(page.getByRole('status').first()).toHaveTextContent('„bild.jpg“ wird hochgeladen');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  expect(signal?.aborted).toBe(true);
  await expect.poll(() => document.activeElement).toHaveTextContent('Bild hochladen');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a list that the server refuses says so, and skips no page when it is asked for again', async () => {
  const many = Array.from({ length: 24 }, (_, at) => item(at + 1));
  const answers = [problem(500, { detail: 'Bei uns ist etwas schiefgegangen.' }), library([item(25)], 25)];
  const { page } = await aPicker({
    [first]: library(many, 25),
    'GET media?page=2&page_size=24': () => answers.shift(),
  });
  await page.getByRole('button', { name: 'Weitere Bilder' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Bei uns ist etwas schiefgegangen/);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.element(page.getByRole('button', { name: 'bild-25.jpg' })).toBeInTheDocument();
});

test('a picture that cannot be opened says why, and opens on demand', async () => {
  const answers = [problem(503), item(3)];
  const { page } = await renderEditing(<ImagePicker edited={3} onPick={vi.fn()} onClose={() => {}} />, {
    answers: { 'GET media/3': () => answers.shift() },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/^Das hat nicht geklappt/);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect.element(page.getByRole('group', { name: 'Alternativtext' })).toBeVisible();
});
