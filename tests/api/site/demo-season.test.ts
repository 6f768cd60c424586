// The demo season through the API: every response matches its schema, and tonight has events.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addDays, berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import type { HomeElement } from '#domain/site/home.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { pageSchema } from '#server/api/pages/pages-schema.ts';
import { productionSchema } from '#server/api/productions/production-schema.ts';
import { demoSeasonTimeout, ensureDemoSeason } from '../../setup/demo-database.ts';
import { publicEndpoints } from '../endpoint/endpoints.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  await ensureDemoSeason();
  api = await openTestApi('demo', 'demo');
}, demoSeasonTimeout);
afterAll(() => api.close());

const today = berlinDay(now);
const page = <T>(address: string) => api.read<Paginated<T>>(address);

/** A call for one record names one of the fixtures: by number or, for a form, by its slug. */
const ofOneRecord = /\d|\/forms\//;

describe.each(['de', 'en'])('in %s', (locale) => {
  it.each(publicEndpoints.filter(({ path: call }) => !ofOneRecord.test(call)))(
    '$path matches its schema',
    async ({ path: call, schema }) => {
      const body = await api.read(`/${locale}${call}/?page_size=100`);
      expect(schema.parse(body)).toEqual(body);
    },
  );

  it('every production has its page', async () => {
    const { count, results } = await page<ProductionEntry>(`/${locale}/api/productions/?page_size=100`);
    expect(count).toBeGreaterThanOrEqual(30);
    for (const { id, name } of results) {
      const body = await api.read(`/${locale}/api/productions/${id}/`);
      expect(productionSchema.parse(body), name).toEqual(body);
    }
  });
});

it('a page matches its schema, including lists before its first headline', async () => {
  const body = await api.read<z.infer<typeof pageSchema>>('/de/pageeditor-api/page/besuch');
  expect(pageSchema.parse(body)).toEqual(body);
  expect(body.modules.find(({ module }) => module === 'teaser-list')).toMatchObject({ list_level: 2 });
});

it('tonight has its premiere and events in order', async () => {
  const query = `?date=${today}&date_to=${addDays(today, 1)}`;
  const { results } = await page<Event>(`/de/api/events/${query}`);
  expect(results.length).toBeGreaterThanOrEqual(5);
  expect(results.map(({ date_start }) => berlinDay(date_start))).toEqual(results.map(() => today));
  expect(results.map(({ date_start }) => date_start).toSorted()).toEqual(
    results.map(({ date_start }) => date_start),
  );
  expect(results.some(({ activity }) => activity?.id === 9)).toBe(true);
  expect(results.some(({ outcome }) => outcome === 'cancelled')).toBe(true);
  expect(results.some(({ status }) => status === 'soldout')).toBe(true);
});

it('the home page begins with a production that has dates', async () => {
  const [hero] = (await page<HomeElement>('/de/api/homeelement/')).results;
  expect(hero?.kind).toBe('hero');
  expect(hero?.production?.next_event).not.toBeNull();
  expect(hero?.picture?.line_screen?.horizontal).toMatch(/^\/media\//);
});

it('filters find exactly what they name', async () => {
  const stages = await page<Event>('/de/api/events/?stage_name=Box,Werkstatt&page_size=100');
  expect(new Set(stages.results.map(({ stage_name }) => stage_name))).toEqual(new Set(['Box', 'Werkstatt']));
  const premieres = await page<Event>('/de/api/events/?activity=9&page_size=100');
  expect(new Set(premieres.results.map(({ activity }) => activity?.name))).toEqual(new Set(['Premiere']));
  for (const { id, name } of (await page<{ id: number; name: string }>('/de/api/event-tags/')).results) {
    const { results } = await page<Event>(`/de/api/events/?tag=${id}&page_size=100`);
    expect(results.length, `events with the tag ${name}`).toBeGreaterThan(0);
    for (const event of results) expect(event.tags.map((tag) => tag.id)).toContain(id);
  }
});
