// Calendar files read by a second parser, in the nights in which the clocks change.
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anEvent } from '#domain/events/event-fixture.ts';
import { calendarText } from './icalendar.ts';

function timesIn(date_start: string, date_end: string | null) {
  const event = anEvent({ date_start, date_end });
  const feed = [{ event, revision: 0, changed_at: new Date('2026-03-12T18:30:00Z') }];
  const text = calendarText(feed, { locale: 'de', publicUrl: 'https://theatre.example' });
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [entry] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { text, start: entry?.startDate.toJSDate(), end: entry?.endDate.toJSDate() };
}

test.each([
  ['2026-10-24T22:30:00+02:00', '2026-10-25T01:30:00+02:00'],
  ['2026-10-24T23:00:00+02:00', '2026-10-25T03:30:00+01:00'],
  ['2026-10-25T01:30:00+02:00', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['2026-10-25T02:30:00+01:00', '2026-10-25T04:00:00+01:00'],
  ['2026-10-25T02:59:00+01:00', '2026-10-25T03:00:00+01:00'],
  ['2026-03-28T22:30:00+01:00', '2026-03-29T01:30:00+01:00'],
  ['2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00'],
  ['2027-03-28T01:59:00+01:00', '2027-03-28T03:00:00+02:00'],
  ['2027-03-28T18:00:00+02:00', '2027-03-28T20:30:00+02:00'],
])('a calendar reads %s to %s as the same moments', (date_start, date_end) => {
  const { start, end } = timesIn(date_start, date_end);
  expect([start, end]).toEqual([new Date(date_start), new Date(date_end)]);
});

test('times are by the clock of the theatre, unless the clock shows them twice', () => {
  expect(timesIn('2026-10-25T03:00:00+01:00', null).text).toContain(
    'DTSTART;TZID=Europe/Berlin:20261025T030000',
  );
  expect(timesIn('2026-10-25T02:30:00+02:00', null).text).toContain('DTSTART:20261025T003000Z');
  expect(timesIn('2026-10-25T02:30:00+01:00', null).text).toContain('DTSTART:20261025T013000Z');
});

test('an empty calendar has a component, as RFC 5545 demands', () => {
  const text = calendarText([], { locale: 'de', publicUrl: 'https://theatre.example', name: 'Spielplan' });
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
});
