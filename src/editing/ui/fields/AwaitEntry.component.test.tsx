/** Input in a rich text field whose editor is still being loaded. */
// Types of `cdp`.
import type {} from '@vitest/browser-playwright';
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { paste } from '../../../../tests/setup/paste.ts';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { startRich } from '../rich-text/start-editor.ts';
import { awaitEntry } from './await-entry.ts';
import { safeHtml } from './safe-html.ts';

/** A focused field whose editor is ready when `finishLoading` is called. */
async function loadingField(html: string) {
  const { container } = await renderComponent(<div contentEditable suppressContentEditableWarning />);
  const element = container.querySelector('div[contenteditable]') as HTMLElement;
  element.append(safeHtml(html));
  let written = html;
  let finishLoading = () => {};
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  awaitEntry(element, {
    async start(entry) {
      await loading;
      const { editor } = startRich(element, await entry(), {
        html,
        onChange: (text) => {
          written = text;
        },
        onStep() {},
      });
      return () => editor.destroy();
    },
    fail() {},
  });
  element.focus();
  return { element, finishLoading, written: () => written };
}

const keys = (text: string) => () => userEvent.keyboard(text);
const select = (from: number, to: number) => () => {
  const text = document.activeElement?.querySelector('p')?.firstChild;
  if (text) getSelection()?.setBaseAndExtent(text, from, text, to);
};
const tripleClick = () => userEvent.tripleClick(document.activeElement?.querySelector('p') as HTMLElement);
const compose = async (text: string) => {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  await cdp().send('Input.insertText', { text });
};
const end = keys('{Control>}{End}{/Control}');

test.each<[string, string, (() => unknown)[], string]>([
  ['letters', '<p>Heute</p>', [end, keys(' um 8')], '<p>Heute um 8</p>'],
  ['letters in an empty text', '', [keys('Heute')], '<p>Heute</p>'],
  [
    'letters in the second paragraph',
    '<p>Eins</p><p>Zwei</p>',
    [keys('{Control>}{End}{/Control}{Home}'), keys('x')],
    '<p>Eins</p><p>xZwei</p>',
  ],
  ['letters over a selection', '<p>Heute Abend</p>', [select(0, 5), keys('Morgen')], '<p>Morgen Abend</p>'],
  [
    'the next paragraph when a triple click has selected the one before',
    '<p>Heute</p><p>Abend</p>',
    [tripleClick, keys('Morgen')],
    '<p>Morgen</p><p>Abend</p>',
  ],
  ['text that is pasted', '<p>Heute</p>', [end, () => paste(' Abend')], '<p>Heute Abend</p>'],
  [
    'formatted text that is pasted',
    '<p>Heute</p>',
    [keys('{Control>}a{/Control}'), () => paste({ 'text/plain': 'Ball', 'text/html': '<b>Ball</b>' })],
    '<p><strong>Ball</strong></p>',
  ],
  ['what is typed after a paste', '', [() => paste('Ball'), keys('haus')], '<p>Ballhaus</p>'],
  ['a new paragraph', '<p>Heute</p>', [end, keys('{Enter}Abend')], '<p>Heute</p><p>Abend</p>'],
  ['a new line', '<p>Heute</p>', [end, keys('{Shift>}{Enter}{/Shift}Abend')], '<p>Heute<br />Abend</p>'],
  ['a corrected letter', '<p>Heute</p>', [end, keys(' Abemd{Backspace}{Backspace}nd')], '<p>Heute Abend</p>'],
  [
    'deleted letters',
    '<p>Heutee😀 Abend</p>',
    [select(5, 5), keys('{Delete}{Delete}')],
    '<p>Heute Abend</p>',
  ],
  [
    'an item that joins the one before',
    '<ul><li>Heute</li><li>Abend</li></ul>',
    [end, keys('{Home}{Backspace}')],
    '<ul><li>HeuteAbend</li></ul>',
  ],
  ['words of an input method', '<p>劇</p>', [end, () => compose('場'), keys('!')], '<p>劇場!</p>'],
])('keeps %s', async (_, html, inputs, expected) => {
  const { finishLoading, written } = await loadingField(html);
  for (const input of inputs) await input();
  finishLoading();
  await expect.poll(written).toBe(expected);
});

test('waits until an input method has ended its word', async () => {
  const { element, finishLoading, written } = await loadingField('<p>劇</p>');
  await end();
  await cdp().send('Input.imeSetComposition', { text: 'じょう', selectionStart: 3, selectionEnd: 3 });
  finishLoading();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.textContent).toBe('劇じょう');
  await cdp().send('Input.insertText', { text: '場' });
  await expect.poll(written).toBe('<p>劇場</p>');
  await keys('!')();
  await expect.poll(written).toBe('<p>劇場!</p>');
});
