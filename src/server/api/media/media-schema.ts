// The schemas of the media library: pictures with their texts, and the results of pickers.
import { z } from '@hono/zod-openapi';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { localizedSchema, sentTextsSchema } from '#server/api/endpoint/text-schema.ts';
import { linkTargetSchema } from '#server/api/modules/module-data-schema.ts';
import { pictureSchema } from './picture-schema.ts';

const printSchema = z.enum(['as-is', 'line-screen', 'two-inks']);

export const mediaSchema = z
  .object({
    id: z.int(),
    file_name: z.string(),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    alt: localizedSchema.nullable(),
    caption: localizedSchema.nullable(),
    credit: z.string(),
    focal_x: z.number(),
    focal_y: z.number(),
    is_decorative: z.boolean(),
    print: printSchema,
    created_at: z.iso.datetime(),
    picture: orNull(pictureSchema).openapi({ description: 'As pages show it.' }),
  })
  .openapi('Media', {
    description: 'A picture of the library.',
    example: { id: 7, file_name: 'nora.webp', alt: { de: 'Eine Frau in langem Kleid.' }, focal_x: 0.62 },
  });

export const mediaListSchema = paginatedSchema('MediaList', mediaSchema);

const share = z.number().min(0).max(1).optional();

export const mediaChangeSchema = z
  .strictObject({
    alt: sentTextsSchema(1000),
    caption: sentTextsSchema(2000),
    credit: z.string().max(300).optional(),
    focal_x: share,
    focal_y: share,
    is_decorative: z.boolean().optional(),
    print: printSchema.optional(),
  })
  .openapi('MediaChange', { example: { alt: { de: 'Eine Frau in langem Kleid.' }, focal_x: 0.62 } });

/** Fields of a multipart form are texts. */
export const uploadSchema = z
  .strictObject({
    file: z.unknown().openapi({
      type: 'string',
      format: 'binary',
      description: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.',
    }),
    alt_de: z.string().max(1000).optional(),
    alt_en: z.string().max(1000).optional(),
    caption_de: z.string().max(2000).optional(),
    caption_en: z.string().max(2000).optional(),
    credit: z.string().max(300).optional(),
    is_decorative: z.enum(['true', 'false']).optional(),
  })
  .openapi('Upload', { example: { alt_de: 'Eine Frau in langem Kleid.', credit: 'Foto: Mila Brandt' } });

export const replacementSchema = uploadSchema
  .pick({ file: true })
  .openapi('Replacement', { example: { file: 'nora.jpg' } });

export const linkChoicesSchema = z
  .object({
    count: z.int(),
    results: z.array(
      z.object({
        target: linkTargetSchema,
        title: z.string(),
        url: z.string(),
        urls: z
          .object({ de: z.string(), en: z.string() })
          .openapi({ description: 'The address in each language.' }),
        is_online: z.boolean().openapi({ description: 'Links to offline targets are not shown.' }),
      }),
    ),
  })
  .openapi('LinkChoices', {
    example: {
      count: 1,
      results: [
        {
          target: { kind: 'production', id: 4 },
          title: 'Nora',
          url: '/de/stuecke/nora/4',
          urls: { de: '/de/stuecke/nora/4', en: '/en/whats-on/nora/4' },
          is_online: true,
        },
      ],
    },
  });
