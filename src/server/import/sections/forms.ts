// Forms that visitors fill in, with their fields.
import { z } from 'zod';
import { form_fields, forms } from '#server/db/schema/forms.ts';
import { listOf, optional, strict } from '#server/import/fields/objects.ts';
import {
  localized,
  plain,
  requiredLocalized,
  requiredSingleLine,
  singleLine,
} from '#server/import/fields/texts.ts';
import { flag, integer, key, slug } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';

/** Checkboxes, select, multi-select, radio. */
const withChoices = new Set([5, 6, 7, 8]);

const fieldSlug = z
  .string({ error: () => bilingual('Jedes Feld braucht einen Namen.', 'Every field needs a name.') })
  .regex(
    /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
    bilingual(
      'Der Name eines Feldes besteht aus kleinen Buchstaben, Ziffern, - und _.',
      'The name of a field is made of lower-case letters, digits, - and _.',
    ),
  )
  .max(100)
  .refine((text) => text !== 'email2', {
    error: () =>
      bilingual(
        'Der Name email2 ist vergeben: An diesem Feld werden Roboter erkannt.',
        'The name email2 is taken: robots are told by that field.',
      ),
  });

const field = strict({
  slug: fieldSlug,
  label: requiredLocalized(plain),
  field_type: integer(1, 15),
  required: optional(flag),
  visible: optional(flag),
  choices: optional(listOf(strict({ value: requiredSingleLine, label: requiredLocalized(singleLine) }))),
  default: optional(localized(plain)),
  placeholder_text: optional(localized(singleLine)),
  help_text: optional(localized(plain)),
}).refine(({ field_type, choices }) => !withChoices.has(field_type) || (choices?.length ?? 0) > 0, {
  path: ['choices'],
  error: () =>
    bilingual('Dieses Feld braucht etwas zum Auswählen.', 'This field needs something to choose from.'),
});

export const formsSection: Section = {
  name: 'forms',
  table: forms,
  schema: strict({
    key,
    slug,
    title: requiredLocalized(singleLine),
    intro: optional(localized(plain)),
    confirmation: optional(localized(plain)),
    notify_email: optional(
      z.union([z.literal(''), z.email()], {
        error: () => bilingual('Das ist keine E-Mail-Adresse.', 'This is not an e-mail address.'),
      }),
    ),
    is_online: optional(flag),
    fields: optional(listOf(field)),
  }).superRefine(({ fields }, context) => {
    const seen = new Set<string>();
    for (const [at, { slug: name }] of (fields ?? []).entries()) {
      if (seen.has(name)) {
        context.addIssue({
          code: 'custom',
          path: ['fields', at, 'slug'],
          message: bilingual('Zwei Felder haben denselben Namen.', 'Two fields have the same name.'),
        });
      }
      seen.add(name);
    }
  }),
  lists: { fields: { table: form_fields, owner: 'form_id' } },
  unique: ['slug'],
};
