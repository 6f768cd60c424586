/**
 * Breaks a large title into lines and measures the longest, so that CSS can make it fill the width:
 * `font-size: min(<largest>, calc(100cqi / <em>))`.
 */
import { textWidth } from './title-width.ts';

interface TitleFit {
  lines: string[];
  /** Width of the longest line in em; of the longest word if the browser breaks the lines. */
  em: number;
}

interface TitleArea {
  /** Height available to the title, as a share of its width. */
  aspect: number;
  /** Maximum width of a word in em; longer ones are divided at their soft hyphens. */
  maxWordLength: number;
  /** In em: shorter lines do not make the title larger. */
  minLineLength: number;
  /** {@link maxTitleLines} without it. */
  maxLines?: number;
}

const titleAreas = {
  /** A title that is large on one line is left on it: more of the picture and of the page is seen. */
  wide: { aspect: 0.45, maxWordLength: 11, minLineLength: 5.3 },
  narrow: { aspect: 1.1, maxWordLength: 6.5, minLineLength: 0 },
  /** On narrow screens page heads have a maximum font size, so one word per line would only waste height. */
  page: { aspect: 1.1, maxWordLength: 6.5, minLineLength: 5.3 },
  /** More lines would cover the picture. */
  tile: { aspect: 1.1, maxWordLength: 6.5, minLineLength: 4.4, maxLines: 3 },
} satisfies Record<string, TitleArea>;

const lineHeight = 1.08;
const maxTitleLines = 7;
/** Titles with more pieces are left to the browser to break. */
const maxPieces = 40;
const softHyphen = '\u00ad';

/** An unbreakable piece, and its separator from the next: a space, nothing, or a hyphen at a line break. */
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

/** A short word that must not end a line: "der", "und", "of". */
const endsWithShortWord = /(?:^|\s)\p{L}{1,3}$/u;

/** Whether a line other than the first has a single short word. */
function isOrphan(line: string, at: number): boolean {
  return at > 0 && /^\p{L}{1,3}$/u.test(line);
}

/** Factors on a line's cost, by its end. */
const endings = { divided: 1.6, comma: 0.75, smallWord: 1.3 } as const;

/** More than any acceptable line costs. */
const orphanCost = 1e6;

/** Factor by which another line has to enlarge the title to be used. */
const minGainPerLine = 1.02;

/**
 * The cost of a line grows faster than its length, which evens out lines. Lower at a comma, higher after a
 * short word, highest at a hyphenation and for {@link isOrphan}.
 */
function costOf(line: string, at: number, last: Piece, isEnd: boolean): number {
  const cost = textWidth(line) ** 4;
  if (isOrphan(line, at)) return orphanCost + cost;
  if (isEnd) return cost;
  if (last.joint === '-') return cost * endings.divided;
  if (line.endsWith(',')) return cost * endings.comma;
  return endsWithShortWord.test(line) ? cost * endings.smallWord : cost;
}

interface BreakChoice {
  cost: number;
  /** Index of the first piece of the last line. */
  from: number;
}

const noBreaking: BreakChoice = { cost: Number.POSITIVE_INFINITY, from: 0 };

/** The most even breaking for each number of lines. */
function lineBreakings(pieces: readonly Piece[], max: number): string[][] {
  const lineBetween = pieces.map((_, from) =>
    pieces.map((_, last) => (last < from ? '' : lineOf(pieces.slice(from, last + 1)))),
  );
  const line = (from: number, to: number): string => lineBetween[from]?.[to - 1] ?? '';
  /** best[n][to]: the best breaking of the pieces before `to` into n lines. */
  const best: BreakChoice[][] = [[{ cost: 0, from: 0 }]];
  for (let count = 1; count <= max; count++) {
    const row: BreakChoice[] = [noBreaking];
    for (let to = 1; to <= pieces.length; to++) {
      let choice = noBreaking;
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
      const { from } = best[count]?.[to] ?? noBreaking;
      lines.unshift(line(from, to));
      to = from;
    }
    return lines;
  });
}

/** The breaking with the largest font size, with fewer lines if the difference is negligible. */
function fitTitle(title: string, { maxLines = maxTitleLines, ...sheet }: TitleArea): TitleFit {
  const pieces = piecesOf(title, sheet.maxWordLength);
  if (pieces.length > maxPieces) {
    return { lines: [lineOf(pieces)], em: Math.max(...pieces.map(({ text }) => textWidth(text))) };
  }
  let chosen: TitleFit = { lines: [], em: 1 };
  let largest = 0;
  for (const lines of lineBreakings(pieces, Math.min(pieces.length, maxLines))) {
    if (chosen.lines.length > 0 && lines.some(isOrphan)) continue;
    const em = Math.max(...lines.map(textWidth));
    const size = Math.min(1 / Math.max(em, sheet.minLineLength), sheet.aspect / (lines.length * lineHeight));
    if (size > largest * minGainPerLine) {
      largest = size;
      chosen = { lines, em: Math.ceil(em * 100) / 100 };
    }
  }
  return chosen;
}

/** For wide and for narrow screens. */
interface TitleFits {
  wide: TitleFit;
  narrow: TitleFit;
}

/** Uses soft hyphens of the title for words that are too long and drops others. */
export function heroTitle(title: string): TitleFits {
  return { wide: fitTitle(title, titleAreas.wide), narrow: fitTitle(title, titleAreas.narrow) };
}

/** {@link heroTitle} for heads of pages, where short words share a line on narrow screens. */
export function pageTitle(title: string): TitleFits {
  return { wide: fitTitle(title, titleAreas.wide), narrow: fitTitle(title, titleAreas.page) };
}

/** {@link heroTitle} for tiles, whose shape is the same on all screens. */
export function tileTitle(title: string): TitleFits {
  const fit = fitTitle(title, titleAreas.tile);
  return { wide: fit, narrow: fit };
}
