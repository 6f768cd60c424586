import { expect, it } from 'vitest';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { ProductionEntry } from '#domain/productions/production.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { nextDateText } from './next-date-text.ts';

type Next = NonNullable<ProductionEntry['next_event']>;

const today = '2026-03-12';
const next = (date_start: string, more: Partial<Next> = {}): ProductionEntry['next_event'] =>
  ({ date_start, unspecific_time: false, activity: { id: 1, name: 'Vorstellung' }, ...more }) as Next;
const premiere = { activity: { id: premiereActivityId, name: 'Premiere' } };

it.each<[string, ProductionEntry['next_event'], string | null, string, string]>([
  ['tonight', next('2026-03-12T19:30:00+01:00'), null, 'Heute, 19.30 Uhr', 'Today, 19.30'],
  ['another day', next('2026-10-02T20:00:00+02:00'), null, 'Fr 2.10., 20.00', 'Fri 2 Oct, 20.00'],
  ['by the house’s day', next('2026-03-12T23:30:00Z'), null, 'Fr 13.3., 00.30', 'Fri 13 Mar, 00.30'],
  ['hour open, today', next('2026-03-12T00:00:00+01:00', { unspecific_time: true }), null, 'Heute', 'Today'],
  ['hour open', next('2026-03-14T00:00:00+01:00', { unspecific_time: true }), null, 'Sa 14.3.', 'Sat 14 Mar'],
  [
    'premiere tonight',
    next('2026-03-12T19:30:00+01:00', premiere),
    null,
    'Premiere heute, 19.30 Uhr',
    'Opens tonight, 19.30',
  ],
  [
    'premiere later',
    next('2026-03-14T19:30:00+01:00', premiere),
    null,
    'Premiere Sa 14.3.',
    'Opens Sat 14 Mar',
  ],
  ['premiere without events', null, '2026-03-14', 'Premiere Sa 14.3.', 'Opens Sat 14 Mar'],
  ['premiere was', null, '2026-03-12', '', ''],
  ['nothing', null, null, '', ''],
])('%s', (_, next_event, premiere_date, german, english) => {
  expect(nextDateText({ next_event, premiere_date }, today, 'de', de)).toBe(german);
  expect(nextDateText({ next_event, premiere_date }, today, 'en', en)).toBe(english);
});
