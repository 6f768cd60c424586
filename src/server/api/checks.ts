// The call for the check list of a place.
import { z } from '@hono/zod-openapi';
import { type Calls, readerOf } from '#server/api/call.ts';
import { shownEntry } from '#server/api/check-answers.ts';
import { editorCall } from '#server/api/editor-call.ts';
import { Refusal } from '#server/api/failure.ts';
import { idParameter } from '#server/api/parameters.ts';
import { checkListSchema } from '#server/api/schemas/checks.ts';
import { checkContainer } from '#server/services/checks/check-container.ts';

const listCall = editorCall({
  method: 'get',
  path: '/pageeditor-api/container/{id}/checks',
  tag: 'Editing containers',
  action: 'edit-pages',
  summary: 'Check the working copy',
  description:
    'Alternative texts, the order of headings, links of the house, both languages, evenings, players, contrast, what is ' +
    'empty or not complete. Publishing is refused with the same entries where one of them is blocking.',
  request: { params: z.object({ id: idParameter }) },
  answer: checkListSchema,
  answerDescription: 'What is blocking comes first, then in the order of the page.',
});

export function addCheckCalls(calls: Calls): void {
  const { app, house, locale } = calls;
  app.openapi(listCall, async (context) => {
    const { id } = context.req.valid('param');
    const found = await checkContainer(house.database, id, readerOf(calls), house.config.PUBLIC_URL);
    if (!found) throw new Refusal(404);
    const results = found.entries.map((entry) => shownEntry(entry, found.modules, locale));
    const blocking = results.filter(({ severity }) => severity === 'blocking').length;
    return context.json({ count: results.length, blocking, results }, 200);
  });
}
