/** A login that is required before work continues. Requested from anywhere, fulfilled by the login dialog. */
import { createStore, type Store } from '#state/store.ts';

export interface LoginRequest {
  /** Whether the dialog is open. */
  store: Store<{ isOpen: boolean }>;
  /**
   * Opens the login dialog; concurrent callers share it.
   * @returns false if it was dismissed
   */
  request(): Promise<boolean>;
  /** Closes the dialog and resumes the callers. */
  end(isLogged: boolean): void;
}

/**
 * @param whenNotTyping runs its callback once the user has stopped typing, so that the dialog does not receive
 * keystrokes
 */
export function createLoginRequest(whenNotTyping: (act: () => void) => void): LoginRequest {
  const store = createStore({ isOpen: false });
  let waiting: ((isLogged: boolean) => void)[] = [];
  return {
    store,
    request() {
      const answer = new Promise<boolean>((resolve) => waiting.push(resolve));
      if (waiting.length === 1) whenNotTyping(() => waiting.length > 0 && store.set({ isOpen: true }));
      return answer;
    },
    end(isLogged) {
      const callers = waiting;
      waiting = [];
      store.set({ isOpen: false });
      for (const resolve of callers) resolve(isLogged);
    },
  };
}
