/** The events of a play: its feed; without dates, its message and link. */
import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { ProductionEvents } from './ProductionEvents.tsx';

const past = anEvent({ date_start: '2025-09-12T19:30:00+02:00', status: 'past' });

test.each([
  ['de', 'Im Augenblick gibt es keine Termine.', 'Alle Termine', '/de/termine'],
  ['en', 'There are no dates at the moment.', 'All dates', '/en/event-calendar'],
] as const)('%s: without upcoming dates it links to the schedule', async (locale, message, link, href) => {
  const page = await renderComponent(
    <ProductionEvents id={1} coming={[]} past={[past]} today="2025-09-20" />,
    {
      locale,
    },
  );
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

test.each([
  [
    'de',
    'Premiere Sa 10.1.',
    'Zeit folgt. Der Spielplan sagt, was sonst gespielt wird.',
    'Im Augenblick gibt es keine Termine.',
  ],
  [
    'en',
    'Opens Sat 10 Jan',
    'Time to follow. The calendar has everything else that is on.',
    'There are no dates at the moment.',
  ],
] as const)(
  '%s: a play with a known premiere shows its date instead of the message that there are no dates',
  async (locale, day, hint, none) => {
    const page = await renderComponent(
      <ProductionEvents id={1} coming={[]} past={[]} today="2025-09-20" premiere="2026-01-10" />,
      { locale },
    );
    await expect.element(page.getByText(day)).toBeVisible();
    await expect.element(page.getByText(hint)).toBeVisible();
    expect(page.getByText(none).elements()).toEqual([]);
  },
);

test('a past premiere is not announced', async () => {
  const page = await renderComponent(
    <ProductionEvents id={1} coming={[]} past={[past]} today="2025-09-20" premiere="2025-09-12" />,
  );
  await expect.element(page.getByText('Im Augenblick gibt es keine Termine.')).toBeVisible();
});

test('calendars can subscribe to the play, also before it has dates', async () => {
  const page = await renderComponent(<ProductionEvents id={7} coming={[]} past={[]} today="2025-09-20" />);
  await expect
    .element(page.getByRole('link', { name: 'Termine abonnieren' }))
    .toHaveAttribute('href', expect.stringMatching(/\/de\/api\/events\/calendar\.ics\?production_id=7$/));
});
