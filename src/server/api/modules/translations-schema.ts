// The schemas of outdated translations.
import { z } from '@hono/zod-openapi';

const example = { id: 31, english_for: { content: 'Anfahrt mit der Bahn' } };

export const outdatedTranslationSchema = z
  .object({
    id: z.int(),
    english_for: z
      .record(z.string(), z.string())
      .openapi({ description: 'By field: the German text that the English one was written for.' }),
  })
  .openapi('StaleModule', {
    description: 'A module of which German was changed after its English was written.',
    example,
  });

export const outdatedTranslationListSchema = z
  .object({ count: z.int(), results: z.array(outdatedTranslationSchema) })
  .openapi('StaleModules', { example: { count: 1, results: [example] } });

export const confirmedEnglishSchema = z
  .strictObject({
    version: z.int().min(1).openapi({ description: 'Of the module that was looked at.', example: 4 }),
    fields: z
      .array(z.string().min(1).max(100))
      .min(1)
      .max(50)
      .openapi({ example: ['content'] }),
    is_right: z.boolean().default(true).openapi({ description: 'False revokes it.' }),
  })
  .openapi('EnglishIsRight');
