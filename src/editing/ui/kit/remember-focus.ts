/** Remembers the focus and the caret before a dialog opens. */
import { focusOpener } from '#ui/focus-opener.ts';
import { focusAlong, trailOf } from '#ui/focus-recovery.ts';
import { readText, selectedPart, writeText } from '../fields/editable-text.ts';

const softHyphen = '\u00ad';

/** @returns the function that restores the focus: to its element or, if that is gone, to what is nearest to its place */
export function rememberFocus(): () => void {
  focusOpener();
  const before = (document.activeElement ?? document.body) as HTMLElement;
  const trail = trailOf(before);
  const letters = lettersToCaret(before);
  return () => {
    before.focus();
    if (document.activeElement === document.body) focusAlong(trail);
    else if (letters !== null && before.isConnected) putCaret(before, letters);
  };
}

/** Soft hyphens are not counted, because they are only rendered without focus. Null if there is no caret to restore. */
function lettersToCaret(element: HTMLElement): number | null {
  // The rich text editor restores its own selection.
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
