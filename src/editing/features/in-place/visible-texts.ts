/** Finds the visible texts of a page that belong neither to a module nor to an editable field of a record. */
import type { VisibleText } from '#domain/resources/origin.ts';
import { visibleTextOf } from '#domain/resources/origin.ts';
import { recordsAt } from './record-at.ts';

/** The editors' own: tools, dialogs, fields, what stands beside them. */
const own =
  '[data-editors], [data-in-place], [contenteditable], [data-frame], [data-empty-place], [data-beside], [data-edge], ' +
  '[data-history], [role="toolbar"], dialog:has([data-body]), script, style';

/** The longest part of a text that is asked about. */
const maxLength = 1000;

export interface VisibleTextElement extends VisibleText {
  element: Element;
}

/** The text of an element's own; an element without any shows none. Words in lines of a title are one text. */
export function textOfElement(element: Element): VisibleTextElement | null {
  if (element.closest(own)) return null;
  const title = element.closest('h1, h2, h3, summary');
  const whole = title ?? passageAround(element) ?? sentenceAround(element);
  if (!hasOwnWords(element)) return null;
  const text = visibleTextOf(textIn(whole, whole === title));
  if (text === '') return null;
  const is_menu = whole.closest('header, footer, dialog') !== null;
  return { element: whole, text: text.slice(0, maxLength), near: recordsAt(whole), is_menu };
}

/** A title is rendered once for wide and once for narrow windows; only the visible one counts. */
function linesOf(title: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
  return title.innerText;
}

function textIn(whole: Element, isTitle: boolean): string {
  if (isTitle && whole instanceof HTMLElement) return linesOf(whole);
  return whole.matches(passage) ? whole.textContent : ownText(whole);
}

/** A struck passage, whose pieces are one text. */
const passage = 'p:has(> span > :is(mark, s))';
const passageAround = (element: Element) => element.closest(passage);

const inWord = 'em, i, span.word';
const inSentence = 'strong, b, mark, s, q, small, span:has(> mark)';

/** A word that is marked in a sentence belongs to the sentence. */
function sentenceAround(element: Element): Element {
  const { parentElement } = element;
  const isMarked =
    element.matches(`mark, span:has(> mark), ${inWord}`) && parentElement && hasOwnWords(parentElement);
  return isMarked ? sentenceAround(parentElement) : element;
}

const hasOwnWords = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** What stands in an element itself; elements inside a sentence belong to it. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return ' ';
      if (node.matches(inWord) && getComputedStyle(node).display === 'inline') return node.textContent;
      return node.matches(`${inSentence}, ${inWord}`) ? ` ${node.textContent} ` : ' ';
    })
    .join('');
}

/** In the order of the page, each text once per element. */
export function textsOfPage(): VisibleTextElement[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, VisibleTextElement>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (!element || (node as Text).data.trim() === '' || element.getClientRects().length === 0) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const place = textOfElement(element);
    if (place && !seen.has(place.element)) seen.set(place.element, place);
  }
  return [...seen.values()];
}

/** The picture that is seen at a point of the window; null for those of modules and of the editors' own. */
export function pictureAt(x: number, y: number): VisibleTextElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest(`${own}, [data-module]`)) return null;
    const file = element instanceof HTMLElement ? fileOf(element) : null;
    if (file) return { element, text: file, near: recordsAt(element), is_menu: false, is_picture: true };
  }
  return null;
}

/** The file name of a photograph, or of a line screen, which is a mask. */
function fileOf(element: HTMLElement): string | null {
  const address =
    element instanceof HTMLImageElement ? element.currentSrc : element.style.getPropertyValue('--wide');
  return /\/media\/([\w./-]+)/.exec(address)?.[1] ?? null;
}
