/** Safari does not focus a pressed button or link, so that the focus would not return to it from a dialog. */

/** The control that was clicked last; null since a key was pressed. */
let clicked: HTMLElement | null = null;

if (!import.meta.env.SSR) {
  for (const type of ['click', 'keydown']) {
    const note = ({ target }: Event) => {
      clicked = type === 'click' ? (target as Element).closest('a, button') : null;
    };
    addEventListener(type, note, true);
  }
}

/** Called before a dialog opens. */
export function focusOpener(): void {
  if (clicked && document.activeElement?.contains(clicked)) clicked.focus({ preventScroll: true });
}
