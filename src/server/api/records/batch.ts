// The endpoint that writes many records at once: pasted tables, changes of many, runs of dates.
import type { Locale } from '#domain/languages/locales.ts';
import { editorEndpoint, jsonContent } from '#server/api/endpoint/editor-endpoint.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { HttpError, rejectedField } from '#server/api/endpoint/failure.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import type { RecordWrite, RecordWriteResult } from '#server/services/records/record-writes.ts';
import { tryBatch, writeBatch } from '#server/services/records/write-batch.ts';
import { errorsOf, lineAsJson, notWritable } from './record-responses.ts';
import { batchReportSchema, batchSchema } from './records-schema.ts';

const batchEndpoint = editorEndpoint({
  method: 'post',
  path: '/api/cms-hub/batch',
  tag: 'Back office',
  action: 'back-office',
  max: 10_000_000,
  summary: 'Write many records at once',
  description:
    'Creates, changes and removes records of any resources in one transaction and one change set: first those that are new, ' +
    'after those that they refer to, then the changed, then the removed; what `expect` names stays as it is. Nothing is written where a line cannot be: the ' +
    'problem (422 where a field cannot be stored, else 409) has `lines` with a result for each, and `errors` with fields ' +
    'such as `lines.3.data.date_start`. With `dry_run` the same report has status 200.',
  request: { body: jsonContent(batchSchema) },
  response: batchReportSchema,
  responseDescription: 'What was done with each line, with the records as they are now.',
});

export function addBatchEndpoint({ app, appContext: { database }, locale }: Endpoints): void {
  app.openapi(batchEndpoint, async (context) => {
    const { operation_id, dry_run, lines } = context.req.valid('json');
    const { user } = editorOf(context);
    if (!lines.every(({ resource }) => mayWriteRecord(user.role, resource))) throw notWritable();
    rejectImpossible(lines, locale);
    if (dry_run) {
      const results = await tryBatch(database, lines, user.id);
      return context.json({ is_written: false, change_set: null, lines: linesAsJson(results, locale) }, 200);
    }
    const outcome = await writeBatch(database, lines, { operation_id, user_id: user.id });
    if (outcome.outcome === 'other-operation') throw rejectedField('operation_id', otherOperation);
    if (outcome.outcome === 'rejected') throw rejectedLines(outcome.results, locale);
    const { change_set, results } = outcome;
    return context.json(
      { is_written: change_set !== null, change_set, lines: linesAsJson(results, locale) },
      200,
    );
  });
}

const linesAsJson = (results: readonly RecordWriteResult[], locale: Locale) =>
  results.map((result) => lineAsJson(result, locale));

function rejectedLines(results: readonly RecordWriteResult[], locale: Locale): HttpError {
  const lines = linesAsJson(results, locale);
  const errors = results.flatMap((result, at) =>
    result.result === 'invalid' ? errorsOf(result.issues, locale, `lines.${at}.data.`) : [],
  );
  return errors.length > 0
    ? new HttpError(422, { errors, also: { lines } })
    : new HttpError(409, { also: { lines } });
}

/** Lines that contradict each other. */
function rejectImpossible(lines: readonly RecordWrite[], locale: Locale): void {
  const seen = new Set<string>();
  const errors = lines.flatMap((line, at) => {
    const name = line.action === 'create' ? `new ${line.key}` : `${line.resource} ${line.id}`;
    const isNamed = line.action !== 'create' || line.key !== undefined;
    const isTwice = isNamed && seen.has(name);
    seen.add(name);
    const field = line.action === 'create' ? 'key' : 'id';
    return isTwice ? [{ field: `lines.${at}.${field}`, message: twice[locale] }] : [];
  });
  if (errors.length > 0) throw new HttpError(422, { errors });
}

const twice = {
  de: 'Dieser Eintrag steht zweimal in der Sendung. Fassen Sie die Zeilen zusammen.',
  en: 'This record is in the batch twice. Make one line of the two.',
};
