// Text from other programs: what comes out of it is the house's own few kinds of formatting, and nothing runs.
import { expect, type Page } from '@playwright/test';
import { addModule, edit, isSaved, newPage } from '../editor.ts';
import { isAlive } from '../visit.ts';
import { test } from './editing-test.ts';

const word = (text: string, sign: string) =>
  `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">${sign}<span> </span></span><![endif]>${text}</p>`;

const pasted: [name: string, html: string, stored: string][] = [
  [
    'a paragraph of Word',
    '<p class=MsoNormal><b>Fett</b> <span style="color:red">rot</span><o:p></o:p></p>',
    '<p><strong>Fett</strong> rot</p>',
  ],
  ['bullets of Word', word('Eins', '·') + word('Zwei', '·'), '<ul><li>Eins</li><li>Zwei</li></ul>'],
  ['numbers of Word', word('Eins', '1.') + word('Zwei', '2.'), '<ol><li>Eins</li><li>Zwei</li></ol>'],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Fett</span><span style="font-weight:400;font-style:italic"> kursiv</span></p><ul><li dir="ltr"><p>Punkt</p></li></ul></b>',
    '<p><strong>Fett</strong><em> kursiv</em></p><ul><li>Punkt</li></ul>',
  ],
  [
    'a page of the web',
    '<h2>Titel</h2><div>Eins</div><div>Zwei <a href="https://example.org/?a=1&b=2" onclick="hacked=1">Link</a></div><script>window.hacked=1</script><img src=x onerror="window.hacked=1">',
    '<p>Titel</p><p>Eins</p><p>Zwei <a href="https://example.org/?a=1&amp;b=2">Link</a></p>',
  ],
  [
    'something hostile',
    '<p><a href="javascript:window.hacked=1">x</a><svg onload="window.hacked=1"><text>t</text></svg><iframe src="javascript:parent.hacked=1"></iframe><style>p{}</style></p>',
    '<p>x</p>',
  ],
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
];

/** Puts something into the text that has the caret, as if it came from the clipboard. */
const paste = (page: Page, html: string, text = 'x') =>
  page.evaluate(
    ([html, text]) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', text as string);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [html, text],
  );

/** What the browser says about a handler that it does not run. */
const notRun = /inline event handler/;

const hacked = (page: Page) => page.evaluate(() => 'hacked' in window);

test.beforeEach(async ({ page, baseURL }) => {
  await edit(page, await newPage(page, baseURL));
});

/** What the server has of the first module of the page. */
async function storedText(page: Page): Promise<string> {
  const { pathname } = new URL(page.url());
  const answer = await page.request.get(`/de/pageeditor-api/page/${pathname.slice(4)}?edit`);
  return (await answer.json()).draft[0]?.data.content.de ?? '';
}

test('formatted text brings its paragraphs, lists, links and emphasis, and nothing else', async ({
  page,
  expectProblem,
}) => {
  expectProblem(notRun);
  await addModule(page, 'Text');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  for (const [name, html, stored] of pasted) {
    await test.step(name, async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await paste(page, html);
      await expect.poll(() => storedText(page)).toBe(stored);
    });
  }
  expect(await hacked(page)).toBe(false);
  await page.reload();
  await isAlive(page);
  await expect(page.locator('[data-module=text]')).toContainText('ab');
  expect(await hacked(page)).toBe(false);
});

test('a headline takes words only, in one line', async ({ page }) => {
  await addModule(page, 'Überschrift');
  await expect(page.locator('[data-field=content]:focus')).toBeVisible();
  await paste(
    page,
    '<b>Zwei</b><img src=x onerror="window.hacked=1">',
    'Zwei\nZeilen <b onclick=hacked=1>x</b>',
  );
  await isSaved(page);
  expect(await storedText(page)).toBe('Zwei Zeilen <b onclick=hacked=1>x</b>');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-field=content]')).toHaveText('Zwei Zeilen <b onclick=hacked=1>x</b>');
  expect(await page.locator('[data-field=content] b').count()).toBe(0);
  expect(await hacked(page)).toBe(false);
});
