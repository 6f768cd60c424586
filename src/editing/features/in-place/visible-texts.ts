/** Finds the visible texts of a page that belong neither to a module nor to an editable field. */
import type { VisibleText } from '#domain/resources/origin.ts';
import { visibleTextOf } from '#domain/resources/origin.ts';
import { recordsAt } from './record-at.ts';

/** Elements of the editing layer: tools, dialogs, fields, translations. */
const own =
  '[data-editors], [data-in-place], [contenteditable], [data-frame], [data-empty-place], [data-beside], [data-edge], ' +
  '[data-history], [role="toolbar"], dialog:has([data-body]), script, style';

/** Maximum characters of a text in a request. */
const maxLength = 1000;

export interface VisibleTextElement extends VisibleText {
  element: Element;
}

/** The text of an element itself; null without any. The lines of a title are one text. */
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

/** A title is rendered twice, for wide and for narrow windows; only the visible one counts. */
function linesOf(title: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts.
  return title.innerText;
}

function textIn(whole: Element, isTitle: boolean): string {
  if (isTitle && whole instanceof HTMLElement) return linesOf(whole);
  return whole.matches(passage) ? whole.textContent : ownText(whole);
}

/** A struck passage is one text, although it has several elements. */
const passage = 'p:has(> span > :is(mark, s))';
const passageAround = (element: Element) => element.closest(passage);

const inWord = 'em, i, span.word';
const inSentence = 'strong, b, mark, s, q, small, span:has(> mark)';

/** A marked word belongs to the sentence around it. */
function sentenceAround(element: Element): Element {
  const { parentElement } = element;
  const isMarked =
    element.matches(`mark, span:has(> mark), ${inWord}`) && parentElement && hasOwnWords(parentElement);
  return isMarked ? sentenceAround(parentElement) : element;
}

const hasOwnWords = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The text of an element itself; elements within a sentence belong to it. */
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

/** In page order, each text once per element. */
export function textsOfPage(): VisibleTextElement[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Map<Element, VisibleTextElement>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    if (!element || (node as Text).data.trim() === '' || element.getClientRects().length === 0) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const place = textOfElement(element);
    if (place && !found.has(place.element)) found.set(place.element, place);
  }
  return [...found.values()];
}

/** The picture at a point of the viewport; null for pictures of modules and of the editing layer. */
export function pictureAt(x: number, y: number): VisibleTextElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest(`${own}, [data-module]`)) return null;
    const file = element instanceof HTMLElement ? fileOf(element) : null;
    if (file) return { element, text: file, near: recordsAt(element), is_menu: false, is_picture: true };
  }
  return null;
}

/** The file name of a photograph, or of a line screen, which is a CSS mask. */
function fileOf(element: HTMLElement): string | null {
  const address =
    element instanceof HTMLImageElement ? element.currentSrc : element.style.getPropertyValue('--wide');
  return /\/media\/([\w./-]+)/.exec(address)?.[1] ?? null;
}
