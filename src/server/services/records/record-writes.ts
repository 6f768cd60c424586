// Lines of a write, one per record, and their results.
import type { ResourceName } from '#domain/resources/resource.ts';
import type { VersionedRecord } from './read-records.ts';
import type { RecordIssue } from './record-schema.ts';
import type { RecordUsage } from './record-usages.ts';

export type RecordWrite = RecordCreation | RecordUpdate | RecordRemoval | RecordExpectation;

export interface RecordCreation {
  action: 'create';
  resource: ResourceName;
  /** By which other lines refer to the new record: `{ "new": "…" }` in place of its id. */
  key?: string | undefined;
  /** The given fields; missing ones have their defaults. */
  data: unknown;
}

export interface RecordUpdate {
  action: 'update';
  resource: ResourceName;
  id: number;
  /** The version that the change is based on. */
  version: number;
  /** The changed fields only. */
  data: unknown;
  /** Manually edited fields that take the value of the last import: "text.de". */
  release?: readonly string[] | undefined;
}

export interface RecordRemoval {
  action: 'remove';
  resource: ResourceName;
  id: number;
  version: number;
  /** Number of uses shown to the user; removal requires the current number. */
  seen: number;
}

/** Changes nothing: the other lines are based on this version of the record. */
export interface RecordExpectation {
  action: 'expect';
  resource: ResourceName;
  id: number;
  version: number;
}

export type RecordWriteResult =
  | { result: 'new'; record: VersionedRecord }
  /** `fields` are the changed ones. */
  | { result: 'changed'; record: VersionedRecord; fields: string[] }
  | { result: 'unchanged'; record: VersionedRecord }
  | { result: 'removed'; id: number }
  | { result: 'invalid'; issues: RecordIssue[] }
  /** Changed since the version that the line is based on; by whom, null for an import. */
  | { result: 'stale'; record: VersionedRecord; changed_by: string | null }
  | { result: 'gone' }
  /** It is used elsewhere: more often than the user has seen, or by a required reference. */
  | { result: 'used'; uses: RecordUsage[] };

/** A line with its index in the request. */
export interface IndexedWrite<L extends RecordWrite> {
  at: number;
  line: L;
}

/** Whether the result of one line rolls back the whole write. */
export const isRejected = ({ result }: RecordWriteResult) =>
  result === 'invalid' || result === 'stale' || result === 'gone' || result === 'used';
