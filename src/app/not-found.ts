import type { NotFoundData, SimilarRecord } from '#domain/site/not-found-path.ts';

/**
 * Thrown by loaders for a missing record or an unknown address.
 * @param near the probable target
 */
export function notFound(near: SimilarRecord | null = null): Response {
  const init = { status: 404, statusText: 'Not Found' };
  return near ? Response.json({ near } satisfies NotFoundData, init) : new Response('404 Not Found', init);
}
