import { expect, it } from 'vitest';
import { undoKeyOf } from './undo-keys.ts';

const none = {
  keyCode: 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
};

it.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd+Z', { key: 'z', metaKey: true }, 'undo'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Z with Caps Lock', { key: 'Z', ctrlKey: true }, 'undo'],
  ['a letter', { key: 'z' }, null],
  ['a key of an input method', { key: 'z', ctrlKey: true, keyCode: 229 }, null],
  ['AltGr, which is Ctrl+Alt', { key: 'z', ctrlKey: true, altKey: true }, null],
] as const)('%s', (_, keys, step) => {
  expect(undoKeyOf({ ...none, ...keys })).toBe(step);
});
