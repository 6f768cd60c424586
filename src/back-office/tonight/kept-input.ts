/**
 * Input of "Tonight" that was not published, by action. Kept for the tab, because telephones discard pages in the
 * background.
 */
import type { SentenceInput } from './SentencePanel.tsx';
import type { OpenAction } from './use-open-action.ts';

const keyOf = (user: string, { id, action }: OpenAction) => `foyer-tonight-input ${user} ${id} ${action}`;

/** What could not be stored lasts as long as the page. */
const unstored = new Map<string, string>();

export function readInput(user: string, open: OpenAction): SentenceInput | undefined {
  const key = keyOf(user, open);
  try {
    return JSON.parse(unstored.get(key) ?? sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param input null when it was published */
export function keepInput(user: string, open: OpenAction, input: SentenceInput | null): void {
  const key = keyOf(user, open);
  const text = JSON.stringify(input);
  unstored.set(key, text);
  try {
    if (input) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    unstored.delete(key);
  } catch {
    // The storage is full or blocked.
  }
}
