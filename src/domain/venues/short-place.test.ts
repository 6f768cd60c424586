import { expect, test } from 'vitest';
import { unambiguousPlace } from './short-place.ts';

test.each([
  ['Bühne', 'Große Bühne', 'Main Stage'],
  ['Nachtasyl', 'Nachtasyl', 'Nachtasyl'],
  ['Ballsaal', 'Ballsaal', 'Ballsaal'],
  ['Gaußstrasse Bühne', 'Thalia Gaußstraße, Bühne', 'Thalia Gaußstraße, Stage'],
  ['Stadttheater Bern', 'Stadttheater Bern', 'Stadttheater Bern'],
])('%s is displayed as %s', (stage, de, en) => {
  expect([unambiguousPlace(stage, 'de'), unambiguousPlace(stage, 'en')]).toEqual([de, en]);
});
