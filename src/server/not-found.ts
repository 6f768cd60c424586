// Responses of pages that do not exist.
import type { NotFoundData } from '#domain/site/not-found-path.ts';
import { appContextKey } from '#server/app-context.ts';
import type { PageContext } from '#server/page-parts.ts';
import { similarRecord } from '#server/services/site/similar-record.ts';

const init = { status: 404, statusText: 'Not Found' };

/** Thrown by loaders for a page that no visitor looks for under another address. */
export const notFound = () => new Response('404 Not Found', init);

/** Thrown by loaders for a missing record or an unknown address; names the probable target. */
export async function notFoundAt({ context, url }: { context: PageContext; url: URL }): Promise<Response> {
  const near = await similarRecord(context.get(appContextKey), url.pathname);
  return near ? Response.json({ near } satisfies NotFoundData, init) : notFound();
}
