// The filters of the schedule on the demo season, compared with the rows.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weekdayOf } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { priceLine, ticketAction } from '#domain/events/event-row.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let all: Event[];
/** On sale, by its record, and without a ticket left. */
let lastSold: number;
/** From a day on of which one part is over at the moment of the tests. */
const from = 'date=2026-03-12&date_to=2026-05-01';
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('event_filters', 'demo');
  api.clock.now = new Date('2026-03-12T22:15:00+01:00');
  const { rows } = await api.database.pool.query<{ id: number }>(
    `update events set tickets_left = 0 where id = (select min(id) from events where status = 'onsale'
       and outcome = 'regular' and is_online and secondary_ticket_link <> '' and alternative_ticket_status is null
       and date_start between '2026-03-14' and '2026-04-30') returning id`,
  );
  lastSold = rows[0]?.id ?? 0;
  await api.database.pool.query(
    `update events set min_price_normal_excl_e = null where prices <> '[]' and id % 2 = 0`,
  );
  all = await everything('');
  const today = all.filter(({ date_start }) => date_start.startsWith('2026-03-12'));
  expect(new Set(today.map(({ status }) => status === 'past'))).toEqual(new Set([true, false]));
}, demoSeasonTimeout);
afterAll(() => api.close());

async function everything(filter: string): Promise<Event[]> {
  const found: Event[] = [];
  for (let page = 1; ; page += 1) {
    const { results, next } = await api.read<Paginated<Event>>(
      `/de/api/events/?${from}${filter}&page_size=100&page=${page}`,
    );
    found.push(...results);
    if (!next) return found;
  }
}

it('an event without tickets left is sold out', () => {
  expect(all.find(({ id }) => id === lastSold)?.status).toBe('soldout');
});

it('an event without its own lowest price has that of its prices', () => {
  const priced = all.filter(({ id, prices }) => id % 2 === 0 && prices.length > 0);
  expect(priced.length).toBeGreaterThan(10);
  for (const { min_price_normal_excl_e: lowest, prices } of priced) {
    expect(Number(lowest)).toBe(Math.min(...prices.map(({ amount }) => Number(amount))));
  }
});

const selling = ['external', 'direct', 'overlay'];
/** That the row names; NaN where it names none. */
const priceOf = (event: Event) =>
  priceLine(event, 'de') ? Number(event.min_price_normal_excl_e ?? Number.NaN) : Number.NaN;

it.each<[string, (event: Event) => boolean]>([
  ['&weekday=sa', ({ date_start }) => weekdayOf(date_start.slice(0, 10)) === 6],
  ['&weekday=mo,su', ({ date_start }) => [1, 7].includes(weekdayOf(date_start.slice(0, 10)))],
  ['&with_tickets=true', (event) => selling.includes(ticketAction(event).kind)],
  ['&price_to=20', (event) => priceOf(event) <= 20],
  [
    '&weekday=sa&price_to=30',
    (event) => weekdayOf(event.date_start.slice(0, 10)) === 6 && priceOf(event) <= 30,
  ],
])('%s', async (filter, isWanted) => {
  const found = await everything(filter);
  const expected = all.filter(isWanted);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.length);
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

it('the filter for access services matches the records', async () => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    `select id from events where access_services @> '["sign-language"]' and date_start >= '2026-03-12 00:00+01'
     and date_start < '2026-05-01 00:00+02' and is_online order by date_start, id`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await everything('&access_service=sign-language')).map(({ id }) => id)).toEqual(
    rows.map(({ id }) => id),
  );
});

it.each(['weekday=samstag', 'with_tickets=yes', 'price_to=-1', 'price_to=1000', 'access_service=parking'])(
  'rejects %s',
  async (query) => expect((await api.ask(`/de/api/events/?${query}`)).status).toBe(400),
);
