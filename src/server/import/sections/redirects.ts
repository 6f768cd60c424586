// Redirects: old addresses of the site and their targets.
import { redirects } from '#server/db/schema/site.ts';
import { strict } from '#server/import/fields/objects.ts';
import { key, path } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const redirectsSection: Section = {
  name: 'redirects',
  table: redirects,
  schema: strict({ key, old_path: path, new_path: path }),
  unique: ['old_path'],
};
