/** Pasted text: only supported formatting is kept, and no script is executed. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paste } from '../../../../tests/setup/paste.ts';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { RichInput } from '../form/RichInput.tsx';

let html = '';

function Field() {
  const [text, setText] = useState('');
  html = text;
  return <RichInput label="Text" language="Deutsch" lang="de" value="" onChange={setText} />;
}

const word = (text: string, sign: string, level = 1) =>
  `<p class=MsoListParagraph style="mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${sign}<span> </span></span><![endif]>${text}</p>`;

test.each([
  [
    'a paragraph of Word',
    '<p class=MsoNormal><b>Fett</b> <span style="color:red">rot</span><o:p></o:p></p>',
    '<p><strong>Fett</strong> rot</p>',
  ],
  ['bullets of Word', word('Eins', '·') + word('Zwei', '·'), '<ul><li>Eins</li><li>Zwei</li></ul>'],
  [
    'lists of Word within lists',
    [word('1', '1.'), word('1a', '·', 2), word('1b', '·', 2), word('1b1', 'o', 3), word('2', '2.')].join(''),
    '<ol><li>1<ul><li>1a</li><li>1b<ul><li>1b1</li></ul></li></ul></li><li>2</li></ol>',
  ],
  [
    'a list of Word that begins at a deeper level',
    word('a', '·', 2) + word('b', '·'),
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
  ],
  [
    'lists of Google Docs within lists',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li aria-level="1"><p>1</p></li><ul><li aria-level="2"><p>1a</p></li></ul><li aria-level="1"><p>2</p></li></ul></b>',
    '<ul><li>1<ul><li>1a</li></ul></li><li>2</li></ul>',
  ],
  [
    'lists of Word in the browser, each item a list of its own',
    '<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>1</p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p>1a</p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="1"><p>2</p></li></ul></div>',
    '<ul><li>1<ul><li>1a</li></ul></li><li>2</li></ul>',
  ],
  ['half an emoji', '<p>Halb \ud83d und \ude00</p>', '<p>Halb und</p>'],
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
  [
    'a table of Word or of a spreadsheet, each row a paragraph',
    '<table><tr><th>Tag</th><th>Was</th></tr><tr><td><p class=MsoNormal>Mo<o:p></o:p></p></td><td><b>Probe</b></td></tr><tr><td>Di</td><td></td></tr></table>',
    '<p>Tag, Was</p><p>Mo, <strong>Probe</strong></p><p>Di</p>',
  ],
  [
    'a table that only arranges a page',
    '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
    '<p>a</p><p>b</p><p>c</p>',
  ],
  [
    'a table in which only one cell has two lines',
    '<table><tr><td>Rolle</td><td>Wer</td></tr><tr><td>Adam</td><td><p>Kern</p><p>(im Wechsel)</p></td></tr><tr><td>Eve</td><td>Lund</td></tr></table>',
    '<p>Rolle, Wer</p><p>Adam</p><p>Kern</p><p>(im Wechsel)</p><p>Eve, Lund</p>',
  ],
  [
    'room between paragraphs of Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Eins</p><br><ul><li>Zwei</li></ul><br></b><p>Drei<br>und vier</p>',
    '<p>Eins</p><ul><li>Zwei</li></ul><p>Drei<br />und vier</p>',
  ],
])('%s', async (_, copied, expected) => {
  const { page } = await renderEditing(<Field />);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text, Deutsch' }).click();
  paste({ 'text/html': copied, 'text/plain': 'x' });
  await expect.poll(() => html).toBe(expected);
  // Anything executed immediately has run before a later task.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect('hacked' in window).toBe(false);
});

test('text copied from a PDF has one paragraph for the lines of each paragraph', async () => {
  const { page } = await renderEditing(<Field />);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text, Deutsch' }).click();
  paste(
    'Die Regisseurin erzählt die Geschichte rückwärts, vom Vor-\nhang bis zum ersten Wort.\nDanach Suppe.',
  );
  const first = 'Die Regisseurin erzählt die Geschichte rückwärts, vom Vorhang bis zum ersten Wort.';
  await expect.poll(() => html).toBe(`<p>${first}</p><p>Danach Suppe.</p>`);
});

test.each([
  ['https://example.org/karten', '<p><a href="https://example.org/karten">Karten hier</a></p>'],
  ['javascript:window.hacked=1', '<p>javascript:window.hacked=1</p>'],
  ['/oder', '<p>/oder</p>'],
])('“%s” pasted over a selection links it only if it is an address', async (copied, expected) => {
  const { page } = await renderEditing(<Field />);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text, Deutsch' }).click();
  await userEvent.keyboard('Karten hier');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  paste(copied);
  await expect.poll(() => html).toBe(expected);
});

test('an address pasted between words is a link, which ends where it ends; within a link it is text', async () => {
  const { page } = await renderEditing(<Field />);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text, Deutsch' }).click();
  await userEvent.keyboard('Karten: ');
  paste(' https://example.org/karten\n');
  await userEvent.keyboard(' und mehr');
  const link = '<a href="https://example.org/karten">https://example.org/karten</a>';
  await expect.poll(() => html).toBe(`<p>Karten: ${link} und mehr</p>`);
  await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(12)}`);
  paste('https://example.org/');
  await expect.poll(() => html).toContain('<a href="https://example.org/karten">httphttps://example.org/s');
});

test('a page that is picked in the link form is the link, with its title as the words', async () => {
  const target = { target: { kind: 'page', id: 3 }, title: 'Ihr Besuch', url: '/de/besuch', is_online: true };
  const { page } = await renderEditing(<Field />, {
    answers: Object.fromEntries(
      ['', '?query=besuch'].map((q) => [`GET link-targets${q}`, { results: [target] }]),
    ),
  });
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Link' }).click();
  await page.getByRole('combobox', { name: 'Auf dieser Website' }).fill('besuch');
  await expect.element(page.getByRole('option', { name: /Ihr Besuch/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => html).toBe('<p><a href="/de/besuch">Ihr Besuch</a></p>');
  await expect.element(page.getByRole('textbox', { name: 'Text, Deutsch' })).toHaveFocus();
});

test.each(['pasted', 'typed'])(
  'an address %s into the search of the link form goes into its field',
  async (how) => {
    const { page } = await renderEditing(<Field />);
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    await page.getByRole('button', { name: 'Link' }).click();
    const search = page.getByRole('combobox', { name: 'Auf dieser Website' });
    await expect.element(search).toHaveFocus();
    const address = 'https://example.org/karten\u200b';
    if (how === 'pasted') paste(address, search.element());
    else {
      await search.fill(address);
      // The session of this test has no server, so nothing is found.
      await expect.element(page.getByText('Der Server ist nicht zu erreichen')).toBeVisible();
      await userEvent.keyboard('{Enter}');
    }
    await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toHaveFocus();
    await page.getByRole('button', { name: 'Link setzen' }).click();
    await expect.poll(() => html).toContain('<a href="https://example.org/karten">');
  },
);
