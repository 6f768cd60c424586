// The schemas of the check list.
import { z } from '@hono/zod-openapi';
import { type CheckRule, checkRules } from '#domain/checks/page-checks-rules.ts';
import { moduleNameSchema } from '#server/api/pages/pages-schema.ts';

const rules = Object.keys(checkRules) as [CheckRule, ...CheckRule[]];

const checkEntrySchema = z
  .object({
    rule: z.enum(rules),
    severity: z.enum(['blocking', 'warning']).openapi({ description: 'Whether it prevents publishing.' }),
    module: z.int().nullable().openapi({ description: 'Null for the page itself.' }),
    module_name: moduleNameSchema.nullable(),
    field: z.string().nullable().openapi({ description: 'Null if no single field is concerned.' }),
    language: z
      .enum(['de', 'en'])
      .nullable()
      .openapi({ description: 'The language of the text to correct.' }),
    message: z.string(),
    where: z
      .string()
      .openapi({ description: 'The module by its name and its first words; empty for the page.' }),
  })
  .openapi('CheckEntry', {
    example: {
      rule: 'missing-english',
      severity: 'warning',
      module: 31,
      module_name: 'headline',
      field: 'content',
      language: 'en',
      message: '“Headline” has no English text. Until then, German stands there.',
      where: 'Headline: Anfahrt',
    },
  });

export const checkListSchema = z
  .object({
    count: z.int(),
    blocking: z.int().openapi({ description: 'How many of them prevent publishing.' }),
    results: z.array(checkEntrySchema),
  })
  .openapi('CheckList');
