import type { MouseEvent } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { FloatingTools } from '../../ui/rich-text/FloatingTools.tsx';
import { createRichEditor } from '../../ui/rich-text/rich-editor.ts';
import { handleClicks } from './handle-clicks.ts';
import type { ClickedText } from './OriginNote.tsx';

test('a click is handled despite an earlier selection; selecting text is no click', async () => {
  const { page, session } = await renderEditing(
    <main>
      <p>Ein Satz mit Worten</p>
      <div style={{ userSelect: 'none' }}>Regie</div>
    </main>,
  );
  const clicked: ClickedText[] = [];
  onTestFinished(handleClicks(session, (word) => clicked.push(word)));
  const sentence = page.getByText('Ein Satz').element();
  const { left, top, height } = sentence.getBoundingClientRect();
  const at = (x: number): [number, number] => [left + x, top + height / 2];

  await commands.dragMouse(at(2), at(60));
  expect(getSelection()?.type).toBe('Range');
  expect(clicked).toEqual([]);

  await userEvent.click(page.getByText('Regie'));
  expect(getSelection()?.type).toBe('Range');
  expect(clicked.map(({ place }) => place.text)).toEqual(['Regie']);
});

test('a click in the tools of a formatted text is none on the page', async () => {
  const text = document.createElement('div');
  document.body.append(text);
  const editor = createRichEditor(text, { html: '', onChange() {}, onStep() {} });
  const { page, session } = await renderEditing(<FloatingTools editor={editor} />);
  const clicked: ClickedText[] = [];
  onTestFinished(handleClicks(session, (word) => clicked.push(word)));
  onTestFinished(() => {
    editor.destroy();
    text.remove();
  });
  editor.view.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByText('In neuem Fenster').click();
  await page.getByText('Ohne Zusatz beginnt ').click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(clicked).toEqual([]);
});

test('links that are buttons work as for visitors; filters and other links wait for “follow link”', async () => {
  const followed: string[] = [];
  const note = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    followed.push(event.currentTarget.textContent ?? '');
  };
  const button = { role: 'button', onClick: note } as const;
  const { page, session } = await renderEditing(
    <header>
      <a href="#main-menu" aria-haspopup="dialog" {...button}>
        Menü
      </a>
      <a href="/de/search" aria-haspopup="dialog" onClick={note}>
        Suche
      </a>
      <a href="/en" hrefLang="en" onClick={note}>
        English
      </a>
      <a href="#panel" aria-controls="panel" {...button}>
        Filter
      </a>
      <a href="/de/termine?weekday=mo" {...button} {...{ 'aria-pressed': false }}>
        Montag
      </a>
      <a href="/de/abo" onClick={note}>
        Abo
      </a>
    </header>,
  );
  const shown: [string, string | null][] = [];
  onTestFinished(handleClicks(session, ({ place, href }) => shown.push([place.text, href])));
  for (const name of ['Menü', 'Suche', 'English', 'Filter', 'Montag', 'Abo'])
    await userEvent.click(page.getByText(name));
  await expect.poll(() => shown.length).toBe(3);
  expect(followed).toEqual(['Menü', 'Suche', 'English', 'Filter']);
  expect(new Map(shown)).toEqual(
    new Map([
      ['Filter', null],
      ['Montag', `${location.origin}/de/termine?weekday=mo&edit`],
      ['Abo', `${location.origin}/de/abo?edit`],
    ]),
  );
});
