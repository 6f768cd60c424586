// How a rich text begins, as a plain line: for descriptions in search results and previews.

/** Letters of a description: what search engines show of it. */
const longest = 160;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Whole sentences as far as they fit, else whole words and "…". `html` is rich text that has been sanitised. */
export function openingOf(html: string): string {
  const text = html
    .replaceAll(/<\/?(?:p|ul|ol|li|br|h[1-6]|blockquote)[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const begun = text.slice(0, longest);
  const sentence = /^.*[.!?](?=\s)/.exec(begun)?.[0] ?? '';
  if (sentence.length > longest / 2) return sentence;
  return `${begun.slice(0, begun.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}
