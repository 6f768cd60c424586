// The endpoint of the hub.

import { editorEndpoint } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { getHub } from '#server/services/hub/get-hub.ts';
import { shopOrigin } from '#server/shop-origin.ts';
import { hubSchema } from './hub-schema.ts';

const hubEndpoint = editorEndpoint({
  method: 'get',
  path: '/api/cms-hub',
  tag: 'Editing pages',
  summary: 'Get the front page of the back office',
  action: 'edit-pages',
  request: {},
  response: hubSchema,
  responseDescription: 'The events of today, what needs care, what is planned, and what was done lately.',
});

export function addHubEndpoints(endpoints: Endpoints): void {
  endpoints.app.openapi(hubEndpoint, async (context) =>
    context.json(
      await getHub(endpoints.appContext.database, {
        ...requestContextOf(endpoints),
        user: editorOf(context).user,
        hasShop: shopOrigin(endpoints.appContext.config) !== null,
      }),
      200,
    ),
  );
}
