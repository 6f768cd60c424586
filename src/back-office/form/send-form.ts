/** Sends a form: to be published now or at a moment, or as a draft. */

import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import {
  type BatchUpdate,
  createRecord,
  publishDraft,
  type RecordDraft,
  type RecordValues,
  type RequestFailure,
  type RequestOutcome,
  type StoredRecord,
  saveDraft,
  updateRecord,
  writeBatch,
} from '../requests/record-requests.ts';
import type { PublicationTime, RecordFormState } from './form-state.ts';
import { unreadablePaths } from './form-values.ts';

export interface FormToSend {
  when: PublicationTime;
  /** ISO 8601; with `later`. */
  due_at: string | null;
  /** Null for a new record. */
  id: number | null;
  version: number | null;
  draft: RecordDraft | null;
  /** The user has seen the published values of the sent fields. */
  isSeen: boolean;
  data: RecordValues;
  /** Written with it. */
  also: readonly BatchUpdate[];
  operation_id: string;
}

export type FormOutcome =
  /** The published record, with the rest of the draft. */
  | { outcome: 'done'; record: StoredRecord | null; draft: RecordDraft | null; change_set?: number | null }
  /** With the draft if that was saved before the failure. */
  | (RequestFailure & { draft?: RecordDraft | null });

/**
 * Creates, updates, saves as a draft or plans, depending on the chosen time; together with other records in one
 * change set.
 */
export async function sendForm(
  session: EditingSession,
  resource: ResourceName,
  sending: FormToSend,
): Promise<FormOutcome> {
  const { when, id, version, draft, data, operation_id } = sending;
  const due = when === 'later' && sending.due_at ? { due_at: sending.due_at } : {};
  if (id === null || version === null) {
    return written(await createRecord(session, resource, { operation_id, data, ...due }));
  }
  if (sending.also.length > 0) {
    const own = { action: 'update' as const, resource, id, version, data };
    return outcomeOfBatch(await writeBatch(session, { operation_id, lines: [own, ...sending.also] }));
  }
  if (!draft && when !== 'draft') {
    return written(await updateRecord(session, resource, id, { operation_id, version, data, ...due }));
  }
  let present = draft;
  if (Object.keys(data).length > 0) {
    const saved = await saveDraft(session, resource, id, {
      operation_id: `${operation_id}-draft`,
      version: draft?.version ?? 0,
      ...(sending.isSeen ? { record_version: version } : {}),
      data,
    });
    if (saved.outcome !== 'done') return saved;
    present = saved.data.draft;
  }
  if (when === 'draft' || !present) return { outcome: 'done', record: null, draft: present };
  const body = { operation_id: `${operation_id}-publish`, version: present.version, ...due };
  const published = await publishDraft(session, resource, id, body);
  if (published.outcome !== 'done') return { draft: present, ...published };
  return { outcome: 'done', record: published.data, draft: published.data.draft };
}

function written(outcome: RequestOutcome<StoredRecord & { change_set?: number | null }>): FormOutcome {
  if (outcome.outcome !== 'done') return outcome;
  const { change_set = null, ...record } = outcome.data;
  return { outcome: 'done', record, draft: null, change_set };
}

const ownLine = /^lines\.0\.data\./;

/** Errors of other records are shown for the form as a whole. */
function outcomeOfBatch(outcome: Awaited<ReturnType<typeof writeBatch>>): FormOutcome {
  if (outcome.outcome === 'invalid') {
    const other = outcome.errors.find(({ field }) => !ownLine.test(field));
    if (other) return { outcome: 'failed', detail: other.message };
    const errors = outcome.errors.map((error) => ({ ...error, field: error.field.replace(ownLine, '') }));
    return { outcome: 'invalid', errors };
  }
  if (outcome.outcome !== 'done') return outcome;
  const { lines, change_set } = outcome.data;
  return { outcome: 'done', record: lines[0]?.record ?? null, draft: null, change_set };
}

type Failed = Exclude<FormOutcome, { outcome: 'done' | 'stale' | 'stale-draft' }>;

/**
 * The form's state after a failure.
 * @param shown the fields of the form: errors of others are shown for the form as a whole
 */
export function failedState(
  outcome: Failed,
  shown: readonly string[],
): Pick<RecordFormState, 'save' | 'errors' | 'detail'> {
  const none = { errors: {}, detail: '' };
  switch (outcome.outcome) {
    case 'invalid':
      return {
        save: 'invalid',
        detail: outcome.errors
          .filter(({ field }) => !shown.includes(field.split('.', 1)[0] ?? ''))
          .map(({ message }) => message)
          .join(' '),
        errors: Object.fromEntries(outcome.errors.map(({ field, message }) => [field, message])),
      };
    case 'failed':
      return { ...none, save: 'failed', detail: outcome.detail };
    case 'used':
      return { ...none, save: 'failed' };
    default:
      return { ...none, save: outcome.outcome };
  }
}

/** The data to send: without empty rows, and for a new record without empty fields. */
export function dataOf(names: readonly string[], values: RecordValues, isNew: boolean): RecordValues {
  const entries = names.map((name) => [name, withoutEmptyRows(values[name])] as const);
  return Object.fromEntries(isNew ? entries.filter(([, value]) => value !== null) : entries);
}

function withoutEmptyRows(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.filter((row) => typeof row !== 'object' || !isEquivalent(row, null));
  return isEquivalent(value, null) ? null : value;
}

/** Replaces some fields of the values, or languages of them: "text.de". */
export function withPaths(
  values: RecordValues,
  paths: readonly { field: string; value: unknown }[],
): RecordValues {
  const result: Record<string, unknown> = { ...values };
  for (const { field, value } of paths) {
    const [name = '', language] = field.split('.');
    result[name] = language ? { ...(result[name] as object | null), [language]: value } : value;
  }
  return result;
}

/** The client-side validation; null if the form can be sent. Unparsable fields show their own message. */
export function formProblem(
  { history, when, due_at }: Pick<RecordFormState, 'history' | 'when' | 'due_at'>,
  names: readonly string[],
  noMoment: string,
): Pick<RecordFormState, 'errors'> | null {
  const isUnreadable = names.some((name) => unreadablePaths(history.values[name], name).length > 0);
  if (isUnreadable) return { errors: {} };
  if (when !== 'later' || typeof due_at === 'string') return null;
  return { errors: due_at === null ? { due_at: noMoment } : {} };
}
