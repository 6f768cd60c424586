// Lets LED screens recover from a response that is not theirs: nobody is there to reload them.
import { matchPath } from '#domain/site/route-paths.ts';

/** A `Refresh` header of 30 seconds for LED screens; none for other pages, which must not reload under a reader. */
export function selfReload(path: string): [string, string][] {
  return matchPath(path)?.name.startsWith('led-screen') ? [['Refresh', '30']] : [];
}
