// Which addresses are calls, and in which language they are answered.
import { defaultLocale, isLocale, type Locale } from '#domain/locales.ts';

const aCall = /^(?:\/(?:de|en))?\/(?:api|pageeditor-api)(?:\/|$)/;

/** Whether a path is one of the calls', known or not: they say themselves what is wrong with an address. */
export const isCallPath = (path: string): boolean => aCall.test(path);

/** The language that a path says, else that of the house. */
export function localeOfCall(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
