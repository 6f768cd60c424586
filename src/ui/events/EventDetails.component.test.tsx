/** The details of a row of the schedule: what opens them, and what they hold. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Event } from '#domain/events/event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { EventRow } from './EventRow.tsx';

async function rowOf(changes: Partial<Event>) {
  const page = await renderComponent(<EventRow event={anEvent(changes)} />);
  return page.getByRole('article');
}

test('both buttons open and close the same details, and the page hears of it', async () => {
  const row = await rowOf({
    id: 41,
    accessibility_info: 'Stufenfrei.',
    production_director: 'Paul Reiser',
  });
  const info = row.getByRole('button', { name: /Info/ });
  const access = row.getByRole('button', { name: /Barrierefrei/ });
  await expect.element(info).toHaveAttribute('aria-controls', 'event-41-details');
  await expect.element(access).toHaveAttribute('aria-controls', 'event-41-details');
  const heard: unknown[] = [];
  const hear = (toggle: globalThis.Event) => heard.push((toggle as CustomEvent).detail);
  document.addEventListener('event-toggle', hear);
  const text = row.getByText('Stufenfrei.');
  for (const [button, key, isOpen] of [
    [info, 'Enter', true],
    [access, ' ', false],
    [access, 'Enter', true],
    [info, ' ', false],
  ] as const) {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard(`{${key}}`);
    for (const each of [info, access])
      await expect.element(each).toHaveAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      await expect.element(text).toBeVisible();
      // Both look open.
      const looks = [info, access].map((each) => getComputedStyle(each.element()).backgroundColor);
      expect(looks[0]).toBe(looks[1]);
      expect(looks[0]).not.toBe('rgba(0, 0, 0, 0)');
    } else await expect.element(text).not.toBeVisible();
  }
  document.removeEventListener('event-toggle', hear);
  expect(heard).toEqual([true, false, true, false].map((isOpen) => ({ id: 41, isOpen })));
});

test('details have the prices and makers for which the row has no room', async () => {
  const texts = {
    short_price_info: 'Preisgruppe B',
    long_price_info: 'Unter 30 zahlen Sie immer 9 €.',
    production_director: 'Paul Reiser',
  };
  const row = await rowOf({ id: 41, ...texts });
  await row.getByRole('button', { name: /Info/ }).click();
  for (const text of Object.values(texts))
    await expect.element(row.getByText(text, { exact: true })).toBeVisible();
  const download = row.getByRole('link', { name: 'Kalender (.ics)' });
  await expect.element(download).toHaveAttribute('download', '');
  await expect.element(download).toHaveAttribute('href', '/de/api/events/41/calendar.ics');
});
