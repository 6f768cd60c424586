// The schemas of people: in lists, on their own page, and the groups that they are listed by.
import { z } from '@hono/zod-openapi';
import type { Person, PersonEntry, PersonGroup, PersonRole } from '#domain/people/person.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema, slugSchema } from '#server/api/endpoint/text-schema.ts';
import { eventSchema } from '#server/api/events/event-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';
import type { ListedGroup } from '#server/services/people/person-groups.ts';

const groupSchema = z
  .object({ id: z.int().openapi({ example: 2 }), name: z.string().openapi({ example: 'Regie' }) })
  .openapi('PersonGroup', { description: 'A position or category.' }) satisfies z.ZodType<PersonGroup>;

const listedGroupSchema = groupSchema.extend({ in_german: inGermanSchema }).openapi('ListedPersonGroup', {
  example: { id: 2, name: 'Regie', in_german: [] },
}) satisfies z.ZodType<ListedGroup>;

export const personGroupListSchema = paginatedSchema('PersonGroupList', listedGroupSchema);

const personEntrySchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    slug: z.string().openapi({
      description: 'Part of the public address, the same in both languages.',
      example: 'mira-okafor',
    }),
    first_name: z.string().openapi({ example: 'Mira' }),
    last_name: z.string().openapi({ example: 'Okafor' }),
    position: orNull(groupSchema).openapi({ example: { id: 1, name: 'Schauspiel' } }),
    categories: z.array(groupSchema).openapi({ example: [{ id: 1, name: 'Ensemble' }] }),
    is_ensemble: z.boolean().openapi({ example: true }),
    picture: orNull(pictureSchema),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('PersonEntry', {
    description: 'A member of the theatre, or a guest.',
  }) satisfies z.ZodType<PersonEntry>;

export const personListSchema = paginatedSchema('PersonList', personEntrySchema);

const personRoleSchema = z
  .object({
    production: z
      .object({ id: z.int(), name: z.string(), slug: slugSchema })
      .openapi({ example: { id: 3, name: 'Nora', slug: { de: 'nora', en: 'a-dolls-house' } } }),
    roles: z.array(z.string()).openapi({ example: ['Nora Helmer'] }),
  })
  .openapi('PersonRole', {
    description: 'What somebody does in one production: parts first, then credits.',
  }) satisfies z.ZodType<PersonRole>;

export const personSchema = personEntrySchema
  .extend({
    biography: z.string().openapi({ description: 'Rich text, sanitised HTML.', example: '<p>…</p>' }),
    quote: z.string().openapi({ example: '' }),
    roles: z.array(personRoleSchema),
    events: z.array(eventSchema).openapi({ description: 'The next events of these productions, by date.' }),
  })
  .openapi('Person') satisfies z.ZodType<Person>;
