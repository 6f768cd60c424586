/** Requests the origins of texts from the server. */
import type { Origin } from '#domain/resources/origin.ts';
import { matchPath } from '#domain/site/route-paths.ts';
import { requestAt } from '../../sync/request.ts';
import type { EditingSession } from '../../sync/session.ts';
import { moduleAround } from '../../ui/module-chrome/module-elements.ts';
import type { VisibleTextElement } from './visible-texts.ts';

export type TextOrigin =
  | (Origin & { sentence: string })
  /** Rendered by a module on the page, by its local id. */
  | { kind: 'module'; id: number }
  /** A summary of another page of the site. */
  | { kind: 'linked'; path: string };

/** Maximum texts per request. */
const maxTexts = 500;

/**
 * One result per text, in order.
 * @throws RequestProblem
 */
export async function fetchOrigins(
  session: EditingSession,
  places: readonly VisibleTextElement[],
): Promise<TextOrigin[]> {
  const address = `/${session.locale}/api/cms-hub/origins/`;
  const origins: TextOrigin[] = [];
  for (let at = 0; at < places.length; at += maxTexts) {
    const part = places.slice(at, at + maxTexts).map((visible) => {
      const { text, near, is_menu, is_picture } = visible;
      return { text, near, is_menu, ...(is_picture && { is_picture }) };
    });
    const answer = await requestAt<{ origins: TextOrigin[] }>(session, 'POST', address, { texts: part });
    origins.push(...answer.origins);
  }
  return places.map((place, at) => aroundIt(origins[at] as TextOrigin, place));
}

/**
 * A text without an origin belongs to the module around it, or summarises the page that the link beside it leads to.
 */
function aroundIt(origin: TextOrigin, { element }: VisibleTextElement): TextOrigin {
  if (origin.kind !== 'unknown') return origin;
  const id = moduleAround(element);
  if (id !== null) return { kind: 'module', id };
  const link = element.closest('article, li, a')?.querySelector<HTMLAnchorElement>(':scope a[href]');
  const href = link?.href ?? element.closest<HTMLAnchorElement>('a[href]')?.href;
  const address = href === undefined ? null : new URL(href);
  const isOwn = address?.origin === location.origin && matchPath(address.pathname) !== null;
  return address && isOwn ? { kind: 'linked', path: address.pathname + address.search } : origin;
}
