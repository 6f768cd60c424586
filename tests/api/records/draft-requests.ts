// Requests of draft tests, as an editor of the back office sends them.
import { done } from '../endpoint/test-api.ts';
import { base, openRecords, operation, type TestRecord } from './record-requests.ts';

export interface Draft {
  version: number;
  data: Record<string, unknown>;
  changed_by: string;
  conflicts: { field: string; draft: unknown; public: unknown }[];
}
export interface Unpublished {
  draft: Draft | null;
  plans: { id: number; due_at: string; failure: { reason: string; conflicts: Draft['conflicts'] } | null }[];
}

/** The time of scheduled changes, and its serialised form. */
export const due = new Date('2027-01-01T19:00:00Z');
export const due_at = '2027-01-01T20:00';

export type DraftRequests = Awaited<ReturnType<typeof openDrafts>>;

export async function openDrafts(database: string) {
  const records = await openRecords(database);
  const { edit, editor } = records;
  return {
    ...records,
    read: (name: string, id: number) => done<Unpublished>(edit(editor, 'GET', base(name, `${id}/draft/`))),
    save: (name: string, id: number, version: number, data: object, more: object = {}, by = editor) =>
      edit(by, 'POST', base(name, `${id}/draft/`), { operation_id: operation(), version, data, ...more }),
    publish: (name: string, id: number, version: number, more: object = {}) =>
      edit(editor, 'POST', base(name, `${id}/draft/publish/`), {
        operation_id: operation(),
        version,
        ...more,
      }),
    publicly: (name: string, id: number) => done<TestRecord>(records.get(name, id)),
  };
}
