// Shortens rich text to a plain description for search results and previews.
import { plainText } from './plain-text.ts';

/** Characters that search engines show of a description. */
const maxLength = 160;

/** As many whole sentences as fit, else whole words and "…". `html` is sanitised rich text. */
export function descriptionFrom(html: string): string {
  const text = plainText(html);
  if (text.length <= maxLength) return text;
  const beginning = text.slice(0, maxLength);
  const sentence = /^.*[.!?](?=\s)/.exec(beginning)?.[0] ?? '';
  if (sentence.length > maxLength / 2) return sentence;
  return `${beginning.slice(0, beginning.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}
