import { expect, test } from 'vitest';
import { anEvent } from './event-fixture.ts';
import { sharedPlay } from './shared-play.ts';

const of = (...ids: (number | null)[]) => ids.map((production_id, id) => anEvent({ id, production_id }));

test('several events of one play share it', () => {
  expect(sharedPlay(of(7, 7, 7))?.production_id).toBe(7);
  expect(sharedPlay(of(7, 7))?.production_id).toBe(7);
});

test('a single event shares no play, nor do events of several plays or of none', () => {
  expect(sharedPlay(of(7))).toBeNull();
  expect(sharedPlay(of(7, 7, 8))).toBeNull();
  expect(sharedPlay(of(null, null))).toBeNull();
  expect(sharedPlay([])).toBeNull();
});
