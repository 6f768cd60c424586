/** Undo and redo keys on all platforms. */
import { type Press, pressedKey } from '../kit/pressed-key.ts';

interface Keys extends Press {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Null for other keys. */
export function undoKeyOf(press: Keys): 'undo' | 'redo' | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = press;
  if (altKey || ctrlKey === metaKey) return null;
  const letter = pressedKey(press).toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
