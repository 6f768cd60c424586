/** What a loader throws for a record or an address that is not there. */
export function notFound(): Response {
  return new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
}
