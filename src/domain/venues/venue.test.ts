import { describe, expect, it } from 'vitest';
import { labelPosition, type MapPoint } from './venue.ts';

describe('where a name stands on a map', () => {
  it.each<[string, MapPoint[], ReturnType<typeof labelPosition>]>([
    ['none', [], null],
    ['a point', [[5, 5]], null],
    [
      'level',
      [
        [0, 10],
        [100, 10],
      ],
      { x: 50, y: 10, angle: 0 },
    ],
    [
      'along the longest piece',
      [
        [0, 0],
        [10, 0],
        [10, 100],
      ],
      { x: 10, y: 50, angle: 90 },
    ],
    [
      'rising',
      [
        [0, 100],
        [100, 0],
      ],
      { x: 50, y: 50, angle: -45 },
    ],
    [
      'drawn from right to left',
      [
        [100, 0],
        [0, 0],
      ],
      { x: 50, y: 0, angle: 0 },
    ],
    [
      'drawn from below to the left',
      [
        [100, 100],
        [0, 0],
      ],
      { x: 50, y: 50, angle: 45 },
    ],
  ])('%s', (_, points, place) => {
    expect(labelPosition(points)).toEqual(place);
  });
});
