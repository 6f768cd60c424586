import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPlannedEvent } from '#domain/plan/plan-fixture.ts';
import type { RunDraft } from '#domain/plan/propose-run.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { Plan } from './Plan.tsx';
import { aPlan } from './plan-props-fixture.ts';

const show = (...given: Parameters<typeof aPlan>) =>
  renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(...given)} />
    </main>,
    { locale: given[1] ?? 'de' },
  );

const plannedEvents = [
  aPlannedEvent({ id: 1 }),
  aPlannedEvent({ id: 2, stage_name: 'Box', title: 'Faust', is_public: false, has_draft: true }),
  aPlannedEvent({ id: 3, stage_name: 'Bern', title: 'Hamlet', is_on_tour: true, outcome: 'cancelled' }),
];

test('an event is shown on its day and stage with its state, and links to its form', async () => {
  await resizeWindow(1366, 800);
  const page = await show(plannedEvents);
  const offline = page.getByRole('link', { name: /Faust/ });
  await expect.element(offline).toHaveAttribute('href', '/cms/events/2');
  await expect.element(offline).toHaveTextContent('bis 21.30, nicht öffentlich, Entwurf');
  const cell = offline.element().closest('td') as HTMLTableCellElement;
  expect(cell.parentElement?.querySelector('th')?.textContent).toBe('Box');
  const week = cell.closest('table') as HTMLTableElement;
  expect(week.querySelectorAll('thead th')[cell.cellIndex]?.textContent).toBe('12Do');
  await expect.element(page.getByRole('link', { name: /Hamlet.*Bern, abgesagt/ })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('a telephone shows one day, chosen in the month', async () => {
  await resizeWindow(320, 800);
  const page = await show(plannedEvents, 'en');
  await expect.element(page.getByRole('link', { name: 'Thursday, 12 March, 3 dates' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Friday, 13 March, no date' }))
    .toHaveAttribute('href', '/cms/plan?month=2026-03&day=2026-03-13&lang=en');
  await expect.element(page.getByRole('listitem').nth(0)).toHaveTextContent('Main Stage');
  expect(page.getByRole('table', { name: /Week from/ }).elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await axeFindings()).toEqual([]);
});

test('a month without events shows a message', async () => {
  const page = await show([]);
  await expect.element(page.getByText('Für diesen Monat steht noch kein Termin im Plan.')).toBeVisible();
});

test('an event is moved to another day and stage by keyboard, after a preview of the effects', async () => {
  await resizeWindow(1366, 800);
  const page = await show(plannedEvents);
  const nora = page.getByRole('link', { name: /Nora/ });
  (nora.element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowRight}{ArrowRight}{ArrowDown}');
  await expect.element(page.getByText(/^Nora: Sa 14.3., Teeraum/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('complementary', { name: 'Termin verschieben' });
  await expect.element(panel.getByText('Do 12.3., 19.30, Große Bühne')).toBeVisible();
  await expect.element(panel.getByText('Sa 14.3., 19.30, Teeraum')).toBeVisible();
  await expect.element(panel.getByText(/^Besucher sehen sofort den neuen Termin/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Verschieben' })).toHaveFocus();
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(nora).toHaveFocus();
});

test('Escape cancels a move', async () => {
  await resizeWindow(1366, 800);
  const page = await show(plannedEvents);
  (page.getByRole('link', { name: /Nora/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowRight}{Escape}');
  expect(page.getByText(/Enter legt ab/).elements()).toEqual([]);
  expect(page.getByRole('complementary').elements()).toEqual([]);
});

test('moving an offline event lists no effects for visitors; a guest performance needs a place', async () => {
  await resizeWindow(1366, 800);
  const page = await show(plannedEvents, 'en');
  (page.getByRole('link', { name: /Faust/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('M{ArrowDown}{ArrowDown}{Enter}');
  const panel = page.getByRole('complementary', { name: 'Move a date' });
  await expect.element(panel.getByText(/^Visitors see none of it/)).toBeVisible();
  await expect.element(panel.getByText('A guest performance needs a place.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Where the company goes' }).fill('Bern');
  await expect.element(panel.getByText('Thu 12 Mar, 19.30, Bern')).toBeVisible();
  await expect.element(panel.getByText('A guest performance needs a place.')).not.toBeInTheDocument();
});

test('arrow keys move between events, and users without permission to write move none', async () => {
  await resizeWindow(1366, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(plannedEvents)} may_write={false} />
    </main>,
    { locale: 'de' },
  );
  (page.getByRole('link', { name: /Nora/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('m{ArrowDown}');
  await expect.element(page.getByRole('link', { name: /Faust/ })).toHaveFocus();
});

test('past weeks are collapsed and expand when focus enters them', async () => {
  await resizeWindow(1366, 800);
  const past = aPlannedEvent({
    id: 4,
    title: 'Medea',
    date_start: '2026-03-05T19:30:00+01:00',
    date_end: null,
  });
  const page = await show([past, ...plannedEvents]);
  const medea = page.getByText('Medea');
  await expect.element(page.getByText('Vergangene Wochen')).toBeVisible();
  await expect.element(medea).not.toBeVisible();
  expect(await axeFindings()).toEqual([]);
  (page.getByRole('link', { name: /Nora/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('link', { name: /Medea/ })).toHaveFocus();
  await expect.element(medea).toBeVisible();
});

test('several people of one collision are listed in one sentence, and counted if more than three', async () => {
  await resizeWindow(1366, 800);
  const cast = ['Ada', 'Ben', 'Cem', 'Dora'].map((name) => ({ person_id: null, name, role: { de: 'Chor' } }));
  const page = await show(
    [aPlannedEvent({ id: 1, title: 'Medea' }), aPlannedEvent({ id: 2, title: 'Faust', stage_name: 'Box' })],
    'de',
    { productions: { 101: { minutes: 120, cast } } },
  );
  await expect
    .element(page.getByRole('link', { name: /^19.30 Faust/ }))
    .toHaveTextContent(
      'Von 19.30 bis 21.30 spielen in »Medea« auch Ada (Chor), Ben (Chor), Cem (Chor) und weitere: 1.',
    );
  await expect.element(page.getByRole('link', { name: '1 Kollision', exact: true })).toBeVisible();
});

test('a collision marks both events, names its reason and time, and suggests another day', async () => {
  await resizeWindow(1366, 800);
  const part = (role: string) => ({ person_id: 7, name: 'Aurel Stein', role: { de: role } });
  const productions = {
    101: { minutes: 120, cast: [part('Jason')] },
    102: { minutes: 150, cast: [part('Tusenbach')] },
  };
  const given = aPlan(
    [
      aPlannedEvent({ id: 1, title: 'Medea' }),
      aPlannedEvent({
        id: 2,
        title: 'Drei Schwestern',
        production_id: 102,
        stage_name: 'Box',
        date_end: null,
      }),
    ],
    'de',
    { productions },
  );
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...given} shows_collisions />
    </main>,
    { locale: 'de' },
  );
  await expect
    .element(page.getByRole('link', { name: /^19.30 Medea/ }))
    .toHaveTextContent('Aurel Stein (Jason) spielt von 19.30 bis 22.00 in »Drei Schwestern« (Tusenbach).');
  const panel = page.getByRole('complementary', { name: 'Kollisionen' });
  await expect
    .element(panel.getByText('Aurel Stein (Tusenbach) spielt von 19.30 bis 21.30 in »Medea« (Jason).'))
    .toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await panel.getByRole('button', { name: 'Auf Fr 13.3. legen' }).click();
  const move = page.getByRole('complementary', { name: 'Termin verschieben' });
  await expect.element(move.getByText('Fr 13.3., 19.30, Box')).toBeVisible();
  await resizeWindow(320, 800);
  await expect
    .element(page.getByRole('link', { name: 'Donnerstag, 12. März, 2 Termine, Kollision' }))
    .toBeVisible();
});

test('collisions in other months are counted and linked', async () => {
  await resizeWindow(320, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan(plannedEvents)} elsewhere={[{ month: '2026-06', count: 2 }]} />
    </main>,
    { locale: 'de' },
  );
  await expect
    .element(page.getByRole('link', { name: 'Juni 2026: 2' }))
    .toHaveAttribute('href', '/cms/plan?month=2026-06&collisions=1');
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await axeFindings()).toEqual([]);
});

const medea: RunDraft = {
  productions: [
    { id: 7, title: 'Medea' },
    { id: 8, title: 'Woyzeck' },
  ],
  production: { id: 7, title: 'Medea', minutes: 90, cast: [] },
  stage_name: 'Werkstatt',
  like: { date_start: '2026-02-10T20:00:00+01:00', fields: { prices: [] } },
  runs: [{ id: 5, name: 'Medea im Winter' }],
  run: null,
};

test('a run is drawn by pressing days, and collisions need a decision', async () => {
  await resizeWindow(1366, 800);
  const otherEvent = aPlannedEvent({
    id: 1,
    title: 'Woyzeck',
    production_id: 8,
    stage_name: 'Werkstatt',
    date_start: '2026-03-13T19:30:00+01:00',
    date_end: '2026-03-13T21:45:00+01:00',
  });
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([otherEvent])} draft={medea} />
    </main>,
    { locale: 'de' },
  );
  const panel = page.getByRole('complementary', { name: 'Serie zeichnen' });
  await expect.element(panel.getByText('90 Minuten, wie im Stück.')).toBeVisible();
  await page.getByRole('button', { name: 'Medea, Freitag, 13. März' }).click();
  await page.getByRole('button', { name: 'Medea, Sonntag, 15. März' }).click();
  await panel.getByRole('textbox', { name: 'Beginn So' }).fill('1800');
  await expect.element(panel.getByRole('listitem').nth(1)).toHaveTextContent('So 15.3. 18.00 frei');
  await expect.element(panel.getByText('bis 19.30')).toBeVisible();
  await expect
    .element(panel.getByRole('listitem').nth(0))
    .toHaveTextContent('Werkstatt ist belegt: »Woyzeck« von 19.30 bis 21.45.');
  await expect.element(panel.getByText('1 Tag wartet auf eine Entscheidung.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: '1 Termin anlegen' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await panel.getByRole('button', { name: 'Auf Sa 14.3. legen' }).click();
  await expect.element(panel.getByRole('button', { name: '2 Termine anlegen' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Beginn Sa' }).fill('abends');
  await expect.element(panel.getByText(/^Das ist keine Uhrzeit/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: '1 Termin anlegen' })).toBeVisible();
});

test('dates added to a run take its begins, stage and prices, and only what it leaves open is asked', async () => {
  await resizeWindow(1366, 800);
  const existing = {
    id: 5,
    version: 3,
    name: 'Medea im Winter',
    times: { weekdays: '19.00' },
    fields: { production: 7 },
  };
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([])} draft={{ ...medea, run: existing }} />
    </main>,
    { locale: 'de' },
  );
  const panel = page.getByRole('complementary', { name: 'Serie zeichnen' });
  await expect.element(panel.getByRole('heading')).toHaveTextContent('Termine zur Serie »Medea im Winter«');
  await expect.element(panel.getByRole('combobox', { name: 'Serie' })).toHaveValue('5');
  await expect.element(panel.getByRole('textbox', { name: 'Beginn Mo bis Fr' })).toHaveAttribute('readonly');
  await expect.element(panel.getByRole('textbox', { name: 'Beginn Sa' })).not.toHaveAttribute('readonly');
  expect(panel.getByRole('combobox', { name: 'Bühne' }).elements()).toEqual([]);
  const friday = page.getByRole('button', { name: 'Medea, Freitag, 13. März' });
  // The panel focuses its heading in the first frame.
  await new Promise(requestAnimationFrame);
  (friday.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('Fr 13.3. 19.00 frei');
  await expect.element(panel.getByRole('button', { name: '1 Termin anlegen' })).toBeVisible();
  expect(panel.getByText(/^Art und Preise wie am/).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test('on a telephone a run is drawn in the month view', async () => {
  await resizeWindow(320, 800);
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <Plan {...aPlan([], 'en')} draft={medea} />
    </main>,
    { locale: 'en' },
  );
  await page.getByRole('button', { name: 'Medea, Friday, 13 March' }).click();
  await expect.element(page.getByRole('button', { name: 'Create 1 date' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(await axeFindings()).toEqual([]);
});
