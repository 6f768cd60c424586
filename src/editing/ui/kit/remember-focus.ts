/** The focus before a dialog, and the caret in the text where somebody was writing: where both return to. */
import { readText, selectedPart, writeText } from '../fields/editable-text.ts';

const softHyphen = '\u00ad';

/** @returns what brings the focus back */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement)) return () => undefined;
  const letters = lettersToCaret(before);
  return () => {
    if (!before.isConnected) return;
    before.focus();
    if (letters !== null) putCaret(before, letters);
  };
}

/** Soft hyphens are not counted: they come and go with who looks at the text. Null where no caret is to be kept. */
function lettersToCaret(element: HTMLElement): number | null {
  // The editor of rich text keeps its own.
  if (!element.isContentEditable || element.matches('.ProseMirror')) return null;
  const part = selectedPart(element);
  return part && readText(element).slice(0, part.to).replaceAll(softHyphen, '').length;
}

function putCaret(element: HTMLElement, letters: number): void {
  const text = readText(element);
  let index = 0;
  for (let left = letters; left > 0 && index < text.length; index += 1) {
    if (text[index] !== softHyphen) left -= 1;
  }
  writeText(element, text, index);
}
