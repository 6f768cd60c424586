/** A text where nobody writes in it: as the published page shows it, soft hyphens of titles included. */
import { textWidth } from '#domain/pages/title-width.ts';
import { withVisibleLastBreak } from './editable-text.ts';

/** Em: what fits on the narrowest bar; only wider words are divided there, as on the published page. */
const roomOnBar = 7.5;

/**
 * Writes the text into the element, divided only where the title would be. The element must be on the page. What stands
 * there already stays: of another node the browser would look at the styles of the whole page, before the next caret.
 */
export function drawText(element: HTMLElement, text: string): void {
  const drawn = element.cloneNode() as HTMLElement;
  if (!text.includes('\u00ad')) drawn.textContent = withVisibleLastBreak(text);
  else if (isOnBars(element)) {
    const whole = (word: string) => word.replaceAll('\u00ad', '');
    const words = text.split(' ').map((word) => (textWidth(word) > roomOnBar ? word : whole(word)));
    drawn.textContent = withVisibleLastBreak(words.join(' '));
  } else drawn.append(...blocksOf(text));
  if (!drawn.isEqualNode(element)) element.replaceChildren(...drawn.childNodes);
}

/** A word that may be divided moves to a line of its own first. */
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

/** Bars cannot hold words as blocks of their own. */
function isOnBars({ parentElement }: HTMLElement): boolean {
  if (!parentElement) return false;
  const style = getComputedStyle(parentElement);
  const value =
    style.getPropertyValue('box-decoration-break') || style.getPropertyValue('-webkit-box-decoration-break');
  return value === 'clone';
}
