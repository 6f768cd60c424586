/** Finds pictures without alternative text. Part of `page-checks.ts`. */
import type { Localized } from '#domain/languages/localized.ts';
import { type DraftModule, isHead, type ModuleName } from '#domain/modules/modules.ts';
import { hasVisibleText } from '#domain/modules/translation-state.ts';
import {
  type CheckedPicture,
  type CheckFinding,
  moduleFinding,
  type PageToCheck,
} from './page-checks-rules.ts';

/** Modules whose picture is the poster of a video, which is hidden from screen readers. */
const withPoster: readonly ModuleName[] = ['video', 'video-item'];

type Missing = Pick<CheckFinding, 'rule' | 'language'> | null;

/** @param own the module's own alternative text, which takes precedence over that of the picture's record */
function missing(picture: CheckedPicture | null, own: Localized | null = null): Missing {
  if (!picture || picture.is_decorative) return null;
  const alt = hasVisibleText(own?.de ?? '') ? own : picture.alt;
  if (!hasVisibleText(alt?.de ?? '')) return { rule: 'alt-missing', language: 'de' };
  return hasVisibleText(alt?.en ?? '') || alt === own ? null : { rule: 'alt-missing', language: 'en' };
}

/** A module's picture without alternative text in one of the languages. */
export function pictureFindings(module: DraftModule, { picture }: PageToCheck): CheckFinding[] {
  const field = isHead(module) ? 'hero_image' : 'image';
  const { [field]: image, image_alt } = module.data;
  if (withPoster.includes(module.module) || typeof image !== 'number') return [];
  const found = missing(picture(image), image_alt as Localized | null | undefined);
  return found ? [moduleFinding(module, found.rule, field, { language: found.language })] : [];
}
