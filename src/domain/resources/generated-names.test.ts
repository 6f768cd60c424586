import { expect, test } from 'vitest';
import { withGeneratedNames } from './generated-names.ts';
import { resources } from './resources.ts';

const { fields } = resources.forms.fields;
const ofForm = fields?.kind === 'rows' ? fields.fields : {};
const ofChoice = ofForm.choices?.kind === 'rows' ? ofForm.choices.fields : {};
const named = (...rows: object[]) =>
  (withGeneratedNames(ofForm, rows) as { slug?: string }[]).map(({ slug }) => slug);

test.each([
  ['Ihr Name', 'ihr-name'],
  ['Straße & Hausnummer', 'strasse-hausnummer'],
  ['2. Wahl', 'feld-2-wahl'],
  ['E-Mail', 'e-mail'],
  ['email2', 'feld-email2'],
  ['…', undefined],
  ['wort '.repeat(40), `${'wort-'.repeat(11)}wort`],
])('a field called %s gets the name %s', (de, slug) => {
  expect(named({ label: { de } })).toEqual([slug]);
});

test('existing names are kept, and generated names are unique', () => {
  const rows = [
    { label: { de: 'Name' } },
    { slug: 'name', label: { de: 'Vorname' } },
    { label: { de: 'Name' }, slug: '' },
  ];
  expect(named(...rows)).toEqual(['name-2', 'name', 'name-3']);
});

test('choices get their stored value from their label', () => {
  const rows = [{ label: { de: 'Große Bühne' } }, { value: 'x', label: { de: 'Anders' } }];
  expect(withGeneratedNames(ofChoice, rows)).toMatchObject([{ value: 'grosse-buehne' }, { value: 'x' }]);
});

test('returns other values unchanged for validation', () => {
  expect([withGeneratedNames(ofForm, 'x'), withGeneratedNames(ofForm, [null, 1])]).toEqual(['x', [null, 1]]);
});
