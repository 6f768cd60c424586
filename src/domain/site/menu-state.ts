/** The content of the slide-in panel: main menu or search. */

/** `empty` is closed. */
export type MenuState = 'empty' | 'main' | 'search';

export type MenuAction =
  | 'toggle-burger'
  | 'toggle-search'
  | 'close-search'
  /** Close button, Escape, a click outside, navigation. */
  | 'close';

/**
 * The burger button switches between the menu and closed, and closes the search; the search button switches between
 * search and menu. Closing the search returns to the menu on small screens, where the search was opened from it, and
 * closes the panel on others.
 */
export function nextMenuState(state: MenuState, action: MenuAction, isSmallScreen: boolean): MenuState {
  switch (action) {
    case 'toggle-burger':
      return state === 'empty' ? 'main' : 'empty';
    case 'toggle-search':
      return state === 'search' ? 'main' : 'search';
    case 'close-search':
      if (state !== 'search') return state;
      return isSmallScreen ? 'main' : 'empty';
    case 'close':
      return 'empty';
  }
}
