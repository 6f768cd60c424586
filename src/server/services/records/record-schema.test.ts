import { expect, test } from 'vitest';
import { type ResourceFields, type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
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
