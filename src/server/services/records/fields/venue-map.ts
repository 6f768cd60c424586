// The map of a venue in season files: lines and marks, 480 by 360 units.
import { z } from 'zod';
import { mapLineKinds, mapMarkKinds, mapSize } from '#domain/venues/venue.ts';
import { bilingual } from './bilingual.ts';
import { enumOf, listOf, optional, strictObject } from './objects.ts';
import { localized, requiredLocalized, singleLine } from './texts.ts';

const { width, height } = mapSize;
/** Units by which lines may reach outside of the map. */
const margin = 40;
const number = (max: number) => {
  const message = bilingual(
    `Hier wird eine Zahl von ${-margin} bis ${max + margin} erwartet.`,
    `A number from ${-margin} to ${max + margin} is expected.`,
  );
  return z
    .number({ error: () => message })
    .min(-margin, message)
    .max(max + margin, message);
};
const point = z.tuple([number(width), number(height)], {
  error: () => bilingual('Hier wird ein Punkt erwartet: [x, y].', 'A point is expected: [x, y].'),
});

export const venueMapSchema = strictObject({
  lines: listOf(
    strictObject({
      kind: enumOf(mapLineKinds),
      points: listOf(point),
      name: optional(localized(singleLine)),
    }),
  ),
  marks: listOf(strictObject({ kind: enumOf(mapMarkKinds), at: point, name: requiredLocalized(singleLine) })),
});
