import { expect, test } from 'vitest';
import { failedState } from './send-form.ts';

const shown = { field: 'prices.0.amount', message: 'Hier wird ein Betrag erwartet.' };
const other = { field: 'operation_id', message: 'Diese Nummer ist vergeben.' };

test.each([
  ['of a field of the form, beside it', [shown], ''],
  ['of another field, for the form', [other], other.message],
  ['of both, where each belongs', [shown, other], other.message],
])('shows errors %s', (_, errors, detail) => {
  const state = failedState({ outcome: 'invalid', errors }, ['name', 'prices']);
  expect(state).toMatchObject({ save: 'invalid', detail });
});
