/** Whether a title would cover the motif of its picture. */

/**
 * For a wide screen with the panel, where the font size of a hero is at most 0.26 of the sheet's width, and that of a
 * page 0.15. The bars start at the left edge and take most of the height. They may touch the motif, but not extend
 * beyond it.
 * @param em width of the title's longest line
 * @param motif position of the motif, as a share of the picture's width
 */
export const coversMotif = (em: number, motif: number, head: string): boolean =>
  motif < Math.min(0.94, (head === 'hero' ? 0.26 : 0.15) * em) - 0.06;
