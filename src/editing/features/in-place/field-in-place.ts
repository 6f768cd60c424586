/**
 * Inserts fields into a page that React rendered for visitors: the element with the text is hidden, and a copy with the
 * same styles beside it contains the field. Nodes of React are never removed.
 */
import heads from '../../ui/page-head/page-head.module.css';
import type { FoundText } from './find-texts.ts';

export interface FieldInPlace extends FoundText {
  /** The copy that replaces the element. */
  copy: HTMLElement;
  /** The element in the copy that renders the field. */
  host: HTMLElement;
  /** The element below it for the other language. */
  field: HTMLElement;
}

/** Hides the element with the text and inserts a copy for the field after it; `removeFieldInPlace` reverts that. */
export function insertFieldInPlace(found: FoundText): FieldInPlace {
  const { element, isRich } = found;
  const copy = isRich ? element.ownerDocument.createElement('div') : copyOf(element);
  if (isRich) copy.style.display = 'contents';
  let host = copy;
  while (host.firstElementChild instanceof HTMLElement) host = host.firstElementChild;
  // A definition list may contain `dt` and `dd` only.
  const field = element.ownerDocument.createElement(element.localName === 'dd' ? 'dd' : 'div');
  for (const own of [copy, field]) own.dataset.inPlace = '';
  element.after(copy, field);
  element.style.setProperty('display', 'none', 'important');
  return { ...found, copy, host, field };
}

export function removeFieldInPlace({ element, copy, field }: FieldInPlace): void {
  element.style.removeProperty('display');
  copy.remove();
  field.remove();
}

/** Whether React still renders the hidden element. */
export const isStillRendered = ({ element, copy }: FieldInPlace): boolean =>
  element.isConnected && copy.isConnected && copy.parentElement === element.parentElement;

/** The first visible element without child elements. */
function leafOf(element: HTMLElement): HTMLElement {
  for (const child of element.children) {
    if (child instanceof HTMLElement && child.getClientRects().length > 0) return leafOf(child);
  }
  return element;
}

/** An empty copy with the same styles. */
function copyOf(element: HTMLElement): HTMLElement {
  const isTitleInBars = element.matches('[style*="--em-wide"] > :is(h1, h2, h3)');
  return isTitleInBars ? copyInBars(element) : copyTo(element, leafOf(element));
}

/** Copies a title in bars. Visitors see it split into lines; while edited, its bars wrap as in the head of a page. */
function copyInBars(element: HTMLElement): HTMLElement {
  const title = copyAlone(element);
  const spans = [0, 1, 2].map(() => element.ownerDocument.createElement('span'));
  spans[0]?.classList.add(heads.title ?? '');
  spans.reduce<HTMLElement>((around, span) => around.appendChild(span), title);
  return title;
}

/** Copies the chain of elements down to a leaf. */
function copyTo(element: HTMLElement, leaf: HTMLElement): HTMLElement {
  const copy = copyAlone(element);
  const next = [...element.children].find((child) => child.contains(leaf));
  if (next instanceof HTMLElement && element !== leaf) copy.append(copyTo(next, leaf));
  return copy;
}

function copyAlone(element: HTMLElement): HTMLElement {
  if (element.localName === 'button') return copyOfButton(element);
  const copy = element.cloneNode(false) as HTMLElement;
  copy.removeAttribute('id');
  // Its text is edited, so the link must not be followed.
  copy.removeAttribute('href');
  return copy;
}

/** Browsers do not edit text in a button, so its copy is another element of the same size. */
function copyOfButton(button: HTMLElement): HTMLElement {
  const { padding, fontSize, fontStretch, fontWeight, lineHeight } = getComputedStyle(button);
  const copy = button.ownerDocument.createElement('span');
  Object.assign(copy.style, { padding, fontSize, fontStretch, fontWeight, lineHeight });
  return copy;
}
