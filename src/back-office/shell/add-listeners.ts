/** Listeners of one element, for components whose rows and cells are too many for listeners of their own. */

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** @returns what removes them. `click` comes before React handles the press. */
export function addListeners(element: HTMLElement, listeners: Listeners): () => void {
  const removal = new AbortController();
  for (const [name, listener] of Object.entries(listeners)) {
    element.addEventListener(name, listener as EventListener, {
      signal: removal.signal,
      capture: name === 'click',
    });
  }
  return () => removal.abort();
}
