/** Thrown by loaders for a missing record or an unknown address. */
export function notFound(): Response {
  return new Response('404 Not Found', { status: 404, statusText: 'Not Found' });
}
