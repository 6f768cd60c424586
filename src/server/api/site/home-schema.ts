// The schemas of the home page: sections, productions, news.
import { z } from '@hono/zod-openapi';
import type { HomeElement, NewsTeaser, ProductionTeaser } from '#domain/site/home.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { daySchema, inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';
import { productionEntrySchema, struckPassageSchema } from '#server/api/productions/production-schema.ts';

const text = z.string().openapi({ example: '' });

const homeElementSchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    kind: z.enum(['hero', 'struck-text', 'announcement', 'newsletter']),
    preline: text,
    headline: z.string().openapi({ example: 'Der Vorverkauf läuft' }),
    subline: text,
    text: z.string().openapi({ description: 'Sanitised HTML.', example: '' }),
    link_text: text,
    link_url: text,
    struck_text: orNull(struckPassageSchema),
    production: orNull(productionEntrySchema),
    picture: orNull(pictureSchema),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('HomeElement', { description: 'One section of the home page.' }) satisfies z.ZodType<HomeElement>;

export const homeElementListSchema = paginatedSchema('HomeElementList', homeElementSchema);

const productionTeaserSchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    preline: z.string().openapi({ description: 'Shown instead of the next date.', example: '' }),
    is_wide: z.boolean().openapi({ example: true }),
    production: productionEntrySchema,
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('ProductionTeaser', {
    description: 'A production on the home page.',
  }) satisfies z.ZodType<ProductionTeaser>;

export const productionTeaserListSchema = paginatedSchema('ProductionTeaserList', productionTeaserSchema);

const newsTeaserSchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    date: daySchema,
    headline: z.string().openapi({ example: 'Tastführungen zu sechs Inszenierungen' }),
    text: text,
    link_url: text,
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('NewsTeaser', {
    description: 'A piece of news from the theatre.',
  }) satisfies z.ZodType<NewsTeaser>;

export const newsTeaserListSchema = paginatedSchema('NewsTeaserList', newsTeaserSchema);
