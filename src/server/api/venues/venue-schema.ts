// The schemas of venues: in lists, and on their own page.
import { z } from '@hono/zod-openapi';
import {
  mapLineKinds,
  mapMarkKinds,
  type Venue,
  type VenueEntry,
  type VenueMap,
  venueFactKinds,
} from '#domain/venues/venue.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';
import * as site from '#site';

const pointSchema = z.tuple([z.number(), z.number()]);

const mapSchema = z
  .object({
    lines: z.array(z.object({ kind: z.enum(mapLineKinds), points: z.array(pointSchema), name: z.string() })),
    marks: z.array(z.object({ kind: z.enum(mapMarkKinds), at: pointSchema, name: z.string() })),
  })
  .openapi('VenueMap', {
    description: 'The surroundings as lines on a sheet of 480 by 360, from its upper left.',
    example: {
      lines: [
        {
          kind: 'street',
          points: [
            [-10, 250],
            [490, 262],
          ],
          name: 'Am Strich',
        },
      ],
      marks: [{ kind: 'entrance', at: [214, 226], name: 'Kassenhalle, linke Flügeltür' }],
    },
  }) satisfies z.ZodType<VenueMap>;

const venueEntrySchema = z
  .object({
    id: z.int().openapi({ example: 7 }),
    slug: z.string().openapi({
      description: 'Part of the public address, the same in both languages.',
      example: 'grosses-haus',
    }),
    name: z.string().openapi({ example: site.name }),
    address: z
      .string()
      .openapi({ example: `${site.address.street}, ${site.address.postcode} ${site.address.city}` }),
    lead: z.string().openapi({ example: 'Das große Haus: 986 Plätze.' }),
    picture: orNull(pictureSchema),
    facts: z.array(z.object({ kind: z.enum(venueFactKinds), text: z.string() })).openapi({
      description: 'Short answers: which entrance, which stop, lift, hearing loop.',
      example: [{ kind: 'stop', text: 'U Strichbrücke, Ausgang Theater' }],
    }),
    map: orNull(mapSchema),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('VenueEntry', { description: 'A place where the theatre plays.' }) satisfies z.ZodType<VenueEntry>;

export const venueListSchema = paginatedSchema('VenueList', venueEntrySchema);

export const venueSchema = venueEntrySchema
  .extend({
    text: z.string().openapi({ description: 'Rich text, sanitised HTML.', example: '<p>…</p>' }),
    directions: z.string().openapi({ example: '<p>…</p>' }),
    access: z.string().openapi({ example: '<p>…</p>' }),
    stage_names: z.array(z.string()).openapi({
      description: 'The stages in it, as events name them.',
      example: ['Bühne'],
    }),
  })
  .openapi('Venue') satisfies z.ZodType<Venue>;
