/** What was typed in a dialog of the casts when it is left: by Back, or because the browser discards the page. */
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBoard, aDate } from '#domain/productions/cast-board-fixture.ts';
import { castTexts } from '#i18n/back-office/cast-texts.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { CastWorkspace } from './CastWorkspace.tsx';
import { useCastSelection } from './use-cast-selection.ts';

const board = aBoard({ dates: [aDate()] });
const texts = castTexts('de');
const original = globalThis.fetch;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.fetch = async () => Response.json({ results: [] });
});
afterEach(() => {
  globalThis.fetch = original;
});

function Casts() {
  const [chosen, choose] = useCastSelection(board);
  const navigate = useNavigate();
  return (
    <main className={tokens.backOffice}>
      <button type="button" onClick={() => choose('paste')}>
        {texts.paste}
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        ‹
      </button>
      <CastWorkspace
        user="7"
        board={board}
        texts={texts}
        chosen={chosen}
        locale="de"
        dates={board.dates}
        onChoose={choose}
        onWritten={() => {}}
      />
    </main>
  );
}

test('Back closes a recast, and its input is restored when it is opened again', async () => {
  await resizeWindow(375, 800);
  const page = await renderComponent(<Casts />);
  const back = page.getByRole('button', { name: '‹' });
  const firs = page.getByRole('button', { name: /^Firs/ });
  const title = page.getByRole('heading', { name: 'Firs, So 6.12., 18.00' });
  const cover = page.getByRole('radio', { name: /Kofi Asante/ });
  await firs.click();
  await cover.click();
  await back.click();
  await expect.poll(() => title.elements()).toEqual([]);
  await firs.click();
  await expect.element(cover).toBeChecked();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect.poll(() => title.elements()).toEqual([]);
});

test('Back closes the paste dialog and keeps its text', async () => {
  await resizeWindow(1366, 768);
  const page = await renderComponent(<Casts />);
  const open = page.getByRole('button', { name: texts.paste });
  const field = page.getByRole('textbox', { name: 'Rollen und Namen' });
  await open.click();
  await field.fill('Firs: Kofi Asante');
  await page.getByRole('button', { name: '‹' }).click();
  await expect.poll(() => field.elements()).toEqual([]);
  await open.click();
  await expect.element(field).toHaveValue('Firs: Kofi Asante');
});

test('what was chosen and pasted is there again after the page was discarded', async () => {
  await resizeWindow(1366, 768);
  const page = await renderComponent(<Casts />);
  await page.getByRole('button', { name: /^Firs/ }).click();
  await page.getByRole('radio', { name: /Kofi Asante/ }).click();
  await page.getByRole('button', { name: texts.paste }).click();
  await page.getByRole('textbox', { name: 'Rollen und Namen' }).fill('Firs: Kofi Asante');
  await page.unmount();
  const again = await renderComponent(<Casts />);
  await again.getByRole('button', { name: texts.paste }).click();
  await expect
    .element(again.getByRole('textbox', { name: 'Rollen und Namen' }))
    .toHaveValue('Firs: Kofi Asante');
  await again.getByRole('button', { name: /^Firs/ }).click();
  await expect.element(again.getByRole('radio', { name: /Kofi Asante/ })).toBeChecked();
});
