/** A row of the schedule in each state: its texts, tickets and styles. */
import { expect, test } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import { EventRow } from './EventRow.tsx';

const elsewhere = 'https://tickets.example.org/41';
const quiet = 'rgb(102, 102, 102)';
const red = 'rgb(200, 0, 30)';

async function rowOf(changes: Partial<Event>, locale: Locale = 'de') {
  // The page's margin, into which rows reach.
  const onPage = (
    <div style={{ padding: '0 var(--m)' }}>
      <EventRow event={anEvent(changes)} />
    </div>
  );
  const page = await renderComponent(onPage, { locale });
  const row = page.getByRole('article');
  const tickets = row.getByRole('link', { name: /^(Tickets|Warteliste|Waiting list)/ });
  return { row, tickets };
}

test('a regular event shows time, place, both prices and tickets', async () => {
  const { row, tickets } = await rowOf({
    date_start: '2026-03-14T19:30:00+01:00',
    min_price_normal_excl_e: '14.50',
    min_price_youth_ticket_excl_e: '9',
  });
  await expect.element(row.getByRole('time')).toHaveTextContent('19.30');
  await expect.element(row).toHaveTextContent('ab 14,50 €');
  await expect.element(row).toHaveTextContent('/ erm. ab 9 €');
  await expect.element(tickets).toHaveAccessibleName(/^Tickets ?: Nora$/);
  await expect.element(row).not.toHaveStyle({ color: quiet });
  expect(await axeFindings()).toEqual([]);
});

test('a cancelled event is struck through in red with its reason and sells nothing', async () => {
  const { row, tickets } = await rowOf({
    outcome: 'cancelled',
    cancellation_info_short: 'Wegen Krankheit',
    cancellation_info_long: 'Karten gelten weiter.',
  });
  await expect.element(row.getByText('Abgesagt', { exact: true })).toHaveStyle({ color: red });
  await expect.element(row.getByText('Wegen Krankheit')).toBeVisible();
  await expect.element(row.getByRole('heading')).toHaveStyle({ textDecorationLine: 'line-through' });
  await expect.element(row).toHaveStyle({ color: quiet });
  expect(tickets.elements()).toEqual([]);
  await expect.element(row).not.toHaveTextContent(/ab \d/);
  const reason = row.getByText('Karten gelten weiter.');
  await expect.element(reason).not.toBeVisible();
  await row.getByRole('button', { name: /^Info/ }).click();
  await expect.element(reason).toBeVisible();
});

test.each([
  [
    'with details',
    { accessibility_info: 'Stufenfrei.', min_price_normal_excl_e: '14', ticket_url_external: elsewhere },
  ],
  ['without details', { production_director: '', production_composer: '', production_co_production: '' }],
])('in a row %s whatever can be pressed is above the link that covers the row', async (_, changes) => {
  const { row } = await rowOf({ production_name: 'Nora', accessibility_info: '', ...changes });
  if ('ticket_url_external' in changes) await row.getByRole('button', { name: /^Info/ }).click();
  const download = row.getByRole('link', { name: /\.ics/ });
  await expect.element(download).toBeVisible();
  // In details the toggle above names the event.
  if (!('ticket_url_external' in changes)) await expect.element(download).toHaveAccessibleName(/: Nora$/);
  const pressed = [...row.element().querySelectorAll('a, button')].filter(
    (each) => each.closest('h3') === null,
  );
  expect(pressed.filter((each) => each.getBoundingClientRect().height < 24)).toEqual([]);
  const covered = pressed.filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  expect(pressed.length).toBeGreaterThan(0);
});

test.each([1024, 1366])(
  'at %i px time, title and tickets have a column each, and the stage if there is room',
  async (width) => {
    await resizeWindow(width, 800);
    const { row } = await rowOf({ stage_name: 'Werkstatt', min_price_normal_excl_e: '14.50' });
    const box = (text: string) => row.getByText(text).element().getBoundingClientRect();
    const title = row.getByRole('heading').element().getBoundingClientRect();
    const stage = box('Werkstatt');
    if (width === 1024) expect([stage.left, stage.top >= title.bottom]).toEqual([title.left, true]);
    else expect(stage.left).toBeGreaterThan(title.right);
    expect(stage.top).toBeLessThan(title.bottom + 20);
  },
);

