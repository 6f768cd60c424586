/** The calendar of a month: its range, its focus and the labels of days. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

async function sheetOf(counts: Record<string, number>, without: string[] = [], onChoose = () => {}) {
  const page = await renderComponent(
    <MonthCalendar
      chosen="2026-11-22"
      today="2026-11-22"
      counts={counts}
      href={(day) => `/de/termine?date=${day}`}
      onChoose={onChoose}
      weekday={null}
      without={without}
      weekdayHref={(weekday, from) => `/de/termine?date=${from}&weekday=${weekday}`}
    />,
  );
  return {
    page,
    previous: page.getByRole('button', { name: 'Voriger Monat' }),
    next: page.getByRole('button', { name: 'Nächster Monat' }),
    grid: page.getByRole('grid'),
  };
}

test('the calendar turns as far as there are events; a disabled button keeps the focus', async () => {
  const { grid, previous, next } = await sheetOf({ '2026-11-24': 2, '2026-12-31': 1 });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.element(grid).toHaveAccessibleName('Dezember 2026');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  (previous.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(grid).toHaveAccessibleName('November 2026');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
});

test('arrow keys are limited like the buttons', async () => {
  const { page, grid } = await sheetOf({ '2026-11-24': 2 });
  const today = page.getByRole('link', { name: /22\. November/ });
  (today.element() as HTMLElement).focus();
  await userEvent.keyboard('{PageUp}{PageDown}');
  await expect.element(grid).toHaveAccessibleName('November 2026');
  await expect.element(today).toHaveFocus();
});

test('the head of a day of the week without events chooses nothing', async () => {
  const { page } = await sheetOf({ '2026-11-24': 2 }, ['mo']);
  await expect.element(page.getByRole('columnheader', { name: 'Mo', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Di', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Mo', exact: true }).query()).toBeNull();
});

test('past days show no count', async () => {
  const { page } = await sheetOf({ '2026-11-24': 2 });
  const name = (day: number) =>
    page
      .getByRole('link', { name: new RegExp(`, ${day}\\.`) })
      .element()
      .getAttribute('aria-label');
  expect(name(20)).toBe('Freitag, 20.\u00a0November 2026');
  expect(name(23)).toContain('keine Vorstellung');
  expect(name(24)).toContain('2 Vorstellungen');
});

test('keys move the only tab stop by days, weeks and months', async () => {
  const { page, grid } = await sheetOf({ '2027-02-14': 1 });
  const stops = () => [...grid.element().querySelectorAll('td [tabindex="0"]')];
  const focused = () => document.activeElement?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ');
  (page.getByRole('link', { name: /22\. November/ }).element() as HTMLElement).focus();
  for (const [key, day] of [
    ['ArrowRight', '23. November 2026'],
    ['ArrowDown', '30. November 2026'],
    ['ArrowLeft', '29. November 2026'],
    ['ArrowUp', '22. November 2026'],
    ['Home', '16. November 2026'],
    ['End', '22. November 2026'],
    ['PageDown', '22. Dezember 2026'],
    ['PageDown', '22. Januar 2027'],
    ['PageUp', '22. Dezember 2026'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused(), key).toContain(day);
    expect(stops()).toEqual([document.activeElement]);
    await expect.element(grid).toHaveAccessibleName(day.slice(4));
  }
  await userEvent.keyboard('{Tab}');
  expect(grid.element().contains(document.activeElement)).toBe(false);
});

test('only a day with events from today on is chosen', async () => {
  const chosen = vi.fn();
  const { page } = await sheetOf({ '2026-11-20': 1, '2026-11-24': 2, '2026-11-25': 1 }, [], chosen);
  const day = (number: number) => page.getByRole('link', { name: new RegExp(`, ${number}\\.`) });
  for (const dead of [20, 23]) {
    await expect.element(day(dead)).toBeDisabled();
    await expect.element(day(dead)).not.toHaveAttribute('href');
  }
  await expect.element(day(25)).toHaveAccessibleName(/, 1 Vorstellung$/);
  await expect.element(day(22)).toHaveAccessibleName(/, ausgewählt$/);
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(1);
  await expect.element(day(24)).toHaveAttribute('href', '/de/termine?date=2026-11-24');
  day(24)
    .element()
    .addEventListener('click', (click) => click.preventDefault());
  await day(24).click();
  expect(chosen).toHaveBeenCalledOnce();
});
