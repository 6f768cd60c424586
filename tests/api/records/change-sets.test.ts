// Change sets are undone as a whole unless the records were changed since.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../endpoint/test-api.ts';
import { both, event, german, production } from '../fixture/ids.ts';
import { base, openRecords, operation, type RecordRequests, type TestRecord } from './record-requests.ts';
import { samples } from './samples.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('change_sets');
}, 60_000);
afterAll(() => records.api.close());

interface Written extends TestRecord {
  change_set: number;
}

interface Undone {
  change_set: number;
  lines: { resource: string; id: number; result: string; record?: TestRecord; changed_by?: string }[];
}

const undo = (id: number, operation_id = operation()) =>
  records.edit(records.editor, 'POST', `/de/api/cms-hub/change-sets/${id}/undo/`, { operation_id });

describe.each(Object.entries(samples))('%s', (name, [first, change]) => {
  test('creating, changing and removing can be undone and redone', async () => {
    const created = await done<Written>(records.create(name, first));
    const changed = await done<Written>(records.update(name, created, change));
    const undone = await done<Undone>(undo(changed.change_set));
    expect(undone.lines).toMatchObject([{ resource: name, id: created.id, result: 'changed' }]);
    expect((await done<TestRecord>(records.get(name, created.id))).values).toEqual(created.values);
    await done<Undone>(undo(undone.change_set));
    const redone = await done<TestRecord>(records.get(name, created.id));
    expect(redone.values).toEqual(changed.values);

    const removed = await done<{ change_set: number }>(records.remove(name, redone));
    const back = await done<Undone>(undo(removed.change_set));
    expect(back.lines).toMatchObject([{ id: created.id, result: 'new', record: { values: changed.values } }]);
    const away = await done<Undone>(undo(back.change_set));
    expect(away.lines).toEqual([{ resource: name, id: created.id, result: 'removed' }]);
    expect((await records.get(name, created.id)).status).toBe(404);
  });

  test('undoing a creation removes the record unless it was changed meanwhile', async () => {
    const created = await done<Written>(records.create(name, first));
    const changed = await done<Written>(records.update(name, created, change, records.other));
    const rejection = await undo(created.change_set);
    expect(rejection.status).toBe(409);
    expect((await rejection.json()).lines).toMatchObject([
      { result: 'stale', changed_by: 'Test administrator', record: { values: changed.values } },
    ]);
    await done<Undone>(undo(changed.change_set));
    await done<Undone>(undo(created.change_set));
    expect((await records.get(name, created.id)).status).toBe(404);
  });
});

test('undoing twice or simultaneously undoes once', async () => {
  const stored = await done<TestRecord>(records.get('tags', 1));
  const changed = await done<Written>(records.update('tags', stored, { name: german('Doppelt') }));
  const id = operation();
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(changed.change_set, id)));
  const bodies = (await Promise.all(answers.map((response) => response.json()))) as Undone[];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(bodies.map(({ change_set }) => change_set)).size).toBe(1);
  const again = await done<Undone>(undo(changed.change_set, id));
  expect(again.lines).toMatchObject([{ result: 'changed', record: { version: stored.version + 2 } }]);
  expect((await done<TestRecord>(records.get('tags', 1))).values.name).toEqual(stored.values.name);
  // A second undo is rejected, because the change set is already undone.
  expect((await undo(changed.change_set)).status).toBe(409);
});

test('undoing keeps other fields that were changed since', async () => {
  const play = await done<TestRecord>(records.get('productions', production.nora));
  const headline = await done<Written>(
    records.update('productions', play, { headline: both('Eins', 'One') }),
  );
  await done(records.update('productions', headline, { lead: german('Zwei') }, records.other));
  await done(undo(headline.change_set));
  const now = await done<TestRecord>(records.get('productions', production.nora));
  expect(now.values).toMatchObject({ headline: play.values.headline, lead: german('Zwei') });
});

test('undoing checks rules across fields', async () => {
  const evening = await done<TestRecord>(
    records.create('events', { name: german('Regel'), stage_name: 'Bühne', date_start: '2026-05-03T19:30' }),
  );
  const later = await done<Written>(records.update('events', evening, { date_start: '2026-05-02T19:30' }));
  await done(records.update('events', later, { date_end: '2026-05-02T21:00' }));
  const rejection = await undo(later.change_set);
  expect(rejection.status).toBe(422);
  expect((await rejection.json()).errors).toMatchObject([{ field: 'date_end' }]);
});

