/** The changes of a form, to be undone and redone one after the other. */
import type { RecordValues } from '../requests/record-requests.ts';

/** A field from one value to another. */
export interface FormChange {
  field: string;
  /** The changed part of the field, e.g. "cast.2.name": further typing there belongs to the same step. */
  path: string;
  from: unknown;
  to: unknown;
  /** Milliseconds. */
  at: number;
}

/** Changes that are undone together, such as those taken from another version. */
export type FormStep = readonly FormChange[];

export interface FormHistory {
  values: RecordValues;
  past: readonly FormStep[];
  future: readonly FormStep[];
}

/** Maximum pause in milliseconds between changes of one field that are undone together. */
const pause = 1500;
const maxSteps = 200;

export const historyOf = (values: RecordValues): FormHistory => ({ values, past: [], future: [] });

/** One field is changed by hand. */
export function withChange(
  history: FormHistory,
  { field, path, to, at }: Omit<FormChange, 'from'>,
): FormHistory {
  const from = history.values[field];
  const values = { ...history.values, [field]: to };
  const last = history.past.at(-1);
  const before = last?.length === 1 ? last[0] : undefined;
  if (before && history.future.length === 0 && before.path === path && at - before.at < pause) {
    const step = [{ ...before, to, at }];
    return { values, past: [...history.past.slice(0, -1), step], future: [] };
  }
  return { values, past: added(history.past, [{ field, path, from, to, at }]), future: [] };
}

/** Several fields are changed at once. */
export function withChanges(history: FormHistory, changes: RecordValues, at: number): FormHistory {
  const step = Object.entries(changes).map(
    ([field, to]): FormChange => ({ field, path: field, from: history.values[field], to, at: at - pause }),
  );
  if (step.length === 0) return history;
  return { values: { ...history.values, ...changes }, past: added(history.past, step), future: [] };
}

const added = (steps: readonly FormStep[], step: FormStep) => [...steps.slice(1 - maxSteps), step];

/** @returns the same history if there is nothing to undo */
export function undoStep({ values, past, future }: FormHistory): FormHistory {
  const step = past.at(-1);
  if (!step) return { values, past, future };
  const before = Object.fromEntries(step.toReversed().map(({ field, from }) => [field, from]));
  return { values: { ...values, ...before }, past: past.slice(0, -1), future: [...future, step] };
}

/** @returns the same history if there is nothing to redo */
export function redoStep({ values, past, future }: FormHistory): FormHistory {
  const step = future.at(-1);
  if (!step) return { values, past, future };
  const after = Object.fromEntries(step.map(({ field, to }) => [field, to]));
  return { values: { ...values, ...after }, past: [...past, step], future: future.slice(0, -1) };
}
