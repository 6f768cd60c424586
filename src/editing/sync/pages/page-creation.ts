/** Creates a page. Sent again after a lost answer, also with changes, it makes no second one. */
import type { Locale } from '#domain/languages/locales.ts';
import { slugify } from '#domain/urls/slugs.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { textAt } from '../../core/localized-text.ts';
import { RequestProblem } from '../request-problem.ts';
import type { EditingSession } from '../session.ts';
import type { EditedPage, NewPage, TreePage } from './edited-page.ts';
import { createPage, getPage, getPageTree, movePage, updatePage } from './page-requests.ts';
import { treeLines } from './page-tree.ts';

type CreatedPage = Pick<TreePage, 'id' | 'path'>;

/** Behind all siblings. */
const last = 100_000;

/** @param tree the pages before */
export function pageCreation(tree: readonly TreePage[]) {
  const known = new Set(treeLines(tree, null).map(({ page }) => page.id));
  let unanswered: NewPage | null = null;
  let made: CreatedPage | null = null;

  async function find(session: EditingSession, { title, parent }: NewPage): Promise<CreatedPage | null> {
    const lines = treeLines(await getPageTree(session), null);
    const isOwn = (page: TreePage) => page.parent === parent && page.title.de?.trim() === title?.de?.trim();
    return lines.find(({ page }) => !known.has(page.id) && isOwn(page))?.page ?? null;
  }

  /** @throws RequestProblem */
  return async (session: EditingSession, wanted: NewPage): Promise<CreatedPage> => {
    if (unanswered) made ??= await find(session, unanswered);
    if (made) return isDeepEqual(unanswered, wanted) ? made : correct(session, made.id, wanted);
    try {
      return await createPage(session, wanted);
    } catch (error) {
      // A proxy in between may answer for a server that has done it.
      const isLost = error instanceof RequestProblem && (error.status === 0 || error.status >= 500);
      if (isLost) unanswered = wanted;
      throw error;
    }
  };
}

/** Updates a page that has been created already with the values changed since. */
async function correct(session: EditingSession, id: number, wanted: NewPage): Promise<EditedPage> {
  const { title, parent, slug: typed } = wanted;
  const { version } = await getPage(session, id);
  const slugOf = (language: Locale) =>
    typed?.[language] ?? slugify(textAt(title, language) || textAt(title, 'de'));
  const slug = { de: slugOf('de'), en: slugOf('en') };
  const page = await updatePage(session, id, { version, title, slug });
  return page.parent === parent ? page : movePage(session, page, parent, last);
}
