/**
 * Lays out a large title in lines and measures the longest, so that a style sheet can make it fill the width:
 * `font-size: min(<largest>, calc(100cqi / <em>))`.
 */
import { textWidth } from './title-width.ts';

export interface TitleFit {
  lines: string[];
  /** Width of the longest line in em of the title's own size; of the longest word where lines are left to the browser. */
  em: number;
}

interface Sheet {
  /** Room for the title: its height as a share of its width. */
  aspect: number;
  /** Em: a word longer than this is divided at its soft hyphens. */
  maxWordLength: number;
  /** Em: a shorter line does not become larger any more. */
  minLineLength: number;
}

const sheets = {
  wide: { aspect: 0.45, maxWordLength: 11, minLineLength: 0 },
  narrow: { aspect: 1.1, maxWordLength: 6.5, minLineLength: 0 },
  tile: { aspect: 1.1, maxWordLength: 6.5, minLineLength: 4.4 },
} as const satisfies Record<string, Sheet>;

const lineHeight = 1.08;
const maxLines = 7;
/** More is a text and not a title: it is left to the browser to break. */
const maxPieces = 40;
const softHyphen = '\u00ad';

/** What stays together on a line, and what joins it to the next: a blank, nothing, or a hyphen if a line ends there. */
interface Piece {
  text: string;
  joint: ' ' | '' | '-';
}

function piecesOf(title: string, maxWordLength: number): Piece[] {
  return title
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const whole = word.replaceAll(softHyphen, '');
      if (textWidth(whole) <= maxWordLength) return [{ text: whole, joint: ' ' as const }];
      const parts = word.split(/\u00ad|(?<=[-–/])/);
      return parts.map((text, at) => {
        const isLast = at === parts.length - 1;
        return {
          text,
          joint: isLast ? (' ' as const) : /[-–/]$/.test(text) ? ('' as const) : ('-' as const),
        };
      });
    });
}

function lineOf(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, joint }, at) => {
      if (at === pieces.length - 1) return joint === '-' ? `${text}-` : text;
      return joint === ' ' ? `${text} ` : text;
    })
    .join('');
}

/** A word so small that it belongs to the next: "der", "und", "of". */
const endsSmall = /(?:^|\s)\p{L}{1,3}$/u;

/** A small word with a line to itself in the middle or at the end: a step in the shape that means nothing. */
function isLost(line: string, at: number): boolean {
  return at > 0 && /^\p{L}{1,3}$/u.test(line);
}

/** What a line's own cost is multiplied by, for how it ends. */
const endings = { divided: 1.6, comma: 0.75, smallWord: 1.3 } as const;

/** More than any line costs that has room on a sheet. */
const costOfLost = 1e6;

/** A setting has to make the title larger by this factor to be worth its further line. */
const worthALine = 1.02;

/**
 * How much a line costs: long ones much more than short ones, which evens them out; less where it ends with a
 * comma, where the sense pauses too; more where it ends in a small word, most where it divides one or is lost.
 */
function costOf(line: string, at: number, last: Piece, isEnd: boolean): number {
  const cost = textWidth(line) ** 4;
  if (isLost(line, at)) return costOfLost + cost;
  if (isEnd) return cost;
  if (last.joint === '-') return cost * endings.divided;
  if (line.endsWith(',')) return cost * endings.comma;
  return endsSmall.test(line) ? cost * endings.smallWord : cost;
}

interface Choice {
  cost: number;
  /** Where the last line begins. */
  from: number;
}

const impossible: Choice = { cost: Number.POSITIVE_INFINITY, from: 0 };

/** The most even way to set the pieces in one line, in two, and so on. */
function settings(pieces: readonly Piece[], max: number): string[][] {
  const lineBetween = pieces.map((_, from) =>
    pieces.map((_, last) => (last < from ? '' : lineOf(pieces.slice(from, last + 1)))),
  );
  const line = (from: number, to: number): string => lineBetween[from]?.[to - 1] ?? '';
  /** best[n][to]: the best way to set the pieces before `to` in n lines. */
  const best: Choice[][] = [[{ cost: 0, from: 0 }]];
  for (let count = 1; count <= max; count++) {
    const row: Choice[] = [impossible];
    for (let to = 1; to <= pieces.length; to++) {
      let choice = impossible;
      for (let from = count - 1; from < to; from++) {
        const before = best[count - 1]?.[from]?.cost ?? Number.POSITIVE_INFINITY;
        const own = costOf(line(from, to), count - 1, pieces[to - 1] as Piece, to === pieces.length);
        if (before + own < choice.cost) choice = { cost: before + own, from };
      }
      row.push(choice);
    }
    best.push(row);
  }
  return Array.from({ length: max }, (_, at) => {
    const lines: string[] = [];
    for (let count = at + 1, to = pieces.length; count > 0; count--) {
      const { from } = best[count]?.[to] ?? impossible;
      lines.unshift(line(from, to));
      to = from;
    }
    return lines;
  });
}

/** The setting in which the title becomes largest on such a sheet, with fewer lines where it makes no difference. */
function fitTitle(title: string, sheet: Sheet): TitleFit {
  const pieces = piecesOf(title, sheet.maxWordLength);
  if (pieces.length > maxPieces) {
    return { lines: [lineOf(pieces)], em: Math.max(...pieces.map(({ text }) => textWidth(text))) };
  }
  let chosen: TitleFit = { lines: [], em: 1 };
  let largest = 0;
  for (const lines of settings(pieces, Math.min(pieces.length, maxLines))) {
    if (chosen.lines.length > 0 && lines.some(isLost)) continue;
    const em = Math.max(...lines.map(textWidth));
    const size = Math.min(1 / Math.max(em, sheet.minLineLength), sheet.aspect / (lines.length * lineHeight));
    if (size > largest * worthALine) {
      largest = size;
      chosen = { lines, em: Math.ceil(em * 100) / 100 };
    }
  }
  return chosen;
}

/** A title for a wide sheet and for a narrow one. */
interface TitleFits {
  wide: TitleFit;
  narrow: TitleFit;
}

/** Soft hyphens in the title are used where a word is too long, else dropped. */
export function heroTitle(title: string): TitleFits {
  return { wide: fitTitle(title, sheets.wide), narrow: fitTitle(title, sheets.narrow) };
}

/** {@link heroTitle} on a tile, which has the same shape on every sheet. */
export function tileTitle(title: string): TitleFits {
  const fit = fitTitle(title, sheets.tile);
  return { wide: fit, narrow: fit };
}
