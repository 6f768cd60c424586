import { beforeEach, expect, test } from 'vitest';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { aList, anEventRow, textsOfList } from './list-fixture.ts';
import { RecordList } from './RecordList.tsx';

const show = (more: Parameters<typeof aList>[0] = {}) =>
  renderComponent(
    <main className={tokens.backOffice}>
      <RecordList list={aList(more)} user="1" texts={textsOfList()} />
    </main>,
  );

beforeEach(() => localStorage.clear());

test('a row links to its form, shows the price and is struck through if the event is cancelled', async () => {
  const page = await show();
  await expect.element(page.getByRole('row', { name: /Nora/ }).first()).toHaveTextContent('ab 12 €');
  const links = page.getByRole('link', { name: 'Nora' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cms/events/1', '/cms/events/2']);
  await expect.element(page.getByText('Abgesagt', { exact: true })).toBeVisible();
  expect(getComputedStyle(links[1] as Element).textDecorationLine).toBe('line-through');
  expect(getComputedStyle(links[0] as Element).textDecorationLine).toBe('none');
  expect(await axeFindings()).toEqual([]);
});

test('the sorted column header has the sort direction', async () => {
  const page = await show();
  await expect
    .element(page.getByRole('columnheader', { name: 'Tag' }))
    .toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(page.getByRole('link', { name: 'Tag' }))
    .toHaveAttribute('href', '/cms/events?ordering=-day');
});

test('each day is shown once, but read out in every row by screen readers', async () => {
  const page = await show({ rows: [anEventRow(1), anEventRow(2)] });
  expect(page.getByText('Donnerstag, 12. März 2026').elements()).toHaveLength(2);
  const numerals = page.getByText('12', { exact: true }).elements();
  expect(numerals.filter((element) => element.checkVisibility())).toHaveLength(1);
});

test('hidden columns stay hidden in this browser', async () => {
  const first = await show();
  await first.getByText('Spalten', { exact: true }).first().click();
  await first.getByRole('checkbox', { name: 'Karten' }).click();
  await expect.element(first.getByText('ab 12 €')).not.toBeInTheDocument();
  const again = await show();
  await expect.element(again.getByRole('columnheader', { name: 'Wo' })).toBeVisible();
  expect(again.getByRole('columnheader', { name: 'Karten' }).elements()).toEqual([]);
});

test('an empty list suggests what to do', async () => {
  const elsewhere = {
    count: 14,
    label: textsOfList().none_found_in_period,
    url: '/cms/events?period=all',
    isCare: false,
  };
  const page = await show({ rows: [], count: 0, is_filtered: true, elsewhere });
  const link = page.getByRole('link', { name: 'In diesem Zeitraum ist nichts. In allen Zeiträumen: 14.' });
  await expect.element(link).toHaveAttribute('href', '/cms/events?period=all');
  expect(page.getByRole('table').elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('on a phone a row is a card, and nothing is wider than the window', async () => {
  await resizeWindow(320, 800);
  const long = anEventRow(3, { shown_name: { de: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' } });
  const page = await show({ rows: [long] });
  await expect.element(page.getByRole('rowheader', { name: /Donau/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await axeFindings()).toEqual([]);
});

test('on a notebook the nine filters of events are one line', async () => {
  await resizeWindow(1366, 900);
  const options = [{ value: 'a', label: 'Thalia Gaußstraße, Bühne' }];
  const names = [
    'Zeitraum',
    'Spielstätte',
    'Art',
    'Zustand',
    'Barrierefrei',
    'Fehlt',
    'Thema',
    'Serie',
    'Veröffentlichung',
  ];
  const filters = names.map((label) => ({ name: label, label, value: '', any: 'alle', options }));
  await show({ filters });
  const fields = [...document.querySelectorAll('form :is(select, [type=search])')];
  expect(fields).toHaveLength(10);
  const tops = fields.map((field) => field.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
