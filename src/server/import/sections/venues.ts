// Venues: the places the house plays in, and how to get there. Their numbers are those of the site's configuration.
import { venues } from '#server/db/schema/site.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { line, localized, plain, requiredLocalized, rich } from '#server/import/fields/texts.ts';
import { id, key, order, slug } from '#server/import/fields/values.ts';
import { say } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';
import * as site from '#site';

const known = site.venues.map((venue) => venue.id);

export const venuesSection: Section = {
  name: 'venues',
  table: venues,
  identity: 'source_key',
  keyField: 'key',
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
    picture: optional(key),
    order: optional(order),
  }),
  references: { picture: { to: 'media', column: 'picture_id' } },
  unique: ['id', 'slug'],
};
