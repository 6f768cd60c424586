import { expect, test } from 'vitest';
import { type FormField, fieldType, honeypotField } from './form.ts';
import { checkEntry } from './form-rules.ts';
import { entryForAddress } from './newsletter.ts';

const field = (slug: string, field_type: number, more: Partial<FormField> = {}): FormField => ({
  ...honeypotField,
  slug,
  field_type,
  visible: true,
  required: true,
  ...more,
});
const choice = (value: string) => ({ value, label: value });

test('an e-mail address alone is a complete newsletter subscription', () => {
  const fields = [
    field('post', fieldType.email),
    field('vorname', fieldType.text, { required: false }),
    field('sprache', fieldType.radio, { choices: [choice('de'), choice('en')] }),
    field('themen', fieldType.checkboxes, {
      required: false,
      choices: [choice('kinder')],
      default: 'kinder',
    }),
    field('einwilligung', fieldType.checkbox),
    field('werbung', fieldType.checkbox, { required: false }),
  ];
  const values = entryForAddress(fields, 'ida@example.org', 'en');
  expect(values).toEqual({
    post: 'ida@example.org',
    vorname: '',
    sprache: 'en',
    themen: ['kinder'],
    einwilligung: 'true',
    werbung: '',
  });
  expect(checkEntry(fields, values, '2026-03-12').errors).toEqual([]);
});
