/** The calendar of a month: its range, its focus and the labels of days. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

async function sheetOf(counts: Record<string, number>, without: string[] = []) {
  const page = await renderComponent(
    <MonthCalendar
      chosen="2026-11-22"
      today="2026-11-22"
      counts={counts}
      href={(day) => `/de/termine?date=${day}`}
      onChoose={() => {}}
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
