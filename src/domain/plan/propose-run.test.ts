import { expect, test } from 'vitest';
import { collisionsOf } from './collisions.ts';
import {
  bookingOfProposed,
  proposedDatesOf,
  type RunDraft,
  runPartOf,
  writesOfProposedRun,
} from './propose-run.ts';

const times = { weekdays: '20.00', saturday: '1930', sunday: '18 Uhr' };

test.each([
  ['2026-12-14', 'weekdays'],
  ['2026-12-18', 'weekdays'],
  ['2026-12-19', 'saturday'],
  ['2026-12-20', 'sunday'],
])('%s has the start of %s', (day, part) => {
  expect(runPartOf(day)).toBe(part);
});

test('each day has the start of its weekday and ends after the duration', () => {
  expect(proposedDatesOf(['2026-12-20', '2026-12-18', '2026-12-19'], times, 90)).toEqual([
    ...[
      ['2026-12-18', '20:00', '21:30'],
      ['2026-12-19', '19:30', '21:00'],
      ['2026-12-20', '18:00', '19:30'],
    ].map(([day, start, end]) => ({
      day,
      date_start: `${day}T${start}:00+01:00`,
      date_end: `${day}T${end}:00+01:00`,
    })),
  ]);
});

test.each([
  ['no running time, no end', '20.00', null, ['2026-12-18T20:00:00+01:00', null]],
  ['over midnight', '23.00', 90, ['2026-12-18T23:00:00+01:00', '2026-12-19T00:30:00+01:00']],
  ['no time', 'abends', 90, []],
  ['an empty time', '', 90, []],
])('%s', (_, weekdays, minutes, expected) => {
  const dates = proposedDatesOf(['2026-12-18'], { ...times, weekdays }, minutes);
  expect(dates.flatMap(({ date_start, date_end }) => [date_start, date_end])).toEqual(expected);
});

test('handles summer time and the hour that it skips', () => {
  const at = (sunday: string) => proposedDatesOf(['2026-03-29'], { ...times, sunday }, 60);
  expect(at('19.30')[0]?.date_start).toBe('2026-03-29T19:30:00+02:00');
  expect(at('2.30')).toEqual([]);
});

const run: RunDraft = {
  productions: [],
  production: { id: 7, title: 'Medea', minutes: 90, cast: [] },
  stage_name: 'Werkstatt',
  like: {
    date_start: '2026-12-12T20:00:00+01:00',
    fields: { activity: 1, prices: [], stage_name: 'Box' },
  },
  runs: [],
  run: null,
};
const [friday] = proposedDatesOf(['2026-12-18'], times, 90) as [ReturnType<typeof proposedDatesOf>[number]];

type Created = { data: object };

test('a run and its dates have the copied fields and the run’s times', () => {
  const choice = { times, takesOver: true, is_online: false, name: 'Medea, Dezember 2026' };
  const shared = { activity: 1, prices: [], production: 7, stage_name: 'Werkstatt' };
  const begins = { begin_weekdays: '20.00', begin_saturday: '1930', begin_sunday: '18 Uhr' };
  const [made, date] = writesOfProposedRun([friday], run, choice) as Created[];
  expect(made).toMatchObject({ resource: 'runs', key: 'run' });
  expect(made?.data).toEqual({ ...shared, ...begins, name: choice.name });
  expect(date).toMatchObject({ resource: 'events' });
  expect(date?.data).toEqual({
    ...shared,
    run: { new: 'run' },
    is_online: false,
    date_start: '2026-12-18T20:00:00+01:00',
    date_end: '2026-12-18T21:30:00+01:00',
  });
  const [, bare] = writesOfProposedRun([friday], run, { ...choice, takesOver: false }) as Created[];
  expect(bare?.data).not.toHaveProperty('prices');
});

test('dates added to a run take the fields of the run as it was read, and create no other run', () => {
  const fields = { activity: 2, subtitle: null };
  const existing = { id: 5, version: 3, name: 'Medea im Winter', times: {}, fields };
  const choice = { times, takesOver: true, is_online: true, name: '' };
  const lines = writesOfProposedRun([friday], { ...run, runs: [existing], run: existing }, choice);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual({ action: 'expect', resource: 'runs', id: 5, version: 3 });
  expect((lines[1] as Created).data).toEqual({
    activity: 2,
    subtitle: null,
    production: 7,
    stage_name: 'Werkstatt',
    run: 5,
    is_online: true,
    date_start: '2026-12-18T20:00:00+01:00',
    date_end: '2026-12-18T21:30:00+01:00',
  });
});

test('a drawn date collides like an existing one', () => {
  const booking = bookingOfProposed(friday, run, 180);
  const other = { ...booking, key: 'event 1', production_id: 8, start: booking.start - 60_000 };
  expect(collisionsOf(booking, [other]).map(({ kind }) => kind)).toEqual(['stage']);
  expect(bookingOfProposed({ ...friday, date_end: null }, run, 180).end - booking.start).toBe(180 * 60_000);
});
