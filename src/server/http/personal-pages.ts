// Pages that hold something for one reader only and are never cached: forms, the back office.
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';

/** Each form holds a form token of its own, links in mails hold a subscriber's token. */
const personal = /^\/(?:de|en)\/forms\/[^/]+$/;

/** Whether a page is rendered for each request and not stored. */
export function isPersonalPage(path: string): boolean {
  const page = path.replace(/\.data$/, '');
  return personal.test(page) || isBackOfficePath(page);
}

/** Whether a form without script may be sent to this path. */
export function acceptsForms(method: string | undefined, path: string): boolean {
  return method === 'POST' && personal.test(path);
}
