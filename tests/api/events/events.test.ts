// The schedule: filters, pages, status by time, and both languages.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { productions } from '#server/db/schema/productions.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { event, now, production } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('events');
});
beforeEach(() => {
  api.clock.now = now;
});
afterAll(() => api.close());

const list = (query: string, locale = 'de') => api.read<Paginated<Event>>(`/${locale}/api/events/${query}`);
const idsOf = async (query: string) => (await list(query)).results.map(({ id }) => id);
const find = async (id: number, locale = 'de') => {
  const { results } = await list('?date=2026-03-01&page_size=100', locale);
  return results.find((one) => one.id === id) as Event;
};

const today = [
  event.overAtNoon,
  event.withoutEnd,
  event.premiereSoldOut,
  event.overMidnight,
  event.timeOpen,
] as const;
const spring = [event.springFirst, event.springLast, event.springNextDay] as const;
const autumn = [event.autumnFirst, event.autumnLast, event.autumnNextDay] as const;
const tomorrow = event.cancelledTomorrow;

describe('filters', () => {
  it.each<[string, readonly number[]]>([
    // Without a date the list begins today; offline events and those of offline productions are excluded.
    ['', [...today, tomorrow, event.onTour, ...spring, ...autumn]],
    ['?date=', [...today, tomorrow, event.onTour, ...spring, ...autumn]],
    ['?date=2026-03-11&date_to=2026-03-12', [event.yesterday]],
    ['?date=2026-03-12&date_to=2026-03-13', today],
    ['?date=2026-03-13&date_to=2026-03-14', [tomorrow]],
    ['?date_to=2026-03-13', today],
    ['?date=2026-03-13&date_to=2026-03-13', []],
    ['?date=2026-03-14&date_to=2026-03-12', []],
    ['?date=2999-12-31', []],
    ['?date=1900-01-01&date_to=2026-03-12', [event.yesterday]],
    // The days with 23 and 25 hours.
    ['?date=2026-03-29&date_to=2026-03-30', [event.springFirst, event.springLast]],
    ['?date=2026-03-30&date_to=2026-03-31', [event.springNextDay]],
    ['?date=2026-10-25&date_to=2026-10-26', [event.autumnFirst, event.autumnLast]],
    ['?date=2026-10-26', [event.autumnNextDay]],
    ['?stage_name=B%C3%BChne', [event.premiereSoldOut, tomorrow]],
    ['?stage_name=B%C3%BChne&stage_name=Box', [event.premiereSoldOut, event.timeOpen, tomorrow]],
    ['?stage_name=B%C3%BChne,Box', [event.premiereSoldOut, event.timeOpen, tomorrow]],
    ['?stage_name=Schiffbau,%20Z%C3%BCrich', [event.onTour]],
    ['?stage_name=Box,%20Schiffbau', [event.timeOpen]],
    ['?stage_name=b%C3%BChne', []],
    ['?stage_name=%25', []],
    ['?activity=9', [event.premiereSoldOut]],
    ['?activity=9,4', [event.premiereSoldOut, event.onTour]],
    ['?activity=5', []],
    // By the production's tag, by the event's own, and by both without showing twice.
    ['?tag=2', [event.premiereSoldOut, event.timeOpen, tomorrow, event.onTour]],
    ['?tag=3', [event.overAtNoon]],
    [
      '?tag=1&date_to=2026-03-13',
      [event.overAtNoon, event.withoutEnd, event.premiereSoldOut, event.overMidnight],
    ],
    ['?tag=3,2', [event.overAtNoon, event.premiereSoldOut, event.timeOpen, tomorrow, event.onTour]],
    [`?production_id=${production.faust}`, [event.premiereSoldOut, tomorrow, event.onTour]],
    [`?production_id=${production.offline}`, []],
    ['?tag=2&stage_name=Box', [event.timeOpen]],
    ['?tag=2&activity=9&stage_name=B%C3%BChne&date=2026-03-12&date_to=2026-03-13', [event.premiereSoldOut]],
    ['?tag=2&activity=9&stage_name=Box', []],
  ])('%s', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected);
    expect((await list(query)).count).toBe(expected.length);
  });

  it('days begin at midnight in Berlin', async () => {
    api.clock.now = new Date('2026-03-12T23:30:00Z');
    expect((await idsOf(''))[0]).toBe(tomorrow);
  });
});

