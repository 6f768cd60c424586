/** State that all screens share: contrast mode, menu, panel, caption box, redirect notice, shop account. */
import type { Locale } from '#domain/languages/locales.ts';
import { type MenuAction, type MenuState, nextMenuState } from '#domain/site/menu-state.ts';
import { createStore, useStore } from '#state/store.ts';

/** What a link to the shop sells, in the reader's language. */
export interface RedirectSubject {
  title: string;
  lang: Locale | undefined;
  when: string;
  price: string;
}

export interface GlobalState {
  darkMode: boolean;
  menuOpen: MenuState;
  /** Key of the open submenu, of which there is one at most. */
  submenuOpen: string | null;
  /** Address of the pending navigation; empty for none. */
  destination: string;
  /** The destination that cannot be reached at the moment: the current page stays until it can. */
  stalled: string;
  /** Number of requested parts of the page that are loading. */
  requested: number;
  /** Whether a requested part of the page fails to load. */
  isPartMissing: boolean;
  /** Set while an editor's page could not be read again: the status of the answer, 0 without one. New for each failure. */
  outdated: { status: number } | null;
  stickyOpen: boolean;
  captionBoxContent: { text: string; author: string } | null;
  /** Address of the shop page that the redirect notice leads to. */
  redirectTo: string | null;
  /** What is sold there; kept while the notice fades out. */
  redirectSubject: RedirectSubject | null;
  /** Name of the account that is logged in at the shop, as reported by the shop. */
  tixyLoginName: string | null;
}

const store = createStore<GlobalState>({
  darkMode: false,
  menuOpen: 'empty',
  submenuOpen: null,
  destination: '',
  stalled: '',
  requested: 0,
  isPartMissing: false,
  outdated: null,
  stickyOpen: false,
  captionBoxContent: null,
  redirectTo: null,
  redirectSubject: null,
  tixyLoginName: null,
});

/** Local storage key of contrast mode. */
export const darkModeKey = 'darkMode';

/** Subscribes to one field. */
export function useGlobal<K extends keyof GlobalState>(key: K): GlobalState[K] {
  return useStore(store, key);
}

export const getGlobal = store.get;
export const setGlobal = store.set;

/** Opens or closes the menu; the effect of an action depends on the width of the window. */
export function dispatchMenuAction(action: MenuAction): void {
  const isSmallScreen = matchMedia('(max-width: 63.99em)').matches;
  store.set({ menuOpen: nextMenuState(store.get().menuOpen, action, isSmallScreen) });
}

/** Persisted for later visits. */
export function setDarkMode(on: boolean): void {
  document.documentElement.toggleAttribute('data-contrast', on);
  try {
    localStorage.setItem(darkModeKey, String(on));
  } catch {
    // Storage is unavailable: the mode is valid for this page only.
  }
  store.set({ darkMode: on });
}
