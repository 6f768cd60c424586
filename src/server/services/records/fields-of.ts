// How the fields of a kind of record are read: one function per kind, and the compiler asks for each of its fields.
import type { RecordFieldName, RecordValue } from '#domain/record-fields.ts';
import type { RecordKind } from '#domain/records.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Reader } from '#server/services/reader.ts';

/** By number; every field of the kind, null for what is empty. Null where there is no such record. */
export type FieldsOf<K extends RecordKind> = (
  database: Database,
  id: number,
  reader: Reader,
) => Promise<Record<RecordFieldName<K>, RecordValue | null> | null>;