describe('pages', () => {
  it('contain every event once in the order of the schedule', async () => {
    const all = await idsOf('');
    const seen: number[] = [];
    let address: string | null = `${publicUrl}/de/api/events/?page_size=5&tag=&stage_name=`;
    const previous: (string | null)[] = [];
    while (address) {
      const page: Paginated<Event> = await api.read(address.slice(publicUrl.length));
      seen.push(...page.results.map(({ id }) => id));
      previous.push(page.previous);
      address = page.next;
    }
    expect(seen).toEqual(all);
    expect(previous).toEqual([
      null,
      `${publicUrl}/de/api/events/?page_size=5&tag=&stage_name=`,
      `${publicUrl}/de/api/events/?page_size=5&tag=&stage_name=&page=2`,
    ]);
  });

  it('keep the filter in links to their neighbours, with the public origin', async () => {
    const response = await api.ask(
      'http://10.0.0.7:3000/en/api/events?stage_name=B%C3%BChne,Box&page_size=1&page=2',
    );
    const { next, previous }: Paginated<Event> = await response.json();
    expect(next).toBe(`${publicUrl}/en/api/events?stage_name=B%C3%BChne%2CBox&page_size=1&page=3`);
    expect(previous).toBe(`${publicUrl}/en/api/events?stage_name=B%C3%BChne%2CBox&page_size=1`);
  });

  it('beyond the end are empty and link to the last one', async () => {
    expect(await list('?page=40&page_size=5')).toEqual({
      count: 13,
      next: null,
      previous: `${publicUrl}/de/api/events/?page=3&page_size=5`,
      results: [],
    });
    expect(await list('?page=10000&page_size=100')).toMatchObject({ count: 13, next: null, results: [] });
    expect(await list('?stage_name=nowhere&page=2')).toMatchObject({
      count: 0,
      previous: expect.stringMatching(/nowhere$/),
    });
  });
});

describe('the status over time', () => {
  it.each<[string, number, Event['status']]>([
    // With an end, that counts.
    ['2026-03-12T12:29:59+01:00', event.overAtNoon, 'onsale'],
    ['2026-03-12T12:30:00+01:00', event.overAtNoon, 'past'],
    // Without one, three hours.
    ['2026-03-12T14:59:59+01:00', event.withoutEnd, 'onsale'],
    ['2026-03-12T15:00:00+01:00', event.withoutEnd, 'past'],
    // Sold out until it is over.
    ['2026-03-12T22:49:00+01:00', event.premiereSoldOut, 'soldout'],
    ['2026-03-12T22:50:00+01:00', event.premiereSoldOut, 'past'],
    // Past midnight it still plays.
    ['2026-03-13T00:30:00+01:00', event.overMidnight, 'onsale'],
    ['2026-03-13T01:00:00+01:00', event.overMidnight, 'past'],
    // Without an hour it is over with its day.
    ['2026-03-12T23:59:59+01:00', event.timeOpen, 'onsale'],
    ['2026-03-13T00:00:00+01:00', event.timeOpen, 'past'],
    // Three real hours on the night when the clocks go forward: from 0.15 winter time to 4.15 summer time.
    ['2026-03-29T04:14:59+02:00', event.springFirst, 'onsale'],
    ['2026-03-29T04:15:00+02:00', event.springFirst, 'past'],
    ['2030-01-01T00:00:00+01:00', event.cancelledTomorrow, 'past'],
  ])('at %s event %i is %s', async (moment, id, status) => {
    api.clock.now = new Date(moment);
    expect((await find(id)).status).toBe(status);
  });

  it('times have the offset of their day', async () => {
    expect((await find(event.premiereSoldOut)).date_start).toBe('2026-03-12T19:30:00+01:00');
    expect((await find(event.premiereSoldOut)).date_end).toBe('2026-03-12T22:50:00+01:00');
    expect((await find(event.springFirst)).date_start).toBe('2026-03-29T00:15:00+01:00');
    expect((await find(event.springLast)).date_start).toBe('2026-03-29T23:45:00+02:00');
    expect((await find(event.autumnFirst)).date_start).toBe('2026-10-25T00:00:00+02:00');
    expect((await find(event.autumnLast)).date_start).toBe('2026-10-25T23:45:00+01:00');
    expect((await find(event.withoutEnd)).date_end).toBeNull();
  });
});

