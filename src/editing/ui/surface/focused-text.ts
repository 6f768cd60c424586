/** The text that has the focus. */
import { flushEvent } from '../fields/text-field-events.ts';

/** The text that has the caret; null if there is none. */
export function focusedText(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-field][data-of]') ?? null;
}

/** Flushes the input since the last frame to the document. */
export function flushFocusedText(): void {
  focusedText()?.dispatchEvent(new Event(flushEvent));
}
