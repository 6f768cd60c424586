/** Reads and writes the text and the caret of an editable element. Positions count characters from its beginning. */

/** The text of the element; line breaks inserted by the browser are line breaks. */
export function readText(element: HTMLElement): string {
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') text += '\n';
    else text += node instanceof HTMLElement ? readText(node) : (node.nodeValue ?? '');
  }
  return text;
}

/** A trailing line break needs a second one to be visible. */
export const withVisibleLastBreak = (text: string): string => (text.endsWith('\n') ? `${text}\n` : text);

/** Sets the text, and the caret after character `caret`. */
export function writeText(element: HTMLElement, text: string, caret?: number): void {
  element.textContent = withVisibleLastBreak(text);
  if (caret === undefined) return;
  const node = element.firstChild;
  getSelection()?.collapse(node ?? element, node ? Math.min(caret, text.length) : 0);
}

/** The selected part of the element; null if the selection is elsewhere. */
export function selectedPart(element: HTMLElement): { from: number; to: number } | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  return {
    from: lettersBefore(element, range.startContainer, range.startOffset),
    to: lettersBefore(element, range.endContainer, range.endOffset),
  };
}

function lettersBefore(element: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  const holder = document.createElement('span');
  holder.append(range.cloneContents());
  return readText(holder).length;
}
