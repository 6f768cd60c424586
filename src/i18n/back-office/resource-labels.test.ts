import { expect, test } from 'vitest';
import { bothLanguages } from '#domain/languages/locales.ts';
import { resourceNames } from '#domain/resources/resource.ts';
import { type FieldLabels, resourceLabels } from './resource-labels.ts';

const textsOf = (fields: FieldLabels): string[] =>
  Object.values(fields).flatMap(({ label, values = {}, fields: inner = {} }) => [
    label,
    ...Object.values(values),
    ...textsOf(inner),
  ]);

test('fields, nested fields and choices have names in the reader’s language', () => {
  const { fields, ...names } = resourceLabels('events', 'de');
  expect(names).toEqual({ one: 'Termin', many: 'Termine', create: 'Neuer Termin' });
  expect(fields.date_start).toEqual({ label: 'Beginn' });
  expect(fields.outcome?.values?.cancelled).toBe('abgesagt');
  expect(resourceLabels('events', 'en').fields.prices).toEqual({
    label: 'Prices',
    fields: { name: { label: 'Seats' }, amount: { label: 'Price in euros' } },
  });
});

test.each(resourceNames)('field names of %s are unique', (name) => {
  for (const locale of bothLanguages) {
    const { one, many, fields } = resourceLabels(name, locale);
    expect([one, many, ...textsOf(fields)]).not.toContain('');
    const labels = Object.values(fields).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
