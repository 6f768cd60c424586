import { describe, expect, it } from 'vitest';
import { pastedText, storedText, textChange } from './plain-text.ts';

describe('text read from the page', () => {
  it.each([
    ['soft hyphens of titles', 'Zer\u00adbroch\u00adne', 'line', 'Zerbrochne'],
    ['the blank that waits for the next word', 'Der ', 'line', 'Der'],
    ['a protected blank is somebody\u2019s will', '10\u00a0€ an', 'line', '10\u00a0€ an'],
    ['half an emoji', 'Krug \ud83d auf \ude00, \ud83d\ude00', 'line', 'Krug  auf , \ud83d\ude00'],
    ['a break in one line', 'Der\n Krug', 'line', 'Der Krug'],
    ['breaks in several lines', 'Der\r\nKrug\n', 'plain', 'Der\nKrug'],
  ] as const)('%s', (_, seen, kind, stored) => {
    expect(storedText(seen, kind)).toBe(stored);
  });

  it.each([
    ['lines into one', 'Der\r\n  zerbrochne\tKrug\n', 'line', 'Der zerbrochne Krug'],
    ['lines into several', 'Der\r\nKrug', 'plain', 'Der\nKrug'],
    ['a word with its blank', 'alte ', 'line', 'alte '],
    ['breaks of Word within a line', 'Der\u000bKrug', 'line', 'Der Krug'],
    ['halves of characters', 'Kr\ud83du\udc00g \ud83d\ude00', 'line', 'Krug \ud83d\ude00'],
    ['control characters', 'Kr\u0000u\u001bg', 'plain', 'Krug'],
  ] as const)('pastes %s', (_, text, kind, expected) => {
    expect(pastedText(text, kind)).toBe(expected);
  });
});

describe('the caret position after an undo', () => {
  it.each([
    ['a word comes back in the middle', 'Der Krug', 'Der alte Krug', { from: 4, to: 9 }],
    ['a word goes', 'Der alte Krug', 'Der Krug', { from: 4, to: 4 }],
    ['letters that repeat', 'aa', 'aaa', { from: 2, to: 3 }],
    ['everything', '', 'Krug', { from: 0, to: 4 }],
    ['nothing', 'Krug', 'Krug', null],
  ])('%s', (_, before, after, expected) => {
    expect(textChange(before, after)).toEqual(expected);
  });
});
