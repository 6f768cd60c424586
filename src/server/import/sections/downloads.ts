// Press downloads: categories, and directories with their files.
import { download_categories, download_directories, downloads } from '#server/db/schema/press.ts';
import { listOf, optional, strict } from '#server/import/fields/objects.ts';
import { localized, requiredLocalized, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, order } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const downloadCategoriesSection: Section = {
  name: 'download_categories',
  table: download_categories,
  schema: strict({ key, name: requiredLocalized(singleLine), order: optional(order) }),
};

export const downloadDirectoriesSection: Section = {
  name: 'download_directories',
  table: download_directories,
  schema: strict({
    key,
    name: requiredLocalized(singleLine),
    category: optional(key),
    production: optional(key),
    is_restricted: optional(flag),
    files: optional(listOf(strict({ media: key, title: optional(localized(singleLine)) }))),
    order: optional(order),
  }),
  references: {
    category: { to: 'download_categories', column: 'category_id' },
    production: { to: 'productions', column: 'production_id' },
  },
  lists: {
    files: {
      table: downloads,
      owner: 'directory_id',
      references: { media: { to: 'media', column: 'media_id' } },
    },
  },
};
