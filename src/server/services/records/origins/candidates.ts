// Reads records that may be the origin of a text, with their texts.
import type { Locale } from '#domain/languages/locales.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { nameRecords } from '../form/record-names.ts';
import { type Row, readRecords } from '../read-records.ts';
import { referencesIn } from '../record-references.ts';
import { type RecordText, textsOfRecord } from './texts-of-record.ts';

export interface RecordKey {
  resource: ResourceName;
  id: number;
}

export interface OriginCandidate extends RecordKey {
  words: readonly RecordText[];
  values: Row;
  title: string;
  /** The records that it refers to. */
  refers: readonly RecordKey[];
}

export const recordKeyText = ({ resource, id }: RecordKey) => `${resource}/${id}`;

/** By `recordKeyText`. A few queries for each resource. */
export async function readCandidates(
  queries: Queries,
  keys: readonly RecordKey[],
  locale: Locale,
): Promise<Map<string, OriginCandidate>> {
  const candidates = new Map<string, OriginCandidate>();
  for (const [resource, own] of Map.groupBy(keys, (key) => key.resource)) {
    const fields = fieldsOf(resource);
    const ids = [...new Set(own.map(({ id }) => id))];
    const names = await nameRecords(queries, resource, ids, locale);
    for (const { id, values } of await readRecords(queries, resource, ids)) {
      const refers = referencesIn(fields, values).map((reference) => ({
        resource: reference.to,
        id: reference.id,
      }));
      const words = textsOfRecord(fields, values);
      candidates.set(recordKeyText({ resource, id }), {
        resource,
        id,
        title: names.get(id) ?? '',
        words,
        values,
        refers,
      });
    }
  }
  return candidates;
}
