// Where an address redirects to: by the stored redirects, or to its canonical spelling.
import { movedBackOfficeAddress } from '#domain/back-office/moved-addresses.ts';
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';
import { canonicalSpelling } from '#domain/site/route-paths.ts';
import type { AppContext } from '#server/app-context.ts';
import { isDatabaseUnreachable } from '#server/database-failure.ts';
import { noPageMemory, type PageMemory } from '#server/http/page-memory.ts';
import type { Degraded } from '#server/request-contexts.ts';
import { findRedirect, readRedirects } from '#server/services/site/redirects.ts';

/** The inputs of a page. */
export interface RenderInputs {
  shown: AppContext;
  memory: PageMemory;
  /** The source of the cached page, which is not rendered again if it is the same. */
  knownSource?: string | undefined;
}

/**
 * Returns the new address, or null. If redirects cannot be read, the page is rendered without them and marked as
 * degraded.
 */
export async function redirectTarget(
  url: URL,
  inputs: RenderInputs,
  degraded: Degraded,
): Promise<string | null> {
  const { pathname, searchParams } = url;
  if (isBackOfficePath(pathname)) return movedBackOfficeAddress(url);
  const path = pathname.replace(/\.data$/, '');
  const moved = await movedTo(path, inputs).catch((error) => {
    if (isDatabaseUnreachable(error)) throw error;
    inputs.shown.log.error({ err: error }, 'A page is served without its redirects');
    degraded.isThere = true;
    return null;
  });
  const canonical = moved === null && canonicalSpelling(path);
  // Editors stay in editing when somebody gives the page another address.
  if (moved && /^\/[^?#]*$/.test(moved) && searchParams.has('edit')) return `${moved}?edit`;
  if (!canonical) return moved;
  searchParams.delete('_routes');
  return canonical + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** The target of the stored redirect, or first its path in small letters: addresses are written in capitals on posters. */
async function movedTo(path: string, inputs: RenderInputs): Promise<string | null> {
  const target = await redirectOf(path, inputs);
  const lower = path.toLowerCase();
  if (target !== null || lower === path) return target;
  const next = await redirectOf(lower, inputs);
  return next === null || next === path ? null : lower;
}

async function redirectOf(
  path: string,
  { shown: { database }, memory }: RenderInputs,
): Promise<string | null> {
  const lookUp =
    memory === noPageMemory ? null : await memory.remember('redirects', () => readRedirects(database));
  return lookUp ? lookUp(path) : findRedirect(database, path);
}
