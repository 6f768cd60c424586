// The calls for forms: what a form asks, the ticket that it is sent with, and sending it.
import { createRoute, z } from '@hono/zod-openapi';
import { berlinDay } from '#domain/dates.ts';
import { formMessages, messageOf } from '#i18n/form-texts.ts';
import { type Calls, plainCall, problem, recordAnswer, recordCall, unavailable } from '#server/api/call.ts';
import { jsonContent } from '#server/api/editor-call.ts';
import { jsonBody, limitedBody } from '#server/api/editor-call-body.ts';
import { notFromElsewhere } from '#server/api/editor-call-guard.ts';
import { Refusal, refusedField } from '#server/api/failure.ts';
import { ticketOf } from '#server/api/form-sender.ts';
import { acceptedSchema, entrySchema, formSchema, formTokenSchema } from '#server/api/schemas/form.ts';
import { senderOf } from '#server/api/sender.ts';
import { bareTicket, makeTicket } from '#server/services/forms/form-ticket.ts';
import { getForm } from '#server/services/forms/get-form.ts';
import { submitEntry } from '#server/services/forms/submit-entry.ts';

const tag = 'Forms';

/** Bytes of an entry: some long letters. */
const mostBytes = 500_000;

const formCall = recordCall({
  path: '/api/forms/{slug}',
  tag,
  summary: 'Get a form',
  description: 'Only while it is online. The field `email2` at its end is for robots.',
  params: z.object({
    slug: z
      .string()
      .openapi({ param: { name: 'slug', in: 'path' }, description: 'Name of the form.', example: 'kontakt' }),
  }),
  answer: formSchema,
  answerDescription: 'What the form asks.',
});

const tokenCall = plainCall({
  path: '/api/forms-token',
  tag,
  summary: 'Get a token to send a form with',
  description: 'Each page with a form carries one already. What comes within two seconds of it is not kept.',
  answer: formTokenSchema,
  answerDescription: 'A signed moment with a name of its own; kept by nobody else.',
});

const entryCall = createRoute({
  method: 'post',
  path: '/api/forms-entries',
  tags: [tag],
  summary: 'Send a form',
  description:
    'Not from pages of other sites. The same values with the same token are one entry, however often they are sent. Without a token, as programs send it, the same values are one entry a day, ten entries go in a quarter of an hour, and none can name a file.',
  request: { body: jsonContent(entrySchema) },
  middleware: [notFromElsewhere, limitedBody(mostBytes), jsonBody],
  responses: {
    201: {
      description: 'It has arrived.',
      content: { 'application/json': { schema: acceptedSchema } },
    },
    400: problem('The request cannot be read.'),
    403: problem('Sent by a page of another site.'),
    413: problem('The body is too large.'),
    422: problem('Fields cannot be kept as they are; `errors` names each with its remedy.'),
    429: problem('Too many entries from there; `Retry-After` says when to try again.'),
    503: unavailable,
    507: problem('No space left to save.'),
  },
});

const noForm = {
  de: 'Dieses Formular gibt es nicht oder es ist nicht mehr offen. Bitte laden Sie die Seite neu.',
  en: 'There is no such form, or it is no longer open. Please load the page again.',
};
const noTicket = {
  de: 'Das Zeichen der Seite (token) ist ein anderes oder zu alt. Bitte laden Sie die Seite neu oder holen Sie eines unter /api/forms-token/.',
  en: 'The token of the page is another one or too old. Please load the page again, or get one at /api/forms-token/.',
};
const tooMany = {
  de: 'Von Ihrem Anschluss kamen gerade sehr viele Einträge. Bitte warten Sie einige Minuten.',
  en: 'Very many entries have come from your connection. Please wait a few minutes.',
};

export function addFormCalls(calls: Calls): void {
  const { app, house, locale } = calls;
  const { database } = house;
  app.openapi(formCall, async (context) => {
    const found = await getForm(database, context.req.valid('param').slug, { locale });
    return recordAnswer(context, found?.form, calls);
  });
  app.openapi(tokenCall, async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ token: await makeTicket(database, house.now()) }, 200);
  });
  app.openapi(entryCall, async (context) => {
    const { form, field_values, token } = context.req.valid('json');
    const { network } = senderOf(context, house.config);
    const now = house.now();
    const given = token ?? context.req.header('X-CSRFToken');
    const ticket = await (given === undefined
      ? bareTicket(database, network, berlinDay(now))
      : ticketOf(context, calls, given));
    const { PUBLIC_URL: publicUrl } = house.config;
    const outcome = await submitEntry(database, {
      form,
      sent: field_values,
      ...{ ticket, locale, network, publicUrl, now },
    });
    switch (outcome.kind) {
      case 'no-form':
        throw refusedField('form', noForm);
      case 'no-ticket':
        throw refusedField('token', noTicket);
      case 'later':
        throw new Refusal(429, () => ({
          detail: tooMany[locale],
          headers: { 'Retry-After': String(outcome.seconds) },
        }));
      case 'invalid': {
        const labels = new Map(outcome.form.form.fields.map(({ slug, label }) => [slug, label]));
        throw new Refusal(422, () => ({
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
