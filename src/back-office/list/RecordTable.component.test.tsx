import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { aList, anEventRow, textsOfList } from './list-fixture.ts';
import { RecordTable } from './RecordTable.tsx';
import { useSelection } from './use-selection.ts';

const list = aList({ rows: [1, 2, 3, 4].map((id) => anEventRow(id)) });

function Chosen() {
  const selection = useSelection(list);
  return (
    <>
      <RecordTable list={list} texts={textsOfList()} columns={list.columns} selection={selection} />
      <output>{selection.chosen.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

test('Shift selects and deselects all rows in between', async () => {
  const page = await renderComponent(<Chosen />);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(1).click();
  await userEvent.keyboard('{Shift>}');
  await boxes.nth(3).click();
  await userEvent.keyboard('{/Shift}');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 2 3');
  await boxes.nth(2).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 3');
});

test('the checkbox in the header selects the page, or deselects it if all of it is selected', async () => {
  const page = await renderComponent(<Chosen />);
  const all = page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' });
  await all.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 2 3 4');
  await all.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('a number that is a link says what is counted, and for which record', async () => {
  const row = { ...anEventRow(1, { entries_count: 3 }), name: 'Schreiben Sie uns' };
  const shown = aList({
    resource: 'forms',
    rows: [row],
    columns: ['title', 'entries_count'].map((name) => ({
      name,
      label: name,
      url: null,
      sorted: null,
      isOptional: false,
    })),
  });
  const page = await renderComponent(
    <RecordTable list={shown} texts={textsOfList()} columns={shown.columns} selection={null} />,
  );
  await expect
    .element(page.getByRole('link', { name: 'Eingänge: 3, Schreiben Sie uns' }))
    .toHaveAttribute('href', '/cms/forms/1/entries');
});

test('a row shows whether it has a draft or a planned change', async () => {
  const rows = [
    { ...anEventRow(1), has_draft: true },
    { ...anEventRow(2), planned_at: '2026-11-24T09:00:00.000Z' },
  ];
  const shown = aList({ rows });
  const page = await renderComponent(
    <RecordTable list={shown} texts={textsOfList()} columns={shown.columns} selection={null} />,
  );
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await expect.element(first.getByText('Entwurf')).toBeVisible();
  await expect.element(second.getByText(/^geplant .*24\.11\..*10\.00/)).toBeVisible();
  expect(second.getByText('Entwurf').elements()).toEqual([]);
});

const labels = { name: 'Name', director: 'Regie', premiere_date: 'Premiere am', season: 'Spielzeit' };
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const plays = aList({
  resource: 'productions',
  rows: [
    anEventRow(1, { name: { de: word }, director: word, premiere_date: '2026-05-30', season: '2026/27' }),
  ],
  columns: Object.entries(labels).map(([name, label]) => ({
    name,
    label,
    url: null,
    sorted: null,
    isOptional: false,
  })),
});
const showPlays = () =>
  renderComponent(
    <main className={tokens.backOffice} style={{ overflowWrap: 'anywhere' }}>
      <RecordTable list={plays} texts={textsOfList()} columns={plays.columns} selection={null} />
    </main>,
  );

test('beside a long name a day and a season stay whole', async () => {
  await resizeWindow(1024, 700);
  const page = await showPlays();
  for (const text of ['30.05.2026', '2026/27']) {
    const words = document.createRange();
    words.selectNodeContents(page.getByText(text).element());
    expect(words.getClientRects(), text).toHaveLength(1);
  }
  expect(document.documentElement.scrollWidth).toBe(1024);
});

test('on a card a day says which it is', async () => {
  await resizeWindow(320, 700);
  const page = await showPlays();
  const before = (text: string) =>
    getComputedStyle(page.getByText(text).element().closest('td') as Element, '::before').content;
  expect(before('30.05.2026')).toContain('Premiere am');
  expect(before('2026/27')).toContain('Spielzeit');
});

test('nothing moves when scripts bring the checkboxes', async () => {
  const places = async (isReady: boolean) => {
    const page = await renderComponent(
      <main className={tokens.backOffice}>
        <WithBoxes isReady={isReady} />
      </main>,
    );
    const cells = [...document.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect());
    await page.unmount();
    return cells.map(({ top, left }) => [Math.round(top), Math.round(left)]);
  };
  await resizeWindow(1366, 900);
  expect(await places(true)).toEqual(await places(false));
});

function WithBoxes({
  columns = list.columns,
  isReady = true,
}: {
  columns?: typeof list.columns;
  isReady?: boolean;
}) {
  const selection = useSelection(list);
  const shown = { ...selection, isReady };
  return <RecordTable list={list} texts={textsOfList()} columns={columns} selection={shown} />;
}

test('on a telephone the box for all cards is above their boxes', async () => {
  await resizeWindow(320, 640);
  const named = ['day', 'time', 'shown_name', 'stage_name', 'tickets'].map((name) => ({
    ...(list.columns[0] as (typeof list.columns)[number]),
    name,
    label: 'Platz in der Liste',
    url: '/',
  }));
  await renderComponent(
    <main className={tokens.backOffice}>
      <WithBoxes columns={named} />
    </main>,
  );
  const [all, one] = [...document.querySelectorAll('input')].map((box) => box.getBoundingClientRect());
  const first = document.querySelector('thead a')?.getBoundingClientRect();
  expect(Math.abs((all?.left ?? 0) - (one?.left ?? 9))).toBeLessThan(1);
  expect(all?.top).toBeLessThan(first?.bottom ?? 0);
  expect(document.documentElement.scrollWidth).toBe(320);
});
