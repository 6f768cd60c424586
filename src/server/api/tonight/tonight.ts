// The endpoints of "Tonight": the cards, executing and undoing an action, and possible covers.
import { z } from '@hono/zod-openapi';
import { undoMinutes } from '#domain/tonight/tonight.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { FieldMessage } from '#server/api/endpoint/editor-endpoint-messages.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { idParameter, textParameter } from '#server/api/endpoint/parameters.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { errorsOf } from '#server/api/records/record-responses.ts';
import type { RecordWriteResult } from '#server/services/records/record-writes.ts';
import { findPerformers } from '#server/services/tonight/find-performers.ts';
import { getCard, listTonight } from '#server/services/tonight/list-tonight.ts';
import { runTonightAction, type TonightOutcome } from '#server/services/tonight/run-action.ts';
import { undoTonightAction } from '#server/services/tonight/undo-action.ts';
import {
  performersSchema,
  tonightActionSchema,
  tonightCardSchema,
  tonightSchema,
  tonightUndoSchema,
} from './tonight-schema.ts';

const shared = { tag: 'Tonight', action: 'set-event-status' } as const;
const path = '/api/cms-hub/tonight';
const ofEvent = z.object({ id: idParameter });

const listEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path,
  summary: 'List the dates of today and tomorrow',
  request: {},
  response: tonightSchema,
  responseDescription: 'By day and time, with the possible actions of each and the lines that visitors read.',
});

const playersEndpoint = editorEndpoint({
  ...shared,
  method: 'get',
  path: `${path}/players`,
  summary: 'Search for covers',
  request: { query: z.object({ q: textParameter('q', 'Words of the name.', 'okafor', 100) }) },
  response: performersSchema,
  responseDescription: 'Names of people, those of the ensemble first.',
});

const tonightActionEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/{id}`,
  summary: 'Run an action on a date',
  description:
    'Writes only the fields of the action; visitors see the change immediately. Rejected with 409 if the date has ' +
    'another version; the problem then has the current `card`, and `changed_by`.',
  request: { params: ofEvent, body: jsonContent(tonightActionSchema) },
  response: tonightCardSchema,
  responseDescription: 'The date as it is now.',
});

const undoEndpoint = editorEndpoint({
  ...shared,
  method: 'post',
  path: `${path}/{id}/undo`,
  summary: 'Undo an action',
  description:
    `Restores the previous values, within ${undoMinutes} minutes. Rejected with 409 if somebody has changed the same ` +
    'fields since; the problem then has `card` and `changed_by`.',
  request: { params: ofEvent, body: jsonContent(tonightUndoSchema) },
  response: tonightCardSchema,
  responseDescription: 'The date as it is now.',
});

export function addTonightEndpoints({ app, appContext }: Endpoints): void {
  const { database } = appContext;

  /** @throws HttpError for everything but `written` */
  async function answer(id: number, outcome: TonightOutcome) {
    const card = await getCard(database, id, appContext.now());
    if (!card) throw new HttpError(404);
    if (outcome.outcome === 'written') return card;
    throw notWritten(outcome, card);
  }

  app.openapi(listEndpoint, async (context) =>
    context.json(await listTonight(database, appContext.now()), 200),
  );
  app.openapi(playersEndpoint, async (context) =>
    context.json({ results: await findPerformers(database, context.req.valid('query').q ?? '') }, 200),
  );
  app.openapi(tonightActionEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { operation_id, ...sent } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id, now: appContext.now() };
    return context.json(await answer(id, await runTonightAction(database, id, sent, writing)), 200);
  });
  app.openapi(undoEndpoint, async (context) => {
    const { id } = context.req.valid('param');
    const { operation_id } = context.req.valid('json');
    const writing = { operation_id, user_id: editorOf(context).user.id, now: appContext.now() };
    return context.json(await answer(id, await undoTonightAction(database, id, writing)), 200);
  });
}

type NotWritten = Exclude<TonightOutcome, { outcome: 'written' }>;

function notWritten(outcome: NotWritten, card: object): HttpError {
  switch (outcome.outcome) {
    case 'gone':
      return new HttpError(404);
    case 'rejected':
      return rejectedLine(outcome.result, card);
    case 'other-operation':
      return rejectedField('operation_id', otherOperation);
    case 'not-later':
      return rejectedField('begin', notLater);
    case 'impossible':
      return rejected(422, impossible);
    case 'other-day':
      return rejected(422, otherDay);
    case 'too-late':
      return rejected(422, tooLate);
  }
}

function rejectedLine(result: RecordWriteResult, card: object): HttpError {
  switch (result.result) {
    case 'stale':
      return new HttpError(409, { also: { card, changed_by: result.changed_by } });
    case 'invalid':
      return new HttpError(422, (locale) => ({ errors: errorsOf(result.issues, locale) }));
    default:
      return new HttpError(404);
  }
}

const notLater: FieldMessage = {
  de: 'Der neue Beginn liegt nicht später am selben Tag. Wählen Sie eine spätere Uhrzeit.',
  en: 'The new time is not later on the same day. Choose a later time.',
};
const impossible: FieldMessage = {
  de: 'Zu diesem Termin lässt sich das nicht mehr sagen: Er ist abgesagt oder vorbei.',
  en: 'This can no longer be said about this date: it is cancelled or over.',
};
const otherDay: FieldMessage = {
  de: 'Der Termin ist weder heute noch morgen. Ändern Sie ihn in der Liste der Termine.',
  en: 'The date is neither today nor tomorrow. Change it in the list of dates.',
};
const tooLate: FieldMessage = {
  de: `Die ${undoMinutes} Minuten zum Zurücknehmen sind um. Melden Sie, was jetzt gilt.`,
  en: `The ${undoMinutes} minutes to take it back are over. Say what holds now.`,
};
