/** Creates a page. The same sent again after a lost answer makes no second one. */
import { isSame } from '../../core/is-same.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';
import type { NewPage, TreePage } from './edited-page.ts';
import { createPage, getPageTree } from './page-requests.ts';
import { treeLines } from './page-tree.ts';

type CreatedPage = Pick<TreePage, 'id' | 'path'>;

/** @param tree the pages before */
export function pageCreation(tree: readonly TreePage[]) {
  const known = new Set(treeLines(tree, null).map(({ page }) => page.id));
  let unanswered: NewPage | null = null;

  async function find(session: EditingSession, { title, parent }: NewPage): Promise<CreatedPage | null> {
    const lines = treeLines(await getPageTree(session), null);
    const isOwn = (page: TreePage) => page.parent === parent && page.title.de?.trim() === title?.de?.trim();
    return lines.find(({ page }) => !known.has(page.id) && isOwn(page))?.page ?? null;
  }

  /** @throws RequestProblem */
  return async (session: EditingSession, wanted: NewPage): Promise<CreatedPage> => {
    const found = isSame(unanswered, wanted) ? await find(session, wanted) : null;
    if (found) return found;
    try {
      return await createPage(session, wanted);
    } catch (error) {
      if (error instanceof RequestProblem && error.status === 0) unanswered = wanted;
      throw error;
    }
  };
}
