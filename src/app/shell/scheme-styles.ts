/**
 * The colour schemes as CSS rules, one per colour group, chosen by an attribute that `first-paint.ts` sets.
 */

import {
  type ColourScheme,
  defaultScheme,
  type Inks,
  inksOf,
  interimGroupName,
} from '#domain/site/colour-scheme.ts';
import { parseColour } from '#domain/site/colours.ts';

const isUsable = ({ base_color, secondary_color }: ColourScheme) =>
  parseColour(base_color) !== null && parseColour(secondary_color) !== null;

/**
 * Skips groups with values other than `#rrggbb`, so that nothing else can reach the style sheet. The season's
 * tile uses the interim group; if that is missing, a group other than the visitor's. Without groups
 * everything is black and white.
 */
export function schemeStyles(groups: readonly ColourScheme[]): string {
  const usable = groups.filter(isUsable);
  const interim = usable.find(({ name }) => name === interimGroupName);
  const chosen = usable.filter((group) => group !== interim);
  if (chosen.length === 0) return `:root{${inkRules(defaultScheme, inksOf(interim ?? defaultScheme))}}`;
  return chosen
    .map((group) => {
      const tile = inksOf(interim ?? chosen.find(({ id }) => id !== group.id) ?? defaultScheme);
      return `[data-scheme="${group.id}"]{${inkRules(group, tile)}}`;
    })
    .join('');
}

function inkRules(group: ColourScheme, tile: Inks): string {
  const { base, secondary, light, dark } = inksOf(group);
  return (
    `--base:${base};--sec:${secondary};--light:${light};--dark:${dark};` +
    `--tile-base:${tile.base};--tile-sec:${tile.secondary}`
  );
}
