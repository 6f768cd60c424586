// Formatted text as plain words, where only its words count: titles in lists, descriptions, the search.

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** In one line: blocks part words, formatting within a word does not; soft hyphens are gone. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:script|style)\b[^>]*>[\s\S]*?<\/(?:script|style)>/gi, ' ')
    .replace(/<\/?(?:strong|em|b|i|a)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code?: string, name?: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name as string] ?? whole),
    )
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}
