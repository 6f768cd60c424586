import { expect, test } from 'vitest';
import { compactEvent, expandEvent } from './compact-event.ts';
import { anEvent } from './event-fixture.ts';
import { eventRow } from './event-row.ts';

const events = {
  'an ordinary evening': anEvent({}),
  'a premiere with prices': anEvent({
    activity: { id: 9, name: 'Premiere' },
    min_price_normal_excl_e: '16.00',
    prices: [{ name: 'Parkett', amount: '38.00' }],
    secondary_ticket_link: 'https://shop.example/1',
  }),
  'a cancelled one': anEvent({
    outcome: 'cancelled',
    cancellation_info_short: 'Krank',
    cancellation_info_long: 'Sehr krank',
  }),
  'a guest performance with an open hour': anEvent({
    is_on_tour: true,
    unspecific_time: true,
    hide_slider: true,
  }),
  'one with a change of cast in German only': anEvent({
    outcome: 'replacement',
    substitution_info: 'Für A spielt B',
    in_german: ['substitution_info'],
  }),
};

test.each(Object.entries(events))('%s is the same after compacting and expanding', (_, event) => {
  const back = expandEvent(JSON.parse(JSON.stringify(compactEvent(event))));
  expect(eventRow(back, 'de')).toEqual(eventRow(event, 'de'));
  expect({
    ...back,
    tags: [],
    has_substitute: false,
    original_title: '',
    production_original_title: '',
  }).toEqual({
    ...event,
    tags: [],
    has_substitute: false,
    original_title: '',
    production_original_title: '',
  });
});

test('empty fields are left out', () => {
  expect(Object.values(compactEvent(events['an ordinary evening']))).not.toContain('');
});
