import { describe, expect, test } from 'vitest';
import { headerAfterScroll, hideThreshold } from './header-state.ts';

const shown = { hidden: false, scrolled: false };
const away = { hidden: true, scrolled: true };

describe('headerAfterScroll', () => {
  test.each([
    ['down a little', shown, 0, 120, 180, { hidden: false, scrolled: true }],
    ['down to the threshold', shown, 120, 180, 180, { hidden: false, scrolled: true }],
    ['down past it', shown, 120, 181, 180, away],
    [
      'down on a production, not yet past its picture',
      shown,
      600,
      790,
      800,
      { hidden: false, scrolled: true },
    ],
    ['down on a production, past it', shown, 790, 801, 800, away],
    ['further down', away, 400, 600, 180, away],
    ['up again, far from the top', away, 600, 590, 180, { hidden: false, scrolled: true }],
    ['to the top', away, 300, 0, 180, shown],
    ['not quite at the top, and down again', away, 0, 1, 180, { hidden: true, scrolled: false }],
    ['standing at the top', away, 0, 0, 180, shown],
    ['bouncing at the top', away, -20, -5, 180, shown],
    ['not at all', away, 400, 400, 180, away],
    ['ten pixels are still the top', shown, 0, 10, 180, shown],
    ['eleven are not', shown, 0, 11, 180, { hidden: false, scrolled: true }],
  ])('%s', (_name, state, from, to, threshold, expected) => {
    expect(headerAfterScroll(state, { from, to, threshold, isMenuOpen: false })).toEqual(expected);
  });

  test('does nothing under an open menu', () => {
    expect(headerAfterScroll(shown, { from: 0, to: 900, threshold: 180, isMenuOpen: true })).toEqual(shown);
    expect(headerAfterScroll(away, { from: 900, to: 0, threshold: 180, isMenuOpen: true })).toEqual(away);
  });
});

test('the threshold is larger on a production’s page with its picture', () => {
  expect(hideThreshold('productions-slug-id')).toBe(800);
  expect(hideThreshold('productions')).toBe(180);
  expect(hideThreshold(null)).toBe(180);
});
