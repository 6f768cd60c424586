/** Delegated listeners of one element, for components with many rows and cells. */

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** @returns the function that removes them. `click` runs before React's handlers. */
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
