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
  listsOfWord(body);
  return body.innerHTML;
}

/** Items of a deeper level become a list in the item above them. */
function listsOfWord(body: HTMLElement): void {
  /** The open lists, the outermost first, with the level of their items. */
  let open: { level: number; list: HTMLElement }[] = [];
  for (const found of [...body.querySelectorAll<HTMLElement>('p, li[data-aria-level]')]) {
    const entry = found.localName === 'p' ? listParagraphOf(found) : itemOf(found);
    if (!entry) continue;
    const { level, tag, place } = entry;
    if (open[0]?.list !== place.previousElementSibling) open = [];
    open = open.filter((each) => each.level < level || (each.level === level && each.list.localName === tag));
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else place.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...found.childNodes);
    found.remove();
    if (!place.querySelector('li')) place.remove();
    open.at(-1)?.list.append(item);
  }
}

interface WordItem {
  level: number;
  tag: string;
  /** What stands where the list will. */
  place: Element;
}

function listParagraphOf(paragraph: HTMLElement): WordItem | null {
  const style = paragraph.getAttribute('style') ?? '';
  if (!listParagraph.test(style)) return null;
  const sign = signOf(paragraph);
  sign?.remove();
  return {
    level: Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1),
    tag: ordered.test(sign?.textContent ?? '') ? 'ol' : 'ul',
    place: paragraph,
  };
}

/** Word in the browser makes a list of each item. */
function itemOf(item: HTMLElement): WordItem | null {
  const list = item.parentElement;
  if (!list?.matches('ul, ol')) return null;
  return {
    level: Number(item.dataset.ariaLevel),
    tag: list.localName,
    place: item.closest('.ListContainerWrapper') ?? list,
  };
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
