// Whether an address that somebody typed leads anywhere in this house. Those of others are not asked after.
import { parseLink } from '#domain/urls/links.ts';
import { targetOfPath } from '#server/services/pages/link-targets.ts';

/** Addresses of the program itself: files and calls, which no list of pages knows. */
const served = /^\/(?:media|api|cms|cms-hub|assets|health)(?:\/|$)/;

/** The path of an address of our own, without slash at its end, query and hash; null for everything else. */
export function ownPath(address: string, origin: string): string | null {
  const link = parseLink(address);
  if (!link || (link.kind !== 'path' && link.kind !== 'web')) return null;
  const url = new URL(link.href, origin);
  return url.origin === new URL(origin).origin ? url.pathname.replace(/(?<=.)\/+$/, '') : null;
}

/**
 * What has to be looked up to know whether a path leads somewhere: a target, `true` where it does in any case, `false`
 * where only an entry on file of old addresses could help.
 */
export function wantedFor(path: string): ReturnType<typeof targetOfPath> | boolean {
  if (path === '/' || served.test(path)) return true;
  const target = targetOfPath(path);
  if (!target) return /^\/(?:de|en)(?:\/|$)/.test(path);
  return target.kind === 'screen' ? target.name !== 'not-found' : target;
}
