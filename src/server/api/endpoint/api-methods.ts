// Which methods an address of the calls knows: for the header Allow of all calls.

const order = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Two patterns that differ only in what they call their parameters are one address. */
const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/** The patterns that answer something, each with its methods as `Allow` lists them. */
export function allowedMethods(routes: readonly { method: string; path: string }[]): [string, string][] {
  // What is mounted for all methods stands around the calls and answers nothing itself.
  const endpoints = routes.filter(({ method }) => method !== 'ALL');
  const known = Map.groupBy(endpoints, ({ path }) => shapeOf(path));
  return [...new Set(endpoints.map(({ path }) => path))].map((path) => {
    const methods = new Set(known.get(shapeOf(path))?.map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    methods.add('OPTIONS');
    return [path, order.filter((method) => methods.has(method)).join(', ')];
  });
}
