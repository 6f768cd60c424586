/**
 * Save requests of a form that have no response: the server may have executed them. Later changes neither create a
 * second record nor conflict with what these requests have written.
 */

import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { ResourceFields } from '#domain/resources/resource.ts';
import { newOperationId, type RecordValues } from '../requests/record-requests.ts';

export interface Attempt {
  /** The operation id. */
  id: string;
  body: string;
  /** The values of the whole form at the time of the attempt. */
  values: RecordValues;
}

/**
 * The same content keeps its id. So does a new record, whatever its content, because the server creates one record for
 * one id.
 */
export function withAttempt(
  attempts: readonly Attempt[],
  { body, values, isNew }: Pick<Attempt, 'body' | 'values'> & { isNew: boolean },
): readonly Attempt[] {
  const last = attempts.at(-1);
  if (last?.body === body) return attempts;
  return [...attempts, { id: (isNew && last?.id) || newOperationId(), body, values }];
}

/** The stored values on which the form is based, with those that an attempt of this form has written. */
export function withOwnWrites(
  fields: ResourceFields,
  base: RecordValues,
  stored: RecordValues,
  attempts: readonly Attempt[],
): RecordValues {
  const own = Object.keys(fields).filter((name) =>
    attempts.some(({ values }) => isEquivalent(values[name], stored[name])),
  );
  return { ...base, ...Object.fromEntries(own.map((name) => [name, stored[name]])) };
}
