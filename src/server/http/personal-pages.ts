// Pages that carry something for one reader alone, so that no two may get the same bytes: forms.

/** Each form carries a ticket of its own, the links in letters a reader's name. */
const personal = /^\/(?:de|en)\/forms\/[^/]+$/;

/** Whether a page is rendered for each who asks, and kept by nobody. */
export function isPersonalPage(path: string): boolean {
  return personal.test(path.replace(/\.data$/, ''));
}

/** Whether a form without script may be sent to this path. */
export function takesForms(method: string | undefined, path: string): boolean {
  return method === 'POST' && personal.test(path);
}
