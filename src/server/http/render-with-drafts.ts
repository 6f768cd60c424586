// The page of an editor in edit mode: with the drafts of records, and without them where that fails.
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RenderedPage } from '#server/http/finished-page.ts';
import { withDrafts } from '#server/services/records/drafts/with-drafts.ts';

interface Rendered {
  answer: RenderedPage;
  /** Whether nothing of the page is missing. */
  isWhole: boolean;
}

/** In a transaction, one query that fails takes the others with it: then the page is rendered anew outside of one. */
export async function renderWithDrafts(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  render: (database: Database) => Promise<Rendered>,
): Promise<RenderedPage> {
  try {
    const { answer, isWhole } = await withDrafts(database, async (shown, leftOut) => {
      if (leftOut.length > 0)
        log.warn(
          { drafts: leftOut.map(({ resource, id, reason }) => ({ resource, id, reason })) },
          'Drafts do not fit the page that an editor asked for',
        );
      return render(shown);
    });
    if (isWhole && answer.status < 500) return answer;
  } catch (error) {
    log.error({ err: error }, 'A page could not be rendered with its drafts');
  }
  return (await render(database)).answer;
}
