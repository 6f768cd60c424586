// The pictures of »Leonce und Lena«: two heads in paper crowns, one ruff; they are face to face and do not look.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, grey, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const leonce: Sitter = {
  slug: 'leonce',
  skin: 0.82,
  hair: 'side',
  hairTone: 0.1,
  clothes: 'roll',
  cloth: 0.9,
  lids: 0.62,
  smile: -0.3,
  face: { nose: 1.16, brow: 1.05, chin: 1.06, lips: 1.02 },
};

const lena: Sitter = {
  slug: 'lena',
  skin: 0.88,
  hair: 'bob',
  hairTone: 0.1,
  clothes: 'roll',
  cloth: 0.9,
  lids: 0.42,
  smile: -0.1,
  face: { nose: 0.9, brow: 0.9, chin: 0.94, lips: 1.12 },
};

/** A band of paper, cut with scissors: each point is folded once, and its right half is turned from the light. */
function crown(tips: readonly Point[], valleys: readonly Point[], base: readonly Point[]): string {
  const [first, last] = [base[0] as Point, base[base.length - 1] as Point];
  const edge = tips.flatMap((tip, index): Point[] => {
    const valley = valleys[index];
    return valley ? [tip, valley] : [tip];
  });
  const corner = ([x, y]: Point): Point => [x, y, 1];
  const front = outline([corner(first), ...edge.map(corner), corner(last), ...base.slice(1, -1).reverse()]);
  const folds = tips.slice(0, -1).map((tip, index): string => {
    const valley = valleys[index] as Point;
    const foot = (base[Math.min(base.length - 1, index + 1)] as Point)[1] - 11 - (index % 2) * 5;
    const crease: Point = [(tip[0] + valley[0]) / 2, foot];
    const shade: Point = [valley[0] + 1, foot - 6];
    return polygon([[tip[0] + 0.5, tip[1] + 5], [valley[0] - 1.5, valley[1] + 3], shade, crease]);
  });
  return (
    `<g stroke="#000" stroke-width="3" stroke-linejoin="round">${light(front)}</g>` +
    dark(
      folds.join('') +
        gouge(
          base.map(([x, y]): Point => [x, y - 4.4]),
          1.5,
          0.6,
          0.3,
        ),
    )
  );
}

/** The inside of the band, seen between the points. */
const inner = (points: string) => dark(polygon(at(points)));

const upright =
  inner('-4 6, -10 -26, 6 -50, 24 -28, 40 -54, 58 -30, 75 -53, 90 -26, 104 -46, 111 -22, 101 12, 50 20') +
  crown(
    at('-8 -40, 24 -56, 58 -60, 90 -52, 114 -36'),
    at('12 -16, 42 -20, 75 -19, 98 -12'),
    at('5 15, 24 25, 50 29, 77 27, 99 16'),
  );

/** Hers has slipped, and one point is bent over. */
const askew =
  inner('-4 6, -8 -26, 6 -50, 24 -28, 40 -53, 58 -28, 75 -51, 90 -24, 104 -44, 110 -20, 101 12, 50 20') +
  crown(
    at('-6 -42, 24 -58, 58 -58, 84 -33, 114 -34'),
    at('12 -16, 42 -20, 75 -19, 98 -10'),
    at('5 15, 24 25, 50 29, 77 27, 99 16'),
  ) +
  dark(polygon(at('70 -35, 90 -36, 78 -6'))) +
  light(polygon(at('72.4 -33, 87 -34, 78 -11')));

function head(
  sitter: Sitter,
  seed: number,
  paper: string,
  [dx, dy, slip]: readonly [number, number, number],
  lean: number,
): string {
  const cut = hair(sitter, seed);
  return (
    `<g transform="rotate(${lean * 0.8} 60 140)">${neck(1)}</g>` +
    `<g transform="rotate(${lean} 48 92)">${cut.behind ?? ''}${profile(sitter)}${cut.over}${cut.hidesEar ? '' : ear()}` +
    `${placed(paper, dx, dy, 0.98, slip)}</g>`
  );
}

const on = (rx: number, ry: number, turn: number): Point => [
  rx * Math.cos(turn * Math.PI * 2),
  ry * Math.sin(turn * Math.PI * 2),
];

const ellipse = (rx: number, ry: number) => ring(0, 0, rx, ry);

/** Pleats from the collar to the rim, from one share of a turn to another. */
const pleats = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, pleat) => {
    const turn = from + ((to - from) * (pleat + 0.5)) / count;
    const lean = 0.006 * Math.sin(pleat * 2.3);
    return gouge(
      [on(246, 17, turn + lean), on(310, 52, turn), on(376, 78, turn - lean * 0.4)],
      7.4 + 2 * Math.sin(pleat * 1.7),
      0.74,
      0.12,
    );
  }).join('');

