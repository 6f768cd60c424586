/** Finds the current page by its container. */
import type { EditedContainer } from '../sync/containers.ts';

/** Its id; null if the screen is no CMS page, or is not being edited. */
export function currentPageId(containers: ReadonlyMap<number, EditedContainer>): number | null {
  for (const { slug, shown } of containers.values()) {
    const id = shown > 0 ? /^page-(\d+)$/.exec(slug)?.[1] : undefined;
    if (id) return Number(id);
  }
  return null;
}
