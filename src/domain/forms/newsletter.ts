/** Who wants the newsletter, read out of the form that orders it. Serves its entries. */

import { isLocale, type Locale } from '#domain/languages/locales.ts';
import { type FormField, type FormValues, fieldType } from './form.ts';

/**
 * The address of the first e-mail field, in small letters, and the language that was chosen; where the form does not
 * ask for one, that of the page. Null where there is no address.
 */
export function newsletterOrder(
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

/** What a link in a letter asks for. */
export type NewsletterStep = 'confirm' | 'unsubscribe';

/** What a page says to such a link: it asks once more, since programs follow links too; then it is done. */
export type NewsletterState =
  | 'confirm'
  | 'confirmed'
  | 'unsubscribe'
  | 'unsubscribed'
  | 'expired'
  | 'unknown';