/** The rim in front: the loops of the linen, narrow where it turns away. */
const loops = Array.from({ length: 27 }, (_, index) => {
  const order = index % 2 ? 26 - (index - 1) / 2 : index / 2;
  const turn = 0.008 + (0.484 * (order + 0.5)) / 27;
  const [x, y] = on(380, 80, turn);
  const half = 6 + 21 * Math.sin(turn * 2 * Math.PI) ** 0.9;
  const tall = 58 + 12 * Math.sin(turn * 2 * Math.PI) + 4 * Math.sin(order * 2.7);
  const lean = 12 * Math.cos(turn * 2 * Math.PI);
  const lobe = (grow: number) =>
    outline([
      [x - half * 0.42 * grow, y - 4],
      [x + half * 0.42 * grow, y - 4],
      [x + half * grow + lean * 0.4, y + tall * 0.6],
      [x + half * 0.5 * grow + lean, y + tall * (0.96 + 0.04 * grow)],
      [x - half * 0.5 * grow + lean, y + tall * (0.96 + 0.04 * grow)],
      [x - half * grow + lean * 0.4, y + tall * 0.6],
    ]);
  const hollow = outline([
    [x + lean * 0.1, y + 12],
    [x + half * 0.56 + lean * 0.4, y + tall * 0.6],
    [x + half * 0.2 + lean * 0.8, y + tall * 0.86],
    [x - half * 0.36 + lean * 0.7, y + tall * 0.84],
    [x - half * 0.5 + lean * 0.36, y + tall * 0.56],
  ]);
  return { order, path: dark(lobe(1.22)) + light(lobe(1)) + dark(hollow) };
})
  .sort((a, b) => Math.abs(b.order - 13) - Math.abs(a.order - 13))
  .map(({ path }) => path)
  .join('');

const body =
  dark(outline(at('-210 60, -330 120, -400 220, -430 420!, 430 420!, 400 220, 330 120, 210 60'))) +
  light(
    gouge(at('-316 140, -362 220, -384 380'), 9, 0.4) +
      gouge(at('-270 150, -310 240, -326 390'), 6, 0.4) +
      gouge(at('-214 166, -244 250, -252 390'), 4, 0.4) +
      gouge(at('250 160, 288 250, 300 390'), 4, 0.4) +
      [190, 240, 290, 340].map((y, row) => ring(4 + row, y, 9, 9)).join(''),
  ) +
  dark([190, 240, 290, 340].map((y, row) => ring(8 + row, y + 2, 4.4)).join(''));

/** The middle of the ruff at 0 0; the heads are 250 high. */
const both =
  body +
  dark(ellipse(396, 92)) +
  light(ellipse(388, 84)) +
  dark(pleats(0.52, 0.98, 25)) +
  dark('M-250 0A250 5 0 0 1 250 0A250 18 0 0 1 -250 0z') +
  placed(head(lena, 4, askew, [3, 4, 9], -9), 34, -286, 2.5) +
  `<g transform="translate(-34 -314) scale(-2.5 2.5)">${head(leonce, 3, upright, [0, -3, -2], 12)}</g>` +
  light('M-388 0A388 84 0 0 0 388 0L250 0A250 18 0 0 1 -250 0z') +
  dark(pleats(0.01, 0.49, 27) + gouge(at('-250 0, -160 14, 0 19, 160 14, 250 0'), 5, 0.5, 0.4)) +
  loops;

const stops = (...all: [number, number][]) =>
  all.map(([offset, share]) => `<stop offset="${offset}" stop-color="${grey(share)}"/>`).join('');

function sheetOf(
  [x, y, scale]: readonly [number, number, number],
  size: { width: number; height: number },
  radius: number,
) {
  const { width, height } = size;
  return drawing(
    fade('turn', [18, 0], [70, 6], 0.64, 0.08) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07) +
      `<radialGradient id="hall" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y - 190 * scale}" r="${radius}">${stops([0, 0.04], [0.12, 0.06], [0.4, 0.58], [1, 0.06])}</radialGradient>`,
    toned(box(0, 0, width, height), 'url(#hall)') + placed(both, x, y, scale),
    size,
  );
}

export const wide = () => sheetOf([742, 466, 0.93], { width: 1240, height: 700 }, 760);
export const tall = () => sheetOf([320, 584, 0.92], { width: 640, height: 800 }, 620);
/** Nearer: the two noses, the boredom. */
export const detail = () => sheetOf([640, 642, 1.5], { width: 1240, height: 700 }, 1150);
