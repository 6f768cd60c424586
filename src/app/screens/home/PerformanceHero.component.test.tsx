/**
 * The head of the home page during the day of a performance. The browser's clock is too far from these days to be used.
 */
import { expect, test } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import { packEvents } from '#domain/events/packed-events.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { HomeElement } from '#domain/site/home.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import { PerformanceHero } from './PerformanceHero.tsx';

const picture: Picture = {
  id: 1,
  alt: 'Ein Mann mit einem Schatten',
  alt_lang: 'de',
  caption: '',
  credit: '',
  width: 1240,
  height: 700,
  focal_x: 0.5,
  focal_y: 0.5,
  print: 'line-screen',
  sources: { horizontal: [], vertical: [], full: [] },
  line_screen: { horizontal: 'data:image/svg+xml,<svg/>', vertical: null },
};

const element = {
  id: 1,
  kind: 'hero',
  preline: '',
  headline: '',
  subline: '',
  text: '',
  link_text: '',
  link_url: '',
  struck_text: null,
  in_german: [],
  picture,
  production: {
    id: 12,
    name: 'Nora',
    slug: { de: 'nora', en: 'nora' },
    author: 'Henrik Ibsen',
    director: '',
    next_event: null,
    premiere_date: null,
    in_german: [],
  },
} as unknown as HomeElement;

const tonight = anEvent({
  date_start: '2025-09-20T19:30:00+02:00',
  date_end: '2025-09-20T22:30:00+02:00',
  activity: { id: premiereActivityId, name: 'Premiere' },
  intervals: [{ after: 90, minutes: 20 }],
});
const tomorrow = packEvents([
  anEvent({ production_id: 3, production_name: 'Lesung', date_start: '2025-09-21T11:00:00+02:00' }),
  anEvent({ production_id: 4, production_name: 'Faust', date_start: '2025-09-21T19:00:00+02:00' }),
]);

function heroAt(time: string, changes: Partial<Event> = {}, locale: Locale = 'de') {
  return renderComponent(
    <PerformanceHero
      element={element}
      today="2025-09-20"
      events={packEvents([{ ...tonight, ...changes }])}
      tomorrow={tomorrow}
      served={`2025-09-20T${time}:00+02:00`}
    />,
    { locale },
  );
}

