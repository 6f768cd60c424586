// Reads the fields of a kind of record: one function per kind; its type requires every field.
import type { RecordFieldName, RecordValue } from '#domain/hub/record-fields.ts';
import type { RecordKind } from '#domain/hub/records.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** All fields of a record by id, null for empty ones; null if there is no such record. */
export type FieldsOf<K extends RecordKind> = (
  database: Database,
  id: number,
  requestContext: RequestContext,
) => Promise<Record<RecordFieldName<K>, RecordValue | null> | null>;
