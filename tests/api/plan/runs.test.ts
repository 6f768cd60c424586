// A run and its dates are changed in one change set, which is rejected, undone and restored as a whole.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changesOfRun,
  differencesFrom,
  type RunWithDates,
  updatesOfDates,
} from '#domain/plan/run-changes.ts';
import { getRunOf } from '#server/services/plan/get-run-of.ts';
import { readRecord } from '#server/services/records/read-records.ts';
import { loginAs } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { german, production } from '../fixture/ids.ts';
import {
  base,
  openRecords,
  operation,
  type RecordRequests,
  type TestRecord,
} from '../records/record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('runs');
}, 60_000);
afterAll(() => records.api.close());

interface Batch {
  change_set: number;
  lines: { result: string; record: TestRecord }[];
}

const now = new Date('2027-01-10T12:00:00+01:00');
const days = ['2027-01-04', '2027-02-01', '2027-02-02', '2027-02-03'];

const batch = (lines: object[], login = records.editor) =>
  records.edit(login, 'POST', '/de/api/cms-hub/batch/', { operation_id: operation(), lines });
const update = (resource: string, { id, version }: { id: number; version: number }, data: object) => ({
  action: 'update',
  resource,
  id,
  version,
  data,
});

/** A run of four dates: the first is past, the start of the last was edited manually to 17.00. */
async function aRun(): Promise<TestRecord> {
  const shared = { production: production.nora, stage_name: 'Box', tags: [1] };
  const prices = [{ name: german('Parkett'), amount: '38.00' }];
  const { lines } = await done<Batch>(
    batch([
      ...days.map((day, at) => ({
        action: 'create',
        resource: 'events',
        data: {
          ...shared,
          prices,
          run: { new: 'run' },
          date_start: `${day}T${at === 3 ? '17:00' : '18:30'}`,
          date_end: `${day}T21:00`,
        },
      })),
      {
        action: 'create',
        resource: 'runs',
        key: 'run',
        data: { ...shared, prices, name: 'Nora im Winter', begin_weekdays: '18.30' },
      },
    ]),
  );
  return lines.at(-1)?.record as TestRecord;
}

async function readRun(id: number): Promise<RunWithDates> {
  const record = await readRecord(records.api.database.db, 'runs', id);
  const run = record && (await getRunOf(records.api.database, 'runs', record, { locale: 'de', now }));
  return run as RunWithDates;
}

const timesOf = ({ dates }: RunWithDates) =>
  dates.map(({ values }) => String(values.date_start).slice(11, 16));

/** The lines that the form sends for another begin. */
async function laterLines(id: number) {
  const run = await readRun(id);
  const record = await done<TestRecord>(records.get('runs', id));
  const after = { ...run.values, begin_weekdays: '19.30' };
  const changes = changesOfRun(run.values, after, run.dates, now).filter(({ kind }) => kind === 'follows');
  return [
    update('runs', record, { begin_weekdays: '19.30' }),
    ...updatesOfDates(changes).map((each) => ({ action: 'update', resource: 'events', ...each })),
  ];
}

test('another begin moves following dates, except past and manually edited ones, and can be undone', async () => {
  const { id } = await aRun();
  const before = await readRun(id);
  expect(timesOf(before)).toEqual(['17:30', '17:30', '17:30', '16:00']);
  expect(before.dates.map((date) => differencesFrom(before.values, date).map(({ field }) => field))).toEqual([
    ...[[], [], []],
    ['begin'],
  ]);
  const { change_set } = await done<Batch>(batch(await laterLines(id)));
  const after = await readRun(id);
  expect(after.values.begin_weekdays).toBe('19.30');
  expect(timesOf(after)).toEqual(['17:30', '18:30', '18:30', '16:00']);
  expect(after.dates[1]?.values.date_end).toBe('2027-02-01T21:00:00.000Z');
  const path = `/de/api/cms-hub/change-sets/${change_set}/undo/`;
  await done(records.edit(records.editor, 'POST', path, { operation_id: operation() }));
  const undone = await readRun(id);
  expect([undone.values, timesOf(undone)]).toEqual([before.values, timesOf(before)]);
});

test('nothing is written if one of the dates was changed meanwhile', async () => {
  const { id } = await aRun();
  const lines = await laterLines(id);
  const [, other] = (await readRun(id)).dates;
  await done(
    records.update('events', other as unknown as TestRecord, { subtitle: german('Zum letzten Mal') }),
  );
  const response = await batch(lines);
  expect(response.status).toBe(409);
  const run = await readRun(id);
  expect([run.values.begin_weekdays, ...timesOf(run)]).toEqual(['18.30', '17:30', '17:30', '17:30', '16:00']);
});

test('adding dates to a run is rejected if the run was changed meanwhile', async () => {
  const original = await aRun();
  const lines = ({ id, version }: { id: number; version: number }) => [
    { action: 'expect', resource: 'runs', id, version },
    {
      action: 'create',
      resource: 'events',
      data: { production: production.nora, run: id, stage_name: 'Box', date_start: '2027-03-01T18:30' },
    },
  ];
  const added = await done<Batch>(batch(lines(original)));
  expect(added.lines.map(({ result }) => result)).toEqual(['unchanged', 'new']);
  const later = await done<TestRecord>(records.update('runs', original, { begin_weekdays: '19.30' }));
  const response = await batch(lines(original));
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { lines: [{ result: 'stale', changed_by: expect.any(String) }, {}] },
  ]);
  expect((await readRun(original.id)).dates).toHaveLength(5);
  expect((await batch(lines(later))).status).toBe(200);
  const missing = await batch(lines({ id: 999_999, version: 1 }));
  expect([missing.status, await missing.json()]).toMatchObject([
    422,
    { errors: [{ field: 'lines.1.data.run' }], lines: [{ result: 'gone' }, {}] },
  ]);
});

test.each(['press', 'evening-service'] as const)('the role %s cannot change runs', async (role) => {
  const { id } = await aRun();
  const login = await loginAs(records.api.database, role);
  const response = await batch(await laterLines(id), login);
  expect(response.status).toBe(403);
  expect((await readRun(id)).values.begin_weekdays).toBe('18.30');
});

test('removing a run keeps its dates, and restoring it links them again', async () => {
  const run = await aRun();
  const dates = (await readRun(run.id)).dates.map(({ id }) => id);
  const used = await done<{ resource: string; field: string; count: number; is_required: boolean }[]>(
    records.edit(records.editor, 'GET', base('runs', `${run.id}/used-by/`)),
  );
  expect(used).toMatchObject([{ resource: 'events', field: 'run', count: 4, is_required: false }]);
  expect((await records.remove('runs', run)).status).toBe(409);
  expect((await records.remove('runs', run, 4)).status).toBe(200);
  for (const id of dates) expect((await done<TestRecord>(records.get('events', id))).values.run).toBeNull();
  await done(records.restore('runs', run.id));
  expect((await readRun(run.id)).dates.map(({ id }) => id)).toEqual(dates);
});

test('an invalid begin is reported at its field', async () => {
  const response = await records.update('runs', await aRun(), { begin_sunday: 'abends' });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: [{ field: 'begin_sunday' }] },
  ]);
});

test('dates can be filtered by their run', async () => {
  const { id } = await aRun();
  const list = await done<{ count: number }>(
    records.edit(records.editor, 'GET', `${base('events')}?run=${id}&period=all`),
  );
  expect(list.count).toBe(4);
});
