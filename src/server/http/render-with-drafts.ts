// Renders the page for an editor with the drafts of records, and without them if that fails.
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RenderedPage } from '#server/http/finished-page.ts';
import { withDrafts } from '#server/services/records/drafts/with-drafts.ts';

interface Rendered {
  answer: RenderedPage;
  /** Whether all parts of the page are present. */
  isWhole: boolean;
}

/** A failed query aborts the transaction, so the page is rendered again outside of one. */
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
