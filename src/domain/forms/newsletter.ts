/** Extracts a newsletter order from an entry of its form, and the states of its confirmation. */

import { isLocale, type Locale } from '#domain/languages/locales.ts';
import { type FormField, type FormValues, fieldType, initialValues } from './form.ts';

/**
 * The first e-mail address in lower case and the language chosen, by default that of the page. Null without
 * an address.
 */
export function newsletterSignup(
  fields: readonly Pick<FormField, 'slug' | 'field_type'>[],
  values: FormValues,
  pageLocale: Locale,
): { email: string; language: Locale } | null {
  const field = fields.find(({ field_type }) => field_type === fieldType.email);
  const email = field && values[field.slug];
  if (typeof email !== 'string' || email === '') return null;
  const choices: unknown[] = fields
    .filter(({ field_type }) => field_type === fieldType.radio || field_type === fieldType.select)
    .map(({ slug }) => values[slug]);
  return { email: email.toLowerCase(), language: choices.find(isLocale) ?? pageLocale };
}

/**
 * The entry for an address entered outside of the form: in the language of the page, with the form's defaults. Required
 * checkboxes are ticked, because the text beside the button states the agreement.
 */
export function entryForAddress(fields: readonly FormField[], email: string, pageLocale: Locale): FormValues {
  const values = initialValues(fields);
  const field = fields.find(({ field_type }) => field_type === fieldType.email);
  if (field) values[field.slug] = email;
  for (const { slug, field_type, required, choices } of fields) {
    if (choices.some(({ value }) => value === pageLocale)) values[slug] = pageLocale;
    if (field_type === fieldType.checkbox && required) values[slug] = 'true';
  }
  return values;
}

/** The action of a link in a newsletter e-mail. */
export type NewsletterAction = 'confirm' | 'unsubscribe';

/** The content of the linked page. It asks for confirmation first, since mail scanners follow links too. */
export type NewsletterState =
  | 'confirm'
  | 'confirmed'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'expired'
  | 'unknown';
