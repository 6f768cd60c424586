/**
 * The changed settings of a page. Only these are sent, so that concurrent changes of other fields stay. Texts of the
 * page head are not settings.
 */

import type { PageFields } from '#domain/pages/draft-page.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import type { EditedPage, PageChange } from './edited-page.ts';

export const pageFlags = [
  'is_online',
  'is_clickable',
  'in_menu',
  'in_footer',
  'has_tab_navigation',
] as const satisfies readonly (keyof PageFields)[];

/** Null if only the position has changed. */
export function pageChange(before: EditedPage, after: EditedPage): PageChange | null {
  const changed = pageFlags.filter((field) => !isDeepEqual(before[field], after[field]));
  const isRenamed = !isDeepEqual(before.slug, after.slug);
  if (changed.length === 0 && !isRenamed) return null;
  return {
    version: before.version,
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(isRenamed ? { slug: after.slug } : {}),
  };
}

/** Whether the position has changed. */
export function isMoved(before: EditedPage, after: EditedPage): boolean {
  return before.parent !== after.parent || before.order !== after.order;
}
