// Rich text as plain text, for titles, descriptions and the search.

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A single line: block tags separate words, inline tags do not; without soft hyphens. */
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
