/**
 * Checks a page before it is published. Some findings block publishing, others are hints (`page-checks-rules.ts`).
 */
import type { DraftModule } from '#domain/modules/modules.ts';
import { eventFindings, incompleteModuleFindings } from './page-checks-contents.ts';
import { contrastFindings } from './page-checks-contrast.ts';
import { headingFindings } from './page-checks-headings.ts';
import { linkFindings } from './page-checks-links.ts';
import { pictureFindings } from './page-checks-pictures.ts';
import { type CheckEntry, type CheckFinding, checkRules, type PageToCheck } from './page-checks-rules.ts';
import { translationFindings } from './page-checks-translations.ts';

/** All findings: blocking ones first, each group in reading order. */
export function checkPage(page: PageToCheck): CheckEntry[] {
  const found = [
    ...page.modules.flatMap((module) => [
      ...incompleteModuleFindings(module, page),
      ...pictureFindings(module, page),
      ...linkFindings(module, page),
      ...eventFindings(module, page),
      ...translationFindings(module, page),
    ]),
    ...headingFindings(page),
    ...contrastFindings(page),
  ];
  return inOrder(found, page.modules);
}

/** Only findings that block publishing. The server refuses to publish by these, whatever client asked. */
export function blockingEntries(page: Pick<PageToCheck, 'modules' | 'schemaOf' | 'isEmbed'>): CheckEntry[] {
  const found = page.modules.flatMap((module) => incompleteModuleFindings(module, page));
  return inOrder(found, page.modules).filter(({ severity }) => severity === 'blocking');
}

function inOrder(found: readonly CheckFinding[], modules: readonly DraftModule[]): CheckEntry[] {
  const places = new Map(modules.map(({ id }, index) => [id, index]));
  const placeOf = ({ module }: CheckFinding) => places.get(module) ?? modules.length;
  const entries = found.map((finding) => ({ ...finding, severity: checkRules[finding.rule] }));
  const rank = ({ severity }: CheckEntry) => (severity === 'blocking' ? 0 : 1);
  return entries.toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b));
}
