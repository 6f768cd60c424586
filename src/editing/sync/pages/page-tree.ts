/** The page tree as a flat list, siblings in order. */
import type { TreePage } from './edited-page.ts';

export interface TreeLine {
  page: TreePage;
  /** 0 at the top. */
  depth: number;
}

/** The tree from top to bottom. `except`: left out with all below it, since a page cannot stand in itself. */
export function treeLines(pages: readonly TreePage[], except: number | null, depth = 0): TreeLine[] {
  return pages
    .filter(({ id }) => id !== except)
    .flatMap((page) => [{ page, depth }, ...treeLines(page.children, except, depth + 1)]);
}

/** Wherever in the tree it stands. */
export function pageInTree(pages: readonly TreePage[], id: number | null): TreePage | undefined {
  return treeLines(pages, null).find(({ page }) => page.id === id)?.page;
}

/** The siblings of a page: the pages of one parent without the page itself. */
export function siblingsOf(pages: readonly TreePage[], parent: number | null, except: number): TreePage[] {
  const all = parent === null ? pages : (pageInTree(pages, parent)?.children ?? []);
  return all.filter(({ id }) => id !== except);
}
