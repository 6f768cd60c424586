/** The values of a record in its form: JSON, except for struck passages and unparsable input. */

import type { StoredStruckText, StruckPiece } from '#domain/productions/production.ts';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import type { RecordValues } from '../requests/record-requests.ts';

/** Input that cannot be parsed: kept as typed until it is corrected. */
export interface UnreadableInput {
  unread: string;
}

export function isUnreadable(value: unknown): value is UnreadableInput {
  return typeof value === 'object' && value !== null && 'unread' in value;
}

/** Kept text of a struck passage is in double brackets, as in season files. */
const passageOf = (pieces: readonly StruckPiece[]): string =>
  pieces.map(({ text, kept }) => (kept ? `[[${text}]]` : text)).join('');

/** Converts stored values to form values. */
export function formValuesOf(fields: ResourceFields, stored: RecordValues): RecordValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formValueOf(field, stored[name])]),
  );
}

function formValueOf({ kind }: ResourceField, value: unknown): unknown {
  if (value === undefined) return null;
  if (kind !== 'struck-text' || value === null) return value;
  const { de, en, source } = value as StoredStruckText;
  return { de: passageOf(de), ...(en ? { en: passageOf(en) } : {}), source };
}

/** The names of fields whose values differ. */
export function changedFields(fields: ResourceFields, before: RecordValues, after: RecordValues): string[] {
  return Object.keys(fields).filter((name) => !isEquivalent(before[name], after[name]));
}

/** The paths of unparsable parts of a value: "prices.0.amount". */
export function unreadablePaths(value: unknown, path: string): string[] {
  if (isUnreadable(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => unreadablePaths(each, `${path}.${name}`));
}
