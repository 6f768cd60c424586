/** A text where nobody writes in it: as the published page shows it, soft hyphens of titles included. */
import { textWidth } from '#domain/pages/title-width.ts';
import { writeText } from './editable-text.ts';

/** Em: what fits on the narrowest bar; only wider words are divided there, as on the published page. */
const roomOnBar = 7.5;

/** Writes the text into the element, divided only where the title would be. The element must be on the page. */
export function drawText(element: HTMLElement, text: string): void {
  if (!text.includes('\u00ad')) {
    writeText(element, text);
    return;
  }
  const words = text.split(' ');
  if (isOnBars(element)) {
    const whole = (word: string) => word.replaceAll('\u00ad', '');
    writeText(element, words.map((word) => (textWidth(word) > roomOnBar ? word : whole(word))).join(' '));
    return;
  }
  // A word that may be divided moves to a line of its own first.
  const nodes = words.flatMap((word, index) => {
    const space = index < words.length - 1 ? [' '] : [];
    if (!word.includes('\u00ad')) return [word, ...space];
    const block = document.createElement('span');
    block.className = 'word';
    block.textContent = word;
    return [block, ...space];
  });
  element.replaceChildren(...nodes);
}

/** Bars cannot hold words as blocks of their own. */
function isOnBars({ parentElement }: HTMLElement): boolean {
  if (!parentElement) return false;
  const style = getComputedStyle(parentElement);
  const value =
    style.getPropertyValue('box-decoration-break') || style.getPropertyValue('-webkit-box-decoration-break');
  return value === 'clone';
}
