/** What is drawn or moved in the plan and not written yet outlives a reload, and is reached by keyboard. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import type { RunDraft } from '#domain/plan/propose-run.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

const draft = (id = 7): RunDraft => ({
  productions: [
    { id: 7, title: 'Medea' },
    { id: 8, title: 'Woyzeck' },
  ],
  production: { id, title: id === 7 ? 'Medea' : 'Woyzeck', minutes: 90, cast: [] },
  stage_name: 'Werkstatt',
  like: { date_start: '2026-02-10T20:00:00+01:00', fields: { prices: [] } },
  runs: [],
  run: null,
});

/** Unmounts what was shown before, as a reload does. */
const show = async (more: Partial<Parameters<typeof Plan>[0]> = {}, events = [aPlannedEvent({ id: 1 })]) => {
  await resizeWindow(1366, 800);
  return renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(events)} {...more} />
    </main>,
  );
};

test('a drawn run is kept with its decisions, for its play only, until it is discarded', async () => {
  const taken = aPlannedEvent({ id: 2, title: 'Nora', stage_name: 'Werkstatt' });
  const drawing = { draft: draft() };
  const page = await show(drawing, [taken]);
  const day = (title: string, name: string) => page.getByRole('button', { name: `${title}, ${name}` });
  const panel = page.getByRole('complementary', { name: 'Serie zeichnen' });
  await day('Medea', 'Donnerstag, 12. März').click();
  await day('Medea', 'Freitag, 13. März').click();
  await panel.getByRole('textbox', { name: 'Beginn Mo bis Fr' }).fill('19.00');
  await panel.getByRole('button', { name: 'Trotzdem anlegen' }).click();
  await expect.element(panel.getByRole('button', { name: '2 Termine anlegen' })).toBeVisible();

  await show(drawing, [taken]);
  await expect.element(panel.getByRole('button', { name: '2 Termine anlegen' })).toBeVisible();
  await expect.element(panel.getByRole('textbox', { name: 'Beginn Mo bis Fr' })).toHaveValue('19.00');

  await show({ draft: draft(8) });
  await expect.element(day('Woyzeck', 'Freitag, 13. März')).toHaveAttribute('aria-pressed', 'false');

  await show(drawing, [taken]);
  const discard = panel.getByRole('link', { name: 'Verwerfen' });
  (discard.element() as HTMLElement).addEventListener('click', (event) => event.preventDefault());
  await discard.click();
  await show(drawing);
  await expect.element(day('Medea', 'Freitag, 13. März')).toHaveAttribute('aria-pressed', 'false');
});

test('a move that is not written yet is kept with its place, until it is cancelled', async () => {
  const page = await show();
  const nora = page.getByRole('link', { name: /Nora/ });
  const panel = page.getByRole('complementary', { name: 'Termin verschieben' });
  (nora.element() as HTMLElement).focus();
  // Above the first stage are the guest performances.
  await userEvent.keyboard('m{ArrowRight}{End}{ArrowUp}{Enter}');
  await expect.element(panel).toBeVisible();
  const to = panel.element().querySelectorAll('dd')[1]?.textContent;

  await show();
  await expect.element(panel).toBeVisible();
  expect(panel.element().querySelectorAll('dd')[1]?.textContent).toBe(to);
  await panel.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(panel).not.toBeInTheDocument();

  await show();
  await expect.element(nora).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(panel.elements()).toEqual([]);
});

test('a run is drawn by keyboard: from its panel to the days, from day to day, and back', async () => {
  const page = await show({ draft: draft() });
  const panel = page.getByRole('complementary', { name: 'Serie zeichnen' });
  const heading = panel.getByRole('heading', { name: 'Serie zeichnen: Medea' });
  await expect.element(heading).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
  const toDays = panel.getByRole('button', { name: 'Zu den Tagen' });
  await toDays.click();
  const day = (name: string) => page.getByRole('button', { name: new RegExp(`${name}$`) });
  await expect.element(day('Donnerstag, 12. März')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}');
  await expect.element(day('Freitag, 20. März')).toHaveFocus();
  await expect.element(panel.getByRole('button', { name: '3 Termine anlegen' })).toBeVisible();
  // The past days of the month cannot be drawn.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(day('Freitag, 13. März')).toHaveFocus();
  // One tab stop for all days.
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.hasAttribute('data-draw')).toBe(false);
  await toDays.click();
  await expect.element(day('Freitag, 13. März')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading).toHaveFocus();
});
