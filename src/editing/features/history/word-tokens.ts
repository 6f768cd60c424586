/** Word diff of two texts. Formatted text keeps the markup of the later one. */
import { diffArrays } from 'diff';

export interface WordRun {
  kind: 'same' | 'new' | 'gone';
  text: string;
}

/** Tokens: tags, and words or punctuation with trailing spaces. Sanitised text has `<` only in tags. */
const tokens = /<[^>]+>|(?:&[#\w]+;|[\p{L}\p{M}\p{N}'’-])+\s*|\s+|[^\s<]\s*/gu;

const tokensOf = (text: string): string[] => text.match(tokens) ?? [];
const isSameToken = (one: string, other: string) => one.trim() === other.trim();
const isTag = (token: string) => token.startsWith('<');

interface Run {
  kind: WordRun['kind'];
  tokens: string[];
}

/** Deletions precede the insertions that replace them. */
function runsOf(before: string, after: string): Run[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { comparator: isSameToken });
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    tokens: value,
  }));
}

/** The runs of words that differ in plain text. */
export function wordRuns(before: string, after: string): WordRun[] {
  return runsOf(before, after).map(({ kind, tokens: words }) => ({ kind, text: words.join('') }));
}

/** Whether two formatted texts differ in formatting only. */
export function hasSameWords(before: string, after: string): boolean {
  const words = (text: string) =>
    tokensOf(text)
      .filter((token) => !isTag(token))
      .map((token) => token.trim());
  return words(before).join(' ') === words(after).join(' ');
}

/**
 * The later formatted text with insertions in `ins`. Deletions are in `del` at their former position: as paragraphs
 * between paragraphs, as items between items of a list. Input and output are sanitised.
 */
export function markedHtml(before: string, after: string): string {
  const open: string[] = [];
  let html = '';
  for (const { kind, tokens: those } of runsOf(before, after)) {
    if (kind === 'gone') {
      html += deletedHtml(those, open);
      continue;
    }
    let words = '';
    const flush = () => {
      html += kind === 'same' ? words : marked('ins', words);
      words = '';
    };
    for (const token of those) {
      if (!isTag(token)) {
        words += token;
        continue;
      }
      flush();
      html += token;
      follow(open, token);
    }
    flush();
  }
  return html;
}

/** Trailing space stays outside of the mark. */
function marked(tag: 'ins' | 'del', text: string): string {
  const words = text.trimEnd();
  return words === '' ? text : `<${tag}>${words}</${tag}>${text.slice(words.length)}`;
}

const blocks = new Set(['p', 'ul', 'ol', 'li']);
const nameOf = (tag: string) => /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/** Updates the list of open tags. */
function follow(open: string[], tag: string): void {
  const name = nameOf(tag);
  if (name === 'br') return;
  if (tag.startsWith('</')) open.splice(open.lastIndexOf(name), 1);
  else open.push(name);
}

/** Deleted text as its original number of paragraphs; within a paragraph, tags are closed and reopened where needed. */
function deletedHtml(those: readonly string[], open: readonly string[]): string {
  const text = those
    .map((token) => (isTag(token) ? (blocks.has(nameOf(token)) ? '\n' : '') : token))
    .join('');
  const parts = text.split(/\s*\n\s*/);
  const deletedParts = parts.map((part) => (part.trim() === '' ? '' : marked('del', part)));
  const inner = open.at(-1);
  if (inner === 'p' || inner === 'li') return deletedParts.join(`</${inner}><${inner}>`);
  const filled = deletedParts.filter((part) => part !== '');
  if (inner !== undefined && !blocks.has(inner)) return filled.join(' ');
  const wrap = inner === undefined ? 'p' : 'li';
  return filled.map((part) => `<${wrap}>${part}</${wrap}>`).join('');
}
