/** The plan on a telephone: what is opened is in view. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

const shown = (more: object, ...given: Parameters<typeof aPlan>) =>
  renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(...given)} {...more} />
    </main>,
  );

test('on a telephone an opened panel is in view, below the month', async () => {
  await resizeWindow(375, 560);
  const page = await shown({ shows_collisions: true }, [aPlannedEvent({ id: 1 })]);
  const panel = page.getByRole('complementary').element();
  expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(560);
});

const events = [1, 2, 3, 4, 5, 6].map((id) => aPlannedEvent({ id }));
const draft = { productions: [], production: null, stage_name: '', like: null, runs: [], run: null };

function OpenedRun() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main className={tokens.backOffice}>
      <button type="button" onClick={() => setOpen(true)}>
        Los
      </button>
      <Plan {...aPlan(events)} draft={isOpen ? draft : null} />
    </main>
  );
}

test('on a telephone a run begins at its heading, which comes into view', async () => {
  await resizeWindow(375, 560);
  const page = await renderComponent(<OpenedRun />);
  await page.getByRole('button', { name: 'Los' }).click();
  await expect.element(page.getByRole('heading', { name: 'Serie zeichnen' })).toBeInViewport();
});

test('on a telephone the way back to today stands on one line beside the month', async () => {
  await resizeWindow(375, 800);
  const page = await shown({}, [], 'de', { month: '2026-09' });
  const link = (name: string) => page.getByRole('link', { name }).element();
  const words = document.createRange();
  words.selectNodeContents(link('Heute'));
  expect(words.getClientRects()).toHaveLength(1);
  words.selectNodeContents(page.getByRole('heading', { name: 'September 2026' }).element());
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(
    link('Nächster Monat').getBoundingClientRect().left,
  );
});

test('on a telephone the collisions of other months stand in even columns', async () => {
  await resizeWindow(320, 800);
  const months = ['2026-12', '2027-01', '2027-02', '2027-03'];
  const page = await shown({ elsewhere: months.map((month) => ({ month, count: 1 })) }, events);
  const links = page
    .getByRole('navigation', { name: /anderen Monaten/ })
    .getByRole('link')
    .elements();
  const lefts = links.map((link) => Math.round(link.getBoundingClientRect().left));
  expect(lefts).toEqual([lefts[0], lefts[1], lefts[0], lefts[1]]);
  expect(lefts[1]).toBeGreaterThan(lefts[0] as number);
  expect(document.documentElement.scrollWidth).toBe(320);
});