test('each word in the title of a cancelled event is struck through', async () => {
  const long = { outcome: 'cancelled', production_name: 'Der zerbrochne Krug' } as const;
  const { row } = await rowOf(long);
  const word = row.getByText('zerbrochne', { exact: true });
  await expect.element(word).toHaveStyle({ display: 'inline-block', textDecorationLine: 'line-through' });
});

test('a premiere has the secondary colour', async () => {
  const { row } = await rowOf({ activity: { id: premiereActivityId, name: 'Premiere' } });
  await expect.element(row.getByText('Premiere', { exact: true })).toBeVisible();
  await expect.element(row).toHaveStyle({ backgroundColor: 'var(--sec)' });
});

test('a sold out event with a waiting list shows the status and the list', async () => {
  const { row, tickets } = await rowOf({ status: 'soldout', registration_link: elsewhere });
  await expect.element(row.getByText('Ausverkauft')).toBeVisible();
  await expect.element(row).not.toHaveTextContent(/ab \d/);
  await expect.element(tickets).toHaveTextContent(/^Warteliste/);
  await expect.element(tickets).toHaveAttribute('href', elsewhere);
});

test('a sold out event without a waiting list shows only the status', async () => {
  const { row, tickets } = await rowOf({ status: 'soldout', registration_link: '' });
  await expect.element(row.getByText('Ausverkauft')).toBeVisible();
  expect(tickets.elements()).toEqual([]);
});

test('a past event is labelled as such and sells nothing', async () => {
  const { row, tickets } = await rowOf({ status: 'past' });
  await expect.element(row.getByText('Vergangene Veranstaltung')).toBeVisible();
  await expect.element(row).not.toHaveTextContent(/ab \d/);
  await expect.element(row).toHaveStyle({ color: quiet });
  expect(tickets.elements()).toEqual([]);
});

test('a recast event says who plays for whom', async () => {
  const { row } = await rowOf({ outcome: 'replacement', substitution_info: 'Vera Lund für Ida Berg' });
  await expect.element(row.getByText('Vera Lund für Ida Berg')).toHaveStyle({ fontStyle: 'italic' });
  await expect.element(row).toHaveStyle({ color: quiet });
});

test('a guest performance names the other theatre', async () => {
  const { row } = await rowOf({ is_on_tour: true, stage_name: 'Theater am Kai' });
  await expect.element(row.getByText('Auf Reisen')).toBeVisible();
  await expect.element(row.getByText('Theater am Kai')).toBeVisible();
  await expect.element(row).toHaveStyle({ color: quiet });
});

test('an unspecific time is not shown', async () => {
  const { row } = await rowOf({ unspecific_time: true });
  await expect.element(row.getByText('Zeit folgt', { exact: true })).toBeVisible();
  expect(row.getByRole('time').elements()).toEqual([]);
  await expect.element(row).not.toHaveTextContent(/\d\d\.\d\d/);
});

test('a status of the box office replaces price and button', async () => {
  const { row, tickets } = await rowOf({ alternative_ticket_status: 'Eintritt frei' });
  await expect.element(row.getByText('Eintritt frei')).toBeVisible();
  await expect.element(row).not.toHaveTextContent(/ab \d/);
  expect(tickets.elements()).toEqual([]);
});

test.each<[string, Partial<Event>]>([
  ['of another seller', { ticket_url_external: elsewhere }],
  ['that need no word before them', { hide_slider: true, secondary_ticket_link: elsewhere }],
])('tickets %s are linked directly', async (_name, changes) => {
  const { tickets } = await rowOf(changes);
  await expect.element(tickets).toHaveAttribute('href', elsewhere);
  await expect.element(tickets).not.toHaveAttribute('data-ticket', 'overlay');
});

test('the bar has a text for screen readers', async () => {
  const { row } = await rowOf({
    date_start: '2026-03-14T19:30:00+01:00',
    date_end: '2026-03-14T22:00:00+01:00',
    intervals: [{ after: 60, minutes: 20 }],
  });
  await expect.element(row).toHaveTextContent(/Beginn 19\.30 Uhr, Dauer .*, eine Pause\./);
});

