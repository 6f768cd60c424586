// Which methods an address of the API allows, for the `Allow` header.

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Patterns that differ only in parameter names are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/** The patterns with their methods, as `Allow` lists them. */
export function allowedMethods(routes: readonly { method: string; path: string }[]): [string, string][] {
  // Routes for all methods are middleware.
  const endpoints = routes.filter(({ method }) => method !== 'ALL');
  const byShape = Map.groupBy(endpoints, ({ path }) => shapeOf(path));
  return [...new Set(endpoints.map(({ path }) => path))].map((path) => {
    const methods = new Set(byShape.get(shapeOf(path))?.map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    methods.add('OPTIONS');
    return [path, order.filter((method) => methods.has(method)).join(', ')];
  });
}
