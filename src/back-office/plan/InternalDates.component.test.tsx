import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anInternalDate, aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

const show = async (...given: Parameters<typeof aPlan>) => {
  await resizeWindow(1366, 800);
  return renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(...given)} />
    </main>,
    { locale: given[1] ?? 'de' },
  );
};

const closed = anInternalDate({
  id: 1,
  title: 'Der Boden wird geschliffen',
  date_start: '2026-03-11T08:00:00+01:00',
  date_end: '2026-03-13T18:00:00+01:00',
  internal: { kind: 'closed', kind_name: 'Bühne gesperrt', people: [] },
});

test('a closed stage is hatched on each of its days, collides and links to its form', async () => {
  const page = await show([closed, aPlannedEvent()]);
  const links = page.getByRole('link', { name: /intern, Bühne gesperrt/ });
  expect(links.elements().map((link) => link.querySelector('b')?.textContent)).toEqual([
    '08.00',
    'ganztags',
    'bis 18.00',
  ]);
  await expect.element(links.nth(1)).toHaveAttribute('href', '/cms/internal_dates/1');
  await expect.element(links.nth(1)).toHaveTextContent('bis Fr 13.3., 18.00, intern, Bühne gesperrt');
  const strokes = links.elements().map((link) => link.querySelector<HTMLElement>('[data-kind] i'));
  expect(strokes.every((stroke) => stroke && getComputedStyle(stroke).backgroundImage !== 'none')).toBe(true);
  await expect.element(page.getByRole('link', { name: '1 Kollision', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^19.30 Nora/ }))
    .toHaveTextContent(
      'Große Bühne ist belegt: »Der Boden wird geschliffen« von Mi 11.3., 08.00 bis Fr 13.3., 18.00.',
    );
  await expect.element(page.getByText('schraffiert: intern')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('an internal date is moved between stages by keyboard, skipping guest performances, and its ids are separate from events', async () => {
  const page = await show([aPlannedEvent(), anInternalDate({ id: 1, stage_name: 'Nachtasyl' })]);
  (page.getByRole('link', { name: /Bauprobe/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowDown}{Enter}');
  const panel = page.getByRole('complementary', { name: 'Termin verschieben' });
  await expect.element(panel.getByRole('heading', { name: 'Verschieben: Bauprobe' })).toBeVisible();
  await expect.element(panel.getByText('Do 19.3., 10.00, Große Bühne')).toBeVisible();
  await expect.element(panel.getByText(/^Besucher sehen davon nichts: Der Termin ist intern/)).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: 'Im Formular öffnen' }))
    .toHaveAttribute('href', '/cms/internal_dates/1');
});

test('a new internal date is placed on a day and stage by keyboard, or cancelled', async () => {
  const page = await show([aPlannedEvent()], 'en');
  const button = page.getByRole('button', { name: 'New internal date' });
  await button.click();
  await expect.element(page.getByText(/^New internal date: Thu 12 Mar, Main Stage/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(page.getByText(/^New internal date: Fri 13 Mar, Teeraum/)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  expect(page.getByText(/Arrows lead it/).elements()).toEqual([]);
  // From an event, beside it.
  (page.getByRole('link', { name: /Nora/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('n{ArrowRight}');
  await expect.element(page.getByText(/^New internal date: Fri 13 Mar, Main Stage/)).toBeVisible();
});

test('users without permission to write cannot create one', async () => {
  await resizeWindow(1366, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([aPlannedEvent()])} may_write={false} />
    </main>,
    { locale: 'de' },
  );
  (page.getByRole('link', { name: /Nora/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('n');
  expect(page.getByText(/Pfeile führen ihn/).elements()).toEqual([]);
  expect(page.getByText('Neuer interner Termin').elements()).toEqual([]);
});

test('on a telephone an internal date is listed on its day, and a new one can be created there', async () => {
  const page = await show([closed]);
  await resizeWindow(320, 800);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('ganztagsDer Boden wird geschliffen');
  await expect
    .element(page.getByRole('link', { name: 'Neuer interner Termin' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/cms\/internal_dates\/new\?date_start=2026-03-12T10/));
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await axeFindings()).toEqual([]);
});

test('drawing a run marks days on which the stage is occupied', async () => {
  await resizeWindow(1366, 800);
  const draft = {
    productions: [{ id: 7, title: 'Medea' }],
    production: { id: 7, title: 'Medea', minutes: 90, cast: [] },
    stage_name: 'Bühne',
    like: null,
    runs: [],
    run: null,
  };
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([closed])} draft={draft} />
    </main>,
    { locale: 'de' },
  );
  await expect
    .element(page.getByRole('button', { name: 'Medea, Donnerstag, 12. März, belegt' }))
    .toHaveTextContent('belegt');
  // Open again before the play begins.
  await expect
    .element(page.getByRole('button', { name: 'Medea, Freitag, 13. März', exact: true }))
    .toBeVisible();
});
