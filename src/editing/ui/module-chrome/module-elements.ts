/** Frames, and the texts of modules, where they stand in the document. */

/** The frame element of a module. */
export function frameOf(id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-frame="${id}"]`);
}

/** The element that a frame stands around. */
export function hostOf(id: number): HTMLElement | null {
  return frameOf(id)?.parentElement ?? null;
}

/** The module that an element belongs to: the innermost whose frame stands around it. */
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
 * Puts the focus on a module's frame, or on one of its buttons: at once, so that the next key is the frame's, and once
 * more when what was changed is drawn.
 */
export function focusFrame(id: number, action?: string): void {
  frameOf(id)?.focus({ preventScroll: true });
  requestAnimationFrame(() => {
    const frame = frameOf(id);
    frame?.focus({ preventScroll: true });
    hostOf(id)?.scrollIntoView({ block: 'nearest' });
    if (!action) return;
    // The buttons are there once the frame has the focus.
    requestAnimationFrame(() => {
      frame?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus({ preventScroll: true });
    });
  });
}

/** Where writing in a module begins: in its most important text, else in its first. */
export function firstTextOf(id: number, main: readonly string[]): HTMLElement | null {
  const texts = [
    ...(hostOf(id)?.querySelectorAll<HTMLElement>(
      '[contenteditable="true"], [contenteditable="plaintext-only"], [role="textbox"]',
    ) ?? []),
  ];
  const isMain = ({ dataset }: HTMLElement) =>
    dataset.of === String(id) && main.includes(dataset.field ?? '');
  return texts.find(isMain) ?? texts[0] ?? null;
}

/** Whether keys pressed there belong to a text or a control. */
export function handlesOwnKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input, textarea, select, button, a, summary, [role="slider"]')
  );
}
