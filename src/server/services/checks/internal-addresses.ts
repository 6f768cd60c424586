// Checks typed addresses of this site; those of other sites are not requested.
import { parseLink } from '#domain/urls/links.ts';
import { targetOfPath } from '#server/services/pages/link-targets.ts';

/** Addresses of files and endpoints, which are not pages. */
const served = /^\/(?:media|api|cms|cms-hub|assets|health)(?:\/|$)/;

/** The path of an internal address, without trailing slash, query and hash; null for external ones. */
export function internalPathOf(address: string, origin: string): string | null {
  const link = parseLink(address);
  if (!link) return null;
  const url = new URL(link.href, origin);
  return url.origin === new URL(origin).origin ? url.pathname.replace(/(?<=.)\/+$/, '') : null;
}

/** The target to look up for a path, `true` if it exists in any case, `false` if only a redirect could match. */
export function targetToLookUp(path: string): ReturnType<typeof targetOfPath> | boolean {
  if (path === '/' || served.test(path)) return true;
  const target = targetOfPath(path);
  if (!target) return /^\/(?:de|en)(?:\/|$)/.test(path);
  return target.kind === 'screen' ? target.name !== 'not-found' : target;
}
