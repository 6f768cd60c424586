// Colour groups: the colour pairs of the site.
import { contrastRatio } from '#domain/site/colours.ts';
import { color_groups } from '#server/db/schema/site.ts';
import { optional, strict } from '#server/import/fields/objects.ts';
import { requiredSingleLine } from '#server/import/fields/texts.ts';
import { colour, key, order } from '#server/import/fields/values.ts';
import { bilingual } from '#server/import/problem.ts';
import type { Section } from '#server/import/section.ts';

/** Contrast that WCAG 2.2 asks for text: titles are set in one colour on the other. */
const minContrast = 4.5;

export const colorGroupsSection: Section = {
  name: 'color_groups',
  table: color_groups,
  schema: strict({
    key,
    name: requiredSingleLine,
    base_color: colour,
    secondary_color: colour,
    order: optional(order),
  }).superRefine(({ base_color, secondary_color }, context) => {
    const contrast = contrastRatio(base_color, secondary_color);
    if (contrast >= minContrast) return;
    const shown = contrast.toFixed(1);
    context.addIssue({
      code: 'custom',
      path: ['secondary_color'],
      message: bilingual(
        `Die beiden Farben sind sich zu ähnlich: Kontrast ${shown.replace('.', ',')}, nötig sind 4,5. Bitte eine heller oder dunkler wählen.`,
        `The two colours are too much alike: contrast ${shown}, and 4.5 is needed. Choose one lighter or darker.`,
      ),
    });
  }),
  unique: ['name'],
};
