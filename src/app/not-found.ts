/** Thrown by loaders for a missing record or an unknown address. */
export function notFound(): Response {
  return new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
}

/**
 * For the failure of what a page consists of: visitors see 404, as the specification says (8.4); the log has the
 * reason, without the parameters of queries, and the page is not cached.
 */
export function failureAsNotFound(
  log: { error(details: object, message: string): void },
  degraded: { isThere: boolean },
  message: string,
) {
  return (error: Error): never => {
    log.error({ reason: (error.cause as Error | undefined)?.message ?? error.message }, message);
    degraded.isThere = true;
    throw notFound();
  };
}
