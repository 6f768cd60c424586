/** The mosaic on a telephone: no empty places, and several plays per window. */
import { expect, test } from 'vitest';
import type { ProductionEntry } from '#domain/productions/production.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { ProductionMosaic } from './ProductionMosaic.tsx';

const names = ['Faust', 'Leben und Ansichten des Tristram Shandy, Gentleman', 'Der zerbrochne Krug'];

const teasers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at,
    is_wide: at % 5 === 0,
    preline: 'Premiere Mi 23.12.',
    production: {
      id: at,
      name: names[at % names.length],
      slug: { de: 'a', en: 'a' },
      picture: null,
      next_event: null,
      premiere_date: null,
      in_german: [],
    } as unknown as ProductionEntry,
  }));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 15])('%i plays fill every row at 320 px', async (count) => {
  await resizeWindow(320, 640);
  const page = await renderComponent(<ProductionMosaic teasers={teasers(count)} today="2026-11-24" />);
  const items = [...page.container.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  const rows = Map.groupBy(items, ({ top }) => Math.round(top));
  for (const row of rows.values()) {
    expect(Math.min(...row.map(({ left }) => left))).toBeLessThan(2);
    expect(Math.max(...row.map(({ right }) => right))).toBeGreaterThan(318);
  }
  // One, two, two: five plays are three rows.
  expect(rows.size).toBe(Math.ceil((count * 3) / 5));
  for (const text of page.container.querySelectorAll('p, h3 > span > span > span'))
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
});
