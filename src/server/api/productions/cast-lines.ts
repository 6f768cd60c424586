// The endpoint that previews pasted lines "Part: Name" for the cast of a production.
import { z } from '@hono/zod-openapi';
import type { PastedCast } from '#domain/productions/cast-lines.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { localizedSchema } from '#server/api/endpoint/text-schema.ts';
import { checkCastLines } from '#server/services/productions/cast-board.ts';

const partSchema = z.object({
  role: localizedSchema,
  name: z.string(),
  person: z.int().nullable(),
});

const pastedSchema = z
  .object({
    version: z.int().openapi({ description: 'Of the production that it was compared with.' }),
    cast: z.array(partSchema).openapi({ description: 'The whole cast as it would be.' }),
    rows: z.array(
      z.object({
        line: z.int(),
        role: z.string(),
        name: z.string(),
        result: z.enum(['new', 'changed', 'same', 'no-part', 'no-name']),
        before: z.string().openapi({ description: 'Who has the part so far.' }),
        person: z.int().nullable(),
      }),
    ),
  })
  .openapi('PastedCast') satisfies z.ZodType<PastedCast>;

const linesEndpoint = editorEndpoint({
  tag: 'Back office',
  action: 'plan-casts',
  method: 'post',
  path: '/api/cms-hub/cast/{id}/lines',
  summary: 'Check lines for a cast',
  description:
    'Reads lines "Part: Name" and says what they change. Nothing is written: `cast` is a field of the production.',
  request: {
    params: z.object({ id: idParameter }),
    body: jsonContent(
      z
        .strictObject({ text: z.string().max(20_000).openapi({ example: 'Firs: Gustav Lindqvist' }) })
        .openapi('CastLines'),
    ),
  },
  response: pastedSchema,
  responseDescription: 'What each line does.',
});

export function addCastEndpoint({ app, appContext }: Endpoints): void {
  app.openapi(linesEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const checked = await checkCastLines(appContext.database, id, context.req.valid('json').text);
    if (!checked) throw new HttpError(404);
    return context.json(checked, 200);
  });
}
