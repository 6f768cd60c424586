/**
 * Cleans HTML from other programs before the schema parses it: Word's lists are not list elements, and rows of tables
 * stay together.
 */
import { inertBody } from '../fields/safe-html.ts';

const listParagraph = /mso-list:\s*(?!none)/i;
const ordered = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/**
 * Converts Word's list paragraphs to lists and rows to paragraphs, and removes markup for internal use of the program.
 */
export function cleanPasted(html: string): string {
  // Halves of characters are no text.
  const body = inertBody(html.replace(/\p{Cs}/gu, ''));
  for (const element of body.querySelectorAll('o\\:p, xml, meta, link, title')) element.remove();
  // Google Docs inserts line breaks between paragraphs as spacing.
  for (const line of [...body.querySelectorAll('br')]) if (isBetweenBlocks(line)) line.remove();
  for (const table of [...body.querySelectorAll('table')]) rowsAsParagraphs(table);
  let list: HTMLElement | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p')]) {
    if (!listParagraph.test(paragraph.getAttribute('style') ?? '')) continue;
    const sign = signOf(paragraph);
    const tag = ordered.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (!list || list !== paragraph.previousElementSibling || list.localName !== tag) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
  return body.innerHTML;
}

/** The bullet or number that Word inserts as text. */
function signOf(paragraph: HTMLElement): Element | undefined {
  return [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
}

const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, hr';

const isBetweenBlocks = ({ previousElementSibling: before, nextSibling: after }: Element) =>
  (before?.matches(blocks) ?? false) &&
  (after === null || (after instanceof Element && after.matches(`${blocks}, br`)));

/** A row of a layout table, with several paragraphs in a cell, becomes those paragraphs; any other row becomes one. */
function rowsAsParagraphs(table: HTMLTableElement): void {
  if (table.caption) return;
  const blocksOfRows = [...table.rows].flatMap(({ cells }) => {
    const lines = [...cells].map(lineOf);
    if (lines.includes(null)) return [...cells].map(asBlock);
    const paragraph = table.ownerDocument.createElement('p');
    const filled = lines.filter((line) => line?.textContent?.trim());
    for (const [at, line] of filled.entries())
      paragraph.append(...(at > 0 ? [', '] : []), ...(line?.childNodes ?? []));
    return [paragraph];
  });
  table.replaceWith(...blocksOfRows);
}

function asBlock(cell: Element): Element {
  const block = cell.ownerDocument.createElement('div');
  block.append(...cell.childNodes);
  return block;
}

/** The inline content of a cell; null if it has several blocks. */
function lineOf(cell: Element): Element | null {
  const inside = cell.querySelectorAll(blocks);
  const [only] = inside;
  if (!only) return cell;
  return inside.length === 1 && only.textContent?.trim() === cell.textContent?.trim() ? only : null;
}
