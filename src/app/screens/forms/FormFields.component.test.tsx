/** The fields of a form, in light and in contrast mode. */
import { afterEach, expect, test } from 'vitest';
import { type FormField, fieldType } from '#domain/forms/form.ts';
import { formTexts } from '#i18n/forms/form-texts.ts';
import { renderComponent } from '../../../../tests/setup/render-component.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './FormField.module.css';

afterEach(() => document.documentElement.removeAttribute('data-contrast'));

test('what the browser draws in a field is light in contrast mode', async () => {
  const page = await renderComponent(
    <div className={styles.field}>
      <input className={styles.input} type="date" aria-label="Tag" />
    </div>,
  );
  const schemeOf = () => getComputedStyle(page.getByLabelText('Tag').element()).colorScheme;
  expect(schemeOf()).not.toContain('dark');
  document.documentElement.setAttribute('data-contrast', '');
  expect(schemeOf()).toBe('dark');
});

const select: FormField = {
  slug: 'year',
  label: 'Jahrgang',
  field_type: fieldType.select,
  required: true,
  visible: true,
  choices: [{ value: '1', label: 'Klasse 1' }],
  default: '',
  placeholder_text: '',
  help_text: '',
};

for (const [placeholder_text, name] of [
  ['Welche Klasse?', 'Welche Klasse?'],
  ['', 'Bitte wählen'],
]) {
  test(`the first option of a select with the placeholder “${placeholder_text}” is “${name}”`, async () => {
    const field = { ...select, placeholder_text: `${placeholder_text}` };
    const page = await renderComponent(
      <ChoiceField
        field={field}
        form={{ id: 1, slug: 'class', title: '', intro: '', fields: [field], in_german: [] }}
        texts={formTexts('de')}
        value=""
        error={undefined}
        upload={undefined}
        onFile={() => {}}
        onRemoveFile={() => {}}
        day="2026-03-12"
        control={{
          id: 'year',
          name: 'year',
          required: true,
          'aria-invalid': undefined,
          'aria-describedby': undefined,
        }}
      />,
    );
    await expect.element(page.getByRole('combobox')).toHaveDisplayValue(`${name}`);
  });
}
