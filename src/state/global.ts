/** What the browser remembers for every screen: contrast mode, menu, panel, caption box, redirect overlay, shop account. */
import { type MenuAction, type MenuState, nextMenuState } from '#domain/site/menu-state.ts';
import { createStore, useStore } from '#state/store.ts';

export interface GlobalState {
  darkMode: boolean;
  /** Closed, the main menu, or its search. */
  menuOpen: MenuState;
  /** Key of the submenu that is open: one at a time. */
  submenuOpen: string | null;
  /** Address of the page that is being opened; empty for none. */
  destination: string;
  /** Whether the script of the page that was to be opened could not be loaded. */
  hasScreenFailed: boolean;
  stickyOpen: boolean;
  headerHide: boolean;
  captionBoxContent: { text: string; author: string } | null;
  /** Address of the shop page that the redirect overlay announces. */
  redirectTo: string | null;
  /** Whose account is open at the shop, as the shop itself has said. */
  tixyLoginName: string | null;
}

const store = createStore<GlobalState>({
  darkMode: false,
  menuOpen: 'empty',
  submenuOpen: null,
  destination: '',
  hasScreenFailed: false,
  stickyOpen: false,
  headerHide: false,
  captionBoxContent: null,
  redirectTo: null,
  tixyLoginName: null,
});

/** Key under which contrast mode is kept in this browser. */
export const darkModeKey = 'darkMode';

/** One field; redraws when it changes. */
export function useGlobal<K extends keyof GlobalState>(key: K): GlobalState[K] {
  return useStore(store, key);
}

export const getGlobal = store.get;
export const setGlobal = store.set;

/** Opens, switches or closes the menu. */
export function actOnMenu(action: MenuAction): void {
  const isSmallScreen = matchMedia('(max-width: 63.99em)').matches;
  store.set({ menuOpen: nextMenuState(store.get().menuOpen, action, isSmallScreen) });
}

/** Black and white instead of the inks, on this and every later visit. */
export function setDarkMode(on: boolean): void {
  document.documentElement.toggleAttribute('data-contrast', on);
  try {
    localStorage.setItem(darkModeKey, String(on));
  } catch {
    // A browser that keeps nothing still shows it for this page.
  }
  store.set({ darkMode: on });
}
