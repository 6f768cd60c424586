/**
 * HTML from other programs, before the schema takes from it what it knows: lists of Word are no lists in its HTML, and of a
 * table each row stays together.
 */
import { inertBody } from '../fields/safe-html.ts';

const listParagraph = /mso-list:\s*(?!none)/i;
const ordered = /^\s*(?:\d{1,3}|[a-z]{1,4})[.)]/i;

/** The HTML with Word's list paragraphs as lists, rows as paragraphs, and without what programs write for themselves. */
export function cleanPasted(html: string): string {
  const body = inertBody(html);
  for (const element of body.querySelectorAll('o\\:p, xml, meta, link, title')) element.remove();
  // Google Docs writes them between paragraphs, as room.
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

/** The bullet or number that Word writes in front as text. */
function signOf(paragraph: HTMLElement): Element | undefined {
  return [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
}

const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, hr';

const isBetweenBlocks = ({ previousElementSibling: before, nextSibling: after }: Element) =>
  (before?.matches(blocks) ?? false) &&
  (after === null || (after instanceof Element && after.matches(`${blocks}, br`)));

/** A row that only arranges a page, with several paragraphs in a cell, becomes those; every other one a paragraph. */
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

/** What holds the text of a cell; null where that is more than a line. */
function lineOf(cell: Element): Element | null {
  const inside = cell.querySelectorAll(blocks);
  const [only] = inside;
  if (!only) return cell;
  return inside.length === 1 && only.textContent?.trim() === cell.textContent?.trim() ? only : null;
}
