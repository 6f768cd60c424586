/** The page tree as a flat list in display order. */
import type { TreePage } from './edited-page.ts';

export interface TreeLine {
  page: TreePage;
  /** 0 at the top level. */
  depth: number;
}

/** The tree from top to bottom. `except` is left out with its descendants, since a page cannot be its own ancestor. */
export function treeLines(pages: readonly TreePage[], except: number | null, depth = 0): TreeLine[] {
  return pages
    .filter(({ id }) => id !== except)
    .flatMap((page) => [{ page, depth }, ...treeLines(page.children, except, depth + 1)]);
}

/** Finds a page at any depth. */
export function pageInTree(pages: readonly TreePage[], id: number | null): TreePage | undefined {
  return treeLines(pages, null).find(({ page }) => page.id === id)?.page;
}

/** The pages of a parent, without the page itself. */
export function siblingsOf(pages: readonly TreePage[], parent: number | null, except: number): TreePage[] {
  const all = parent === null ? pages : (pageInTree(pages, parent)?.children ?? []);
  return all.filter(({ id }) => id !== except);
}
