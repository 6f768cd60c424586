import { expect, test } from 'vitest';
import { type MenuAction, type MenuState, nextMenuState } from './menu-state.ts';

test.each<[MenuState, MenuAction, onSmall: MenuState, onLarge: MenuState]>([
  ['empty', 'toggle-burger', 'main', 'main'],
  ['main', 'toggle-burger', 'empty', 'empty'],
  ['search', 'toggle-burger', 'empty', 'empty'],
  ['empty', 'toggle-search', 'search', 'search'],
  ['main', 'toggle-search', 'search', 'search'],
  ['search', 'toggle-search', 'main', 'main'],
  ['search', 'close-search', 'main', 'empty'],
  ['main', 'close-search', 'main', 'main'],
  ['empty', 'close-search', 'empty', 'empty'],
  ['empty', 'close', 'empty', 'empty'],
  ['main', 'close', 'empty', 'empty'],
  ['search', 'close', 'empty', 'empty'],
])('%s, %s: %s on a small screen, %s on a large one', (state, action, onSmall, onLarge) => {
  expect(nextMenuState(state, action, true)).toBe(onSmall);
  expect(nextMenuState(state, action, false)).toBe(onLarge);
});
