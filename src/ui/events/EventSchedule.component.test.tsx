/** The days of the schedule: past events of today are one line above the upcoming ones. */
import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { EventSchedule } from './EventSchedule.tsx';

const today = '2026-03-12';
const matinee = anEvent({
  id: 1,
  production_name: 'Nora',
  status: 'past',
  date_start: `${today}T11:00:00+01:00`,
});
const evening = anEvent({ id: 2, production_name: 'Faust', date_start: `${today}T19:30:00+01:00` });

test('past events of today collapse into one line, which expands', async () => {
  const page = await renderComponent(<EventSchedule events={[matinee, evening]} today={today} />, {
    locale: 'de',
  });
  const line = page.getByText('Heute vorbei: »Nora«');
  await expect.element(line).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Faust' })).toBeVisible();
  await expect.element(page.getByText('Vergangene Veranstaltung')).not.toBeVisible();
  await line.click();
  await expect.element(page.getByText('Vergangene Veranstaltung')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('the line is large enough for touch and wraps at 320 px', async () => {
  await resizeWindow(320, 800);
  const titles = ['Was ihr wollt', 'Emilia Galotti', 'Das Leben ein Traum', 'Der zerbrochne Krug'];
  const events = titles.map((production_name, id) => ({ ...matinee, id, production_name }));
  const page = await renderComponent(<EventSchedule events={events} today={today} />, { locale: 'en' });
  const line = page.getByText(
    'Over today: “Was ihr wollt”, “Emilia Galotti”, “Das Leben ein Traum”, and “Der zerbrochne Krug”',
  );
  await expect.element(line).toBeVisible();
  const { height, right } = line.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(right).toBeLessThanOrEqual(320);
});

test('nothing is collapsed without past events, nor in the list of one production', async () => {
  const page = await renderComponent(<EventSchedule events={[evening]} today={today} />, { locale: 'de' });
  expect(page.getByText(/Heute vorbei/).elements()).toEqual([]);
  const own = await renderComponent(
    <EventSchedule events={[matinee, evening]} today={today} context="production" />,
    { locale: 'de' },
  );
  expect(own.getByText(/Heute vorbei/).elements()).toEqual([]);
  await expect.element(own.getByText('Vergangene Veranstaltung')).toBeVisible();
});
