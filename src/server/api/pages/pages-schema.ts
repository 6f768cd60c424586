// The schemas of pages and containers, for visitors and for editors.
import { z } from '@hono/zod-openapi';
import type { Embed } from '#domain/media/embed.ts';
import {
  type DraftModule,
  itemNames,
  type ModuleName,
  moduleNames,
  type ShownLink,
} from '#domain/modules/modules.ts';
import type { PageLink, ShownPage } from '#domain/pages/page.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { bothLanguagesSchema, inGermanSchema } from '#server/api/endpoint/text-schema.ts';
import { pictureSchema, sourcesSchema } from '#server/api/media/picture-schema.ts';

export const moduleNameSchema = z.enum([
  ...moduleNames,
  ...itemNames,
  'head',
]) satisfies z.ZodType<ModuleName>;
const anything = z.record(z.string(), z.unknown());

/** A module as the endpoint answers it. */
export interface ApiModule {
  id: number;
  module: ModuleName;
  model: string;
  parent: number | null;
  column: number;
  order: number;
  content: Record<string, unknown>;
  image_url?: string | undefined;
  thumbs?: z.infer<typeof sourcesSchema>[] | undefined;
  video_url?: string | undefined;
  media_type?: string | undefined;
  layout_index?: number | undefined;
  list_level?: number | undefined;
  in_german: string[];
  children: ApiModule[];
}

export const shownModuleSchema: z.ZodType<ApiModule> = z
  .object({
    id: z.int(),
    module: moduleNameSchema,
    model: z.string(),
    parent: z.int().nullable().openapi({ description: 'The module that contains it.' }),
    column: z.int().openapi({ description: 'Of a layout, from 0.' }),
    order: z.int().openapi({ description: 'Among its siblings of one column, from 0.' }),
    content: anything.openapi({
      description: 'The fields of the module: texts in one language, pictures, links and events in full.',
    }),
    image_url: z.string().optional().openapi({ description: 'Its picture, large.' }),
    thumbs: z.array(sourcesSchema).optional().openapi({ description: 'Files of its picture, per crop.' }),
    video_url: z.string().optional().openapi({ description: 'Where the video can be watched.' }),
    media_type: z.string().optional().openapi({ description: 'What is embedded.' }),
    layout_index: z.int().optional().openapi({
      description: 'Of a container: 0 is 100, then 67-33, 33-67, 50-50, 33-33-33 and 25-50-25.',
    }),
    list_level: z
      .int()
      .optional()
      .openapi({ description: 'Level of the headings of its items, where that is not 3.' }),
    in_german: inGermanSchema,
    get children(): z.ZodArray<z.ZodType<ApiModule>> {
      return z.array(shownModuleSchema);
    },
  })
  .openapi('Module', {
    example: {
      id: 31,
      module: 'headline',
      model: 'modules.headline',
      parent: null,
      column: 0,
      order: 0,
      content: { headline_level: 2, preline: '', content: 'Anfahrt', subline: '', anchor: '' },
      in_german: [],
      children: [],
    },
  });

export const draftModuleSchema = z
  .object({
    id: z.int(),
    container: z.int(),
    parent: z.int().nullable(),
    column: z.int(),
    order: z.int(),
    module: moduleNameSchema,
    data: anything.openapi({ description: 'Texts in both languages; pictures, events and links by number.' }),
    version: z.int().openapi({ description: 'A save names the version that it changed.' }),
  })
  .openapi('DraftModule', {
    description: 'A module of the working copy. Only editors get it.',
    example: {
      id: 31,
      container: 12,
      parent: null,
      column: 0,
      order: 0,
      module: 'headline',
      data: { headline_level: 2, content: { de: 'Anfahrt', en: 'Getting here' } },
      version: 4,
    },
  }) satisfies z.ZodType<DraftModule>;

const isChangedSchema = z
  .boolean()
  .optional()
  .openapi({ description: 'Whether publishing would change what visitors see; only with `draft`.' });

export const containerSchema = z
  .object({
    id: z.int(),
    slug: z.string().openapi({ example: 'index' }),
    content_type: z.string().openapi({ example: 'screen' }),
    is_draft: z.boolean(),
    modules: z.array(shownModuleSchema),
    draft: z.array(draftModuleSchema).optional().openapi({ example: [] }),
    version: z.int().optional().openapi({ description: 'Of the working copy; only with `draft`.' }),
    is_changed: isChangedSchema,
  })
  .openapi('Container', { description: 'The modules of a page, a record or a screen.' });

const text = z.string().openapi({ example: '' });
const urlsSchema = bothLanguagesSchema.openapi({
  example: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
});

const pageLinkSchema = z
  .object({
    id: z.int(),
    title: z.string().openapi({ example: 'Besuch' }),
    urls: urlsSchema,
    is_clickable: z.boolean(),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('PageLink') satisfies z.ZodType<PageLink>;

const shownLinkSchema = z.object({ url: z.string(), title: z.string() }).openapi('Link', {
  example: { url: '/de/besuch/anfahrt', title: 'Anfahrt' },
}) satisfies z.ZodType<ShownLink>;

const embedSchema = z
  .object({ provider: z.string(), id: z.string(), start: z.number().optional() })
  .openapi('Embed', {
    description: 'Something of another host. To be shown after consent only.',
    example: { provider: 'vimeo', id: '76979871' },
  }) satisfies z.ZodType<Embed>;

export const pageSchema = z
  .object({
    id: z.int(),
    urls: urlsSchema,
    content_type: z.string().openapi({ example: 'page' }),
    title: z.string().openapi({ example: 'Anfahrt' }),
    headline: text,
    is_online: z.boolean().openapi({ example: true }),
    is_clickable: z.boolean().openapi({ example: true }),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    meta_title: text,
    meta_description: text,
    og_title: text,
    og_description: text,
    og_image: orNull(pictureSchema).openapi({ example: null }),
    og_type: z.string().openapi({ example: 'website' }),
    hero_image: orNull(pictureSchema),
    hero_link: orNull(shownLinkSchema),
    hero_text: text,
    hero_video: orNull(embedSchema).openapi({ example: null }),
    siblings: z.array(pageLinkSchema).openapi({ description: 'This page is among them.' }),
    has_tab_navigation: z.boolean(),
    parents: z.array(pageLinkSchema).openapi({ description: 'From the top of the tree down.' }),
    settings_url: z.string().openapi({ example: '/de/ihr-besuch?edit' }),
    in_german: inGermanSchema.openapi({ example: [] }),
    container: z
      .int()
      .nullable()
      .openapi({ description: 'The container of its modules; null if nothing has been published yet.' }),
    is_draft: z.boolean(),
    modules: z.array(shownModuleSchema),
    draft: z.array(draftModuleSchema).optional().openapi({ example: [] }),
    container_version: z.int().optional().openapi({ description: 'Only with `draft`.' }),
    is_changed: isChangedSchema,
  })
  .openapi('Page', {
    description: "A page of the editors' own with its modules.",
  }) satisfies z.ZodType<Omit<ShownPage, 'container'>>;
