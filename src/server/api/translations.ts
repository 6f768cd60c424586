// The calls about English texts that German has left behind: which they are, and that one is right as it is.
import { z } from '@hono/zod-openapi';
import type { Calls } from '#server/api/call.ts';
import { editorCall, jsonContent } from '#server/api/editor-call.ts';
import { editorOf } from '#server/api/editor-call-guard.ts';
import { Refusal } from '#server/api/failure.ts';
import { idParameter } from '#server/api/parameters.ts';
import { englishRightSchema, staleListSchema, staleModuleSchema } from '#server/api/schemas/translations.ts';
import { confirmEnglish, listStale } from '#server/services/modules/translations.ts';

const tag = 'Translations';

const listCall = editorCall({
  method: 'get',
  path: '/pageeditor-api/container/{id}/translations',
  tag,
  action: 'edit-pages',
  summary: 'List what German has left behind',
  description: 'Modules of the working copy of which German was changed after their English was written.',
  request: { params: z.object({ id: idParameter }) },
  answer: staleListSchema,
  answerDescription: 'The modules, with the German that their English was written for.',
});

const rightCall = editorCall({
  method: 'put',
  path: '/pageeditor-api/module/{module}/{id}/english',
  tag,
  action: 'edit-pages',
  summary: 'Say that the English is right as it is',
  description: 'Refused with 409 where the module was changed since it was looked at.',
  request: {
    params: z.object({
      module: z.string().openapi({
        param: { name: 'module', in: 'path', required: true, description: 'Name of the module.' },
        example: 'headline',
      }),
      id: idParameter,
    }),
    body: jsonContent(englishRightSchema),
  },
  answer: staleModuleSchema,
  answerDescription: 'What is left behind of the module now.',
});

export function addTranslationCalls(calls: Calls): void {
  const { app, house } = calls;
  app.openapi(listCall, async (context) => {
    const results = await listStale(house.database, context.req.valid('param').id);
    if (!results) throw new Refusal(404);
    return context.json({ count: results.length, results: results.map(answered) }, 200);
  });
  app.openapi(rightCall, async (context) => {
    const { module, id } = context.req.valid('param');
    const change = { module, ...context.req.valid('json') };
    const result = await confirmEnglish(house.database, id, change, editorOf(context).user.id);
    if (result.outcome === 'gone') throw new Refusal(404);
    if (result.outcome === 'stale') throw new Refusal(409);
    return context.json(answered(result.module), 200);
  });
}

const answered = ({ id, english_for }: { id: number; english_for: Readonly<Record<string, string>> }) => ({
  id,
  english_for: { ...english_for },
});
