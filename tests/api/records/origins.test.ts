// Where visible texts come from: the records around them, the program, any record.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Origin, SeenText } from '#domain/resources/origin.ts';
import { done } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';
import { openRecords, type RecordRequests } from './record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('record_origins');
});
afterAll(() => records.api.close());

async function origins(...texts: (Partial<SeenText> & { text: string })[]): Promise<Origin[]> {
  const body = { texts: texts.map((text) => ({ near: [], is_menu: false, ...text })) };
  const path = '/de/api/cms-hub/origins/';
  const answer = await done<{ origins: Origin[] }>(records.edit(records.editor, 'POST', path, body));
  return answer.origins;
}

test('a text of a record nearby, of one that it refers to, and one that is put together', async () => {
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

test('words of the interface and of the house are fixed; days, times and prices are computed', async () => {
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

test('a text that stands nowhere near is found in any record', async () => {
  const path = `/de/api/cms-hub/productions/${production.faust}/`;
  const { values } = await done<{ values: { name: { de: string } } }>(
    records.edit(records.editor, 'GET', path),
  );
  const [found] = await origins({ text: values.name.de });
  expect(found).toMatchObject({ kind: 'record', resource: 'productions' });
});
