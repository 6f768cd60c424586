/** Milliseconds without a key after which somebody is not in the middle of a word. */
export const pause = 1000;

/** Calls back in a pause of typing, since an opening dialog would receive the keystrokes. */
export function whenNotTyping(act: () => void): void {
  if (!document.activeElement?.matches('input, textarea, [contenteditable]')) {
    act();
    return;
  }
  const end = () => {
    document.removeEventListener('keydown', wait, true);
    act();
  };
  let timer = setTimeout(end, pause);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, pause);
  };
  document.addEventListener('keydown', wait, true);
}
