/** A pasted table: checked, corrected in its cells, written and undone as a whole. */
import { expect, test } from 'vitest';
import type { PastedRow, PastedTable } from '#domain/back-office/pasted-table.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { type Answers, problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import PasteTable from './PasteTable.tsx';
import type { UnsavedTable } from './use-paste.ts';

const row = (number: number, name: string, more: Partial<PastedRow> = {}): PastedRow => ({
  number,
  cells: ['', name],
  result: 'new',
  problems: [],
  before: {},
  understood: {},
  ...more,
});

const line = (at: number, name: string) => ({
  row: at,
  action: 'create' as const,
  resource: 'tags' as const,
  data: { name: { de: name } },
});

const aTable = (more: Partial<PastedTable> = {}): PastedTable => ({
  has_head: true,
  unknown: [],
  columns: [
    { head: 'Nummer', target: 'id', is_derived: false },
    { head: 'Name', target: 'name.de', is_derived: false },
  ],
  targets: [
    { name: 'id', label: 'Nummer' },
    { name: 'name.de', label: 'Name (Deutsch)' },
  ],
  rows: [row(2, 'Gespräch'), row(3, 'Fest')],
  lines: [line(0, 'Gespräch'), line(1, 'Fest')],
  ...more,
});

const tablePath = 'POST /de/api/cms-hub/tags/table';
const batchPath = 'POST /de/api/cms-hub/batch';
const list = { resource: 'tags', locale: 'de', title: 'Themen', one: 'Thema' } as const;
const text = 'Nummer\tName\n\tGespräch\n\tFest';

async function show(answers: Answers, unsaved: UnsavedTable = { text, left_out: [] }) {
  const changes: (UnsavedTable | null)[] = [];
  const editing = await renderEditing(null, { answers });
  const { session } = editing;
  let reads = 0;
  await editing.page.rerender(
    <div className={tokens.backOffice}>
      <PasteTable
        list={list}
        session={session}
        unsaved={unsaved}
        onChange={(changed) => changes.push(changed)}
        onClose={() => undefined}
        onWritten={() => {
          reads += 1;
        }}
      />
    </div>,
  );
  return { ...editing, changes, reads: () => reads };
}

test('the button shows what the table will do, and writing can be undone as a whole', async () => {
  const undoPath = 'POST /de/api/cms-hub/change-sets/31/undo';
  const { page, requests, reads } = await show({
    [tablePath]: aTable(),
    [batchPath]: { is_written: true, change_set: 31, lines: [] },
    [undoPath]: { change_set: 32, lines: [] },
  });
  await page.getByRole('button', { name: '2 Themen anlegen' }).click();
  await expect.element(page.getByText('Geschrieben: 2 neu, 0 geändert.', { exact: false })).toBeVisible();
  expect(reads()).toBe(1);
  expect(requests.find(({ path }) => path.endsWith('/batch'))?.body).toMatchObject({
    lines: [{ data: { name: { de: 'Gespräch' } } }, { data: { name: { de: 'Fest' } } }],
  });
  await page.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await expect.element(page.getByText('Es ist wieder wie vorher.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2 Themen anlegen' })).toBeVisible();
});

test('undoing a large table needs one confirmation and keeps its operation id until there is a response', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `Thema ${at}`);
  const large = aTable({
    rows: names.map((name, at) => row(at + 2, name)),
    lines: names.map((name, at) => line(at, name)),
  });
  let isLost = true;
  const { page, requests } = await show({
    [tablePath]: large,
    [batchPath]: { is_written: true, change_set: 31, lines: [] },
    'POST /de/api/cms-hub/change-sets/31/undo': () => {
      if (!isLost) return { change_set: 32, lines: [] };
      isLost = false;
      return problem(503);
    },
  });
  await page.getByRole('button', { name: '120 Themen anlegen' }).click();
  await page.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await page.getByRole('button', { name: 'Nein, behalten' }).click();
  const undone = () => requests.filter(({ path }) => path.endsWith('/undo'));
  expect(undone()).toEqual([]);
  await page.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await page.getByRole('button', { name: '120 Zeilen zurücknehmen' }).click();
  await expect.poll(() => undone().length).toBe(1);
});

