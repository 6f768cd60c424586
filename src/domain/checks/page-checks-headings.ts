/**
 * Checks that heading levels are not skipped, over the whole page (WCAG technique H42). Part of
 * `page-checks.ts`.
 */
import { headingsOf } from '#domain/modules/heading-level.ts';
import { type CheckFinding, moduleFinding, type PageToCheck } from './page-checks-rules.ts';

/** The level of the page's own title, which every screen renders. */
const title = 1;

/** One finding for each heading that skips a level. */
export function headingFindings({ shown }: Pick<PageToCheck, 'shown'>): CheckFinding[] {
  let before = title;
  const found: CheckFinding[] = [];
  for (const { module, level } of headingsOf(shown)) {
    if (level > before + 1) {
      const field = module.module === 'headline' ? 'headline_level' : null;
      found.push(moduleFinding(module, 'heading-order', field, { detail: `${before} ${level}` }));
    }
    before = level;
  }
  return found;
}
