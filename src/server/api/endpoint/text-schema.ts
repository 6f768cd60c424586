// Schemas shared by many responses: slugs per language, days, instants, amounts, German fallbacks.
import { z } from '@hono/zod-openapi';

export const slugSchema = z.object({ de: z.string().optional(), en: z.string().optional() }).openapi({
  description: 'Part of the public address, per language.',
  example: { de: 'nora', en: 'a-dolls-house' },
});

export const dateTimeSchema = z.iso
  .datetime({ offset: true })
  .openapi({ description: 'With the offset of Europe/Berlin.', example: '2026-03-12T19:30:00+01:00' });

export const daySchema = z.iso.date().openapi({ example: '2026-03-12' });

/** A text as stored: English may be missing. */
export const localizedSchema = z.object({ de: z.string(), en: z.string().optional() });

export const bothLanguagesSchema = z.object({ de: z.string(), en: z.string() });

/** One language or both. */
export const languagesSchema = z
  .array(z.enum(['de', 'en']))
  .min(1)
  .max(2);

/** A text in both languages, as editors send it: services trim it and check for German. */
export const sentTextsSchema = (max: number) => {
  const text = z.string().max(max).nullish();
  return z.strictObject({ de: text, en: text }).nullish();
};

/** Euro; may be empty. */
export const amountSchema = z
  .string()
  .regex(/^(?:\d+(?:\.\d\d)?)?$/)
  .openapi({ description: 'Euro, without `.00`; empty where there is none.', example: '12' });

export const inGermanSchema = z.array(z.string()).openapi({
  description:
    'Names of text fields that are served in German because English is missing; inside lists and objects by ' +
    'their path.',
  example: ['subtitle', 'tags.0.name'],
});
