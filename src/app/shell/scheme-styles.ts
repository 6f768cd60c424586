/** The ink pairs as style rules: one per colour group, chosen by the attribute that the first script sets. */
import { lighterOf } from '#domain/colour-scheme.ts';
import type { ColourGroup } from '#app/shell/first-paint.ts';

const hex = /^#[0-9a-f]{6}$/i;

/** Groups with anything but `#rrggbb` are left out: nothing else may reach a style sheet. */
export function schemeStyles(groups: readonly ColourGroup[]): string {
  return groups
    .filter(({ base_color, secondary_color }) => hex.test(base_color) && hex.test(secondary_color))
    .map(({ id, base_color, secondary_color }) => {
      const light = lighterOf(base_color, secondary_color);
      const dark = light === base_color ? secondary_color : base_color;
      return `[data-scheme="${id}"]{--base:${base_color};--sec:${secondary_color};--light:${light};--dark:${dark}}`;
    })
    .join('');
}
