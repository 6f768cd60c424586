/** The rich text editor with its tools in a form. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { RichInput } from './RichInput.tsx';

let html = '';

function Field({ value }: { value: string }) {
  const [text, setText] = useState(value);
  html = text;
  return <RichInput label="Text" language="Deutsch" lang="de" value={value} onChange={setText} />;
}

async function anEditor(value = '<p>Heute Abend</p>') {
  const { page } = await renderEditing(<Field value={value} />);
  const text = page.getByRole('textbox', { name: 'Text, Deutsch' });
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  await expect.element(tool('Fett')).toBeVisible();
  await text.click();
  return { page, text, tool };
}

test('typing makes a paragraph, and Enter begins the next', async () => {
  await anEditor();
  await userEvent.keyboard('{Control>}{End}{/Control}, 20 Uhr{Enter}Eintritt frei');
  await expect.poll(() => html).toBe('<p>Heute Abend, 20 Uhr</p><p>Eintritt frei</p>');
});

test.each([
  ['Fett', '{Control>}a{/Control}', '<p><strong>Heute Abend</strong></p>'],
  ['Kursiv', '{Control>}a{/Control}', '<p><em>Heute Abend</em></p>'],
  ['Aufzählung', '{End}', '<ul><li>Heute Abend</li></ul>'],
  ['Nummerierte Liste', '{End}', '<ol><li>Heute Abend</li></ol>'],
])('%s can be applied and undone', async (name, keys, expected) => {
  const { tool } = await anEditor();
  await userEvent.keyboard(keys);
  await tool(name).click();
  await expect.poll(() => html.replaceAll(/<\/?p>(?=<\/li>)|(?<=<li>)<p>/g, '')).toBe(expected);
  await expect.element(tool(name)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFindings()).toEqual([]);
  await tool('Rückgängig').click();
  await expect.poll(() => html).toBe('<p>Heute Abend</p>');
});

test('a link to a valid address is made, and an invalid one is rejected', async () => {
  const { page, tool } = await anEditor();
  await userEvent.keyboard('{Control>}a{/Control}');
  await tool('Link').click();
  const address = page.getByRole('textbox', { name: 'Adresse' });
  await address.fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Link setzen' }).click();
  await expect.element(address).toHaveAccessibleDescription(/keine Adresse/);
  await address.fill('example.org');
  await page.getByRole('button', { name: 'Link setzen' }).click();
  await expect.poll(() => html).toBe('<p><a href="https://example.org/">Heute Abend</a></p>');
});

test('the tools are a single tab stop with arrow keys', async () => {
  const { tool, text } = await anEditor();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}');
  await expect.element(tool('Fett')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tool('Wiederholen')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveFocus();
});
