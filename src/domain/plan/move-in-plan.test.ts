import { expect, test } from 'vitest';
import {
  changedByMove,
  eventAfterKey,
  fallsIntoClockGap,
  moveInPlan,
  type PlanTarget,
  targetAfterKey,
} from './move-in-plan.ts';
import { planLanes, planWeeks } from './plan.ts';
import { aPlannedEvent } from './plan-fixture.ts';

const plan = { weeks: planWeeks('2026-03'), lanes: planLanes('de', 'Gastspiele') };
const at = (day: string, stage_name: string | null = 'Box'): PlanTarget => ({ day, stage_name });

test.each<[string, PlanTarget, PlanTarget]>([
  ['ArrowLeft', at('2026-03-12'), at('2026-03-11')],
  ['ArrowRight', at('2026-03-15'), at('2026-03-16')],
  ['ArrowUp', at('2026-03-12'), at('2026-03-12', 'Werkstatt')],
  ['ArrowDown', at('2026-03-12', 'Nachtasyl'), at('2026-03-12', null)],
  // Above the first lane lies the last one of the week before.
  ['ArrowUp', at('2026-03-12', 'Bühne'), at('2026-03-05', null)],
  ['ArrowDown', at('2026-03-12', null), at('2026-03-19', 'Bühne')],
  ['PageUp', at('2026-03-12'), at('2026-03-05')],
  ['PageDown', at('2026-03-12'), at('2026-03-19')],
  ['Home', at('2026-03-12'), at('2026-03-09')],
  ['End', at('2026-03-12'), at('2026-03-15')],
  // Where the plan ends nothing moves.
  ['ArrowLeft', at('2026-02-23'), at('2026-02-23')],
  ['ArrowUp', at('2026-02-24', 'Bühne'), at('2026-02-24', 'Bühne')],
  ['PageDown', at('2026-04-05'), at('2026-04-05')],
])('%s moves from %o to %o', (key, from, to) => {
  expect(targetAfterKey(plan, from, key)).toEqual(to);
});

test('other keys do nothing', () => {
  expect(targetAfterKey(plan, at('2026-03-12'), 'a')).toBeNull();
});

const evening = (id: number, day: string, stage_name: string) =>
  aPlannedEvent({ id, stage_name, date_start: `${day}T19:30:00+01:00`, date_end: null });

test.each([
  ['ArrowRight', 1, 3],
  ['ArrowLeft', 3, 1],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 4],
  ['ArrowUp', 4, 2],
  // Two in one cell.
  ['ArrowDown', 4, 5],
  ['ArrowDown', 5, undefined],
  ['ArrowLeft', 1, undefined],
  ['Enter', 1, undefined],
])('%s moves the focus from event %i to event %s', (key, from, to) => {
  const events = [
    evening(1, '2026-03-12', 'Bühne'),
    evening(2, '2026-03-12', 'Box'),
    evening(3, '2026-03-14', 'Bühne'),
    evening(4, '2026-03-19', 'Box'),
    evening(5, '2026-03-19', 'Box'),
  ];
  const own = events.find(({ id }) => id === from) as (typeof events)[number];
  expect(eventAfterKey({ ...plan, events }, own, key)?.id).toBe(to);
});

test.each([
  // The clock is put forward on 29 March and back on 25 October.
  ['2026-03-28T19:30:00+01:00', '2026-03-29', '2026-03-29T19:30:00+02:00', false],
  ['2026-10-24T19:30:00+02:00', '2026-10-26', '2026-10-26T19:30:00+01:00', false],
  ['2026-03-28T02:30:00+01:00', '2026-03-29', '2026-03-29T03:30:00+02:00', true],
])('%s moved to %s begins at %s', (date_start, day, begins, isLater) => {
  const event = aPlannedEvent({ date_start, date_end: null });
  const moved = moveInPlan(event, at(day, 'Bühne'));
  expect(moved.date_start).toBe(begins);
  expect(fallsIntoClockGap(event, moved)).toBe(isLater);
});

test('moving to another day changes only start and end', () => {
  const event = aPlannedEvent();
  expect(changedByMove(event, moveInPlan(event, at('2026-03-14', 'Bühne')))).toEqual({
    date_start: '2026-03-14T19:30:00+01:00',
    date_end: '2026-03-14T21:30:00+01:00',
  });
});

test('an event keeps its duration in the night in which the clock is put forward', () => {
  const event = aPlannedEvent({
    date_start: '2026-03-21T23:00:00+01:00',
    date_end: '2026-03-22T04:00:00+01:00',
  });
  expect(moveInPlan(event, at('2026-03-28', 'Bühne'))).toMatchObject({
    date_start: '2026-03-28T23:00:00+01:00',
    date_end: '2026-03-29T05:00:00+02:00',
  });
});

test('moving to another stage changes only the stage', () => {
  const event = aPlannedEvent();
  expect(changedByMove(event, moveInPlan(event, at('2026-03-12', 'Box')))).toEqual({ stage_name: 'Box' });
});

test('moving to its own place changes nothing, on tour too', () => {
  const event = aPlannedEvent();
  expect(changedByMove(event, moveInPlan(event, at('2026-03-12', 'Bühne')))).toEqual({});
  const away = aPlannedEvent({ stage_name: 'Bern', is_on_tour: true });
  expect(changedByMove(away, moveInPlan(away, at('2026-03-12', null)))).toEqual({});
});

test('moving makes a guest performance with a place, or returns it to a stage', () => {
  const event = aPlannedEvent();
  expect(changedByMove(event, moveInPlan(event, at('2026-03-12', null), 'Bern'))).toEqual({
    stage_name: 'Bern',
    is_on_tour: true,
  });
  const away = aPlannedEvent({ stage_name: 'Bern', is_on_tour: true });
  expect(changedByMove(away, moveInPlan(away, at('2026-03-12', 'Box')))).toEqual({
    stage_name: 'Box',
    is_on_tour: false,
  });
});
