// What is asked for of single records in a write, and what became of it.
import type { ResourceName } from '#domain/resources/resource.ts';
import type { EditedRecord } from './read-records.ts';
import type { RecordIssue } from './record-schema.ts';
import type { Use } from './used-by.ts';

export type Line = NewLine | UpdateLine | RemovalLine | ExpectedLine;

export interface NewLine {
  action: 'create';
  resource: ResourceName;
  /** By which other lines refer to the new record: `{ "new": "…" }` in place of its id. */
  key?: string | undefined;
  /** All fields that are given; those left out have their defaults. */
  data: unknown;
}

export interface UpdateLine {
  action: 'update';
  resource: ResourceName;
  id: number;
  /** The version that the change is based on. */
  version: number;
  /** The changed fields only. */
  data: unknown;
  /** Held fields that take the value of the last import: "text.de". */
  release?: readonly string[] | undefined;
}

export interface RemovalLine {
  action: 'remove';
  resource: ResourceName;
  id: number;
  version: number;
  /** How many uses the person has been shown: removing needs as many. */
  seen: number;
}

/** Changes nothing: the other lines are based on this version of the record. */
export interface ExpectedLine {
  action: 'expect';
  resource: ResourceName;
  id: number;
  version: number;
}

export type LineResult =
  | { result: 'new'; record: EditedRecord }
  /** `fields` are those that differ from what was stored. */
  | { result: 'changed'; record: EditedRecord; fields: string[] }
  | { result: 'unchanged'; record: EditedRecord }
  | { result: 'removed'; id: number }
  | { result: 'invalid'; issues: RecordIssue[] }
  /** Changed since the version that the line is based on; by whom, null for an import. */
  | { result: 'stale'; record: EditedRecord; changed_by: string | null }
  | { result: 'gone' }
  /** It is used elsewhere: more often than the person has seen, or by what cannot be without it. */
  | { result: 'used'; uses: Use[] };

/** A line with its place among those that were sent. */
export interface IndexedLine<L extends Line> {
  at: number;
  line: L;
}

/** Whether a line keeps the whole write from being carried out. */
export const isRejected = ({ result }: LineResult) =>
  result === 'invalid' || result === 'stale' || result === 'gone' || result === 'used';
