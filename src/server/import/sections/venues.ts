// Venues of the theatre, and how to get there. Their ids are those of `site.config.ts`.
import { z } from 'zod';
import { mapLineKinds, mapMarkKinds, mapSize, venueFactKinds } from '#domain/venues/venue.ts';
import { venues } from '#server/db/schema/site.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, requiredLocalized, rich, singleLine } from '#server/import/fields/texts.ts';
import { id, key, order, slug } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';
import * as site from '#site';

const known = site.venues.map((venue) => venue.id);

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

/** The map of a venue, 480 by 360 units. */
const map = strict({
  lines: listOf(
    strict({ kind: oneOf(mapLineKinds), points: listOf(point), name: optional(localized(singleLine)) }),
  ),
  marks: listOf(strict({ kind: oneOf(mapMarkKinds), at: point, name: requiredLocalized(singleLine) })),
});

export const venuesSection: Section = {
  name: 'venues',
  table: venues,
  schema: strict({
    id: id.refine((value) => known.some((number) => number === value), {
      error: () =>
        bilingual(
          `Diese Nummer steht nicht in site.config.ts. Dort stehen: ${known.join(', ')}.`,
          `This number is not in site.config.ts. There are: ${known.join(', ')}.`,
        ),
    }),
    key,
    slug,
    name: requiredLocalized(singleLine),
    address: optional(plain),
    lead: optional(localized(plain)),
    text: optional(localized(rich)),
    directions: optional(localized(rich)),
    access: optional(localized(rich)),
    facts: optional(listOf(strict({ kind: oneOf(venueFactKinds), text: requiredLocalized(plain) }))),
    map: optional(map),
    picture: optional(key),
    order: optional(order),
  }),
  references: { picture: { to: 'media', column: 'picture_id' } },
  unique: ['id', 'slug'],
};
