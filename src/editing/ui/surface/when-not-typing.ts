/** Milliseconds without a key after which somebody is not in the middle of a word. */
export const pause = 1000;

/** Calls once nobody is in the middle of a word: a dialog would take what is typed. */
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
