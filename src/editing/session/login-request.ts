/** Somebody must log in before work goes on: asked for from anywhere, answered by the dialog over the page. */
import { createStore, useStore } from '#state/store.ts';

interface Request {
  /** Whether the dialog is open. */
  isOpen: boolean;
}

const store = createStore<Request>({ isOpen: false });
let waiting: ((isLogged: boolean) => void)[] = [];

/** Opens the login over the page; several who ask wait for the same. @returns false if it was put away */
export function requestLogin(): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
  store.set({ isOpen: true });
  return answer;
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
