// The origins of visible texts: nearby records, the program, or any record.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { formatDuration } from '#domain/dates/durations.ts';
import { formatPrice } from '#domain/events/prices.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Origin, VisibleText } from '#domain/resources/origin.ts';
import { done } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';
import { fillPages, page } from '../fixture/pages.ts';
import { openRecords, type RecordRequests } from './record-requests.ts';

type Text = Partial<VisibleText> & { text: string };

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('record_origins');
});
afterAll(() => records.api.close());

const origins = (...texts: Text[]) => originsIn('de', ...texts);

async function originsIn(locale: Locale, ...texts: Text[]): Promise<Origin[]> {
  const body = { texts: texts.map((text) => ({ near: [], is_menu: false, ...text })) };
  const path = `/${locale}/api/cms-hub/origins/`;
  const answer = await done<{ origins: Origin[] }>(records.edit(records.editor, 'POST', path, body));
  return answer.origins;
}

test('finds texts of nearby records, of records that they refer to, and combined texts', async () => {
  const near = [{ resource: 'events' as const, id: event.premiereSoldOut }];
  const { values } = await done<{ values: { production: number } }>(
    records.edit(records.editor, 'GET', `/de/api/cms-hub/events/${event.premiereSoldOut}/`),
  );
  const play = `/de/api/cms-hub/productions/${values.production}/`;
  const { values: of } = await done<{ values: { name: { de: string } } }>(
    records.edit(records.editor, 'GET', play),
  );
  const [title, sentence] = await origins(
    { text: of.name.de, near },
    { text: `Nach ${of.name.de}, frei`, near },
  );
  const expected = { kind: 'record', resource: 'productions', id: values.production, field: 'name' };
  expect(title).toMatchObject(expected);
  expect(sentence).toMatchObject(expected);
});

test('interface texts are fixed, and days, times and prices are computed', async () => {
  expect(
    await origins(
      { text: 'Warteliste' },
      { text: 'Thalia Theater' },
      { text: 'Do 12.3., 19.30 Uhr' },
      { text: 'ab 14 €' },
      { text: 'Quastenflosser mit Zylinderhut' },
    ),
  ).toMatchObject([
    { kind: 'interface', sentence: 'Dieses Wort gehört zur Oberfläche und ist fest.' },
    { kind: 'config' },
    { kind: 'computed' },
    { kind: 'computed' },
    { kind: 'unknown' },
  ]);
});

test('days, times, prices and numbers lead to fields of the nearest record', async () => {
  const values = async (path: string) =>
    (
      await done<{ values: Record<string, string & number> }>(
        records.edit(records.editor, 'GET', `/de/api/cms-hub/${path}/`),
      )
    ).values;
  const date = await values(`events/${event.premiereSoldOut}`);
  const play = { resource: 'productions' as const, id: production.nora };
  const near = [{ resource: 'events' as const, id: event.premiereSoldOut }];
  const { duration } = await values(`productions/${play.id}`);
  const at = { kind: 'record', resource: 'events', id: event.premiereSoldOut };
  const start = String(date.date_start);
  const price = String(date.min_price_normal_excl_e);
  expect({ duration, start, price }).toMatchObject({
    duration: expect.any(Number),
    price: expect.stringMatching(/^\d/),
  });
  await records.api.database.pool.query('update events set tickets_left = 14 where id = $1', [at.id]);
  const found = await origins(
    { text: `Premiere heute, ${formatTime(start)} Uhr`, near },
    { text: `${formatDayShort(berlinDay(start), 'de')},`, near },
    { text: `Tickets ab ${formatPrice(price, 'de')}`, near },
    { text: `${formatDuration(Number(duration), 'de')}, eine Pause`, near: [play] },
    { text: 'noch 14 Karten', near },
    // Counted are another thing, a number alone, a longer one, and text without a record.
    { text: 'ab 14 Jahren', near },
    { text: '12', near },
    { text: `ab 1${formatPrice(price, 'de')}`, near },
    { text: formatTime(start), near: [play] },
  );
  expect(found).toMatchObject([
    { ...at, field: 'date_start' },
    { ...at, field: 'date_start' },
    { ...at, field: expect.stringMatching(/price/) },
    { kind: 'record', ...play, field: 'duration' },
    { ...at, field: 'tickets_left' },
    ...Array(4).fill({ kind: 'computed' }),
  ]);
});

