// The endpoints for forms: description, form token, submission.
import { createRoute, z } from '@hono/zod-openapi';
import { berlinDay } from '#domain/dates/dates.ts';
import { minFillTime } from '#domain/forms/form-limits.ts';
import { formMessages, messageOf } from '#i18n/forms/form-texts.ts';
import { jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { jsonBody, limitedBody } from '#server/api/endpoint/editor-endpoint-body.ts';
import { rejectCrossSiteRequests } from '#server/api/endpoint/editor-endpoint-guard.ts';
import {
  type Endpoints,
  parameterlessEndpoint,
  problemContent,
  recordEndpoint,
  recordResponse,
  unavailable,
} from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { clientOf } from '#server/api/endpoint/request-client.ts';
import { anonymousFormToken, issueFormToken } from '#server/services/forms/form-token.ts';
import { getForm } from '#server/services/forms/get-form.ts';
import { submitEntry } from '#server/services/forms/submit-entry.ts';
import { acceptedSchema, entrySchema, formSchema, formTokenSchema } from './form-schema.ts';
import { formTokenOf } from './request-form-token.ts';

const tag = 'Forms';

/** Bytes of an entry. */
const maxBytes = 500_000;

const formEndpoint = recordEndpoint({
  path: '/api/forms/{slug}',
  tag,
  summary: 'Get a form',
  description: 'Only while it is online. The field `email2` at its end is for robots.',
  params: z.object({
    slug: z
      .string()
      .openapi({ param: { name: 'slug', in: 'path' }, description: 'Name of the form.', example: 'kontakt' }),
  }),
  response: formSchema,
  responseDescription: 'What the form asks.',
});

const tokenEndpoint = parameterlessEndpoint({
  path: '/api/forms-token',
  tag,
  summary: 'Get a token to send a form with',
  description:
    'Each page with a form carries one already. What comes within two seconds of it is to be sent again (429).',
  response: formTokenSchema,
  responseDescription: 'A signed moment with a name of its own; kept by nobody else.',
});

const entryEndpoint = createRoute({
  method: 'post',
  path: '/api/forms-entries',
  tags: [tag],
  summary: 'Send a form',
  description:
    'Not from pages of other sites. The same values with the same token are one entry, however often they are sent. Without a token, as programs send it, the same values are one entry a day, ten entries go in a quarter of an hour, and none can name a file.',
  request: { body: jsonContent(entrySchema) },
  middleware: [rejectCrossSiteRequests, limitedBody(maxBytes), jsonBody],
  responses: {
    201: {
      description: 'It has arrived.',
      content: { 'application/json': { schema: acceptedSchema } },
    },
    400: problemContent('The request cannot be read.'),
    403: problemContent('Sent by a page of another site.'),
    413: problemContent('The body is too large.'),
    422: problemContent('Fields cannot be kept as they are; `errors` names each with its remedy.'),
    429: problemContent('Too many entries from there; `Retry-After` says when to try again.'),
    503: unavailable,
    507: problemContent('No space left to save.'),
  },
});

const noForm = {
  de: 'Dieses Formular gibt es nicht, oder es ist nicht mehr offen. Es wurde nichts gesendet.',
  en: 'There is no such form, or it is no longer open. Nothing was sent.',
};
const noFormToken = {
  de: 'Das Zeichen der Seite (token) ist ein anderes oder zu alt. Bitte laden Sie die Seite neu oder holen Sie eines unter /api/forms-token/.',
  en: 'The token of the page is another one or too old. Please load the page again, or get one at /api/forms-token/.',
};
const tooEarly = {
  de: 'Das ging sehr schnell. Bitte senden Sie es in zwei Sekunden noch einmal.',
  en: 'That was very quick. Please send it again in two seconds.',
};
const tooMany = {
  de: 'Von Ihrem Anschluss kamen gerade sehr viele Einträge. Bitte warten Sie einige Minuten.',
  en: 'Very many entries have come from your connection. Please wait a few minutes.',
};

export function addFormEndpoints(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database } = appContext;
  app.openapi(formEndpoint, async (context) => {
    const found = await getForm(database, context.req.valid('param').slug, { locale });
    return recordResponse(context, found?.form, endpoints);
  });
  app.openapi(tokenEndpoint, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ token: await issueFormToken(database, appContext.now()) }, 200);
  });
  app.openapi(entryEndpoint, async (context) => {
    const { form, field_values, token } = context.req.valid('json');
    const { network } = clientOf(context, appContext.config);
    const now = appContext.now();
    const given = token ?? context.req.header('X-CSRFToken');
    const formToken = await (given === undefined
      ? anonymousFormToken(database, network, berlinDay(now))
      : formTokenOf(context, endpoints, given));
    const { PUBLIC_URL: publicUrl } = appContext.config;
    const outcome = await submitEntry(database, {
      form,
      sent: field_values,
      formToken,
      locale,
      network,
      publicUrl,
      now,
    });
    switch (outcome.kind) {
      case 'no-form':
        throw rejectedField('form', noForm);
      case 'no-token':
        throw rejectedField('token', noFormToken);
      case 'early':
        throw rejected(429, tooEarly, { 'Retry-After': String(Math.ceil(minFillTime / 1000)) });
      case 'later':
        throw rejected(429, tooMany, { 'Retry-After': String(outcome.seconds) });
      case 'invalid': {
        const labels = new Map(outcome.form.form.fields.map(({ slug, label }) => [slug, label]));
        throw new HttpError(422, () => ({
          errors: outcome.errors.map((error) => ({
            field: error.slug,
            message: messageOf(formMessages(locale), error, labels.get(error.slug) ?? error.slug),
          })),
        }));
      }
      case 'accepted':
        return context.json({ form, confirmation: outcome.confirmation }, 201);
    }
  });
}
