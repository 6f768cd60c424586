import { expect, test } from 'vitest';
import { emptyEvent } from './compact-event.ts';
import type { Event } from './event.ts';
import { anEvent } from './event-fixture.ts';
import { eventRow } from './event-row.ts';
import { packEvents, readEvents, unpackEvents } from './packed-events.ts';

const evenings = {
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
  'one with few tickets': anEvent({ tickets_left: 14, secondary_ticket_link: 'https://shop.example/2' }),
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
  'one over the change of clocks in spring': anEvent({
    date_start: '2026-03-28T23:00:00+01:00',
    date_end: '2026-03-29T03:30:00+02:00',
  }),
  'one past midnight': anEvent({
    date_start: '2026-12-31T22:00:00+01:00',
    date_end: '2027-01-01T00:30:00+01:00',
  }),
  'one that ends with half a second': anEvent({
    date_start: '2026-03-12T19:30:00+01:00',
    date_end: '2026-03-12T21:30:00.5+01:00',
  }),
  'one with quotes, strokes and brackets in its texts': anEvent({
    production_name: `"Peer" d'Arc \\ [x] {y}`,
    name: "'",
  }),
};

/** Fields that no row shows are not transferred. */
const unpacked = { tags: [], has_substitute: false, original_title: '', production_original_title: '' };

test.each(Object.entries(evenings))('%s is the same after packing and reading', (_, event) => {
  const [back] = readEvents(packEvents([event]));
  expect(back).toEqual({ ...event, ...unpacked });
  expect(back && eventRow(back, 'de')).toEqual(eventRow(event, 'de'));
});

test('a list keeps its order and the values of each event', () => {
  const all = Object.values(evenings).map((event, id) => ({ ...event, id }));
  expect(readEvents(packEvents(all))).toEqual(all.map((event) => ({ ...event, ...unpacked })));
  expect(unpackEvents(packEvents([]))).toEqual([]);
});

test('unpacking on the server and in the browser gives the same list', () => {
  const packed = packEvents(Object.values(evenings));
  expect(unpackEvents(packed)).toEqual(readEvents(packed));
});

test('sends shared values once and leaves empty ones out', () => {
  const event = anEvent({ production_director: 'Vera Lund' });
  const one = packEvents([event]);
  const many = packEvents([1, 2, 3, 4].map((id) => ({ ...event, id })));
  expect(many.split('Vera Lund')).toHaveLength(2);
  expect(many.length).toBeLessThan(one.length * 3);
  expect(one).not.toContain("''");
});

test('packed text contains no characters that HTML forbids', () => {
  const everyField = Object.keys(anEvent({})).map((field) => [field, 'x']);
  const start = { date_start: '2026-03-12T19:30:00+01:00', date_end: null };
  expect(packEvents([{ ...Object.fromEntries(everyField), ...start }])).not.toMatch(/\p{Cc}/u);
});

// A page that is open during an upgrade asks the new version for more dates: new fields come last.
test('each field keeps its letter', () => {
  const names = Object.fromEntries(Object.keys(emptyEvent).map((field) => [field, field]));
  const event = { ...names, date_end: null } as unknown as Event;
  expect(readEvents(packEvents([event]))).toEqual([{ ...event, ...unpacked }]);
  expect(packEvents([event])).toMatchInlineSnapshot(
    `"{'shared':[['259abcdfghjklnopqrstuvwxyz','production_name','stage_name','production_slug','production_id','unspecific_time','is_on_tour','ticket_url_external','alternative_ticket_status','min_price_youth_ticket_excl_e','min_price_normal_excl_e','hide_slider','intervals','in_german','subtitle','promotional_tagline','prices','cancellation_info_short','cancellation_info_long','substitution_info','short_price_info','long_price_info','accessibility_info','production_author','production_director','production_co_production','production_composer']],'rows':[[0,'038716eim','id','date_start','status','outcome','name','activity','secondary_ticket_link','registration_link','tickets_left']]}"`,
  );
});
