/** Splits texts into blocks that are merged and compared separately. */
export type TextKind = 'line' | 'plain' | 'rich';

/** The lines of a text; for rich text its paragraphs and lists. */
export function blocksOf(kind: TextKind, text: string): string[] {
  if (text === '') return [];
  return kind === 'plain' ? text.split('\n') : topBlocks(text);
}

/** Stored rich text is well-formed: a block ends where its tags are balanced. */
function topBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?(?:p|ul|ol|li)\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + tag.length));
    start = index + tag.length;
  }
  const rest = html.slice(start);
  return rest.trim() === '' ? blocks : [...blocks, rest];
}
