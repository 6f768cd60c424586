import { expect, test } from 'vitest';
import { unambiguousStageLabel } from './short-stage-label.ts';

test.each([
  ['Bühne', 'Große Bühne', 'Main Stage'],
  ['Nachtasyl', 'Nachtasyl', 'Nachtasyl'],
  ['Ballsaal', 'Ballsaal', 'Ballsaal'],
  ['Gaußstrasse Bühne', 'Thalia Gaußstraße, Bühne', 'Thalia Gaußstraße, Stage'],
  ['Stadttheater Bern', 'Stadttheater Bern', 'Stadttheater Bern'],
])('%s is displayed as %s', (stage, de, en) => {
  expect([unambiguousStageLabel(stage, 'de'), unambiguousStageLabel(stage, 'en')]).toEqual([de, en]);
});
