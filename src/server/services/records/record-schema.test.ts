import { describe, expect, test } from 'vitest';
import { bothLanguages } from '#domain/languages/locales.ts';
import { type ResourceFields, type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type FieldLabels, resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { checkFields, checkNewRecord } from './record-schema.ts';

/** For every required field the data with an empty value, at the top level and in a row. */
function emptied(fields: ResourceFields): Record<string, unknown>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isRequired = 'required' in field && field.required === true;
    const inside = 'fields' in field ? emptied(field.fields) : [];
    const boxed = inside.map((each) => ({ [name]: field.kind === 'rows' ? [each] : each }));
    return [...(isRequired ? [{ [name]: null }] : []), ...boxed];
  });
}

test.each(resourceNames)('a missing value in %s is reported without the word JSON', (name: ResourceName) => {
  for (const data of emptied(fieldsOf(name))) {
    const checked = checkFields(name, data);
    if (!('issues' in checked)) continue;
    for (const { message } of checked.issues) {
      expect(message.de, JSON.stringify(data)).not.toMatch(/erwartet|["{[]/);
      expect(message.en, JSON.stringify(data)).not.toMatch(/expected|["{[]/);
    }
  }
});

test('fields of a form and their choices need no technical name', () => {
  const choices = [{ label: { de: 'Große Bühne' } }, { label: { de: 'Große Bühne' } }];
  const fields = [
    { label: { de: 'Ihr Name' }, field_type: 1, slug: null },
    { label: { de: 'Wo?' }, field_type: 8, choices },
  ];
  const named = [
    { slug: 'ihr-name' },
    { slug: 'wo', choices: [{ value: 'grosse-buehne' }, { value: 'grosse-buehne-2' }] },
  ];
  expect(checkNewRecord('forms', { title: { de: 'Anmeldung' }, fields })).toMatchObject({
    values: { fields: named },
  });
  expect(checkFields('forms', { fields })).toMatchObject({ values: { fields: named } });
  expect(checkNewRecord('forms', { title: { de: 'x' }, fields: [{ field_type: 1 }] })).toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ field: 'fields.0.label' })]),
  });
});

/** Every field for words, with the text as its value, at the top of a record. */
function written(name: ResourceName, text: string): Record<string, unknown>[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, { kind }]): Record<string, unknown>[] => {
    if (kind === 'line' || kind === 'plain' || kind === 'rich') return [{ [field]: { de: text } }];
    return kind === 'word' || kind === 'text' ? [{ [field]: text }] : [];
  });
}

test.each(resourceNames)('texts of %s are stored without invisible characters', (name: ResourceName) => {
  for (const data of written(name, 'Mül\u200bler\u202e\u2060')) {
    const checked = checkFields(name, data);
    if ('values' in checked) expect(JSON.stringify(checked.values)).toContain('Müller"');
  }
  for (const data of written(name, '\u200b\u00ad')) {
    const checked = checkFields(name, data);
    if ('values' in checked) expect(JSON.stringify(checked.values)).toMatch(/:(?:null|"")\}$/);
  }
});

/** The fields of a resource and of all that is inside it, with what leads there. */
function placesOf(
  fields: ResourceFields,
  labels: FieldLabels,
  box: (value: unknown) => unknown = (value) => value,
): { fields: ResourceFields; labels: FieldLabels; box: (value: unknown) => unknown }[] {
  const inside = Object.entries(fields).flatMap(([name, field]) => {
    if (!('fields' in field)) return [];
    const boxed = (value: unknown) => box({ [name]: field.kind === 'rows' ? [value] : value });
    return placesOf(field.fields, labels[name]?.fields ?? {}, boxed);
  });
  return [{ fields, labels, box }, ...inside];
}

const messagesOf = (name: ResourceName, data: unknown) => {
  const checked = checkFields(name, data);
  return 'issues' in checked ? checked.issues.map(({ message }) => message) : [];
};

describe.each(bothLanguages)('in %s', (locale) => {
  test.each(resourceNames)('messages name the fields and choices of %s as its form does', (name) => {
    for (const { fields, labels, box } of placesOf(fieldsOf(name), resourceLabels(name, locale).fields)) {
      const said = (data: unknown) => messagesOf(name, box(data)).map((message) => message[locale]);
      const unknown = said({ qqq: 1 }).find((text) => text.includes('qqq'));
      for (const [field, { kind }] of Object.entries(fields)) {
        if (kind === 'modules' || kind === 'parts') continue;
        expect(unknown).toContain(labels[field]?.label);
        const values = Object.values(labels[field]?.values ?? {});
        if (kind !== 'choice' && kind !== 'choices') continue;
        const messages = said({ [field]: kind === 'choice' ? 'qqq' : ['qqq'] });
        expect(messages).toContainEqual(expect.stringContaining(`: ${values.join(', ')}.`));
      }
      expect(unknown).not.toMatch(/[a-z]_[a-z]/);
    }
  });
});

test.each(resourceNames)('every message about %s is in both languages', (name) => {
  const wrong = [7, 1e12, 'x y', 'x'.repeat(10_001), true, [7], {}, { de: 7 }, { en: 'x' }, [{ qqq: 1 }]];
  for (const { fields, labels, box } of placesOf(fieldsOf(name), resourceLabels(name, 'de').fields)) {
    for (const field of Object.keys(fields)) {
      for (const value of wrong) {
        for (const { de, en } of messagesOf(name, box({ [field]: value }))) {
          expect(de, `${field}: ${labels[field]?.label}`).not.toBe(en);
        }
      }
    }
  }
});
