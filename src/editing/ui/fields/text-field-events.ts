/** Custom events on the focused text field. */

/** Has merged text in `detail`; the caret keeps its character. */
export const mergedEvent = 'foyer-merged';
/** Flushes what was typed since the last frame to the document. */
export const flushEvent = 'foyer-flush';