test('undoing does not remove a new record that others refer to', async () => {
  const person = await done<Written>(records.create('persons', { last_name: 'Gebraucht' }));
  const line = { role: german('Sie'), name: 'Gebraucht', person: person.id };
  await done(records.create('productions', { name: german('Später'), stage_name: 'Bühne', cast: [line] }));
  const rejection = await undo(person.change_set);
  expect(rejection.status).toBe(409);
  expect((await rejection.json()).lines).toMatchObject([
    { result: 'used', uses: [{ resource: 'productions' }] },
  ]);
});

test('restoring a person restores their parts, and redoing removes them again', async () => {
  const person = await done<TestRecord>(records.create('persons', { last_name: 'Hin und her' }));
  const line = { role: german('Sie'), name: 'Hin und her', person: person.id };
  const play = await done<TestRecord>(
    records.create('productions', { name: german('Wieder da'), stage_name: 'Bühne', cast: [line] }),
  );
  const inCast = async () =>
    (await done<{ values: { cast: { person: number | null }[] } }>(records.get('productions', play.id)))
      .values.cast[0]?.person;
  const removed = await done<{ change_set: number }>(records.remove('persons', person, 1));
  expect(await inCast()).toBeNull();
  const back = await done<Undone>(undo(removed.change_set));
  expect(await inCast()).toBe(person.id);
  await done(undo(back.change_set));
  expect(await inCast()).toBeNull();
});

test('a restored record has a new version', async () => {
  const tag = await done<TestRecord>(records.create('tags', { name: german('Version') }));
  await done(records.remove('tags', tag));
  const back = await done<TestRecord>(records.restore('tags', tag.id));
  expect(back.version).toBe(tag.version + 1);
  expect((await records.update('tags', tag, { name: german('Alt') })).status).toBe(409);
});

test('a write without changes has no change set, and undoing an unknown one is a 404', async () => {
  const stored = await done<TestRecord>(records.get('tags', 2));
  const same = await done<Written>(records.update('tags', stored, { name: stored.values.name }));
  expect(same).toMatchObject({ is_written: false, change_set: null });
  expect((await undo(2_147_483_000)).status).toBe(404);
});

test('an operation id is valid for a single write or undo', async () => {
  const id = operation();
  const tag = await done<Written>(records.create('tags', { name: german('Kennung') }, id));
  expect((await undo(tag.change_set, id)).status).toBe(422);
  const restored = await records.edit(records.editor, 'POST', base('tags', `${tag.id}/restore/`), {
    operation_id: id,
  });
  expect(restored.status).toBe(200);
  const other = await records.create('positions', { name: german('Kennung') }, id);
  expect(other.status).toBe(422);
});

test('the press can undo only what it may write', async () => {
  const tag = await done<Written>(records.create('tags', { name: german('Nicht für die Presse') }));
  const { loginAs } = await import('../../setup/login.ts');
  const press = await loginAs(records.api.database, 'press');
  const path = `/de/api/cms-hub/change-sets/${tag.change_set}/undo/`;
  expect((await records.edit(press, 'POST', path, { operation_id: operation() })).status).toBe(403);
});

test('visitors and the search see undone changes', async () => {
  const play = await done<TestRecord>(records.get('productions', production.nora));
  const renamed = await done<Written>(
    records.update('productions', play, { name: both('Quittenmus', 'Quittenmus') }),
  );
  const found = async () => JSON.stringify(await records.api.read('/de/api/search/?query=quittenmus'));
  expect(await found()).toContain('Quittenmus');
  await done(undo(renamed.change_set));
  expect((await found()).replace('"quittenmus"', '')).not.toMatch(/"title":"[^"]*Quittenmus/);
});

test('a record has its last author and time and its public addresses', async () => {
  const details = async (name: string, id: number) =>
    done<{ changed: { by: string | null; at: string } | null; addresses: object[] }>(records.get(name, id));
  const stored = await done<TestRecord>(records.get('events', event.springLast));
  await done(records.update('events', stored, { short_price_info: german('12 bis 40 Euro') }, records.other));
  const evening = await details('events', event.springLast);
  expect(evening.changed?.by).toBe('Test administrator');
  expect(Date.now() - Date.parse(evening.changed?.at ?? '')).toBeLessThan(60_000);
  expect(evening.addresses).toContainEqual({ kind: 'list', de: '/de/termine', en: '/en/event-calendar' });
  const untouched = await details('venues', 7);
  expect(untouched.changed).toBeNull();
  for (const address of untouched.addresses as { de: string; en: string }[]) {
    expect([address.de, address.en]).toEqual([
      expect.stringMatching(/^\/de\/spielstaetten/),
      expect.stringMatching(/^\/en\/venues/),
    ]);
  }
});
