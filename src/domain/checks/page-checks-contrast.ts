/**
 * Checks the contrast of modules in every colour pair and in contrast mode (WCAG 2.2: 4.5 for text, 3 for graphics).
 * Part of `page-checks.ts`.
 */

import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { type ColourScheme, defaultScheme } from '#domain/site/colour-scheme.ts';
import { contrastRatio } from '#domain/site/colours.ts';
import { type Finding, findingIn, type PageToCheck } from './page-checks-rules.ts';

const text = 4.5;
const drawing = 3;

/** Modules with words on a fill of the other ink: bars on a picture, strokes through a passage, what is pressed. */
const wordsInInk: readonly ModuleName[] = [
  'full-teaser',
  'teaser',
  'quote',
  'link',
  'faq-item',
  'video',
  'audio',
];

/** What a module needs of two inks: text or lines that can be told apart; nothing where it uses none. */
export function inkNeed(
  { module, data }: DraftModule,
  { picture }: Pick<PageToCheck, 'picture'>,
): number | null {
  if (wordsInInk.includes(module)) return text;
  const print = typeof data.image === 'number' ? picture(data.image)?.print : undefined;
  return print === undefined || print === 'as-is' ? null : drawing;
}

/** Contrast mode is a pair as well: it forces this one. */
const contrastMode: ColourScheme = defaultScheme;

/** Per pair of inks one finding, at the first module that it is too weak for. */
export function contrastFindings({ modules, schemes, picture }: PageToCheck): Finding[] {
  const needs = modules.flatMap((module) => {
    const need = inkNeed(module, { picture });
    return need === null ? [] : [{ module, need }];
  });
  return [...schemes, contrastMode].flatMap(({ name, base_color, secondary_color }) => {
    const ratio = contrastRatio(base_color, secondary_color);
    const first = needs.find(({ need }) => ratio < need);
    if (!first) return [];
    // Rounded down: 4.49 must not read as 4.5.
    const detail = `${name} ${Math.floor(ratio * 10) / 10} ${first.need}`;
    return [findingIn(first.module, 'contrast', null, { detail })];
  });
}
