// A row, a calendar, an LED screen and structured data agree about a date.
import { describe, expect, test } from 'vitest';
import { calendarEntry } from '#domain/events/calendar-entry.ts';
import type { Event } from '#domain/events/event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { type LedScreenEvent, ledScreenDays, ledScreenTickets } from '#domain/events/led-screen.ts';
import { theaterEvent } from './theater-event.ts';

const place = { locale: 'de', publicUrl: 'https://theatre.example' } as const;
const facts = { access_services: [], previous_start: null, presale_start: null, address: 'Am Strich 1' };
const described = (event: Event, more = {}) =>
  theaterEvent(event, { ...place, ...facts, ...more }) as unknown as Record<string, unknown> & {
    offers?: { availability: string; url: string; price?: string }[];
  };
const shop = 'https://shop.example/de/tickets/7';
const selling = { secondary_ticket_link: shop, prices: [{ name: 'Parkett', amount: '38.00' }] };

/** As the service makes it of an event. */
const onScreen = (event: Event): LedScreenEvent => ({
  ...event,
  title: event.production_name,
  notice: '',
  is_sold: event.ticket_url_external !== '' || event.secondary_ticket_link !== '',
});

const states: [name: string, change: Partial<Event>, status: string, availability: string | null][] = [
  ['on sale', {}, 'EventScheduled', 'InStock'],
  ['few left', { tickets_left: 5 }, 'EventScheduled', 'LimitedAvailability'],
  ['sold out', { status: 'soldout' }, 'EventScheduled', 'SoldOut'],
  [
    'sold out, with a waiting list',
    { status: 'soldout', registration_link: shop },
    'EventScheduled',
    'SoldOut',
  ],
  ['cancelled', { outcome: 'cancelled' }, 'EventCancelled', null],
  ['cancelled and sold out', { outcome: 'cancelled', status: 'soldout' }, 'EventCancelled', null],
  ['over', { status: 'past' }, 'EventScheduled', null],
  ['a premiere', { activity: { id: 9, name: 'Premiere' } }, 'EventScheduled', 'InStock'],
  ['recast', { outcome: 'replacement' }, 'EventScheduled', 'InStock'],
  ['with a text of the box office', { alternative_ticket_status: 'Eintritt frei' }, 'EventScheduled', null],
  ['without a link', { secondary_ticket_link: '' }, 'EventScheduled', null],
];

describe.each(states)('%s', (_, change, status, availability) => {
  const event = anEvent({ ...selling, ...change });
  const { flags, ticket, label, ticketsLeft, highlight } = eventRow(event, 'de');
  const entry = calendarEntry(event, 'de', place.publicUrl);

  test('has the same state for search engines as in its row', () => {
    const { eventStatus, offers } = described(event);
    expect(eventStatus).toBe(`https://schema.org/${status}`);
    expect(offers?.[0]?.availability ?? null).toBe(availability && `https://schema.org/${availability}`);
    expect(Boolean(offers?.some(({ url }) => url === shop))).toBe(
      'href' in ticket && ticket.kind !== 'waiting-list',
    );
    if (label === 'soldout') expect(offers?.[0]?.url).toMatch(/\/de\/stuecke\//);
  });

  test('has the same state on LED screens as in its row', () => {
    // LED screens remove past events by their own clock.
    if (label === 'past') return;
    const isSelling = 'href' in ticket && ticket.kind !== 'waiting-list';
    expect(ledScreenTickets(onScreen(event)).kind).toBe(
      label === 'cancelled'
        ? 'none'
        : ticket.kind === 'status'
          ? 'text'
          : label === 'soldout'
            ? 'sold-out'
            : ticketsLeft !== null
              ? 'few'
              : isSelling
                ? 'available'
                : 'none',
    );
    const [row] = ledScreenDays([onScreen(event)], new Date(event.date_start)).flatMap(({ rows }) => rows);
    expect([row?.isSubstitute, row?.isPremiere, row?.moment.kind === 'cancelled']).toEqual([
      flags.isSubstitute,
      highlight === 'premiere',
      flags.isCancelled,
    ]);
  });

  test('has the same state in calendars as in its row', () => {
    expect([entry.isCancelled, entry.isRecast]).toEqual([flags.isCancelled, flags.isSubstitute]);
    expect(described(event)).toMatchObject({ name: entry.summary, url: entry.url });
  });
});

test('a moved date has its previous start, and one that was moved back has none', () => {
  const event = anEvent({ date_start: '2026-03-12T19:30:00+01:00' });
  const previous_start = new Date('2026-03-11T19:30:00+01:00');
  expect(described(event, { previous_start })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-03-11T19:30:00+01:00',
  });
  expect(described(event, { previous_start: new Date(event.date_start) })).not.toHaveProperty(
    'previousStartDate',
  );
});

test('an event without a fixed time has only its day', () => {
  const event = anEvent({ date_start: '2026-03-12T00:00:00+01:00', date_end: null, unspecific_time: true });
  expect(described(event).startDate).toBe('2026-03-12');
});

test('access services are mapped to the accessibility vocabulary', () => {
  const { workPerformed } = described(anEvent({}), {
    access_services: ['surtitles', 'relaxed', 'sign-language'],
  });
  expect(workPerformed).toMatchObject({ accessibilityFeature: ['captions', 'signLanguage'] });
});

test('a guest performance has its place, not the theatre’s address', () => {
  const { location } = described(anEvent({ stage_name: 'Kampnagel K6', is_on_tour: true }));
  expect(location).toMatchObject({ name: 'Kampnagel K6', address: 'Kampnagel K6' });
});

test('performers are left out if a part is recast', () => {
  const performers = [{ '@type': 'Person', name: 'Agnes Thorwald' }];
  expect(described(anEvent({}), { performers })).toHaveProperty('performer');
  expect(described(anEvent({ outcome: 'replacement' }), { performers })).not.toHaveProperty('performer');
});
