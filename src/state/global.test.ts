import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { darkModeKey, dispatchMenuAction, getGlobal, setDarkMode, setGlobal } from './global.ts';

const toggled = new Map<string, boolean>();
const stored = new Map<string, string>();
let isSmall = false;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') && isSmall }));
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: (name: string, on: boolean) => void toggled.set(name, on) },
  });
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void stored.set(key, value) });
  setGlobal({ menuOpen: 'empty', darkMode: false });
});
afterEach(() => vi.unstubAllGlobals());

describe('the menu', () => {
  it('its search returns to the menu on a small screen and closes on a large one', () => {
    for (const [small, after] of [
      [true, 'main'],
      [false, 'empty'],
    ] as const) {
      isSmall = small;
      setGlobal({ menuOpen: 'search' });
      dispatchMenuAction('close-search');
      expect(getGlobal().menuOpen).toBe(after);
    }
  });

  it('the burger button opens and closes it', () => {
    dispatchMenuAction('toggle-burger');
    expect(getGlobal().menuOpen).toBe('main');
    dispatchMenuAction('toggle-burger');
    expect(getGlobal().menuOpen).toBe('empty');
  });
});

describe('contrast mode', () => {
  it('is applied at once and stored', () => {
    setDarkMode(true);
    expect(getGlobal().darkMode).toBe(true);
    expect(toggled.get('data-contrast')).toBe(true);
    expect(stored.get(darkModeKey)).toBe('true');
    setDarkMode(false);
    expect(toggled.get('data-contrast')).toBe(false);
    expect(stored.get(darkModeKey)).toBe('false');
  });

  it('is applied even if nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new Error('full');
      },
    });
    setDarkMode(true);
    expect(getGlobal().darkMode).toBe(true);
    expect(toggled.get('data-contrast')).toBe(true);
  });
});
