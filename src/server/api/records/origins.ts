// The endpoint that returns the origins of visible texts.
import { z } from '@hono/zod-openapi';
import type { Origin } from '#domain/resources/origin.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { originSentence } from '#i18n/editing/origin-sentences.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { findOrigins } from '#server/services/records/origins/find-origins.ts';

const resource = z.enum(resourceNames);
const id = z.int().min(1).max(maxInteger).openapi({ example: 12 });

const originSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('record'),
      resource,
      id,
      field: z.string().openapi({ description: 'As a path: `credits.2.role`.', example: 'name' }),
      resource_label: z.string().openapi({ example: 'Stück' }),
      field_label: z.string().openapi({ example: 'Titel' }),
      title: z.string().openapi({ example: 'Faust' }),
    }),
    z.object({ kind: z.literal('page'), id, title: z.string(), path: z.string() }),
    z.object({ kind: z.enum(['interface', 'config']) }),
    z.object({ kind: z.literal('computed') }),
    z.object({ kind: z.literal('unknown') }),
  ])
  .openapi('Origin') satisfies z.ZodType<Origin>;

const foundSchema = originSchema.and(
  z.object({
    sentence: z.string().openapi({ example: 'Dieser Text kommt aus „Faust“ (Stück), Feld „Titel“.' }),
  }),
);

const seenSchema = z.strictObject({
  text: z.string().min(1).max(2000),
  near: z
    .array(z.strictObject({ resource, id }))
    .max(8)
    .openapi({ description: 'Records around it on the page, the nearest first.' }),
  is_menu: z.boolean().openapi({ description: 'Whether it is in the header, the footer or the menu.' }),
  is_picture: z
    .boolean()
    .optional()
    .openapi({ description: 'The text is the name of a picture’s file: its address behind `/media/`.' }),
});

const originsEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/origins',
  tag: 'Back office',
  action: 'back-office',
  max: 1_000_000,
  summary: 'Find where visible texts come from',
  description: 'Changes nothing.',
  request: { body: jsonContent(z.strictObject({ texts: z.array(seenSchema).min(1).max(500) })) },
  response: z.object({ origins: z.array(foundSchema) }).openapi('Origins'),
  responseDescription: 'One for each text, in their order.',
});

/** Registered before the endpoints of resources, whose paths would match it. */
export function addOriginsEndpoint({ app, appContext, locale }: Endpoints): void {
  app.openapi(originsEndpoint, async (context) => {
    const { texts } = context.req.valid('json');
    const found = await findOrigins(appContext.database, texts, locale);
    const origins = found.map((origin) => ({ ...origin, sentence: originSentence(origin, locale) }));
    return context.json({ origins }, 200);
  });
}
