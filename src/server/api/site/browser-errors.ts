// The endpoint for reports of browser errors, which are logged.
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { BrowserError } from '#domain/site/browser-error.ts';
import { jsonBody, limitedBody } from '#server/api/endpoint/editor-endpoint-body.ts';
import { rejectCrossSiteRequests } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, problemContent } from '#server/api/endpoint/endpoint.ts';

const maxBytes = 2000;

/** Reports per minute and process that are logged; a fault on every page would otherwise fill the disk. */
const maxLogged = 60;
const minute = 60_000;

const line = z.string().max(200);

const browserErrorSchema = z
  .strictObject({
    message: line.openapi({ example: 'x is undefined' }),
    page: line.regex(/^\/[^?#]*$/).openapi({ description: 'Path without query.', example: '/de/termine' }),
    place: line.openapi({
      description: 'Script, line and column, or empty.',
      example: '/assets/main.js:1:5',
    }),
  })
  .openapi('BrowserError') satisfies z.ZodType<BrowserError>;

const endpoint = createRoute({
  method: 'post',
  path: '/api/browser-errors',
  tags: ['Around the page'],
  summary: 'Report an error in a browser',
  description:
    'Not from pages of other sites. Goes into the log, 60 a minute at most; without personal data.',
  request: { body: { content: { 'application/json': { schema: browserErrorSchema } }, required: true } },
  middleware: [rejectCrossSiteRequests, limitedBody(maxBytes), jsonBody],
  responses: {
    204: { description: 'Accepted, or dropped because there were too many.' },
    400: problemContent('The request cannot be read.'),
    403: problemContent('Sent by a page of another site.'),
    413: problemContent('The report is too long.'),
    422: problemContent('A field cannot be used; `errors` says why.'),
  },
});

export function addBrowserErrorEndpoint({ app, appContext }: Endpoints): void {
  let since = Number.NEGATIVE_INFINITY;
  let logged = 0;
  app.openapi(endpoint, (context) => {
    // Independent of the clock: after one that was set back, nothing would be logged until it is reached again.
    const now = performance.now();
    if (now - since >= minute) {
      since = now;
      logged = 0;
    }
    logged += 1;
    if (logged <= maxLogged) appContext.log.warn(context.req.valid('json'), 'An error in a browser');
    return context.body(null, 204);
  });
}
