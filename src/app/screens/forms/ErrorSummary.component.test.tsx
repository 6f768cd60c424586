/** The error summary of a form: the number of errors and a link to each field. */
import { expect, test } from 'vitest';
import type { FormField } from '#domain/forms/form.ts';
import { formTexts } from '#i18n/forms/form-texts.ts';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const field = (slug: string, label: string): FormField => ({
  slug,
  label,
  field_type: 1,
  required: true,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
});
const form = {
  fields: [field('name', 'Ihr Name'), field('email', 'E-Mail'), field('text', 'Nachricht')],
  in_german: ['fields.text.label'],
};

test('the error summary counts the errors, receives focus and links to each field in order', async () => {
  const errors = [{ slug: 'text' }, { slug: 'name' }];
  const page = await renderComponent(
    <>
      <ErrorSummary form={form} errors={errors} texts={formTexts('de')} attempt={1} />
      <input id="field-name" aria-label="Ihr Name" />
    </>,
  );
  const summary = page.getByRole('region', { name: '2 Angaben stimmen noch nicht' });
  await expect.element(summary.getByRole('heading')).toHaveFocus();
  const links = summary.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
    ['Ihr Name', null],
    ['Nachricht', 'de'],
  ]);
  expect(await axeFindings()).toEqual([]);
  await summary.getByRole('link', { name: 'Ihr Name' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Ihr Name' })).toHaveFocus();
});
