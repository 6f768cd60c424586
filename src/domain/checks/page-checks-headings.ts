/**
 * The order of headings over the whole page: below a heading of one level comes the next level, never the one after
 * next (WCAG technique H42). Part of `page-checks.ts`.
 */
import { headingsOf } from '#domain/modules/heading-level.ts';
import { type Finding, findingIn, type PageToCheck } from './page-checks-rules.ts';

/** The title of the page itself, which every screen has. */
const title = 1;

/** Every heading that leaves out a level, at the module that it stands in. */
export function headingFindings({ shown }: Pick<PageToCheck, 'shown'>): Finding[] {
  let before = title;
  const found: Finding[] = [];
  for (const { module, level } of headingsOf(shown)) {
    if (level > before + 1) {
      const field = module.module === 'headline' ? 'headline_level' : null;
      found.push(findingIn(module, 'heading-order', field, { detail: `${before} ${level}` }));
    }
    before = level;
  }
  return found;
}
