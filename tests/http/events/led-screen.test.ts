// The data of LED screens: events of this theatre that are not over, with a fixed number of queries.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LedScreenEvent } from '#domain/events/led-screen.ts';
import { unpack } from '#domain/site/packed-text.ts';
import { events } from '#server/db/schema/events.ts';
import { event, now } from '../../api/fixture/ids.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('led_screen');
  const { db } = site.database;
  await db.update(events).set({ tickets_left: 5 }).where(eq(events.id, event.overMidnight));
}, 180_000);
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = now;
});

/** The data in the page of an LED screen. */
function newsOf(page: string): LedScreenEvent[] {
  const [, packed = ''] = /data-news="([^"]*)"/.exec(page) ?? [];
  const text = packed.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return unpack<{ events: LedScreenEvent[] }>(text).events;
}

async function eventsOn(path: string): Promise<LedScreenEvent[]> {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  return newsOf(text);
}

const idsOf = (list: readonly LedScreenEvent[]) => list.map(({ id }) => id);

test('includes past and cancelled events of today, but no earlier, offline or touring ones', async () => {
  const ids = idsOf(await eventsOn('/de/led-screen'));
  expect(ids.slice(0, 6)).toEqual([
    event.overAtNoon,
    event.withoutEnd,
    event.premiereSoldOut,
    event.overMidnight,
    event.timeOpen,
    event.cancelledTomorrow,
  ]);
  for (const excluded of [event.yesterday, event.onTour, event.offline, event.ofOfflineProduction])
    expect(ids).not.toContain(excluded);
});

test('the second and third have their own stages', async () => {
  expect(new Set((await eventsOn('/de/led-screen-2')).map(({ stage_name }) => stage_name))).toEqual(
    new Set(['Bühne']),
  );
  const third = (await eventsOn('/en/led-screen-3')).map(({ stage_name }) => stage_name);
  expect(third).toContain('Ballsaal');
  expect(third).not.toContain('Bühne');
  expect((await site.get('/en/led-screen-3')).text).toMatch(/<h1.*?Gaußstraße.*?<\/h1>/);
});

test('includes tickets left, and events still running after midnight', async () => {
  const find = (list: readonly LedScreenEvent[]) => list.find(({ id }) => id === event.overMidnight);
  expect(find(await eventsOn('/de/led-screen-3'))?.tickets_left).toBe(5);
  site.clock.now = new Date('2026-03-13T00:30:00+01:00');
  expect(idsOf(await eventsOn('/en/led-screen'))[0]).toBe(event.overMidnight);
  site.clock.now = new Date('2026-03-13T01:00:00+01:00');
  expect(idsOf(await eventsOn('/en/led-screen-2'))).not.toContain(event.overMidnight);
});

test('a screen needs one own query and is not indexed by search engines', async () => {
  site.takeQueries();
  expect((await site.get('/de/led-screen.data?_routes=led-screen___de')).status).toBe(200);
  expect(site.takeQueries()).toHaveLength(2);
  expect((await site.get('/de/led-screen')).text).toContain('name="robots" content="noindex"');
});
