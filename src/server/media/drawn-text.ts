// Text as outlines in the theatre's typeface, width 75 and weight 700, for pictures that are drawn on the server.
import opentype, { type Font, type PathCommand } from 'opentype.js';
import common from './fonts/special-gothic.ttf?inline';
import names from './fonts/special-gothic-names.ttf?inline';

/** Letters of German and English first, then those of foreign names. */
const fonts: Font[] = [common, names].map((file) => {
  const bytes = Uint8Array.from(Buffer.from(file.slice(file.indexOf(',') + 1), 'base64'));
  return opentype.parse(bytes.buffer);
});

const fontOf = (character: string) => fonts.find((each) => each.charToGlyphIndex(character) > 0);

/** Runs of characters of one font. A letter that neither has loses its marks; what has no such letter is left out. */
function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const written of text.normalize('NFC').replaceAll('\u00ad', '')) {
    const character = fontOf(written) ? written : (written.normalize('NFD')[0] ?? '');
    const font = fontOf(character);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += character;
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

export interface DrawnText {
  /** Path data of SVG. */
  d: string;
  width: number;
}

/** Path data of SVG. The package's own rounding writes NaN for 40.00000000000003. */
function pathData(commands: readonly PathCommand[]): string {
  const points = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ');
  return commands
    .map((command) => {
      switch (command.type) {
        case 'M':
        case 'L':
          return command.type + points(command.x, command.y);
        case 'Q':
          return `Q${points(command.x1, command.y1, command.x, command.y)}`;
        case 'C':
          return `C${points(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
        default:
          return 'Z';
      }
    })
    .join('');
}

/** A line of text with its baseline starting at a point. Lengths are in units of the drawing. */
export function drawnText(
  text: string,
  { x, baseline, size }: { x: number; baseline: number; size: number },
): DrawnText {
  let at = x;
  const d = runsOf(text).map(({ font, text: run }) => {
    const path = pathData(font.getPath(run, at, baseline, size).commands);
    at += font.getAdvanceWidth(run, size);
    return path;
  });
  return { d: d.join(''), width: at - x };
}
