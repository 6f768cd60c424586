// References of new records to each other, before they have ids: `{ "new": "key" }` in place of an id.

import type { ResourceFields, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { RecordIssue } from './record-schema.ts';

/** The ids of new records by their temporary keys; null for one that cannot be created. */
export type NewIds = ReadonlyMap<string, number | null>;

/** The keys of the new records that some data refers to. */
export function newKeysIn(resource: ResourceName, data: unknown): string[] {
  const keys: string[] = [];
  replaced(fieldsOf(resource), data, (key) => keys.push(key), '');
  return keys;
}

/** A copy of the data with ids in place of keys. */
export function withIdsForKeys(
  resource: ResourceName,
  data: unknown,
  ids: NewIds,
): { data: unknown } | { issues: RecordIssue[] } {
  const issues: RecordIssue[] = [];
  const idOf = (key: string, field: string) => {
    const id = ids.get(key);
    if (typeof id !== 'number') issues.push({ field, message: id === null ? notCreated : unknownKey });
    return id;
  };
  const named = replaced(fieldsOf(resource), data, idOf, '');
  return issues.length > 0 ? { issues } : { data: named };
}

/** The key in a value, if it is a reference to a new record. */
function keyIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const [first, ...others] = Object.entries(value);
  const [name, key] = first ?? [];
  return others.length === 0 && name === 'new' && typeof key === 'string' ? key : undefined;
}

/** Invalid values are left unchanged for the following validation. */
function replaced(
  fields: ResourceFields,
  data: unknown,
  idOf: (key: string, field: string) => unknown,
  path: string,
): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const one = (value: unknown, at: string) => {
    const key = keyIn(value);
    return key === undefined ? value : idOf(key, at);
  };
  const members = Object.entries(data).map(([name, value]): [string, unknown] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const at = `${path}${name}`;
    if (field?.kind === 'reference') return [name, one(value, at)];
    if (!Array.isArray(value)) return [name, value];
    if (field?.kind === 'references')
      return [name, value.map((entry, index) => one(entry, `${at}.${index}`))];
    if (field?.kind !== 'rows') return [name, value];
    return [name, value.map((entry, index) => replaced(field.fields, entry, idOf, `${at}.${index}.`))];
  });
  return Object.fromEntries(members);
}

const unknownKey = {
  de: 'Diesen neuen Eintrag gibt es in dieser Sendung nicht.',
  en: 'There is no such new record among those that were sent.',
};

const notCreated = {
  de: 'Der neue Eintrag, auf den sich das bezieht, kann so nicht angelegt werden.',
  en: 'The new record that this refers to cannot be created as it is.',
};
