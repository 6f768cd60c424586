// An event as a calendar file: the requirements of RFC 5545 and how calendars read it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '#server/db/schema/events.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('calendar_file');
});
afterAll(() => api.close());

async function fileOf(id: number, locale = 'de'): Promise<string> {
  const response = await api.ask(`/${locale}/api/events/${id}/calendar.ics`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  return response.text();
}

/** The properties of the entry, lines put together again, as RFC 5545 says. */
const propertiesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => /^([\w-]+)(?:;[^:]*)?:(.*)$/.exec(line)?.slice(1) ?? [])
      .filter(([name]) => name),
  );

test('an event has title, times with time zone, place and page', async () => {
  const file = await fileOf(event.premiereSoldOut);
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(propertiesOf(file)).toMatchObject({
    UID: `event-${event.premiereSoldOut}@theatre.example`,
    SUMMARY: 'Faust',
    DTSTART: '20260312T193000',
    DTEND: '20260312T225000',
    LOCATION: 'Bühne',
    STATUS: 'CONFIRMED',
  });
  expect(file.replaceAll('\r\n ', '')).toContain('https://theatre.example/de/stuecke/faust/102');
});

test('has the same uid in both languages and a link to each page', async () => {
  const [de, en] = await Promise.all([fileOf(event.premiereSoldOut), fileOf(event.premiereSoldOut, 'en')]);
  expect(propertiesOf(en).UID).toBe(propertiesOf(de).UID);
  expect(en.replaceAll('\r\n ', '')).toContain('/en/whats-on/faust/102');
});

test('shows a cancelled status, and omits a missing end or time', async () => {
  expect(propertiesOf(await fileOf(event.cancelledTomorrow)).STATUS).toBe('CANCELLED');
  const withoutEnd = await fileOf(event.withoutEnd);
  expect(withoutEnd).not.toMatch(/^DTEND/m);
  const open = await fileOf(event.timeOpen);
  expect(open).toContain('DTSTART;VALUE=DATE:20260312\r\n');
  expect(open).not.toMatch(/^DTEND/m);
});

test('escapes editors’ texts, and limits lines to 75 octets', async () => {
  const name = `Größe; Maß, \\ und "Ende"\nBEGIN:VALARM ${'ä'.repeat(90)} 🎭`;
  await api.database.db
    .update(events)
    .set({ name: { de: name }, production_id: null })
    .where(eq(events.id, event.timeOpen));
  const file = await fileOf(event.timeOpen);
  expect(file).not.toMatch(/^BEGIN:VALARM/m);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const summary = propertiesOf(file).SUMMARY ?? '';
  expect(summary).toContain('Größe\\; Maß\\, \\\\ und "Ende"\\nBEGIN:VALARM');
  expect(summary.endsWith('🎭')).toBe(true);
});

test('is the same file when requested again', async () => {
  const before = await fileOf(event.premiereSoldOut);
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000);
  expect(await fileOf(event.premiereSoldOut)).toBe(before);
});

test.each([
  [`${event.offline}`, 404],
  [`${event.ofOfflineProduction}`, 404],
  ['999', 404],
  ['x', 400],
  ['99999999999', 404],
])('event %s responds with %i', async (id, status) => {
  expect((await api.ask(`/en/api/events/${id}/calendar.ics`)).status).toBe(status);
});
