/**
 * Requests about records. Failures are returned as values. When a session has ended, the login opens over the screen
 * and the request is repeated after it.
 */
import type { PastedTable, TableToCheck } from '#domain/back-office/pasted-table.ts';
import type { FieldConflict } from '#domain/resources/field-conflict.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type RequestSession, requestAt } from '#editing/sync/request.ts';
import { type RejectedField, RequestProblem } from '#editing/sync/request-problem.ts';
import { untilAnswered } from './until-answered.ts';

/** The values of fields in JSON form: instants in ISO 8601, references as ids. */
export type RecordValues = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  id: number;
  /** Raised with every change. */
  version: number;
  values: RecordValues;
}

/** Records of one resource that refer to a record by one of their fields. */
interface RecordUsage {
  resource: ResourceName;
  field: string;
  /** The first twenty. */
  ids: readonly number[];
  count: number;
  /** These cannot be without the record. */
  is_required: boolean;
}

/** The unpublished changes of a record, shared by all editors. */
export interface RecordDraft {
  /** Raised with every save. */
  version: number;
  /** The fields that differ from the published ones. */
  data: RecordValues;
  changed_by: string | null;
  /** ISO 8601. */
  changed_at: string;
  conflicts: readonly FieldConflict[];
}

/** A change that becomes public at a moment. */
export interface ScheduledChange {
  id: number;
  /** ISO 8601. */
  due_at: string;
  data: RecordValues;
  created_by: string | null;
  /** Why it was not carried out. */
  failure: {
    reason: 'conflict' | 'invalid' | 'gone' | 'error';
    conflicts: readonly FieldConflict[];
    issues: readonly RejectedField[];
  } | null;
}

/** Why nothing was read or written. */
export type RequestFailure =
  /** The draft was saved, published or discarded by somebody else, or the published record has changed. */
  | {
      outcome: 'stale-draft';
      draft: RecordDraft | null;
      record: StoredRecord | null;
      changed_by: string | null;
      conflicts: readonly FieldConflict[];
    }
  /** The record was changed by somebody else; null for an import. */
  | { outcome: 'stale'; record: StoredRecord; changed_by: string | null }
  /** Used more often than the user has seen, or by a required reference. */
  | { outcome: 'used'; uses: readonly RecordUsage[] }
  | { outcome: 'gone' }
  /** `field` as a path: "prices.0.amount". */
  | { outcome: 'invalid'; errors: readonly RejectedField[] }
  /** The login was dismissed. */
  | { outcome: 'logged-out' }
  | { outcome: 'forbidden'; detail: string }
  | { outcome: 'unreachable' }
  /** Something else; `detail` in the reader's language, perhaps empty. */
  /** `isConflict`: in a batch, the version of at least one record differs from the version that the client sent. */
  | { outcome: 'failed'; detail: string; isConflict?: true };

export type RequestOutcome<T> = { outcome: 'done'; data: T } | RequestFailure;

type WrittenRecord = StoredRecord & { is_written: boolean };

/** The id under which a write is carried out once, however often it is sent. */
export const newOperationId = (): string => crypto.randomUUID();

export function getRecord(session: RequestSession, resource: ResourceName, id: number) {
  return send<StoredRecord>(session, 'GET', `${resource}/${id}`);
}

/** @param data the given fields; others get their defaults */
export function createRecord(
  session: RequestSession,
  resource: ResourceName,
  body: { operation_id: string; data: RecordValues; due_at?: string },
) {
  return send<WrittenRecord>(session, 'POST', resource, body);
}

/** `data` has the changed fields only, based on `version`; `decline` names manually edited fields to keep. */
export function updateRecord(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  body: { operation_id: string; version: number; data: RecordValues; due_at?: string; decline?: string[] },
) {
  return send<WrittenRecord & { change_set: number | null }>(session, 'POST', `${resource}/${id}`, body);
}

/** The unpublished changes of a record. */
export function getUnpublished(session: RequestSession, resource: ResourceName, id: number) {
  return send<{ draft: RecordDraft | null; plans: readonly ScheduledChange[] }>(
    session,
    'GET',
    `${resource}/${id}/draft`,
  );
}

/**
 * @param version of the edited draft; 0 for none
 * @param record_version of the published record that was seen
 */
export function saveDraft(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  body: { operation_id: string; version: number; record_version?: number; data: RecordValues },
) {
  return send<{ draft: RecordDraft | null }>(session, 'POST', `${resource}/${id}/draft`, body);
}

export function discardDraft(session: RequestSession, resource: ResourceName, id: number, version: number) {
  return send<null>(session, 'DELETE', `${resource}/${id}/draft?version=${version}`);
}

