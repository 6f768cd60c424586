// The fixture's events: one for each thing that a list, a filter or the clock must get right.
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, event, german, production, tag } from './fixture-ids.ts';

const at = (iso: string): Date => new Date(iso);
const nora = { production_id: production.nora, stage_name: 'Ballsaal', activity_id: 1 };
const faust = { production_id: production.faust, stage_name: 'Bühne', activity_id: 1 };

const events: (typeof schema.events.$inferInsert)[] = [
  {
    ...nora,
    id: event.yesterday,
    date_start: at('2026-03-11T19:30:00+01:00'),
    min_price_normal_excl_e: '3.00',
  },
  {
    ...nora,
    id: event.overAtNoon,
    name: both('Einführung mit offener Probe', 'Introduction with open rehearsal'),
    activity_id: 2,
    date_start: at('2026-03-12T11:00:00+01:00'),
    date_end: at('2026-03-12T12:30:00+01:00'),
  },
  // Over three hours after its beginning: not yet at 14.00.
  { ...nora, id: event.withoutEnd, date_start: at('2026-03-12T12:00:00+01:00'), intervals: [] },
  {
    ...faust,
    id: event.premiereSoldOut,
    activity_id: 9,
    date_start: at('2026-03-12T19:30:00+01:00'),
    date_end: at('2026-03-12T22:50:00+01:00'),
    status: 'soldout',
    registration_link: 'https://shop.example.org/de/waitinglist/4',
    prices: [
      { name: both('Parkett', 'Stalls'), amount: '38.00' },
      { name: german('Rang'), amount: '24.50' },
    ],
    min_price_normal_excl_e: '24.50',
    min_price_youth_ticket_excl_e: '9.00',
  },
  {
    ...nora,
    id: event.overMidnight,
    date_start: at('2026-03-12T23:00:00+01:00'),
    date_end: at('2026-03-13T01:00:00+01:00'),
    accessibility_info: both('Mit Tastführung.', 'With a touch tour.'),
    min_price_normal_excl_e: '12.00',
    min_price_youth_ticket_excl_e: '8.00',
  },
  // Laid to the end of the day only to stand last in it: the hour counts for nothing.
  {
    id: event.timeOpen,
    name: both('Durchlauf', 'Run-through'),
    stage_name: 'Box',
    date_start: at('2026-03-12T23:30:00+01:00'),
    unspecific_time: true,
  },
  {
    ...faust,
    id: event.cancelledTomorrow,
    date_start: at('2026-03-13T20:00:00+01:00'),
    outcome: 'cancelled',
    cancellation_info_short: both('Erkrankung', 'Illness'),
    cancellation_info_long: german('Karten behalten ihren Wert.'),
    min_price_normal_excl_e: '1.00',
  },
  {
    ...faust,
    id: event.onTour,
    activity_id: 4,
    stage_name: 'Schiffbau, Zürich',
    is_on_tour: true,
    date_start: at('2026-03-14T19:00:00+01:00'),
  },
  { ...nora, id: event.springFirst, date_start: at('2026-03-29T00:15:00+01:00') },
  { ...nora, id: event.springLast, date_start: at('2026-03-29T23:45:00+02:00') },
  { ...nora, id: event.springNextDay, date_start: at('2026-03-30T00:00:00+02:00') },
  { ...nora, id: event.autumnFirst, date_start: at('2026-10-25T00:00:00+02:00') },
  { ...nora, id: event.autumnLast, date_start: at('2026-10-25T23:45:00+01:00') },
  { ...nora, id: event.autumnNextDay, date_start: at('2026-10-26T00:00:00+01:00') },
  { ...nora, id: event.offline, date_start: at('2026-03-13T19:00:00+01:00'), is_online: false },
  {
    id: event.ofOfflineProduction,
    production_id: production.offline,
    stage_name: 'Box',
    date_start: at('2026-03-13T19:00:00+01:00'),
  },
];

export async function fillEvents({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(schema.activities).values([
    { id: 1, name: both('Vorstellung', 'Performance') },
    { id: 2, name: both('Einführung', 'Introduction') },
    { id: 4, name: german('Gastspiel') },
    { id: 9, name: both('Premiere', 'Premiere') },
  ]);
  await db.insert(schema.events).values(events);
  await db.insert(schema.event_tags).values([
    { event_id: event.overAtNoon, tag_id: tag.introduction },
    { event_id: event.overAtNoon, tag_id: tag.classics },
    { event_id: event.timeOpen, tag_id: tag.music },
  ]);
}