test('a picture leads to the nearby record that shows it, or to the library', async () => {
  const { pool } = records.api.database;
  const { rows } = await pool.query('select id, file_name, storage_key from media where id <> 201 limit 1');
  const { rows: own } = await pool.query('select storage_key from media where id = 201');
  await pool.query('update media set upright_id = $1 where id = 201', [rows[0].id]);
  const near = [{ resource: 'productions' as const, id: production.nora }];
  const found = await origins(
    { text: own[0].storage_key, near, is_picture: true },
    { text: rows[0].storage_key, near, is_picture: true },
    { text: rows[0].storage_key, is_picture: true },
  );
  expect(found).toMatchObject([
    { kind: 'record', ...near[0], field: 'picture' },
    { kind: 'record', ...near[0], field: 'picture' },
    { kind: 'record', resource: 'media', id: rows[0].id, sentence: expect.stringContaining('Bibliothek') },
  ]);
});

test('the longest matching part of a text determines its origin', async () => {
  const near = [{ resource: 'productions' as const, id: production.nora }];
  const [found] = await origins({ text: 'Die ganze Stelle, Nora, Dritter Akt', near });
  expect(found).toMatchObject({ kind: 'record', ...near[0], field: 'struck_text' });
});

test('a text that is not nearby is found in any record', async () => {
  const path = `/de/api/cms-hub/productions/${production.faust}/`;
  const { values } = await done<{ values: { name: { de: string } } }>(
    records.edit(records.editor, 'GET', path),
  );
  const [found] = await origins({ text: values.name.de });
  expect(found).toMatchObject({ kind: 'record', resource: 'productions' });
});

test('in a menu its links come first, then texts nearby, then other records, then parts of the text', async () => {
  const { pool } = records.api.database;
  const name = { de: 'Quastenflosser mit Hut', en: 'Thalia Theater' };
  const { rows } = await pool.query(
    'update menu_links set menu_name = $1 where id = (select min(id) from menu_links where parent_id is null) returning id',
    [name],
  );
  await pool.query('update productions set subtitle = $1 where id = $2', [name, production.nora]);
  const near = [{ resource: 'productions' as const, id: production.nora }];
  const link = { kind: 'record', resource: 'menu_links', id: rows[0].id, field: 'menu_name' };
  const found = await origins(
    { text: name.de, near, is_menu: true },
    { text: name.de, near },
    { text: name.en, near },
    { text: 'flosser mit', near },
    { text: name.de },
    { text: `${name.de} und Zylinderschnecke` },
    { text: '3 x Warteliste 4' },
  );
  expect(found).toMatchObject([
    link,
    { kind: 'record', ...near[0], field: 'subtitle' },
    { kind: 'record', ...near[0], field: 'subtitle' },
    { kind: 'record', ...near[0], field: 'subtitle' },
    link,
    link,
    { kind: 'computed' },
  ]);
});

test('a text of the head of a page leads to the page, at its address in the language of the editor', async () => {
  await fillPages(records.api.database);
  const at = { kind: 'page', id: page.way };
  const text = 'Straßenbahnhaltestelle';
  const [german, english] = [await originsIn('de', { text }), await originsIn('en', { text })];
  expect(german).toMatchObject([{ ...at, title: 'Anfahrt', path: '/de/besuch/anfahrt' }]);
  expect(english).toMatchObject([{ ...at, title: 'Getting here', path: '/en/visit/getting-here' }]);
});
