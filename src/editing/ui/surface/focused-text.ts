/** The text that has the focus. */
import { flushEvent } from '../fields/text-field-events.ts';

/** The text with the caret; null where there is none. */
export function focusedText(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-field][data-of]') ?? null;
}

/** What was typed since the last frame is in the draft after this. */
export function flushFocusedText(): void {
  focusedText()?.dispatchEvent(new Event(flushEvent));
}
