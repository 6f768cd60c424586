// The call behind the editors' front page.
import { type Calls, readerOf } from '#server/api/call.ts';
import { editorCall } from '#server/api/editor-call.ts';
import { hubSchema } from '#server/api/schemas/hub.ts';
import { getHub } from '#server/services/hub/get-hub.ts';

const hubCall = editorCall({
  method: 'get',
  path: '/api/cms-hub',
  tag: 'Editing pages',
  summary: 'Get what the editors should know',
  action: 'edit-pages',
  request: {},
  answer: hubSchema,
  answerDescription: 'What was done lately, what is planned, what needs care, and all pages.',
});

export function addHubCalls(calls: Calls): void {
  calls.app.openapi(hubCall, async (context) =>
    context.json(await getHub(calls.house.database, readerOf(calls)), 200),
  );
}
