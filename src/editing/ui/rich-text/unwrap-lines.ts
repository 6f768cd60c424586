/** Joins the lines of text that another program has wrapped, such as text copied from a PDF. */

/** Characters of the longest line. Shorter ones are verses, addresses or lists; longer ones whole paragraphs. */
const wrappedWidth = { min: 50, max: 130 };
/** A line counts as full at this share of the longest one, because justified lines vary. */
const fullShare = 0.88;

/** Joins a line with the next one if the next word did not fit; keeps other line breaks. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const width = Math.max(...lines.map(({ length }) => length));
  const wrapped = lines.map((line, index) => isFull(line, lines[index + 1] ?? '', width * fullShare));
  // Lines that nearly all end with a sentence are paragraphs of similar length.
  const full = lines.filter((_, index) => wrapped[index]);
  const isProse = full.filter((line) => !/[.!?…]["“”«»']?$/.test(line)).length * 2 > full.length;
  if (width < wrappedWidth.min || width > wrappedWidth.max || !isProse) return text;
  return lines.reduce((before, line, index) =>
    wrapped[index - 1] ? joined(before, line.trimStart()) : `${before}\n${line}`,
  );
}

function isFull(line: string, next: string, width: number): boolean {
  const [word = ''] = next.trimStart().split(' ', 1);
  const isItem = /^\s*(?:[-–•*▪]|\d{1,3}[.)])\s/.test(next);
  return word !== '' && !isItem && line.length + 1 + word.length > width && !line.endsWith(':');
}

/** Removes the hyphen of a divided word, but not of "Vor- und Nachspiel" or "Baden-Baden". */
function joined(before: string, next: string): string {
  if (!/\p{L}[-\u00ad\u2010]$/u.test(before)) return `${before} ${next}`;
  if (/^(?:und|oder|bis|sowie|bzw|and|or|to)\b/.test(next)) return `${before} ${next}`;
  return /^\p{Ll}/u.test(next) ? before.slice(0, -1) + next : before + next;
}
