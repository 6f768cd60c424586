/** The width of a title without rendering, from the metrics of Special Gothic, width 75, weight 700. */

/** Advance widths in thousandths of an em, grouped and rounded up. Kerning only makes lines narrower. */
const advances: readonly (readonly [width: number, characters: string])[] = [
  [136, ' \u00a0'],
  [187, "‘’'"],
  [205, '·,.‚'],
  [217, '!:;'],
  [232, 'Iijlíîïì'],
  [249, '()‹›'],
  [288, '-/'],
  [300, 'f1'],
  [324, 'rt'],
  [353, 'J*+=„"“”'],
  [368, 'zž'],
  [397, 'sš'],
  [412, '–xFZ7LŽ'],
  [424, 'Tc?çyčćý'],
  [436, 'v«»akäàáâåãeèéêëEÉÈÊ'],
  [453, 'SoöóôøòõhnñńňuüßúûùŠ2'],
  [467, 'PY3gK4bdpq5'],
  [482, 'B69CNÇÑ'],
  [495, 'VUÜÚRG8DX'],
  [510, 'Q&OÖÓØ0AÄÅÀÁH'],
  [592, '@%'],
  [626, 'w…'],
  [653, 'mM©'],
  [711, 'W—æÆ'],
];

const widthOf = new Map<string, number>();
for (const [width, characters] of advances) for (const one of characters) widthOf.set(one, width);

/** Advance of characters that the table lacks, as of a wide letter. */
const unknown = 500;

/** In em. Soft hyphens have no width. */
export function textWidth(line: string): number {
  let sum = 0;
  for (const character of line.normalize('NFC')) {
    if (character !== '\u00ad') sum += widthOf.get(character) ?? unknown;
  }
  return sum / 1000;
}

/** Maximum em of a word on the narrowest bar. */
const maxWordWidthOnBar = 7.5;

/** A title on bars, which cannot contain block elements for words: only those that are too wide keep their soft hyphens. */
export function titleOnBars(title: string): string {
  const words = title
    .split(' ')
    .map((word) => (textWidth(word) > maxWordWidthOnBar ? word : word.replaceAll('\u00ad', '')));
  return words.join(' ');
}
