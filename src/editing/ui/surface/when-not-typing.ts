/** Milliseconds without a key after which the user has stopped typing. */
export const typingPause = 1000;

/** Runs the callback in a pause of typing, because an opening dialog would receive the keystrokes. */
export function whenNotTyping(act: () => void): void {
  if (!document.activeElement?.matches('input, textarea, [contenteditable]')) {
    act();
    return;
  }
  const end = () => {
    document.removeEventListener('keydown', wait, true);
    act();
  };
  let timer = setTimeout(end, typingPause);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, typingPause);
  };
  document.addEventListener('keydown', wait, true);
}
