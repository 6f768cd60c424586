/** Clicks on a module outside its texts open its fields. */
import { expect, test } from 'vitest';
import { aModule, renderEditing, workingCopy } from '../../../../tests/setup/render-editing.ts';
import { createUiState } from '../ui-state.ts';
import { EditedContainer } from './EditedContainer.tsx';

const rendered = (modules: ReturnType<typeof aModule>[]) =>
  renderEditing(<EditedContainer container={null} slug="page-1" content_type="page" />, {
    answers: workingCopy(modules),
  });

test.each([
  ['image', 'page'],
  ['video', 'page'],
  ['image', 'image-list'],
  ['logo', 'logo-list'],
] as const)(
  'a click in the place of the missing picture of %s in %s opens its fields',
  async (name, parent) => {
    const list = parent === 'page' ? [] : [aModule(1, parent)];
    const { session } = await rendered([...list, aModule(2, name, {}, list.length > 0 ? { parent: 1 } : {})]);
    const place = () => document.querySelector<HTMLElement>('[data-module] span:empty:not([data-field])');
    await expect.poll(place).not.toBeNull();
    place()?.click();
    expect(session.part(createUiState).get().dialog).toMatchObject({ kind: 'module', id: 2 });
  },
);

test('a double click opens the fields, unless it began on a dialog above', async () => {
  const { session, page } = await rendered([aModule(3, 'quote', { content: { de: 'Großartig' } })]);
  await expect.element(page.getByRole('group')).toBeInTheDocument();
  const quote = page.getByRole('group').element();
  const dialog = () => session.part(createUiState).get().dialog;
  const click = (type: string, detail: number) =>
    quote.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  click('click', 2);
  click('dblclick', 2);
  expect(dialog()).toBeNull();
  click('click', 1);
  click('click', 2);
  click('dblclick', 2);
  expect(dialog()).toMatchObject({ kind: 'module', id: 3 });
});
