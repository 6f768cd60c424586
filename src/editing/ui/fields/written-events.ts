/** How a text that somebody writes in is told, by events of its element, of what others have written around their caret. */

/** Other words, in `detail`: the caret stays at its letter. */
export const mergedEvent = 'foyer-merged';
/** Hand over what was typed since the last frame. */
export const flushEvent = 'foyer-flush';
