/** The record in the back office that a screen is made of. */
import { matchPath } from '#domain/route-paths.ts';

const recordPaths: Readonly<Record<string, string>> = {
  'productions-slug-id': 'productions',
  'productions-slug-id-booklet': 'productions',
  'people-slug-id': 'persons',
  'press-slug-id': 'press',
  'subscriptions-slug-id': 'subscriptions',
  'forms-slug': 'forms',
};

/** Null for screens that belong to no record. */
export function recordLink(pathname: string): string | null {
  const match = matchPath(pathname);
  const path = match && recordPaths[match.name];
  const id = match?.params.id ?? match?.params.slug;
  return path && id ? `/cms/${path}/${id}` : null;
}