test('the states are translated into English', async () => {
  const cancelled = await rowOf({ outcome: 'cancelled' }, 'en');
  await expect.element(cancelled.row.getByText('Cancelled', { exact: true })).toBeVisible();
  const soldOut = await rowOf({ status: 'soldout' }, 'en');
  await expect.element(soldOut.row.getByText('Sold out', { exact: true })).toBeVisible();
  const onSale = await rowOf({ min_price_normal_excl_e: '14.50' }, 'en');
  await expect.element(onSale.row).toHaveTextContent('from €14.50');
});

test.each([
  ['de', 14, 'noch 14 Karten'],
  ['de', 1, 'noch 1 Karte'],
  ['en', 14, 'only 14 left'],
] as const)(
  'a small number of tickets is shown beside the price: %s, %s',
  async (locale, tickets_left, words) => {
    const selling = { tickets_left, secondary_ticket_link: elsewhere };
    const { row } = await rowOf(selling, locale);
    await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  },
);

test.each([
  ['sold out', { status: 'soldout' }],
  ['cancelled', { outcome: 'cancelled' }],
  ['not sold here', { secondary_ticket_link: '' }],
] satisfies [string, Partial<Event>][])(
  'no number of tickets is shown for an event that is %s',
  async (_, changes) => {
    const { row } = await rowOf({ tickets_left: 14, secondary_ticket_link: elsewhere, ...changes });
    await expect.element(row).not.toHaveTextContent(/noch 14/);
  },
);

test.each([
  ['an ordinary one is heard by its title only', { name: '' }, /^Faust $|^Faust$/],
  ['one with a name of its own leads with it', { name: 'Matinee' }, /^Faust Matinee$/],
  ['a premiere says so', { activity: { id: premiereActivityId, name: 'Premiere' } }, /^Faust Premiere$/],
  ['a cancelled one keeps the struck title', { outcome: 'cancelled', name: 'Matinee' }, /^Faust$/],
] as const)('on the page of its production: %s', async (_, changes, name) => {
  const event = anEvent({ production_name: 'Faust', ...changes } as Partial<Event>);
  const page = await renderComponent(<EventRow event={event} context="production" />);
  await expect.element(page.getByRole('heading')).toHaveTextContent(name);
  expect(await axeFindings()).toEqual([]);
});

test('on the page of its production the place of a regular event comes first, at all widths', async () => {
  const ordinary = anEvent({ production_name: 'Faust', stage_name: 'Bühne', min_price_normal_excl_e: '14' });
  for (const width of [320, 375, 1366]) {
    await resizeWindow(width, 700);
    const page = await renderComponent(<EventRow event={ordinary} context="production" />);
    const time = page.getByText('19.30', { exact: true }).first().element().getBoundingClientRect();
    const place = page.getByText('Große Bühne').element();
    expect(Number.parseFloat(getComputedStyle(place).fontSize)).toBeGreaterThanOrEqual(16);
    expect(getComputedStyle(place).fontWeight).toBe('700');
    if (width > 352) expect(place.getBoundingClientRect().top).toBeLessThan(time.bottom);
    page.unmount();
  }
});

test('at 320 px a full row leaves more than half of the window, and its details use the whole width', async () => {
  await resizeWindow(320, 640);
  const { row, tickets } = await rowOf({
    production_name: 'Der Kirsch\u00adgarten',
    subtitle: 'Komödie in vier Akten',
    production_author: 'Anton Tschechow',
    production_director: 'Paul Reiser',
    has_substitute: true,
    substitution_info: 'Umbesetzung: Für Lena Brandt spielt Mira Okafor die Warja.',
    min_price_normal_excl_e: '14.50',
    min_price_youth_ticket_excl_e: '9',
    stage_name: 'Thalia, Große Bühne',
    long_price_info: 'Unter 30 zahlen Sie immer 9 €.',
    accessibility_info: 'Stufenfrei.',
  });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  expect(boxOf(row.element()).height).toBeLessThan(270);
  const toggle = row.getByRole('button', { name: /Info/ });
  expect(boxOf(toggle.element()).top).toBeLessThan(boxOf(tickets.element()).bottom);
  expect(boxOf(toggle.element()).right).toBeLessThan(boxOf(tickets.element()).left);
  await toggle.click();
  expect(boxOf(toggle.element()).top).toBeGreaterThanOrEqual(boxOf(tickets.element()).bottom);
});
