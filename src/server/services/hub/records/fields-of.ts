// How the fields of a kind of record are read: one function per kind, and the compiler asks for each of its fields.
import type { RecordFieldName, RecordValue } from '#domain/hub/record-fields.ts';
import type { RecordKind } from '#domain/hub/records.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** By number; every field of the kind, null for what is empty. Null where there is no such record. */
export type FieldsOf<K extends RecordKind> = (
  database: Database,
  id: number,
  requestContext: RequestContext,
) => Promise<Record<RecordFieldName<K>, RecordValue | null> | null>;