/** @param due_at at this moment; without it, now */
export function publishDraft(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  body: { operation_id: string; version: number; due_at?: string },
) {
  return send<StoredRecord & { draft: RecordDraft | null }>(
    session,
    'POST',
    `${resource}/${id}/draft/publish`,
    body,
  );
}

export function cancelScheduledChange(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  plan: number,
) {
  return send<unknown>(session, 'DELETE', `${resource}/${id}/plans/${plan}`);
}

/** @param seen how many uses the person has been shown */
export function removeRecord(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  { version, operation_id, seen }: { version: number; operation_id: string; seen: number },
) {
  const query = new URLSearchParams({ version: String(version), operation_id, seen: String(seen) });
  return send<null>(session, 'DELETE', `${resource}/${id}?${query}`);
}

/** Restores a removed record with its id and the references to it. */
export function restoreRecord(
  session: RequestSession,
  resource: ResourceName,
  id: number,
  operation_id: string,
) {
  return send<WrittenRecord>(session, 'POST', `${resource}/${id}/restore`, {
    operation_id,
  });
}

/** A record as an option of a picker. */
export interface RecordOption {
  id: number;
  name: string;
  /** Distinguishes records of the same name; empty if the name is unique. */
  detail: string;
  /** The address of a thumbnail; empty without one. */
  thumbnail: string;
}

/** Searches records by their names, in the order of their list. */
export function searchRecordOptions(session: RequestSession, resource: ResourceName, q: string) {
  const query = new URLSearchParams({ page_size: '20', ...(q ? { q } : {}) });
  return send<{ results: readonly RecordOption[] }>(session, 'GET', `${resource}?${query}`);
}

/** A change of one record among many. */
export interface BatchUpdate {
  action: 'update';
  resource: ResourceName;
  id: number;
  version: number;
  data: RecordValues;
}

/** A new record among many; by `key` other lines refer to it: `{ new: "…" }` in place of its number. */
type BatchCreation = { action: 'create'; resource: ResourceName; key?: string; data: RecordValues };

/** A record on which a batch is based, with its expected version. */
type BatchExpectation = Omit<BatchUpdate, 'action' | 'data'> & { action: 'expect' };

/** Parses a pasted table and previews its changes. */
export function checkTable(session: RequestSession, resource: ResourceName, table: TableToCheck) {
  return send<PastedTable>(session, 'POST', `${resource}/table`, table);
}

type BatchLine = { result: string; record?: StoredRecord };

/** Writes many records in one change set, all or none. `change_set` is null if nothing differed. */
export function writeBatch(
  session: RequestSession,
  body: { operation_id: string; lines: readonly (BatchUpdate | BatchCreation | BatchExpectation)[] },
) {
  return untilAnswered(() =>
    send<{ change_set: number | null; lines: readonly BatchLine[] }>(session, 'POST', 'batch', body),
  );
}

/** Undoes all that was written together. */
export function undoChangeSet(session: RequestSession, change_set: number, operation_id: string) {
  return send<{ change_set: number }>(session, 'POST', `change-sets/${change_set}/undo`, { operation_id });
}

function send<T>(
  session: RequestSession,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<RequestOutcome<T>> {
  return outcomeOf(requestAt<T>(session, method, `/${session.locale}/api/cms-hub/${path}`, body));
}

/** A request of the back office, with its outcome as a value. */
export function outcomeOf<T>(request: Promise<T>): Promise<RequestOutcome<T>> {
  const done = (data: T): RequestOutcome<T> => ({ outcome: 'done', data });
  return request.then(done, (error) => {
    if (!(error instanceof RequestProblem)) throw error;
    return failureOf(error);
  });
}

function failureOf({ status, detail, errors, document }: RequestProblem): RequestFailure {
  switch (status) {
    case 0:
      return { outcome: 'unreachable' };
    case 401:
      return { outcome: 'logged-out' };
    case 403:
      return { outcome: 'forbidden', detail };
    case 404:
      return { outcome: 'gone' };
    case 409:
      return conflictOf(document) ?? { outcome: 'failed', detail, isConflict: true };
    default:
      return errors.length > 0 ? { outcome: 'invalid', errors } : { outcome: 'failed', detail };
  }
}

function conflictOf(document: RequestProblem['document']): RequestFailure | null {
  const { record, uses, changed_by = null } = document;
  if ('draft' in document) {
    return {
      outcome: 'stale-draft',
      draft: document.draft as RecordDraft | null,
      record: (record ?? null) as StoredRecord | null,
      changed_by: changed_by as string | null,
      conflicts: (document.conflicts ?? []) as FieldConflict[],
    };
  }
  if (uses) return { outcome: 'used', uses: uses as RecordUsage[] };
  if (!record) return null;
  return { outcome: 'stale', record: record as StoredRecord, changed_by: changed_by as string | null };
}