test.each<[time: string, locale: Locale, said: string, phase: string]>([
  ['18:42', 'de', 'Premiere in 48 Minuten', 'before'],
  ['19:29', 'de', 'Premiere gleich', 'before'],
  ['19:30', 'de', 'Läuft seit 19.30, Pause 21.00', 'act'],
  ['21:10', 'de', 'Pause bis 21.20, Ende gegen 22.30', 'interval'],
  ['21:20', 'de', 'Läuft seit 19.30, Ende gegen 22.30', 'act'],
  ['22:30', 'de', 'Heute gespielt', 'over'],
  ['18:42', 'en', 'Opening night in 48 minutes', 'before'],
  ['21:10', 'en', 'Interval until 21.20, ends about 22.30', 'interval'],
  ['22:30', 'en', 'Played today', 'over'],
])('%s, %s: %s', async (time, locale, text, phase) => {
  const page = await heroAt(time, {}, locale);
  await expect.element(page.getByRole('link', { name: 'Nora' })).toHaveTextContent(text);
  expect(page.container.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe(phase);
  expect(await axeFindings()).toEqual([]);
});

test('after the start of the play, tomorrow’s event is listed below', async () => {
  const page = await heroAt('19:31');
  await expect
    .element(page.getByRole('link', { name: 'Morgen, 19.00 Faust' }))
    .toHaveAttribute('href', expect.stringMatching(/\/4$/));
});

test('before the event, no progress is shown', async () => {
  const page = await heroAt('19:29');
  await expect.element(page.getByRole('link', { name: 'Nora' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Faust' }).query()).toBeNull();
});

test('a running event shows its end instead of its price; before the start no interval is shown', async () => {
  const lineAt = async (time: string) => {
    const page = await heroAt(time, { tickets_left: 14 });
    const gaps = page.getByText('Pause', { exact: true }).elements();
    return [page.container.querySelector('ul a')?.textContent, gaps.length];
  };
  expect(await lineAt('19:29')).toEqual(['19.30 Nora noch 14 Karten', 0]);
  expect(await lineAt('19:30')).toEqual(['19.30 Nora Ende gegen 22.30', 1]);
});

test('a cancelled event shows no progress', async () => {
  const page = await heroAt('21:10', { outcome: 'cancelled' });
  await expect.element(page.getByRole('link', { name: 'Nora' })).toBeVisible();
  expect(page.container.querySelector('[data-phase]')).toBeNull();
  await expect.element(page.getByRole('img', { name: 'Ein Mann mit einem Schatten' })).toBeInTheDocument();
});

test('the title is below the picture on a narrow screen and on it otherwise', async () => {
  await resizeWindow(375, 667);
  const page = await heroAt('18:42');
  const title = page.getByRole('heading', { name: 'Nora' });
  await expect.element(title).toBeVisible();
  const printed = page.container.querySelector('[data-printed]') as Element;
  const end = () => printed.getBoundingClientRect().bottom - title.element().getBoundingClientRect().top;
  expect(end()).toBeLessThanOrEqual(1);
  expect(printed.getBoundingClientRect().height).toBeGreaterThan(100);
  for (const [width, height, overlap] of [
    [1280, 800, 100],
    [320, 568, 80],
  ] as const) {
    await resizeWindow(width, height);
    await expect.poll(end).toBeGreaterThan(overlap);
    await expect.element(page.getByText('Henrik Ibsen')).toBeVisible();
  }
});

test('on a narrow screen the footer shows today’s remaining events and their tickets', async () => {
  await resizeWindow(375, 667);
  const page = await renderComponent(
    <PerformanceHero
      element={element}
      today="2025-09-20"
      events={packEvents([
        anEvent({ id: 1, production_name: 'Lesung', status: 'past' }),
        { ...tonight, id: 2, tickets_left: 14 },
        anEvent({ id: 3, production_name: 'Woyzeck', outcome: 'cancelled' }),
        anEvent({ id: 4, production_name: 'Faust', status: 'soldout' }),
        anEvent({
          id: 5,
          production_name: 'Kein Schlaf',
          min_price_normal_excl_e: '',
          alternative_ticket_status: 'Eintritt frei, keine Anmeldung',
        }),
      ])}
      tomorrow=""
      served="2025-09-20T14:00:00+02:00"
    />,
    { locale: 'de' },
  );
  const lines = page.getByRole('list', { name: 'Heute' });
  await expect.element(lines).toBeVisible();
  expect(
    lines
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    '19.30 Nora noch 14 Karten',
    '19.30 Woyzeck Abgesagt',
    '19.30 Faust Ausverkauft',
    '19.30 Kein Schlaf Eintritt frei, keine Anmeldung',
    '→ Alle Termine',
  ]);
  // The cookie banner may cover the link to all dates, but nothing of tonight's event. Its height is that of the
  // longer language.
  const header = 72;
  for (const [width, height, question] of [
    [375, 667, 106],
    [320, 640, 125],
  ] as const) {
    await resizeWindow(width, height);
    const last = lines.getByRole('listitem').nth(3).element();
    const end = () => header + last.getBoundingClientRect().bottom;
    await expect.poll(end).toBeLessThanOrEqual(height - question + 1);
  }
  expect(await axeFindings()).toEqual([]);
  await resizeWindow(1280, 800);
  await expect.poll(() => lines.query()).toBeNull();
});

test.each<[locale: Locale, today: Event[], lines: string[]]>([
  [
    'de',
    [],
    ['– Heute wird nicht gespielt. Morgen:', '11.00 Lesung ab 16 €', '19.00 Faust ab 16 €', '→ Alle Termine'],
  ],
  [
    'en',
    [],
    ['– No performance today. Tomorrow:', '11.00 Lesung from €16', '19.00 Faust from €16', '→ All dates'],
  ],
  [
    'de',
    [anEvent({ status: 'past' })],
    ['– Morgen:', '11.00 Lesung ab 16 €', '19.00 Faust ab 16 €', '→ Alle Termine'],
  ],
])('%s: without remaining events today, the footer shows tomorrow’s', async (locale, today, lines) => {
  await resizeWindow(375, 667);
  const page = await renderComponent(
    <PerformanceHero
      element={element}
      today="2025-09-20"
      events={packEvents(today)}
      tomorrow={tomorrow}
      served="2025-09-20T14:00:00+02:00"
    />,
    { locale },
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(lines);
  expect(await axeFindings()).toEqual([]);
  await resizeWindow(1280, 800);
});