describe('texts', () => {
  it('are in the language of the request', async () => {
    expect(await find(event.overAtNoon, 'de')).toMatchObject({
      name: 'Einführung mit offener Probe',
      production_name: 'Nora',
      activity: { id: 2, name: 'Einführung' },
      in_german: [],
    });
    expect(await find(event.overAtNoon, 'en')).toMatchObject({
      name: 'Introduction with open rehearsal',
      production_name: 'A Doll’s House',
      activity: { id: 2, name: 'Introduction' },
      tags: [
        { id: 1, name: 'Classics' },
        { id: 3, name: 'Einführung' },
      ],
      in_german: ['tags.1.name'],
    });
  });

  it('fall back to German and list the fields that did', async () => {
    expect(await find(event.premiereSoldOut, 'en')).toMatchObject({
      subtitle: 'Der Tragödie erster Teil',
      prices: [
        { name: 'Stalls', amount: '38.00' },
        { name: 'Rang', amount: '24.50' },
      ],
      in_german: ['subtitle', 'prices.1.name', 'production_author'],
    });
    expect((await find(event.cancelledTomorrow, 'en')).in_german).toContain('cancellation_info_long');
    expect((await find(event.onTour, 'en')).in_german).toContain('activity.name');
  });

  it('fall back to the production if the event has none', async () => {
    expect(await find(event.yesterday)).toMatchObject({
      name: '',
      subtitle: 'oder Ein Puppenheim',
      promotional_tagline: 'Sie geht.',
      accessibility_info: 'Stufenfrei.',
      original_title: 'Et dukkehjem',
      production_original_title: 'Et dukkehjem',
      production_author: 'Henrik Ibsen',
      production_director: 'Vera Lund',
      production_composer: 'Tomasz Wrona',
      production_co_production: 'Theater am Kai, Rostock',
      production_slug: { de: 'nora', en: 'a-dolls-house' },
      intervals: [{ after: 60, minutes: 20 }],
    });
    expect((await find(event.overMidnight)).accessibility_info).toBe('Mit Tastführung.');
    // An event may have no interval although its production has one.
    expect((await find(event.withoutEnd)).intervals).toEqual([]);
  });

  it('are empty for an event that belongs to no production', async () => {
    expect(await find(event.timeOpen)).toMatchObject({
      name: 'Durchlauf',
      production_name: '',
      production_id: null,
      production_slug: {},
      production_director: '',
      activity: null,
      unspecific_time: true,
      intervals: [],
      prices: [],
      min_price_normal_excl_e: '',
    });
  });

  it('contain the box office’s data', async () => {
    expect(await find(event.premiereSoldOut)).toMatchObject({
      status: 'soldout',
      registration_link: 'https://shop.example.org/de/waitinglist/4',
      min_price_normal_excl_e: '24.50',
      min_price_youth_ticket_excl_e: '9',
    });
    expect(await find(event.premiereSoldOut, 'en')).toMatchObject({
      registration_link: 'https://shop.example.org/en/waitinglist/4',
    });
    expect(await find(event.cancelledTomorrow)).toMatchObject({
      outcome: 'cancelled',
      cancellation_info_short: 'Erkrankung',
    });
    expect(await find(event.onTour)).toMatchObject({ is_on_tour: true, stage_name: 'Schiffbau, Zürich' });
  });
});

it('lists the tags for events in the theatre’s order', async () => {
  const names = async (locale: string) =>
    (await api.read<Paginated<{ name: string }>>(`/${locale}/api/event-tags/`)).results.map(
      ({ name }) => name,
    );
  expect(await names('de')).toEqual(['Musik', 'Klassiker', 'Einführung']);
  expect(await names('en')).toEqual(['Music', 'Classics', 'Einführung']);
  expect(await api.read('/en/api/event-tags/?page_size=1&page=3')).toMatchObject({
    count: 3,
    next: null,
    results: [{ id: 3, name: 'Einführung', in_german: ['name'] }],
  });
});

it('hides the events of a production as soon as it is offline', async () => {
  const { db } = api.database;
  const setOnline = (is_online: boolean) =>
    db.update(productions).set({ is_online }).where(eq(productions.id, production.faust));
  await setOnline(false);
  try {
    expect(await idsOf('?tag=2')).toEqual([event.timeOpen]);
  } finally {
    await setOnline(true);
  }
});
