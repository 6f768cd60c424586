// The references among the values of a record, also those in the rows of its lists.
import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import type { Row } from './read-records.ts';

export interface RecordReference {
  to: ResourceName;
  id: number;
  /** The path of the value: "person", "tags.0", "cast.2.person". */
  field: string;
}

/** @param prefix of the paths, with a dot at its end */
export function referencesIn(fields: ResourceFields, values: Row, prefix = ''): RecordReference[] {
  return Object.entries(fields).flatMap(([name, field]): RecordReference[] => {
    const value = values[name];
    const path = `${prefix}${name}`;
    if (value === null || value === undefined) return [];
    if (field.kind === 'reference') return [{ to: field.to, id: value as number, field: path }];
    if (field.kind === 'references') {
      return (value as number[]).map((id, at) => ({ to: field.to, id, field: `${path}.${at}` }));
    }
    if (field.kind !== 'rows') return [];
    return (value as Row[]).flatMap((row, at) => referencesIn(field.fields, row, `${path}.${at}.`));
  });
}
