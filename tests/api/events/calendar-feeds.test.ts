// Calendar feeds, parsed by a second parser as a calendar would.
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import type { Paginated } from '#server/api/endpoint/paginated.ts';
import { events } from '#server/db/schema/events.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('calendar_feeds');
});
afterAll(() => api.close());

async function read(query = '', locale = 'de') {
  const response = await api.ask(`/${locale}/api/events/calendar.ics${query}`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const text = await response.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    entry: new ICAL.Event(component),
  }));
  return { text, calendar, entries };
}

const idsIn = ({ entries }: Awaited<ReturnType<typeof read>>) =>
  entries.map(({ entry }) => Number(/^event-(\d+)@/.exec(entry.uid)?.[1]));
const entryOf = async (id: number, locale = 'de') => {
  const { entries } = await read('', locale);
  const found = entries.find(({ entry }) => entry.uid.startsWith(`event-${id}@`));
  if (!found) throw new Error(`No entry of event ${id}`);
  return found;
};

describe('a feed', () => {
  it('has the same events as the lists, with its own uids', async () => {
    const { results } = await api.read<Paginated<Event>>('/de/api/events/?date=2026-02-09&page_size=100');
    const feed = await read();
    expect(idsIn(feed)).toEqual(results.map(({ id }) => id));
    expect(new Set(idsIn(feed)).size).toBe(feed.entries.length);
    expect(feed.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Thalia – Spielplan');
    expect(feed.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('has the same times as the pages, with rules of its time zone', async () => {
    const { results } = await api.read<Paginated<Event>>('/de/api/events/?date=2026-02-09&page_size=100');
    const { entries, calendar } = await read();
    const [zone] = calendar.getAllSubcomponents('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Europe/Berlin');
    const moments = new Map(
      entries.map(({ entry }) => [entry.uid.split('@')[0], entry.startDate.toJSDate().getTime()]),
    );
    const fixed = results.filter(({ unspecific_time }) => !unspecific_time);
    // On both sides of the night in which the clocks change.
    expect(new Set(fixed.map(({ date_start }) => date_start.slice(-6)))).toEqual(
      new Set(['+01:00', '+02:00']),
    );
    for (const { component } of entries) expect(component.toString()).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    for (const { id, date_start } of fixed)
      expect(moments.get(`event-${id}`), date_start).toBe(Date.parse(date_start));
  });

  it.each([
    [`?production_id=${production.faust}`, ({ production_id }: Event) => production_id === production.faust],
    ['?stage_name=Ballsaal', ({ stage_name }: Event) => stage_name === 'Ballsaal'],
    ['?activity=9', ({ activity }: Event) => activity?.id === 9],
    ['?is_premiere=true', ({ activity }: Event) => activity?.id === 9],
    ['?venue=thalia', ({ stage_name }: Event) => stage_name === 'Bühne'],
  ])('%s', async (query, isWanted) => {
    const { results } = await api.read<Paginated<Event>>('/de/api/events/?date=2026-02-09&page_size=100');
    const expected = results.filter(isWanted).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(results.length);
    expect(idsIn(await read(query))).toEqual(expected);
  });

  it('of a person has the events that they play in, and their name', async () => {
    const feed = await read('?person_id=301');
    const { rows } = await api.database.pool.query<{ id: number }>(
      `select production_id as id from production_cast where person_id = 301
       union select production_id from production_credits where person_id = 301`,
    );
    const { results } = await api.read<Paginated<Event>>('/de/api/events/?date=2026-02-09&page_size=100');
    const plays = rows.map(({ id }) => id);
    const expected = results.filter(({ production_id }) => plays.includes(production_id ?? 0));
    expect(expected.length).toBeGreaterThan(0);
    expect(idsIn(feed)).toEqual(expected.map(({ id }) => id));
    expect(feed.calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^Thalia – \p{Lu}/u);
  });

  it.each([
    ['?access_service=surtitles', 'Übertitel'],
    ['?is_premiere=true', 'Premieren'],
    ['?weekday=sa&price_to=20', `Samstag, ${eventFilterTexts('de').price_to(20)}`],
    ['?stage_name=Ballsaal&with_tickets=true', 'Ballsaal, Noch Karten'],
  ])('is named by its filters: %s', async (query, name) => {
    expect((await read(query)).calendar.getFirstPropertyValue('x-wr-calname')).toBe(`Thalia – ${name}`);
  });

  it('rejects what lists reject, and is empty for an unknown person', async () => {
    expect((await api.ask('/de/api/events/calendar.ics?weekday=samstag')).status).toBe(400);
    expect((await read('?person_id=99999999999')).entries).toEqual([]);
  });
});

it('shows a cancelled or recast event in its title, like the row', async () => {
  await api.database.db
    .update(events)
    .set({ outcome: 'replacement' })
    .where(eq(events.id, event.premiereSoldOut));
  const { results } = await api.read<Paginated<Event>>('/de/api/events/?date=2026-02-09&page_size=100');
  const titles = new Map(
    (await read()).entries.map(({ entry, component }) => [
      entry.uid.split('@')[0],
      [entry.summary, component.getFirstPropertyValue('status')],
    ]),
  );
  const kinds = new Set<string>();
  for (const one of results) {
    const { flags } = eventRow(one, 'de');
    const title = one.production_name || one.name;
    kinds.add(one.outcome);
    expect(titles.get(`event-${one.id}`)).toEqual(
      flags.isCancelled
        ? [`Abgesagt: ${title}`, 'CANCELLED']
        : [flags.isSubstitute ? `${title} (Umbesetzung)` : title, 'CONFIRMED'],
    );
  }
  expect(kinds).toEqual(new Set(['regular', 'cancelled', 'replacement']));
  expect((await entryOf(event.cancelledTomorrow, 'en')).entry.summary).toMatch(/^Cancelled: /);
});

it('a change increments the sequence of an entry and keeps its uid', async () => {
  const before = await entryOf(event.withoutEnd);
  await api.database.db
    .update(events)
    .set({ outcome: 'cancelled', updated_at: sql`now()` })
    .where(eq(events.id, event.withoutEnd));
  const after = await entryOf(event.withoutEnd);
  expect(after.entry.uid).toBe(before.entry.uid);
  expect(after.entry.sequence).toBeGreaterThan(before.entry.sequence);
  expect(after.entry.summary).toBe(`Abgesagt: ${before.entry.summary}`);
});
