/** Somebody must log in before work goes on: asked for from anywhere, answered by the dialog over the page. */
import { createStore, useStore } from '#state/store.ts';

interface Request {
  /** Whether the dialog is open. */
  isOpen: boolean;
}

const store = createStore<Request>({ isOpen: false });
let waiting: ((isLogged: boolean) => void)[] = [];

/** Milliseconds without a key after which somebody is not in the middle of a word. */
const pause = 1000;

/** Opens the login over the page; several who ask wait for the same. @returns false if it was put away */
export function requestLogin(): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
  if (waiting.length === 1) whenStill(() => waiting.length > 0 && store.set({ isOpen: true }));
  return answer;
}

/** Whoever is writing comes to the end of her words first: the dialog would take what is typed. */
function whenStill(act: () => void): void {
  const { activeElement } = globalThis.document ?? {};
  if (!activeElement?.matches('input, textarea, [contenteditable]')) {
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

/** Closes the dialog and lets go on who waited. */
export function endLogin(isLogged: boolean): void {
  const those = waiting;
  waiting = [];
  store.set({ isOpen: false });
  for (const resolve of those) resolve(isLogged);
}

export function useLoginRequest(): boolean {
  return useStore(store, 'isOpen');
}
