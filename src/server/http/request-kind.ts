// Which part of the site answers a request.
import { type AddressRejection, rejectionOf } from './address-rejection.ts';
import { isCanonical } from './address-rules.ts';
import { isApiPath, isFilePath } from './api-path.ts';
import { acceptsForms, isPersonalPage } from './personal-pages.ts';

export type RequestKind =
  /** A form that a browser sends without a script. */
  | 'form'
  | 'api'
  /** For somebody with a session cookie, never kept. */
  | 'page-of-login'
  /** Rendered for each reader, never kept. */
  | 'personal-page'
  /** The same for everybody, kept in the page cache. */
  | 'public-page'
  /** Files, health, and addresses that the rules about addresses redirect. */
  | 'rest';

export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

const pathOf = (target: string): string => target.split('?', 1)[0] ?? '/';

/** @param target path and query, as the request line has them */
export function requestKind(method: string | undefined, target: string, isLoggedIn: boolean): RequestKind {
  const path = pathOf(target);
  if (acceptsForms(method, path)) return 'form';
  if (isApiPath(path)) return 'api';
  const isPage = target.startsWith('/') && !isFilePath(path) && isCanonical(target, isLoggedIn);
  if (!isReading(method) || !isPage) return 'rest';
  if (isLoggedIn) return 'page-of-login';
  return isPersonalPage(path) ? 'personal-page' : 'public-page';
}

/** Endpoints report wrong addresses themselves. */
export function rejectionOfRequest(kind: RequestKind, target: string): AddressRejection | null {
  return kind === 'api' ? null : rejectionOf(target, kind === 'rest' ? null : pathOf(target));
}
