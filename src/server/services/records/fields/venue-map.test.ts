// The numbers that a map in a season file may have.
import { expect, test } from 'vitest';
import { venueMapSchema } from './venue-map.ts';

test.each([
  { at: [-40, -40], isMap: true },
  { at: [520, 400], isMap: true },
  { at: [-41, 0], isMap: false },
  { at: [521, 0], isMap: false },
  { at: [0, -41], isMap: false },
  { at: [0, 401], isMap: false },
])('a line to $at: $isMap', ({ at, isMap }) => {
  const map = { lines: [{ kind: 'street', points: [[0, 0], at] }], marks: [] };
  expect(venueMapSchema.safeParse(map).success).toBe(isMap);
});
