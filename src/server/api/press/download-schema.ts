// The schemas of press downloads.
import { z } from '@hono/zod-openapi';
import type {
  DownloadCategory,
  DownloadDirectory,
  DownloadDirectoryFiles,
  DownloadFile,
} from '#domain/press/download.ts';
import { orNull } from '#server/api/endpoint/or-null.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema, slugSchema } from '#server/api/endpoint/text-schema.ts';
import { pictureSchema } from '#server/api/media/picture-schema.ts';
import * as site from '#site';

export const downloadCategorySchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    name: z.string().openapi({ example: 'Inszenierungen' }),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('DownloadCategory') satisfies z.ZodType<DownloadCategory>;

export const downloadCategoryListSchema = paginatedSchema('DownloadCategoryList', downloadCategorySchema);

const downloadDirectorySchema = z
  .object({
    id: z.int().openapi({ example: 1 }),
    name: z.string().openapi({ example: 'Nora' }),
    category: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .openapi({ example: { id: 1, name: 'Inszenierungen' } }),
    production: z
      .object({ id: z.int(), name: z.string(), slug: slugSchema })
      .nullable()
      .openapi({ example: { id: 3, name: 'Nora', slug: { de: 'nora', en: 'a-dolls-house' } } }),
    is_restricted: z.boolean().openapi({ description: 'Only for people who are logged in.', example: false }),
    count: z.int().openapi({ description: 'Files in it.', example: 4 }),
    bytes: z.int().openapi({ description: 'Of all files together.', example: 812_000 }),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('DownloadDirectory') satisfies z.ZodType<DownloadDirectory>;

export const downloadDirectoryListSchema = paginatedSchema('DownloadDirectoryList', downloadDirectorySchema);

const downloadFileSchema = z
  .object({
    id: z.int().openapi({ example: 7 }),
    title: z.string().openapi({ example: 'Mira Okafor als Nora' }),
    file_name: z.string().openapi({ example: 'mira-okafor-als-nora.webp' }),
    content_type: z.string().openapi({ example: 'image/webp' }),
    bytes: z.int().openapi({ example: 84_000 }),
    width: z.int().nullable().openapi({ example: 1240 }),
    height: z.int().nullable().openapi({ example: 700 }),
    caption: z.string().openapi({ example: 'Nora, zweiter Akt' }),
    credit: z.string().openapi({ description: 'To be named beside it.', example: site.name }),
    picture: orNull(pictureSchema),
    url: z.string().openapi({ example: '/de/api/download-directories/1/files/7/' }),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('DownloadFile') satisfies z.ZodType<DownloadFile>;

export const downloadDirectoryFilesSchema = downloadDirectorySchema
  .extend({
    zip_url: z.string().openapi({ example: '/de/api/download-directories/1/zip/' }),
    files: z.array(downloadFileSchema),
  })
  .openapi('DownloadDirectoryFiles') satisfies z.ZodType<DownloadDirectoryFiles>;
