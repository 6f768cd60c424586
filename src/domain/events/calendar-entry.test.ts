import { describe, expect, test } from 'vitest';
import { calendarEntry } from './calendar-entry.ts';
import { emptyEvent } from './compact-event.ts';
import type { Event } from './event.ts';

const event: Event = {
  ...emptyEvent,
  id: 7,
  production_name: 'Nora',
  production_id: 3,
  production_slug: { de: 'nora', en: 'a-dolls-house' },
  date_start: '2026-03-12T19:30:00+01:00',
  date_end: '2026-03-12T21:30:00+01:00',
  stage_name: 'Ballsaal',
};
const entry = (change: Partial<Event> = {}, locale: 'de' | 'en' = 'de') =>
  calendarEntry({ ...event, ...change }, locale, 'https://theatre.example');

test('has title, times, place and page', () => {
  expect(entry()).toEqual({
    uid: 'event-7@theatre.example',
    summary: 'Nora',
    start: { moment: new Date('2026-03-12T18:30:00Z') },
    end: new Date('2026-03-12T20:30:00Z'),
    location: 'Ballsaal',
    url: 'https://theatre.example/de/stuecke/nora/3',
    description: 'Thalia Gaußstraße',
    isCancelled: false,
    isRecast: false,
    file_name: 'nora-2026-03-12.ics',
  });
});

test('each language links to its own page under one uid', () => {
  expect(entry({}, 'en').url).toBe('https://theatre.example/en/whats-on/a-dolls-house/3');
  expect(entry({}, 'en').uid).toBe(entry().uid);
});

describe('the start and end', () => {
  test.each<[string, Partial<Event>, unknown, unknown]>([
    ['no end', { date_end: null }, { moment: new Date('2026-03-12T18:30:00Z') }, null],
    [
      'an end before the beginning',
      { date_end: '2026-03-12T19:00:00+01:00' },
      { moment: new Date('2026-03-12T18:30:00Z') },
      null,
    ],
    ['the hour is open', { unspecific_time: true }, { day: '2026-03-12' }, null],
    [
      'the hour is open, near midnight in Berlin',
      { unspecific_time: true, date_start: '2026-07-01T22:30:00Z', date_end: null },
      { day: '2026-07-02' },
      null,
    ],
    [
      'the second half past two of the night in autumn',
      { date_start: '2026-10-25T02:30:00+01:00', date_end: null },
      { moment: new Date('2026-10-25T01:30:00Z') },
      null,
    ],
    [
      'over the change of spring',
      { date_start: '2026-03-28T23:00:00+01:00', date_end: '2026-03-29T03:30:00+02:00' },
      { moment: new Date('2026-03-28T22:00:00Z') },
      new Date('2026-03-29T01:30:00Z'),
    ],
  ])('%s', (_, change, start, end) => {
    expect(entry(change)).toMatchObject({ start, end });
  });
});

test.each<[Partial<Event>, object]>([
  [
    { production_name: '', name: 'Fest', production_id: null },
    { summary: 'Fest', url: 'https://theatre.example/de/termine?date=2026-03-12' },
  ],
  [
    { name: 'Einführung', subtitle: 'oder Ein Puppenheim' },
    { summary: 'Nora', description: 'Einführung\noder Ein Puppenheim\nThalia Gaußstraße' },
  ],
  [{ stage_name: 'Nachtasyl' }, { location: 'Nachtasyl', description: '' }],
  [{ stage_name: 'Halle am Letten, Zürich', is_on_tour: true }, { location: 'Halle am Letten, Zürich' }],
  [
    { outcome: 'cancelled', cancellation_info_short: 'Krank.' },
    { isCancelled: true, description: 'Krank.\nThalia Gaußstraße' },
  ],
  [{ production_name: '»…«' }, { file_name: 'event-2026-03-12.ics' }],
])('%j', (change, expected) => {
  expect(entry(change)).toMatchObject(expected);
});
