import { expect, test } from 'vitest';
import { type AccessDate, accessCoverage, gapsOf } from './access-coverage.ts';
import type { AccessService } from './filters.ts';

const date = (day: string, stage_name: string, ...services: AccessService[]): AccessDate => ({
  id: 1,
  date_start: `${day}T19:30:00+01:00`,
  unspecific_time: false,
  title: 'Faust',
  stage_name,
  services,
});
const none = { surtitles: 0, 'audio-description': 0, 'sign-language': 0, relaxed: 0, 'touch-tour': 0 };

test('counts dates by month and stage, in the theatre’s order', () => {
  const coverage = accessCoverage([
    date('2026-03-20', 'Ballsaal'),
    date('2026-03-21', 'Bühne', 'surtitles', 'touch-tour'),
    date('2026-03-22', 'Bühne', 'surtitles'),
    date('2026-04-01', 'Bühne'),
  ]);
  expect(coverage).toEqual([
    {
      month: '2026-03',
      stages: [
        { stage_name: 'Bühne', dates: 2, services: { ...none, surtitles: 2, 'touch-tour': 1 } },
        { stage_name: 'Ballsaal', dates: 1, services: none },
      ],
    },
    { month: '2026-04', stages: [{ stage_name: 'Bühne', dates: 1, services: none }] },
  ]);
  expect(accessCoverage([])).toEqual([]);
});

test('assigns the last evening of a month by the time of Berlin', () => {
  const late = { ...date('2026-03-31', 'Bühne'), date_start: '2026-03-31T22:30:00Z' };
  expect(accessCoverage([late]).map(({ month }) => month)).toEqual(['2026-04']);
});

test('a stage with regular events has a gap for each service that it never offers; single events have none', () => {
  const dates = ['20', '21', '22', '23'].map((day) => date(`2026-03-${day}`, 'Bühne'));
  const gaps = (...more: AccessDate[]) => accessCoverage([...dates, ...more]).map(gapsOf);
  expect(gaps()).toEqual([5]);
  expect(gaps(date('2026-03-24', 'Bühne', 'surtitles'), date('2026-03-24', 'Box'))).toEqual([4]);
  expect(accessCoverage(dates.slice(1)).map(gapsOf)).toEqual([0]);
});
