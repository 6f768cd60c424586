import { expect, test } from 'vitest';
import { anEvent } from './event-fixture.ts';
import { sharedPlay } from './shared-play.ts';

const of = (...ids: (number | null)[]) => ids.map((production_id, id) => anEvent({ id, production_id }));

test('several evenings of one play have it as theirs', () => {
  expect(sharedPlay(of(7, 7, 7))?.production_id).toBe(7);
});

test('one evening names its play itself, and so do evenings of several plays or of none', () => {
  expect(sharedPlay(of(7))).toBeNull();
  expect(sharedPlay(of(7, 7, 8))).toBeNull();
  expect(sharedPlay(of(null, null))).toBeNull();
  expect(sharedPlay([])).toBeNull();
});
