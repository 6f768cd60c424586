/** The text that somebody writes in. */
import { flushEvent } from '../fields/written-events.ts';

/** The text with the caret; null where there is none. */
export function writtenText(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-field][data-of]') ?? null;
}

/** What was typed since the last frame is in the draft after this. */
export function flushWritten(): void {
  writtenText()?.dispatchEvent(new Event(flushEvent));
}
