// Messages in both languages.

export interface Message {
  de: string;
  en: string;
}

const between = '\u{241e}';

/** Joins both languages into one string, since zod messages are strings. */
export function bilingual(de: string, en: string): string {
  return `${de.replaceAll(between, ' ')}${between}${en.replaceAll(between, ' ')}`;
}

/** Splits a string of {@link bilingual}; any other text is used for both languages. */
export function parseBilingual(text: string): Message {
  const [de = '', en = de] = text.split(between);
  return { de, en };
}
