// The schemas of forms, of submissions, and of their answers.
import { z } from '@hono/zod-openapi';
import type { Form } from '#domain/forms/form.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import type { TempFile } from '#server/services/forms/temp-files.ts';

const fieldSchema = z
  .object({
    slug: z.string(),
    label: z.string(),
    field_type: z.union([z.int().min(1).max(15), z.literal('emailconfirm')]).openapi({
      description:
        '1 text, 2 textarea, 3 e-mail, 4 checkbox, 5 checkboxes, 6 select, 7 multi-select, 8 radio, 9 file, 10 date, 11 date and time, 12 hidden, 13 number, 14 URL, 15 date of birth; `emailconfirm` is a trap for robots and stays empty.',
    }),
    required: z.boolean(),
    visible: z.boolean(),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
    default: z
      .string()
      .openapi({ description: 'Empty where there is none; of a list the values, with commas.' }),
    placeholder_text: z.string(),
    help_text: z.string(),
  })
  .openapi('FormField');

export const formSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    intro: z.string(),
    fields: z.array(fieldSchema),
    in_german: inGermanSchema,
  })
  .openapi('Form', {
    description: 'A form with its fields in their order; the last one, `email2`, is a honeypot.',
    example: {
      id: 1,
      slug: 'kontakt',
      title: 'Schreiben Sie uns',
      intro: 'Wir antworten innerhalb von zwei Werktagen.',
      fields: [
        {
          slug: 'name',
          label: 'Ihr Name',
          field_type: 1,
          required: true,
          visible: true,
          choices: [],
          default: '',
          placeholder_text: '',
          help_text: '',
        },
      ],
      in_german: [],
    },
  }) satisfies z.ZodType<Form>;

export const formTokenSchema = z
  .object({ token: z.string().openapi({ description: 'Valid for 24 hours, for one form.' }) })
  .openapi('FormToken');

export const entrySchema = z
  .strictObject({
    form: z.int().openapi({ description: 'Id of the form.', example: 1 }),
    field_values: z.record(z.string(), z.unknown()).openapi({
      description:
        'By slug. Lists for checkboxes and multi-selects, `true` for a checkbox, the id of an upload for a file, texts for the rest; dates as `2026-03-24`, with time `2026-03-24T19:30`.',
      example: { name: 'Ida Sommer', email: 'ida@example.org' },
    }),
    token: z.string().max(200).optional().openapi({
      description:
        'From the page or `/api/forms-token/`; the header `X-CSRFToken` counts as well. Programs may leave it out.',
    }),
  })
  .openapi('FormEntry');

export const acceptedSchema = z
  .object({
    form: z.int(),
    confirmation: z.string().openapi({ description: 'The text that the sender sees.' }),
  })
  .openapi('FormEntryAccepted', {
    example: { form: 1, confirmation: 'Danke, Ihre Nachricht ist da.' },
  });

export const tempFileSchema = z
  .object({ id: z.string(), file_name: z.string(), content_type: z.string(), bytes: z.int() })
  .openapi('TempFile', {
    example: {
      id: '7d6c2b1e-0b7e-4d53-9a59-0c2f7f1b7a11',
      file_name: 'klassenliste.pdf',
      content_type: 'application/pdf',
      bytes: 48213,
    },
  }) satisfies z.ZodType<TempFile>;

export const tempFileUploadSchema = z
  .object({
    file: z.unknown().openapi({
      type: 'string',
      format: 'binary',
      description: 'PDF, JPEG, PNG, WebP, AVIF, GIF, docx, xlsx, odt, ods or plain text, up to 10 MB.',
    }),
  })
  .openapi('TempFileUpload');
