// Venues of the theatre, and how to get there. Their ids are those of `site.config.ts`.
import { z } from 'zod';
import { mapLineKinds, mapMarkKinds, mapSize, venueFactKinds } from '#domain/venues/venue.ts';
import { venues } from '#server/db/schema/site.ts';
import { listOf, oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { line, localized, plain, requiredLocalized, rich } from '#server/import/fields/texts.ts';
import { id, key, order, slug } from '#server/import/fields/values.ts';
import { say } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';
import * as site from '#site';

const known = site.venues.map((venue) => venue.id);

const { width, height } = mapSize;
/** Units by which lines may reach outside of the map. */
const margin = 40;
const number = (most: number) => {
  const message = say(
    `Hier wird eine Zahl von ${-margin} bis ${most + margin} erwartet.`,
    `A number from ${-margin} to ${most + margin} is expected.`,
  );
  return z
    .number({ error: () => message })
    .min(-margin, message)
    .max(most + margin, message);
};
const point = z.tuple([number(width), number(height)], {
  error: () => say('Hier wird ein Punkt erwartet: [x, y].', 'A point is expected: [x, y].'),
});

/** The map of a venue, 480 by 360 units. */
const map = strict({
  lines: listOf(
    strict({ kind: oneOf(mapLineKinds), points: listOf(point), name: optional(localized(line)) }),
  ),
  marks: listOf(strict({ kind: oneOf(mapMarkKinds), at: point, name: requiredLocalized(line) })),
});

export const venuesSection: Section = {
  name: 'venues',
  table: venues,
  schema: strict({
    id: id.refine((value) => known.some((number) => number === value), {
      error: () =>
        say(
          `Diese Nummer steht nicht in site.config.ts. Dort stehen: ${known.join(', ')}.`,
          `This number is not in site.config.ts. There are: ${known.join(', ')}.`,
        ),
    }),
    key,
    slug,
    name: requiredLocalized(line),
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
