// Classifies requests by the part of the site that answers them.
import { type AddressRejection, addressRejection } from './address-rejection.ts';
import { isCanonical } from './address-rules.ts';
import { isApiPath, isFilePath } from './api-path.ts';
import { acceptsForms, isPersonalPage } from './personal-pages.ts';

export type RequestKind =
  /** A form sent without a script. */
  | 'form'
  | 'api'
  /** For a client with a session cookie; not cached. */
  | 'page-of-login'
  /** Rendered for each reader; not cached. */
  | 'personal-page'
  /** The same for everybody; cached. */
  | 'public-page'
  /** Files, health checks, and addresses that the address rules redirect. */
  | 'rest';

export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const pathOf = (target: string): string => target.split('?', 1)[0] ?? '/';

/** @param target path and query of the request line */
export function requestKind(method: string | undefined, target: string, isLoggedIn: boolean): RequestKind {
  const path = pathOf(target);
  if (acceptsForms(method, path)) return 'form';
  if (isApiPath(path)) return 'api';
  const isPage = target.startsWith('/') && !isFilePath(path) && isCanonical(target, isLoggedIn);
  if (!isReadMethod(method) || !isPage) return 'rest';
  if (isLoggedIn) return 'page-of-login';
  return isPersonalPage(path) ? 'personal-page' : 'public-page';
}

/** Endpoints report malformed addresses themselves. */
export function rejectionOfRequest(kind: RequestKind, target: string): AddressRejection | null {
  return kind === 'api' ? null : addressRejection(target, kind === 'rest' ? null : pathOf(target));
}
