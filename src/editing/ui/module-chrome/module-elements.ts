/** Finds the DOM elements of modules and their texts. */

/** The frame element of a module. */
export function frameOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-frame="${id}"]`);
}

/** The element that the frame surrounds. */
export function moduleElement(id: number): HTMLElement | null {
  return frameOf(id)?.parentElement ?? null;
}

/** The innermost module around an element. */
export function moduleAround(target: EventTarget | null): number | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const frame = element.matches('[data-frame]')
      ? element
      : [...element.children].find((child) => child.matches('[data-frame]'));
    if (frame instanceof HTMLElement) return Number(frame.dataset.frame);
    if (element.matches('[data-container]')) return null;
  }
  return null;
}

/**
 * Focuses a module's frame or one of its buttons: immediately, so that the next key goes there, and again after
 * rendering.
 */
export function focusFrame(id: number, action?: string): void {
  frameOf(id)?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    const frame = frameOf(id);
    frame?.focus({ preventScroll: true });
    moduleElement(id)?.scrollIntoView({ block: 'nearest' });
    if (!action) return;
    // The buttons are rendered once the frame has the focus.
    requestAnimationFrame(() => {
      frame?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus({ preventScroll: true });
    });
  });
}

/** The text that gets the caret first: the most important one, else the first. */
export function firstTextOf(id: number, main: readonly string[]): HTMLElement | null {
  const texts = [
    ...(moduleElement(id)?.querySelectorAll<HTMLElement>(
      '[contenteditable="true"], [contenteditable="plaintext-only"], [role="textbox"]',
    ) ?? []),
  ];
  const isMain = ({ dataset }: HTMLElement) =>
    dataset.of === String(id) && main.includes(dataset.field ?? '');
  return texts.find(isMain) ?? texts[0] ?? null;
}

/** Whether the element handles keys itself, as texts and controls do. */
export function handlesOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input, textarea, select, button, a, summary, [role="slider"]')
  );
}
