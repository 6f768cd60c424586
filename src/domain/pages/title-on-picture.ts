/** Whether a title on a picture would cover what the picture is about. */

/**
 * On a wide screen beside the panel, where a hero's type is at most 0.26 of the sheet's width, and a page's 0.15. The bars
 * begin at the left edge and take most of the height. They may touch the motif, not reach past it.
 * @param em width of the title's longest line
 * @param motif where the motif is, as a share of the picture's width
 */
export const coversMotif = (em: number, motif: number, head: string): boolean =>
  motif < Math.min(0.94, (head === 'hero' ? 0.26 : 0.15) * em) - 0.06;
