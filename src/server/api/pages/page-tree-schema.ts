// The schemas of changes of pages: their fields, and their position in the tree.
import { z } from '@hono/zod-openapi';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { maxInteger } from '#domain/urls/record-id.ts';
import { bothLanguagesSchema, localizedSchema, sentTextsSchema } from '#server/api/endpoint/text-schema.ts';
import type { TreePage } from '#server/services/pages/writing/page-tree.ts';

const pictureId = z.int().min(1).max(maxInteger).nullable().optional();

const slugs = z
  .strictObject({ de: z.string().max(80).optional(), en: z.string().max(80).optional() })
  .optional()
  .openapi({
    description: 'The last part of the address, in small letters, digits and hyphens.',
    example: { de: 'anfahrt', en: 'getting-here' },
  });

const fields = {
  headline: sentTextsSchema(300),
  is_online: z.boolean().optional(),
  is_clickable: z.boolean().optional(),
  in_menu: z.boolean().optional(),
  in_footer: z.boolean().optional(),
  has_tab_navigation: z.boolean().optional(),
  meta_title: sentTextsSchema(300),
  meta_description: sentTextsSchema(1000),
  og_title: sentTextsSchema(300),
  og_description: sentTextsSchema(1000),
  og_image: pictureId,
  og_type: z.enum(['website', 'article']).optional(),
  hero_image: pictureId,
  hero_link: z.string().max(2048).optional(),
  hero_text: sentTextsSchema(2000),
  hero_video: z.string().max(2048).optional(),
};

const title = z
  .strictObject({ de: z.string().max(300).nullish(), en: z.string().max(300).nullish() })
  .openapi({ example: { de: 'Anfahrt', en: 'Getting here' } });

export const newPageSchema = z
  .strictObject({ parent: z.int().min(1).nullable(), title, slug: slugs, ...fields })
  .openapi('NewPage', { example: { parent: 2, title: { de: 'Anfahrt', en: 'Getting here' } } });

export const pageChangeSchema = z
  .strictObject({ version: z.int().min(1), title: title.optional(), slug: slugs, ...fields })
  .openapi('PageChange', { example: { version: 3, is_online: true } });

export const pagePositionSchema = z
  .strictObject({
    version: z.int().min(1).openapi({ description: 'Of the page, as it was seen.' }),
    parent: z.int().min(1).nullable(),
    order: z.int().min(0).max(100_000),
  })
  .openapi('PagePlace', { example: { version: 3, parent: 2, order: 0 } });

const optionalText = localizedSchema.nullable();

export const draftPageSchema = z
  .object({
    id: z.int(),
    parent: z.int().nullable(),
    container: z.int().nullable().openapi({ description: 'The container of its modules.' }),
    path: bothLanguagesSchema.openapi({ description: 'Below the language.' }),
    slug: bothLanguagesSchema.openapi({ description: 'The last part of the path.' }),
    title: localizedSchema,
    headline: optionalText,
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    has_tab_navigation: z.boolean(),
    meta_title: optionalText,
    meta_description: optionalText,
    og_title: optionalText,
    og_description: optionalText,
    og_image: z.int().nullable(),
    og_type: z.string(),
    hero_image: z.int().nullable(),
    hero_link: z.string(),
    hero_text: optionalText,
    hero_video: z.string(),
    order: z.int(),
    version: z.int().openapi({ description: 'A save names the version that it changed.' }),
  })
  .openapi('DraftPage', {
    description: 'A page as editors change it.',
    example: {
      id: 12,
      parent: 2,
      container: 30,
      path: { de: 'besuch/anfahrt', en: 'visit/getting-here' },
      slug: { de: 'anfahrt', en: 'getting-here' },
      title: { de: 'Anfahrt', en: 'Getting here' },
      version: 3,
    },
  }) satisfies z.ZodType<DraftPage>;

const treePageSchema: z.ZodType<TreePage> = z
  .object({
    id: z.int(),
    parent: z.int().nullable(),
    title: localizedSchema,
    path: bothLanguagesSchema,
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    order: z.int(),
    version: z.int(),
    published_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'The time at which its modules were last published.' }),
    get children(): z.ZodArray<z.ZodType<TreePage>> {
      return z.array(treePageSchema);
    },
  })
  .openapi('TreePage', {
    example: {
      id: 12,
      parent: 2,
      title: { de: 'Anfahrt', en: 'Getting here' },
      path: { de: 'besuch/anfahrt', en: 'visit/getting-here' },
      is_online: true,
      children: [],
    },
  });

export const pageTreeSchema = z
  .object({
    pages: z.array(treePageSchema),
    removed: z
      .array(
        z.object({
          id: z.int(),
          parent: z.int().nullable(),
          title: localizedSchema,
          removed_at: z.iso.datetime(),
        }),
      )
      .openapi({ description: 'Removed pages, the latest first.', example: [] }),
  })
  .openapi('PageTree');
