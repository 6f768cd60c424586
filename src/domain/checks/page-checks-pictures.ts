/** Finds pictures without alternative text. Part of `page-checks.ts`. */
import type { Localized } from '#domain/languages/localized.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { hasWords } from '#domain/modules/translation-state.ts';
import {
  type CheckedPicture,
  type Finding,
  findingIn,
  findingOfPage,
  type PageToCheck,
} from './page-checks-rules.ts';

/**
 * Modules that show a picture with its alternative text. Posters of videos are hidden from screen readers.
 */
const drawn: readonly ModuleName[] = ['image', 'teaser', 'full-teaser', 'logo'];

type Missing = Pick<Finding, 'rule' | 'language'> | null;

/** @param own the module's own alternative text, which takes precedence over that of the picture's record */
function missing(picture: CheckedPicture | null, own: Localized | null = null): Missing {
  if (!picture || picture.is_decorative) return null;
  const alt = hasWords(own?.de ?? '') ? own : picture.alt;
  if (!hasWords(alt?.de ?? '')) return { rule: 'alt-missing', language: 'de' };
  return hasWords(alt?.en ?? '') || alt === own ? null : { rule: 'alt-missing', language: 'en' };
}

/** A module's picture without alternative text in one of the languages. */
export function pictureFindings(module: DraftModule, { picture }: PageToCheck): Finding[] {
  const { image, image_alt } = module.data;
  if (!drawn.includes(module.module) || typeof image !== 'number') return [];
  const found = missing(picture(image), image_alt as Localized | null | undefined);
  return found ? [findingIn(module, found.rule, 'image', { language: found.language })] : [];
}

/** {@link pictureFindings} for the picture in the page's head. */
export function pagePictureFindings({ page, picture }: PageToCheck): Finding[] {
  const found = page?.hero_image ? missing(picture(page.hero_image)) : null;
  return found ? [findingOfPage(found.rule, 'hero_image', { language: found.language })] : [];
}
