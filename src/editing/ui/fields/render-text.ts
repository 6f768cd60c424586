/** Renders an unfocused text as the published page does, including soft hyphens of titles. */
import { titleOnBars } from '#domain/pages/title-width.ts';
import { withVisibleLastBreak } from './editable-text.ts';

/**
 * Renders the text into the element, hyphenated where the title would be. The element must be in the document. Equal
 * nodes are kept: replacing them would make the browser recalculate the styles of the whole page before the next caret.
 */
export function renderText(element: HTMLElement, text: string): void {
  const drawn = element.cloneNode() as HTMLElement;
  if (!text.includes('\u00ad')) drawn.textContent = withVisibleLastBreak(text);
  else if (isOnBars(element)) drawn.textContent = withVisibleLastBreak(titleOnBars(text));
  else drawn.append(...blocksOf(text));
  if (!drawn.isEqualNode(element)) element.replaceChildren(...drawn.childNodes);
}

/** A word that may be hyphenated moves to a line of its own first. */
function blocksOf(text: string): (Node | string)[] {
  return text.split(' ').flatMap((word, index) => {
    const space = index > 0 ? [' '] : [];
    if (!word.includes('\u00ad')) return [...space, word];
    const block = document.createElement('span');
    block.className = 'word';
    block.textContent = word;
    return [...space, block];
  });
}

function isOnBars({ parentElement }: HTMLElement): boolean {
  if (!parentElement) return false;
  const style = getComputedStyle(parentElement);
  const value =
    style.getPropertyValue('box-decoration-break') || style.getPropertyValue('-webkit-box-decoration-break');
  return value === 'clone';
}
