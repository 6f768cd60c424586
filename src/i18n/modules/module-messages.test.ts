import { expect, test } from 'vitest';
import type { FieldIssue } from '#domain/modules/module-fields.ts';
import { itemNames, type ModuleName, moduleNames } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { choiceLabel } from './module-choices.ts';
import { fieldLabel } from './module-labels.ts';
import { issueMessage } from './module-messages.ts';
import { moduleLabel } from './module-names.ts';

const names: ModuleName[] = [...moduleNames, ...itemNames];
const rules: FieldIssue['rule'][] = [
  ...(['required', 'required-de', 'too-long', 'choice', 'link', 'link-target'] as const),
  ...(['host', 'anchor', 'hostile', 'type', 'alt'] as const),
];

test('every module, field and choice has a name in both languages', () => {
  for (const locale of ['de', 'en'] as const) {
    for (const name of names) {
      expect(moduleLabel(name, locale)).toMatch(/^\p{Lu}|^\d/u);
      for (const [field, described] of Object.entries(schemaOf(name).fields)) {
        expect([name, field, fieldLabel(field, locale, name)]).not.toEqual([name, field, field]);
        if (described.kind !== 'choice') continue;
        for (const value of described.values) {
          expect([field, choiceLabel(field, value, locale)]).not.toEqual([field, String(value)]);
        }
      }
    }
  }
});

test.each(rules)('the message for %s names the field and the remedy', (rule) => {
  const issue: FieldIssue = { field: 'content', rule, detail: 12 };
  const german = issueMessage(issue, 'de', 'headline');
  const english = issueMessage(issue, 'en', 'headline');
  expect(german).toMatch(/„Überschrift“.*[.:] .+\.?$/);
  expect(english).toMatch(/“Headline”.*[.:] .+\.?$/);
});

test('a field has the label of its module', () => {
  expect(issueMessage({ field: 'content', rule: 'required' }, 'de', 'faq-item')).toBe(
    '„Frage“ ist leer. Füllen Sie das Feld aus.',
  );
  expect(fieldLabel('constructor', 'de')).toBe('constructor');
});
