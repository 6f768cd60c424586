// Pages with content for a single reader, which are never cached: forms, the back office.
import { isBackOfficePath } from '#domain/site/back-office-routes.ts';

/** Each form has its own token, and links in mails contain a subscriber's token. */
const personal = /^\/(?:de|en)\/forms\/[^/]+$/;

/** Whether a page is rendered for each request. */
export function isPersonalPage(path: string): boolean {
  const page = path.replace(/\.data$/, '');
  return personal.test(page) || isBackOfficePath(page);
}

/** Whether the path accepts forms that are sent without a script. */
export function acceptsForms(method: string | undefined, path: string): boolean {
  return method === 'POST' && personal.test(path);
}
