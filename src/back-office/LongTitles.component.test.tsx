/** Records with a whole list of words for a title, on a telephone. */
import { beforeEach, expect, test } from 'vitest';
import { aRecord, renderForm } from '../../tests/setup/record-form.ts';
import { renderComponent } from '../../tests/setup/render-component.ts';
import { resizeWindow } from '../../tests/setup/window-size.ts';
import { aList, anEventRow, textsOfList } from './list/list-fixture.ts';
import { RecordTable } from './list/RecordTable.tsx';
import { ScreenBar } from './shell/ScreenBar.tsx';
import tokens from './shell/tokens.module.css';

const words = Array.from({ length: 60 }, (_, at) => `Wort${at}`).join(', ');
const heightOf = (element: Element) => element.getBoundingClientRect().height;
beforeEach(() => resizeWindow(375, 800));

test('leave room for the rest of the screen, in its bar and in a list', async () => {
  const list = aList({
    resource: 'search_synonyms',
    rows: [{ ...anEventRow(1, { words: { de: words } }), name: words }],
    columns: [{ name: 'words', label: 'Wörter', url: null, sorted: null, isOptional: false }],
  });
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <ScreenBar title={words} />
      <RecordTable list={list} texts={textsOfList()} columns={list.columns} selection={null} />
    </main>,
  );
  expect(heightOf(page.getByRole('heading', { level: 1, name: words }).element())).toBeLessThan(130);
  expect(heightOf(page.getByRole('link', { name: words }).element())).toBeLessThan(60);
});

test('are written in several lines, below a short label and without a choice of one group', async () => {
  const { page } = await renderForm(aRecord('search_synonyms', { words: { de: words, en: '' } }));
  const german = page.getByLabelText('Deutsch');
  await expect.element(german).toHaveAccessibleDescription(/^Mit Kommas dazwischen/);
  expect(heightOf(german.element())).toBeGreaterThan(60);
  await expect.element(page.getByText('Wörter, die dasselbe finden').first()).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Gruppen' }).elements()).toEqual([]);
});
