/** A login that is required before work continues. Requested from anywhere, fulfilled by the login dialog. */
import { createStore, type Store } from '#state/store.ts';

export interface LoginRequest {
  /** Whether the dialog is open. */
  store: Store<{ isOpen: boolean }>;
  /** Opens the login over the page; several who ask wait for the same. @returns false if it was put away */
  ask(): Promise<boolean>;
  /** Closes the dialog and lets go on who waited. */
  end(isLogged: boolean): void;
}

/** @param whenNotTyping calls back in a pause of typing, since the dialog would receive the keystrokes */
export function createLoginRequest(whenNotTyping: (act: () => void) => void): LoginRequest {
  const store = createStore({ isOpen: false });
  let waiting: ((isLogged: boolean) => void)[] = [];
  return {
    store,
    ask() {
      const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
      if (waiting.length === 1) whenNotTyping(() => waiting.length > 0 && store.set({ isOpen: true }));
      return answer;
    },
    end(isLogged) {
      const those = waiting;
      waiting = [];
      store.set({ isOpen: false });
      for (const resolve of those) resolve(isLogged);
    },
  };
}
