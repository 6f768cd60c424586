/**
 * Finds the element that was clicked before a reload. Separate from `held-click.ts`, because it is loaded only then.
 */
import { clickablesNamed, clickKey, isClickPersisted, type QueuedClick } from './queued-click.ts';

/** Milliseconds after which the click is no longer replayed. */
const life = 60_000;

/** Returns the element that was clicked before the reload, once. */
export function findClickedElement(): HTMLElement | undefined {
  if (!isClickPersisted()) return;
  const [time, name, place] = JSON.parse(`${sessionStorage.getItem(clickKey)}`) as [number, ...QueuedClick];
  sessionStorage.removeItem(clickKey);
  return Date.now() - time < life ? clickablesNamed(name)[place] : undefined;
}
