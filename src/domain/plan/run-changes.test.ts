import { describe, expect, test } from 'vitest';
import { changesOfRun, differencesFrom, type RunDate, updatesOfDates } from './run-changes.ts';

const now = '2026-12-10T12:00:00+01:00';
const run = {
  begin_weekdays: '18.30',
  begin_saturday: '1830',
  begin_sunday: '',
  stage_name: 'Box',
  subtitle: null,
  prices: [],
  tags: [1, 2],
  min_price_normal_excl_e: '12.00',
};
let ids = 0;
/** A date like its run. */
const date = (start: string, more: object = {}): RunDate => ({
  id: ++ids,
  version: 3,
  values: {
    date_start: start,
    date_end: null,
    outcome: 'regular',
    stage_name: 'Box',
    subtitle: null,
    prices: [],
    tags: [2, 1],
    min_price_normal_excl_e: '12.00',
    ...more,
  },
});
const friday = '2026-12-18T18:30:00+01:00';

describe('a date follows its run unless it was edited manually', () => {
  const later = { ...run, begin_weekdays: '19.30' };
  test.each<[string, RunDate, Record<string, unknown>, string | undefined]>([
    ['it has what the run said', date(friday), later, 'follows'],
    ['the same instant, written otherwise', date('2026-12-18T17:30:00Z'), later, 'follows'],
    ['it was moved by hand', date('2026-12-18T20:00:00+01:00'), later, 'by-hand'],
    ['it has what the run says by now', date('2026-12-18T19:30:00+01:00'), later, undefined],
    ['it is cancelled', date(friday, { outcome: 'cancelled' }), later, 'cancelled'],
    ['it is past', date('2026-12-04T18:30:00+01:00'), later, undefined],
    ['it begins now', date(now), { ...run, begin_weekdays: '13' }, undefined],
    ['its time is open', date(friday, { unspecific_time: true }), later, undefined],
    ['another weekday', date('2026-12-19T18:30:00+01:00'), later, undefined],
    ['the run says nothing any more', date(friday), { ...run, begin_weekdays: '' }, undefined],
    ['the run said nothing', date('2026-12-20T18:30:00+01:00'), { ...run, begin_sunday: '17' }, 'by-hand'],
    ['that is no time', date(friday), { ...run, begin_weekdays: 'abends' }, undefined],
    ['the same time, written otherwise', date(friday), { ...run, begin_weekdays: '1830' }, undefined],
    [
      'an hour that the night lacks',
      date('2027-03-28T18:30:00+02:00'),
      { ...run, begin_sunday: '2.30' },
      undefined,
    ],
    ['another stage', date(friday), { ...run, stage_name: 'Bühne' }, 'follows'],
    ['tags in another order', date(friday), { ...run, tags: [2] }, 'follows'],
    ['tags by hand', date(friday, { tags: [1] }), { ...run, tags: [2] }, 'by-hand'],
    [
      'an empty text is none',
      date(friday, { subtitle: { de: '' } }),
      { ...run, subtitle: { de: 'Neu' } },
      'follows',
    ],
    [
      'a text by hand',
      date(friday, { subtitle: { de: 'Eigen' } }),
      { ...run, subtitle: { de: 'Neu' } },
      'by-hand',
    ],
    ['emptied', date(friday), { ...run, min_price_normal_excl_e: null }, 'follows'],
  ])('%s', (_, own, after, kind) => {
    expect(changesOfRun(run, after, [own], now).map((change) => change.kind)).toEqual(kind ? [kind] : []);
  });

  test('each field of an event follows separately', () => {
    const own = date('2026-12-18T20:00:00+01:00');
    const changes = changesOfRun(run, { ...later, stage_name: 'Bühne' }, [own], now);
    expect(
      changes.map(({ field, kind, eventValue, previousRunValue, runValue }) => [
        field,
        kind,
        previousRunValue,
        runValue,
        eventValue,
      ]),
    ).toEqual([
      ['begin', 'by-hand', '18:30', '19:30', '20:00'],
      ['stage_name', 'follows', 'Box', 'Bühne', 'Box'],
    ]);
  });
});

test('differencesFrom lists the fields that differ from the run', () => {
  expect(differencesFrom(run, date(friday))).toEqual([]);
  const own = date('2026-12-18T20:00:00+01:00', {
    tags: [],
    prices: [{ name: { de: 'Rang' }, amount: '9.00' }],
  });
  expect(differencesFrom(run, own).map(({ field }) => field)).toEqual(['begin', 'prices', 'tags']);
  // The run has no time for Sundays.
  expect(differencesFrom(run, date('2026-12-20T11:00:00+01:00'))).toEqual([]);
});

test('the end moves with the start, also past midnight, and each date is written once', () => {
  const own = date(friday, { date_end: '2026-12-18T23:00:00+01:00' });
  const after = { ...run, begin_weekdays: '20', stage_name: 'Bühne' };
  expect(updatesOfDates(changesOfRun(run, after, [own, date(friday)], now))).toEqual([
    {
      id: own.id,
      version: 3,
      data: {
        date_start: '2026-12-18T20:00:00+01:00',
        date_end: '2026-12-19T00:30:00+01:00',
        stage_name: 'Bühne',
      },
    },
    { id: own.id + 1, version: 3, data: { date_start: '2026-12-18T20:00:00+01:00', stage_name: 'Bühne' } },
  ]);
});
