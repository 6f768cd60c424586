/** Pictures that are pasted or dropped on a page become modules, with their description from the library. */
import { expect, test } from 'vitest';
import { paste } from '../../../../tests/setup/paste.ts';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { EditedContainer } from '../../ui/module-chrome/EditedContainer.tsx';
import { Alerts } from '../toolbar/Alerts.tsx';
import { PastedPictures } from './PastedPictures.tsx';

const file = new File(['x'], 'stuhl.png', { type: 'image/png' });
const item = {
  id: 7,
  file_name: 'stuhl.png',
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
};
const picture = { id: 7, alt: 'Ein Stuhl', sources: { full: [], horizontal: [], vertical: [] } };

async function aPage() {
  const modules = [
    aModule(1, 'headline', { content: { de: 'Premiere' } }),
    aModule(2, 'text', { content: { de: '<p>Heute Abend</p>' } }),
  ];
  const editing = await renderEditing(
    <>
      <EditedContainer container={null} slug="page-1" content_type="page" />
      <PastedPictures />
      <Alerts />
    </>,
    {
      answers: {
        ...workingCopy(modules),
        'GET media?page=1&page_size=24': { count: 0, results: [] },
        'POST media': item,
        'PUT media/7': { ...item, picture },
      },
    },
  );
  const { page, session } = editing;
  await expect.element(page.getByRole('textbox', { name: 'Überschrift' })).toBeVisible();
  const modulesNow = () =>
    session.document.children('c1').map((id) => session.document.part(id)?.module.module);
  return { ...editing, modulesNow };
}

function drop(target: Element, files: File[]): { isTaken: boolean } {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  const init = { bubbles: true, cancelable: true, dataTransfer };
  const isOver = !target.dispatchEvent(new DragEvent('dragover', init));
  return { isTaken: !target.dispatchEvent(new DragEvent('drop', init)) && isOver };
}

test.each(['pasted', 'dropped'])('a picture %s in a text becomes a module after it', async (how) => {
  const { page, session, modulesNow } = await aPage();
  const headline = page.getByRole('textbox', { name: 'Überschrift' });
  await headline.click();
  if (how === 'dropped') expect(drop(headline.element(), [file])).toEqual({ isTaken: true });
  else paste({ 'text/html': '<img src="https://example.org/stuhl.png">' }, headline.element(), [file]);
  await page
    .getByRole('group', { name: 'Alternativtext' })
    .getByLabelText(/Deutsch/)
    .fill('Ein Stuhl');
  await page.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect.poll(modulesNow).toEqual(['headline', 'image', 'text']);
  const id = session.document.children('c1')[1] ?? 0;
  expect(session.document.part(id)?.module.data).toMatchObject({ image: 7 });
  expect(session.document.part(id)?.content).toMatchObject({ image: picture });
  session.undo.undo(1);
  expect(modulesNow()).toEqual(['headline', 'text']);
});

test('words that are copied with a picture of them are pasted as words', async () => {
  const { page, session } = await aPage();
  const headline = page.getByRole('textbox', { name: 'Überschrift' });
  await headline.click();
  paste({ 'text/html': '<p>Heute</p>', 'text/plain': 'Heute ' }, headline.element(), [file]);
  await expect
    .poll(() => session.document.part(1)?.module.data.content)
    .toMatchObject({ de: expect.stringContaining('Heute') });
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('a sentence says that pictures of a pasted text are missing', async () => {
  const { page } = await aPage();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  paste({ 'text/html': '<p>Vor <img src="https://example.org/a.png"> nach</p>' }, text.element());
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Die Bilder .* fehlen/);
});

test('a file that is no picture does not replace the page, and a sentence says why', async () => {
  const { page } = await aPage();
  const plan = new File(['x'], 'plan.pdf', { type: 'application/pdf' });
  expect(drop(document.body, [plan])).toEqual({ isTaken: true });
  await expect.element(page.getByText(/Das ist kein Bild/)).toBeVisible();
});
