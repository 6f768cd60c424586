/** The page on the screen, known by its container. */
import type { EditedContainer } from '../sync/containers.ts';

/** Its id; null where the screen is no page of its own, or is not being edited. */
export function pageOf(containers: ReadonlyMap<number, EditedContainer>): number | null {
  for (const { slug, shown } of containers.values()) {
    const id = shown > 0 ? /^page-(\d+)$/.exec(slug)?.[1] : undefined;
    if (id) return Number(id);
  }
  return null;
}
