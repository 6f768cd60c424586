// The endpoints for outdated translations: list, confirm.
import { z } from '@hono/zod-openapi';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { confirmEnglish, listOutdatedTranslations } from '#server/services/modules/translations.ts';
import {
  confirmedEnglishSchema,
  outdatedTranslationListSchema,
  outdatedTranslationSchema,
} from './translations-schema.ts';

const tag = 'Translations';

const listEndpoint = editorEndpoint({
  method: 'get',
  path: '/pageeditor-api/container/{id}/translations',
  tag,
  action: 'edit-pages',
  summary: 'List outdated translations',
  description: 'Modules of the working copy of which German was changed after their English was written.',
  request: { params: z.object({ id: idParameter }) },
  response: outdatedTranslationListSchema,
  responseDescription: 'The modules, with the German that their English was written for.',
});

const confirmEnglishEndpoint = editorEndpoint({
  method: 'put',
  target: 'module',
  path: '/pageeditor-api/module/{module}/{id}/english',
  tag,
  action: 'edit-pages',
  summary: 'Mark an English text as up to date',
  description: 'Rejected with 409 if the module was changed since the user saw it.',
  request: {
    params: z.object({
      module: z.string().openapi({
        param: { name: 'module', in: 'path', required: true, description: 'Name of the module.' },
        example: 'headline',
      }),
      id: idParameter,
    }),
    body: jsonContent(confirmedEnglishSchema),
  },
  response: outdatedTranslationSchema,
  responseDescription: 'The texts of the module that are still outdated.',
});

export function addTranslationEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(listEndpoint, async (context) => {
    const results = await listOutdatedTranslations(appContext.database, context.req.valid('param').id);
    if (!results) throw new HttpError(404);
    return context.json({ count: results.length, results: results.map(answered) }, 200);
  });
  app.openapi(confirmEnglishEndpoint, async (context) => {
    const { module, id } = context.req.valid('param');
    const change = { module, ...context.req.valid('json') };
    const result = await confirmEnglish(appContext.database, id, change, editorOf(context).user.id);
    if (result.outcome === 'gone') throw new HttpError(404);
    if (result.outcome === 'stale') throw new HttpError(409);
    return context.json(answered(result.module), 200);
  });
}

const answered = ({ id, english_for }: { id: number; english_for: Readonly<Record<string, string>> }) => ({
  id,
  english_for: { ...english_for },
});
