// The report of an error in a browser: enough to find it, no data about the visitor.

/** Maximum reports per document, for pages that fail in a loop. */
export const maxReports = 5;

const maxLength = 200;

export interface BrowserError {
  message: string;
  /** Path of the page, without its query, which may contain typed text. */
  page: string;
  /** The script of the error, with line and column; empty if unknown. */
  place: string;
}

/** Masks digits and e-mail addresses, which may be personal data in quoted input. */
const withoutPersonalData = (text: string) =>
  text.replace(/\S+@\S+/g, '…').replace(/\+?\d[\d\s/()-]{5,}\d/g, '…');

/** Null for errors without a fault of the site: requests that were cancelled or lost. */
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
