import { findClickedElement } from '#state/clicked-element.ts';

/** Replays the click for which the page was reloaded. */
export function replayQueuedClick(): void {
  const pressed = findClickedElement();
  // The dialog will return focus to the element that is focused now.
  pressed?.focus({ preventScroll: true });
  pressed?.click();
}

/**
 * Replays a click from before hydration. Without scripts such links open their panel as the target of the
 * hash, which no script could close again. So the hash is removed and the click repeated.
 */
export function replayEarlyClick(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[role="button"][href^="#"]');
  const link = [...links].find(({ hash }) => hash !== '' && hash === location.hash);
  if (!link) return;
  const top = scrollY;
  const { state } = history;
  // `:target` is only cleared by navigation to another fragment, not by `history.replaceState`.
  location.replace('#');
  history.replaceState(state, '', location.pathname + location.search);
  scrollTo(0, top);
  // The dialog will return focus to the element that is focused now.
  link.focus({ preventScroll: true });
  link.click();
}
