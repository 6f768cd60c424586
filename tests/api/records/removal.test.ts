// Removing a record with its references, and restoring both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../endpoint/test-api.ts';
import { german, production } from '../fixture/ids.ts';
import { openRecords, type RecordRequests, type TestRecord } from './record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('removal');
}, 60_000);
afterAll(() => records.api.close());

test('removing a person reports their references, and restoring adds them back', async () => {
  const person = await done<TestRecord>(records.create('persons', { last_name: 'Vielbeschäftigt' }));
  const play = await done<TestRecord>(
    records.create('productions', {
      name: german('Ein Abend'),
      stage_name: 'Bühne',
      cast: [{ role: german('Sie'), name: 'Vielbeschäftigt', person: person.id }],
    }),
  );
  const rejection = await records.remove('persons', person);
  expect(rejection.status).toBe(409);
  expect((await rejection.json()).uses).toEqual([
    { resource: 'productions', field: 'cast', ids: [play.id], count: 1, is_required: false },
  ]);
  expect((await records.remove('persons', person, 1)).status).toBe(200);
  const without = await done<TestRecord>(records.get('productions', play.id));
  expect(without.values.cast).toMatchObject([{ name: 'Vielbeschäftigt', person: null }]);
  await done(records.restore('persons', person.id));
  const withThem = await done<TestRecord>(records.get('productions', play.id));
  expect(withThem.values.cast).toMatchObject([{ person: person.id }]);
});

test('a restored record keeps its key in season files', async () => {
  const keyOf = async () => {
    const { rows } = await records.api.database.pool.query(`select source_key from persons where id = 301`);
    return rows[0]?.source_key;
  };
  await records.api.database.pool.query(`update persons set source_key = 'somebody' where id = 301`);
  const person = await done<TestRecord>(records.get('persons', 301));
  expect((await records.remove('persons', person, 1000)).status).toBe(200);
  expect(await keyOf()).toBeUndefined();
  await done(records.restore('persons', 301));
  expect(await keyOf()).toBe('somebody');
});

test('a production with events cannot be removed even if confirmed', async () => {
  const play = await done<TestRecord>(records.get('productions', production.faust));
  const rejection = await records.remove('productions', play, 1000);
  expect(rejection.status).toBe(409);
  expect((await rejection.json()).uses).toContainEqual(
    expect.objectContaining({ resource: 'events', is_required: true }),
  );
});

test('a form with entries cannot be removed', async () => {
  const { pool } = records.api.database;
  const form = await done<TestRecord & { change_set: number }>(
    records.create('forms', {
      slug: 'gefragt',
      title: german('Gefragt'),
      fields: [{ label: german('Was?'), field_type: 1 }],
    }),
  );
  await pool.query(
    `insert into form_entries (form_id, field_values, language, idempotency_key) values ($1, '{}', 'de', 'removal')`,
    [form.id],
  );
  const rejection = await records.remove('forms', form, 1000);
  expect(rejection.status).toBe(422);
  expect((await rejection.json()).errors[0].message).toMatch(/^Mit dem Formular ginge verloren, .*: 1\)/);
  const undone = await records.edit(
    records.editor,
    'POST',
    `/de/api/cms-hub/change-sets/${form.change_set}/undo/`,
    { operation_id: 'undo-the-form' },
  );
  expect([undone.ok, (await records.get('forms', form.id)).status]).toEqual([false, 200]);
  await pool.query(`delete from form_entries where form_id = $1`, [form.id]);
  expect((await records.remove('forms', form, 1000)).status).toBe(200);
});
