/**
 * Checks the contrast of modules in every colour pair and in contrast mode (WCAG 2.2: 4.5 for text, 3 for graphics).
 * Part of `page-checks.ts`.
 */

import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { type ColourScheme, defaultScheme } from '#domain/site/colour-scheme.ts';
import { contrastRatio } from '#domain/site/colours.ts';
import { type CheckFinding, moduleFinding, type PageToCheck } from './page-checks-rules.ts';

const text = 4.5;
const drawing = 3;

/** Modules that set text in one colour of the pair on the other. */
const modulesWithInkText: readonly ModuleName[] = [
  'full-teaser',
  'teaser',
  'quote',
  'link',
  'faq-item',
  'video',
  'audio',
];

/** The contrast that a module needs between the two colours of a pair; null if it uses neither. */
function requiredContrast(
  { module, data }: DraftModule,
  { picture }: Pick<PageToCheck, 'picture'>,
): number | null {
  if (modulesWithInkText.includes(module)) return text;
  const print = typeof data.image === 'number' ? picture(data.image)?.print : undefined;
  return print === undefined || print === 'as-is' ? null : drawing;
}

/** Contrast mode is checked like a colour pair: it forces this one. */
const contrastMode: ColourScheme = defaultScheme;

/** One finding per colour pair, at the first module whose contrast is too low. */
export function contrastFindings({ modules, schemes, picture }: PageToCheck): CheckFinding[] {
  const needs = modules.flatMap((module) => {
    const need = requiredContrast(module, { picture });
    return need === null ? [] : [{ module, need }];
  });
  return [...schemes, contrastMode].flatMap(({ name, base_color, secondary_color }) => {
    const ratio = contrastRatio(base_color, secondary_color);
    const first = needs.find(({ need }) => ratio < need);
    if (!first) return [];
    // Rounded down: 4.49 must not read as 4.5.
    const detail = `${name} ${Math.floor(ratio * 10) / 10} ${first.need}`;
    return [moduleFinding(first.module, 'contrast', null, { detail })];
  });
}
