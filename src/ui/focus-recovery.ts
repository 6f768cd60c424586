/**
 * Restores focus after its element is removed or disabled: to what takes its place, to what stood before it, or to what remains
 * around it, the nearest first. The browser would move it to the body, so that keyboard and screen reader users start
 * over. Begins once it is loaded: with the back office, or with the dialogs of the editing layer.
 */
const controls = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]';

/** An element and everything around it, the nearest first, each with its position among its siblings. */
export type Trail = readonly (readonly [element: Element, index: number])[];

export function trailOf(start: Element | null): Trail {
  const trail: [Element, number][] = [];
  for (let at = start; at?.parentElement && at !== document.body; at = at.parentElement)
    trail.push([at, [...at.parentElement.children].indexOf(at)]);
  return trail;
}

export function focusAlong(trail: Trail): void {
  const isFound = trail.some(([element, index], at) => {
    if (element.isConnected) return focusIn(element);
    const around = trail[at + 1]?.[0];
    // All of `main` is a screen: if that was replaced, the new one is read from its beginning.
    if (!around || around.matches('main')) return false;
    return focusIn(around.children[index]) || focusIn(around.children[index - 1]);
  });
  if (!isFound) focusIn(document.querySelector('main'));
}

/** Focuses the element or the first control in it. What is hidden, disabled or inert takes no focus. */
function focusIn(element: Element | null | undefined): boolean {
  if (!element?.isConnected) return false;
  const all = [element, ...element.querySelectorAll(controls)];
  return all.some((each) => {
    if (each.matches(controls)) (each as HTMLElement).focus({ preventScroll: true });
    return document.activeElement === each;
  });
}

if (!import.meta.env.SSR) {
  let focused: Trail = [];
  const isGone = () => focused[0]?.[0].isConnected === false && document.activeElement === document.body;

  addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    // Keys that are meant for a text would act on whatever gets the focus.
    focused = element.isContentEditable ? [] : trailOf(element);
  });
  addEventListener('focusout', () => {
    // If the control is still in the page, the focus was moved on purpose, unless it was disabled. A removed control
    // leaves the page a moment later.
    setTimeout(() => {
      const element = focused[0]?.[0];
      if (!element?.isConnected || document.activeElement !== document.body) return;
      if (element.matches(':disabled')) focusAlong(focused);
      else focused = [];
    });
  });
  // The code that removed the control may set the focus itself.
  const recover = () => isGone() && setTimeout(() => isGone() && focusAlong(focused));
  new MutationObserver(recover).observe(document, { childList: true, subtree: true });
}
