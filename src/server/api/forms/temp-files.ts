// The endpoint for uploads of forms: one small file at a time, of a kind without active content.
import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { formBody } from '#server/api/endpoint/editor-endpoint-body.ts';
import { rejectCrossSiteRequests } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { type Endpoints, problemContent, unavailable } from '#server/api/endpoint/endpoint.ts';
import { rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { clientOf, dropRequest } from '#server/api/endpoint/request-client.ts';
import type { AppContext } from '#server/app-context.ts';
import { openBody } from '#server/http/open-bodies.ts';
import { MediaRejected } from '#server/media/rejection.ts';
import { consumeLimit, limitKey } from '#server/services/accounts/rate-limit.ts';
import type { FormToken } from '#server/services/forms/form-token.ts';
import { createTempFile, uploadLimit } from '#server/services/forms/temp-files.ts';
import { tempFileSchema, tempFileUploadSchema } from './form-schema.ts';
import { formTokenOf } from './request-form-token.ts';

/** Bytes: a file of 10 MB plus the multipart envelope. */
const maxBytes = 10_100_000;

const formTokenKey = 'form token';

const noFormToken = {
  de: 'Das Zeichen der Seite fehlt oder ist zu alt. Bitte laden Sie die Seite neu.',
  en: 'The token of the page is missing or too old. Please load the page again.',
};
const tooMany = {
  de: 'Von hier kamen gerade viele Dateien. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  en: 'Many files have come from here just now. Please try again in a few minutes.',
};
const noFile = {
  de: 'file fehlt. Wählen Sie eine Datei aus.',
  en: 'file is missing. Choose a file.',
};

/** Checks the form token and the rate limit before the body is read. */
function limitUploads(endpoints: Endpoints): MiddlewareHandler {
  const { database, config } = endpoints.appContext;
  return async (context, next) => {
    const formToken = await formTokenOf(context, endpoints, context.req.header('X-CSRFToken'));
    if (!formToken || formToken.isOver) throw rejected(403, noFormToken);
    const { network } = clientOf(context, config);
    const seconds = await consumeLimit(database.db, await limitKey(database, 'upload', network), uploadLimit);
    if (seconds > 0) throw rejected(429, tooMany, { 'Retry-After': String(seconds) });
    context.set(formTokenKey, formToken);
    await next();
  };
}

/** Counted with the forms that are sent without a script: slow lines keep nobody out. */
const openUpload = (context: Context, { config }: AppContext) =>
  openBody(clientOf(context, config).network, () => dropRequest(context));

const uploadEndpoint = (endpoints: Endpoints) =>
  createRoute({
    method: 'post',
    path: '/api/temp-files',
    tags: ['Forms'],
    summary: 'Upload a file for a form',
    description:
      'Not from pages of other sites; with the token of its form, or of a login, in `X-CSRFToken`. Pictures are written anew from their pixels. What no entry names within 24 hours is removed.',
    request: {
      body: { content: { 'multipart/form-data': { schema: tempFileUploadSchema } }, required: true },
    },
    middleware: [
      rejectCrossSiteRequests,
      limitUploads(endpoints),
      formBody(maxBytes, (context) => openUpload(context, endpoints.appContext)),
    ],
    responses: {
      201: {
        description: 'What an entry names in its field by `id`.',
        content: { 'application/json': { schema: tempFileSchema } },
      },
      400: problemContent('The request cannot be read.'),
      403: problemContent('Sent by a page of another site, or without the token of its form.'),
      413: problemContent('The file is too large.'),
      422: problemContent('The file cannot be taken; `errors` says why.'),
      429: problemContent('Too many uploads; `Retry-After` says when to try again.'),
      503: unavailable,
      507: problemContent('No space left to save.'),
    },
  });

export function addTempFileEndpoints(endpoints: Endpoints): void {
  const { app, appContext } = endpoints;
  app.openapi(uploadEndpoint(endpoints), async (context) => {
    const { file } = context.req.valid('form');
    if (!(file instanceof File)) throw rejectedField('file', noFile);
    const formToken = (context.get as (key: string) => unknown)(formTokenKey) as FormToken;
    try {
      return context.json(await createTempFile(appContext, file, formToken), 201);
    } catch (error) {
      if (error instanceof MediaRejected) throw rejectedField('file', error.reason);
      throw error;
    }
  });
}
