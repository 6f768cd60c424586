// The endpoint of the hub.

import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { getHub } from '#server/services/hub/get-hub.ts';
import { hubSchema } from './hub-schema.ts';

const hubEndpoint = editorEndpoint({
  method: 'get',
  path: '/api/cms-hub',
  tag: 'Editing pages',
  summary: 'Get what the editors should know',
  action: 'edit-pages',
  request: {},
  answer: hubSchema,
  answerDescription: 'What was done lately, what is planned, what needs care, and all pages.',
});

export function addHubEndpoints(endpoints: Endpoints): void {
  endpoints.app.openapi(hubEndpoint, async (context) =>
    context.json(await getHub(endpoints.appContext.database, requestContextOf(endpoints)), 200),
  );
}
