/** What the slide-in panel shows: main menu or search. */

/** `empty` is closed. */
export type MenuState = 'empty' | 'main' | 'search';

export type MenuAction =
  | 'toggle-burger'
  | 'toggle-search'
  | 'close-search'
  /** Close button, Escape, a press outside, another page. */
  | 'close';

/**
 * The panel after an action. The burger switches between the menu and closed, and closes whatever is open; the
 * search button switches between search and menu; closing the search leads back to the menu on a small screen,
 * where it was opened from there, and to nothing otherwise.
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
