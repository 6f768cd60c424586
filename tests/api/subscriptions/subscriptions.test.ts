// Subscriptions: filters, entries of the list and the page of one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubscriptionEntry } from '#domain/subscriptions/subscription.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { getSubscription, listSubscriptionSeasons } from '#server/services/subscriptions/subscriptions.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, now } from '../fixture/ids.ts';
import { subscription } from '../fixture/subscriptions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('subscriptions');
});
afterAll(() => api.close());

const { premieres, tuesdays, sundays, flex, card } = subscription;
const list = (query = '', locale = 'de') =>
  api.read<Paginated<SubscriptionEntry>>(`/${locale}/api/subscriptions/${query}`);

describe('filters', () => {
  it.each<[string, number[]]>([
    ['', [premieres, tuesdays, sundays, card, flex]],
    ['?type=flex', [flex]],
    ['?type=flex,premiere', [premieres, flex]],
    ['?weekday=tu', [tuesdays, card]],
    ['?weekday=fr&weekday=su', [premieres, sundays, card]],
    ['?time_of_day=afternoon', [sundays, card]],
    ['?time_of_day=evening', [premieres, tuesdays, card]],
    ['?season=2026/27', [tuesdays]],
    ['?season=1999/00', []],
    ['?is_under_30=true', [flex]],
    ['?season=is_under_30', [flex]],
    ['?season=is_under_30,2026/27', [tuesdays, flex]],
    ['?type=eight_pack&weekday=tu&time_of_day=evening&season=2026/27', [tuesdays]],
    ['?type=premiere&weekday=tu', []],
  ])('%s', async (query, expected) => {
    const { count, results } = await list(query);
    expect(results.map(({ id }) => id)).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  it('are paginated', async () => {
    const { count, results, next } = await list('?page=2&page_size=2');
    expect([count, results.map(({ id }) => id)]).toEqual([5, [sundays, card]]);
    expect(next).toContain('page=3');
  });
});

it('an entry is in the language of the request and lists fields in German', async () => {
  const { results } = await list('', 'en');
  expect(results[0]).toMatchObject({ name: 'Premieres', weekdays: ['fr', 'sa'], in_german: [] });
  expect(results[1]).toMatchObject({ name: 'Achter am Dienstag', in_german: ['name'] });
  expect(results[2]?.picture?.id).toBe(201);
});

it('lists the seasons that have subscriptions', async () => {
  expect(await listSubscriptionSeasons(api.database)).toEqual(['2025/26', '2026/27']);
});

describe('the page of a subscription', () => {
  const get = (id: number) => getSubscription(api.database, id, { locale: 'de', now });

  it('has a sanitised text', async () => {
    expect((await get(premieres))?.text).toBe('<p>Vier <strong>Abende</strong>.</p>');
  });

  it('has its visible events by date', async () => {
    expect((await get(premieres))?.events.map(({ id, status }) => [id, status])).toEqual([
      [event.yesterday, 'past'],
      [event.autumnFirst, 'onsale'],
    ]);
  });

  it.each([subscription.offline, 999, 2_147_483_648, -1])('does not exist for %i', async (id) => {
    expect(await get(id)).toBeNull();
  });
});
