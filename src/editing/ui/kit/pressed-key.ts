/** Keys that an input method takes (Enter picks a word, Escape drops it) mean nothing to the page. */

export type Press = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>;

/** Empty for a key of an input method. Safari sends it after the end of composing, with the key code that stands for all. */
export const pressedKey = ({ key, keyCode, isComposing }: Press): string =>
  isComposing || keyCode === 229 ? '' : key;
