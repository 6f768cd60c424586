// Media: the pictures of the season. Size and format are read from the files.
import { media } from '#server/db/schema/media.ts';
import { oneOf, optional, strict } from '#server/import/fields/objects.ts';
import { localized, plain, requiredSingleLine, singleLine } from '#server/import/fields/texts.ts';
import { flag, key, share } from '#server/import/fields/values.ts';
import type { Section } from '#server/import/section.ts';

export const mediaSection: Section = {
  name: 'media',
  table: media,
  schema: strict({
    key,
    /** Path inside the season's folder; not a column. */
    file: requiredSingleLine,
    alt: optional(localized(plain)),
    caption: optional(localized(plain)),
    credit: optional(singleLine),
    focal_x: optional(share),
    focal_y: optional(share),
    print: optional(oneOf(['as-is', 'line-screen', 'two-inks'])),
    is_decorative: optional(flag),
    upright: optional(key),
  }),
  references: { upright: { to: 'media', column: 'upright_id' } },
};
