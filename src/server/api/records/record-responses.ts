// Responses to writes of single records, and their errors.
import type { Context } from 'hono';
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { editorOf } from '#server/api/endpoint/editor-endpoint-guard.ts';
import { HttpError, rejected, rejectedField } from '#server/api/endpoint/failure.ts';
import { otherOperation } from '#server/api/modules/module-responses.ts';
import { mayReadRecord, mayWriteRecord } from '#server/services/accounts/permissions.ts';
import type { VersionedRecord } from '#server/services/records/read-records.ts';
import type { RecordIssue } from '#server/services/records/record-schema.ts';
import type { RecordWriteResult } from '#server/services/records/record-writes.ts';
import type { WriteOutcome } from '#server/services/records/write-record.ts';

/** @throws HttpError 404 for an unknown resource, 403 for one that the role may not read */
export function readableResource(context: Context, resource: ResourceName | null): ResourceName {
  if (!resource) throw new HttpError(404);
  if (!mayReadRecord(editorOf(context).user.role, resource)) throw rejected(403, notReadable);
  return resource;
}

/** @throws HttpError 404 for an unknown resource, 403 for one that the role may not write */
export function writableResource(context: Context, resource: ResourceName | null): ResourceName {
  if (!resource) throw new HttpError(404);
  if (!mayWriteRecord(editorOf(context).user.role, resource)) throw notWritable();
  return resource;
}

const notReadable = {
  de: 'Ihr Konto darf das nicht sehen. Fragen Sie die Redaktion.',
  en: 'Your account may not see this. Ask the editors.',
};

/** 403: the role may read the resource but not write it. */
export const notWritable = () =>
  rejected(403, {
    de: 'Ihr Konto darf das lesen, aber nicht ändern. Bitten Sie die Redaktion um diese Änderung.',
    en: 'Your account may read this but not change it. Ask the editors for this change.',
  });

/** Without server-only values; instants are serialised with the response. */
export const recordAsJson = ({ id, version, values }: VersionedRecord) => ({ id, version, values });

/**
 * As in problem documents.
 * @param prefix path of the record in a body with several, e.g. `lines[3].`
 */
export const errorsOf = (issues: readonly RecordIssue[], locale: Locale, prefix = '') =>
  issues.map(({ field, message }) => ({ field: `${prefix}${field}`, message: message[locale] }));

/** @throws HttpError if there is no record to return */
export function writtenRecordResponse(outcome: WriteOutcome) {
  const { result, change_set } = requireWritten(outcome);
  if (!('record' in result)) throw new HttpError(404);
  return { ...recordAsJson(result.record), is_written: result.result !== 'unchanged', change_set };
}

/** @throws HttpError if the record still exists */
export function removedRecordResponse(outcome: WriteOutcome) {
  return { change_set: requireWritten(outcome).change_set };
}

type Done = Extract<RecordWriteResult, { result: 'new' | 'changed' | 'unchanged' | 'removed' }>;

function requireWritten(outcome: WriteOutcome): { result: Done; change_set: number | null } {
  if (outcome === 'other-operation') throw rejectedField('operation_id', otherOperation);
  const { result, change_set } = outcome;
  switch (result.result) {
    case 'gone':
      throw new HttpError(404);
    case 'stale':
      throw new HttpError(409, {
        also: { record: recordAsJson(result.record), changed_by: result.changed_by },
      });
    case 'used':
      throw new HttpError(409, { also: { uses: result.uses } });
    case 'invalid':
      throw new HttpError(422, (locale) => ({ errors: errorsOf(result.issues, locale) }));
    default:
      return { result, change_set };
  }
}

/** One line of a write of several, as `lineSchema` describes it. */
export function lineAsJson(result: RecordWriteResult, locale: Locale) {
  return {
    result: result.result,
    ...('fields' in result ? { fields: result.fields } : {}),
    ...('record' in result ? { record: recordAsJson(result.record) } : {}),
    ...('changed_by' in result ? { changed_by: result.changed_by } : {}),
    ...('uses' in result ? { uses: result.uses } : {}),
    ...('issues' in result ? { issues: errorsOf(result.issues, locale) } : {}),
  };
}
