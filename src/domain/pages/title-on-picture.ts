/** Whether a title has room beside the motif of its picture. */

/** The smallest font size on wide screens, as a share of the sheet's width. */
const smallest = 0.07;

/**
 * The bars start at the left edge, take most of the height and end where the motif begins, about 0.05 before its centre
 * (`BarTitle.module.css`). The title covers the motif if it had to be smaller than the smallest size for that.
 * @param em width of the title's longest line
 * @param motif position of the motif, as a share of the picture's width
 */
export const coversMotif = (em: number, motif: number): boolean => (motif - 0.05) / (em + 0.2) < smallest;
