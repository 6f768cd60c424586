// The report of an error in a browser: enough to find it, no data about the visitor.

/** Reports per document; a page that fails in a loop says so no more often. */
export const maxReports = 5;

const maxLength = 200;

export interface BrowserError {
  message: string;
  /** Path of the page, without its query, which may hold words that somebody typed. */
  page: string;
  /** The script of ours where it happened, with line and column; empty if none is named. */
  place: string;
}

/** Digits in a row and addresses of mails may be somebody's, in messages that quote what was typed. */
const withoutPersonalData = (text: string) =>
  text.replace(/\S+@\S+/g, '…').replace(/\+?\d[\d\s/()-]{5,}\d/g, '…');

/** Null for what is no fault of the site's: requests that were cancelled or lost on the way. */
export function browserError(error: unknown, pathname: string): BrowserError | null {
  const { name = '', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  if (name === 'AbortError' || /fetch|load failed|network|import(?:ing|ed) module/i.test(message))
    return null;
  return {
    message: withoutPersonalData(message).slice(0, maxLength),
    page: pathname.slice(0, maxLength),
    place: (/\/assets\/[\w.-]+:\d+:\d+/.exec(stack)?.[0] ?? '').slice(0, maxLength),
  };
}
