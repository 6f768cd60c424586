/** Custom events on the focused text field. */

/** Merged text, in `detail`: the caret stays at its character. */
export const mergedEvent = 'foyer-merged';
/** Write what was typed since the last frame into the document. */
export const flushEvent = 'foyer-flush';