const wrong = aTable({
  rows: [
    row(2, 'Gespräch'),
    row(3, 'Fest\t', { result: 'wrong', problems: [{ column: 1, message: 'So nicht.' }] }),
  ],
  lines: [line(0, 'Gespräch')],
});

test('nothing is written while a cell has an error, which is corrected in place', async () => {
  let sentText = '';
  const { page, requests } = await show({
    [tablePath]: (body: { text: string }) => {
      sentText = body.text;
      return body.text.includes('Sommerfest') ? aTable() : wrong;
    },
  });
  const button = page.getByRole('button', { name: 'Erst eine falsche Zeile richtigstellen oder weglassen' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLElement).click();
  expect(requests.every(({ path }) => path.endsWith('/table'))).toBe(true);
  const cell = page.getByRole('textbox', { name: 'Name, Zeile 3' });
  await expect.element(cell).toHaveAccessibleDescription('So nicht.');
  expect(await axeFindings()).toEqual([]);
  await cell.fill('Sommerfest');
  (cell.element() as HTMLElement).blur();
  await expect.element(page.getByRole('button', { name: '2 Themen anlegen' })).toBeVisible();
  expect(sentText).toBe('Nummer\tName\n\tGespräch\n\tSommerfest');
});

test('an invalid row is skipped, and the others are written', async () => {
  const { page } = await show({ [tablePath]: wrong });
  await page.getByRole('checkbox', { name: 'Zeile 3 übernehmen' }).click();
  await expect
    .element(page.getByRole('button', { name: '1 Thema anlegen' }))
    .toHaveAttribute('aria-disabled', 'false');
});

test('an unknown name is asked for, and a column can be assigned manually', async () => {
  const sentTables: unknown[] = [];
  const { page } = await show({
    [tablePath]: (body: unknown) => {
      sentTables.push(body);
      return aTable({
        unknown: [
          { field: 'production', label: 'Stück', to: 'productions', text: 'Noah', count: 2, candidates: [] },
        ],
      });
    },
    'GET /de/api/cms-hub/productions?page_size=20': {
      results: [{ id: 7, name: 'Nora', detail: 'Henrik Ibsen', thumbnail: '', values: {} }],
    },
  });
  await page.getByRole('combobox', { name: /Noah/ }).click();
  await page.getByRole('option', { name: /Nora/ }).click();
  await expect.poll(() => sentTables.at(-1)).toMatchObject({ chosen: { production: { Noah: 7 } } });
  await page.getByText('Spalten', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOptions('nicht übernehmen');
  await expect.poll(() => sentTables.at(-1)).toMatchObject({ columns: ['id', null] });
});

test('without a response the table stays', async () => {
  const { page, changes } = await show({ [tablePath]: problem(500) });
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Die Tabelle' })).toHaveValue(text);
  expect(changes.at(-1)).toMatchObject({ text });
});

test('corrections and rows that are left out stay until the table is written', async () => {
  const batch = { is_written: true, change_set: 31, lines: [] };
  const { page, changes } = await show({ [tablePath]: wrong });
  await page.getByRole('checkbox', { name: 'Zeile 3 übernehmen' }).click();
  await expect.poll(() => changes.at(-1)).toEqual({ text, left_out: [1] });
  const again = await show(
    { [tablePath]: wrong, [batchPath]: batch },
    { text, has_head: true, columns: ['id', 'name.de'], left_out: [1] },
  );
  await again.page.getByRole('button', { name: '1 Thema anlegen' }).click();
  await expect.poll(() => again.changes.at(-1)).toBe(null);
  expect(again.requests.find(({ path }) => path.endsWith('/table'))?.body).toMatchObject({
    columns: ['id', 'name.de'],
  });
});

test('2,000 rows are rendered in steps of fifty and fit a telephone', async () => {
  await resizeWindow(320, 800);
  const rows = Array.from({ length: 2000 }, (_, at) => row(at + 2, `Thema ${at}`));
  const { page } = await show({
    [tablePath]: aTable({ rows, lines: rows.map((_, at) => line(at, `Thema ${at}`)) }),
  });
  await expect.element(page.getByRole('button', { name: '2000 Themen anlegen' })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(51);
  await page.getByRole('button', { name: 'Nächste' }).click();
  await expect.element(page.getByText('Zeilen 51 bis 100 von 2000')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
