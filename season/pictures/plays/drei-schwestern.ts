// The pictures of »Drei Schwestern«: they sit on a suitcase as large as a wall, and nobody leaves.
import { drawn, tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { front } from '../portraits/front.ts';
import { frontHair } from '../portraits/front-hair.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sister: Sitter = {
  slug: 'sister',
  skin: 0.86,
  hair: 'bun',
  hairTone: 0.1,
  clothes: 'roll',
  cloth: 0.1,
};
const olga: Sitter = {
  ...sister,
  lids: 0.85,
  smile: -0.1,
  face: { nose: 1.1, chin: 1.04, age: 0.42, lips: 0.98, jaw: 0.98 },
};
const masha: Sitter = {
  ...sister,
  lids: 0.7,
  smile: -0.3,
  face: { brow: 1.25, lips: 1.08, age: 0.25, width: 0.98 },
};
const irina: Sitter = {
  ...sister,
  hair: 'tail',
  lids: 1.2,
  face: { nose: 0.9, chin: 0.94, brow: 0.9, lips: 1.1 },
};

const side = (sitter: Sitter, seed: number) => {
  const cut = hair(sitter, seed);
  return `${cut.behind ?? ''}<g stroke="#000" stroke-width="5">${dark(outline(profileLine(sitter)))}</g>${profile(sitter)}${cut.over}${ear()}`;
};

/** From the front, the seat at 0 0, the pit of the neck at 0 -152, the hem at 150. */
const torso = at(
  '-16 -158, -46 -146, -55 -120, -46 -74, -36 -44, -44 -10, 44 -10, 36 -44, 46 -74, 55 -120, 46 -146, 16 -158',
);
const skirt = at(
  '-40 -34, -58 -8, -66 26, -60 90, -66 152!, -34 158, 0 153, 34 159, 66 152!, 60 90, 66 26, 58 -8, 40 -34',
);
const grown = (points: readonly Point[], by: number) =>
  points.map(([x, y, c]): Point => (c ? [x * by, y + 2, 1] : [x * by, y * (1 + (by - 1) / 3)]));

const shoes =
  drawn(['-24 150 20, -24 172 15', '22 150 20, 20 172 15'], 1.6) +
  light(gouge(at('-30 152, -30 164, -28 174'), 3, 0.4) + gouge(at('15 152, 15 164, 14 174'), 3, 0.4)) +
  dark(
    outline(at('-35 168, -24 164, -13 169, -12 186, -20 204, -30 204, -37 186')) +
      outline(at('10 168, 20 164, 31 170, 34 188, 26 205, 16 204, 9 186')),
  ) +
  light(gouge(at('-32 176, -33 190, -27 200'), 2.6, 0.4) + gouge(at('13 176, 12 190, 18 200'), 2.6, 0.4));

/** Knees and folds of a skirt that hangs from them. */
const folds = [
  gouge(at('-60 18, -34 -2, -6 12'), 4, 0.5),
  gouge(at('8 12, 34 -2, 58 16'), 3.4, 0.5),
  tube('-42 20 .6, -46 80 4, -48 152 7'),
  tube('-20 26 .6, -22 90 3, -20 152 5'),
  tube('2 24 1, 2 90 5, 4 152 8'),
  tube('26 26 .6, 24 90 3, 24 152 5'),
  tube('46 22 .6, 47 90 3, 48 150 5'),
  gouge(at('-30 -30, -10 -20, 12 -22'), 2.6, 0.5),
].join('');

const dressed = (isLight: boolean) =>
  isLight
    ? dark(outline(grown(skirt, 1.05)) + outline(grown(torso, 1.05))) +
      light(outline(skirt) + outline(torso)) +
      dark(
        folds +
          gouge(at('36 -140, 42 -110, 34 -50'), 8, 0.5) +
          gouge(at('62 20, 55 90, 61 150'), 9, 0.5) +
          gouge(at('-12 -130, -16 -96, -12 -56'), 2.4, 0.5) +
          gouge(at('8 -130, 12 -96, 8 -56'), 2.4, 0.5),
      ) +
      dark(outline(at('-37 -50!, 0 -44, 37 -50!, 38 -38!, 0 -31, -38 -38!')))
    : dark(outline(skirt) + outline(torso)) +
      light(
        folds +
          gouge(at('-50 -136, -51 -112, -42 -72, -36 -48'), 4, 0.4) +
          gouge(at('-64 30, -57 90, -62 148'), 4, 0.4) +
          gouge(at('-22 -130, -24 -100, -18 -56'), 2.4, 0.4),
      );

const darkLimb = (parts: readonly string[], cuts: string) =>
  dark(parts.map((part) => tube(part)).join('')) + light(cuts);

/** She waits: upright, her hands in her lap. */
const waiting = (() => {
  const sleeve = ['-46 -132 32, -64 -98 30, -62 -62 26', '-62 -64 26, -38 -36 22, -12 -26 16'];
  const sleeveRight = ['46 -132 32, 64 -98 30, 62 -62 26', '62 -64 26, 38 -36 22, 12 -26 16'];
  return (
    shoes +
    placed(neck(0.85), -45, -244, 0.8) +
    dressed(false) +
    light([-128, -110, -92, -74].map((y) => ring(2, y, 2.4)).join('')) +
    darkLimb(
      [...sleeve, ...sleeveRight],
      gouge(at('-58 -128, -74 -98, -72 -66'), 4, 0.4) +
        gouge(at('-66 -52, -44 -32, -18 -20'), 3, 0.5) +
        gouge(at('-46 -122, -54 -98, -52 -76'), 2, 0.5) +
        gouge(at('54 -126, 66 -98, 64 -70'), 2, 0.5) +
        gouge(at('56 -56, 40 -40, 20 -30'), 2, 0.5),
    ) +
    drawn(['-16 -28 14, 0 -22 15, 12 -16 10', '16 -28 13, 4 -26 13, -8 -20 9'], 1.8) +
    drawn(['16 -28 13, 4 -26 13, -8 -20 9', '-16 -28 14, 0 -22 15, 12 -16 10']) +
    dark(gouge(at('-6 -26, 4 -20, 12 -18'), 1.4, 0.5) + gouge(at('-8 -21, 2 -15, 10 -13'), 1.2, 0.5)) +
    dark(outline(at('-20 -166, 0 -160, 20 -168, 24 -146, 0 -140, -24 -146'))) +
    light(gouge(at('-19 -165, 0 -160, 19 -167'), 2, 0.5, 0.4)) +
    placed(side(olga, 2), -45, -246, 0.8, 3)
  );
})();

/** She broods, her chin in her hand. */
const brooding = (() => {
  const cut = frontHair(masha, 3);
  const across = ['-46 -132 32, -66 -94 30, -58 -54 26', '-58 -56 26, -20 -40 23, 24 -38 17'];
  const fist = [
    '24 -126 16, 14 -142 24, 2 -148 20',
    '4 -156 9, -6 -156 8.4, -12 -153 7',
    '16 -148 10, 21 -158 9, 20 -168 7',
  ];
  const up = ['46 -130 32, 64 -94 31, 50 -46 29', '50 -46 28, 42 -92 24, 24 -132 17'];
  return (
    shoes +
    light(polygon(at('-16 -176, 12 -176, 15 -146, -17 -146'))) +
    dark(outline(at('-14 -168, 4 -158, 18 -172, 16 -146, 0 -150'))) +
    dressed(false) +
    dark(outline(at('-22 -158, 0 -148, 22 -160, 26 -140, 0 -132, -26 -140'))) +
    placed(cut.behind + front(masha) + cut.over, -3, -239, 0.82, 9) +
    darkLimb(
      [...across, ...up],
      gouge(at('-58 -128, -76 -94, -68 -58'), 4, 0.4) +
        gouge(at('-60 -44, -24 -28, 16 -30'), 3, 0.5) +
        gouge(at('-48 -116, -58 -94, -54 -74'), 2, 0.5) +
        gouge(at('36 -52, 32 -90, 18 -126'), 3, 0.4) +
        gouge(at('62 -120, 72 -94, 62 -60'), 2.2, 0.5) +
        gouge(at('-10 -52, 6 -46, 24 -48'), 2, 0.5),
    ) +
    drawn(fist, 1.8) +
    drawn(fist) +
    dark(
      gouge(at('-10 -151, 0 -148, 10 -150'), 1.4, 0.5) +
        gouge(at('-8 -143, 2 -140, 12 -143'), 1.4, 0.5) +
        gouge(at('30 -126, 22 -128, 14 -124'), 1.6, 0.5) +
        gouge(at('15 -156, 13 -150, 15 -143'), 1.4, 0.5),
    ) +
    drawn(['22 -38 14, 36 -40 13, 44 -44 8'], 1.8) +
    drawn(['22 -38 14, 36 -40 13, 44 -44 8'])
  );
})();

/** She is on the lookout, a hand over her eyes. */
const looking = (() => {
  const leaning = ['-44 -132 31, -66 -92 28, -76 -54 24, -80 -12 15', '-80 -8 15, -84 2 14, -94 5 9'];
  const raised = [
    '44 -134 31, 80 -134 28, 106 -146 25',
    '106 -148 24, 92 -190 20, 74 -219 13',
    '74 -219 13, 58 -227 12, 36 -234 7',
  ];
  return (
    shoes +
    `<g transform="translate(46 -246) scale(-.8 .8)">${neck(0.85)}</g>` +
    drawn(leaning, 2) +
    drawn(raised.slice(0, 2), 2) +
    dressed(true) +
    drawn(leaning) +
    drawn(raised.slice(0, 2)) +
    dark(
      gouge(at('-50 -104, -60 -80, -66 -50'), 5, 0.5) +
        gouge(at('-84 -16, -78 -18, -72 -15'), 2.4, 0.5, 0.5) +
        gouge(at('-40 -138, -46 -124, -42 -108'), 2, 0.5) +
        gouge(at('46 -118, 82 -118, 116 -138'), 7, 0.5) +
        gouge(at('113 -154, 103 -188, 84 -218'), 5, 0.5) +
        gouge(at('94 -148, 102 -156, 98 -168'), 2, 0.5) +
        gouge(at('67 -211, 75 -211, 81 -217'), 2.4, 0.5, 0.5),
    ) +
    light(outline(at('-22 -160!, 0 -150, 22 -160!, 18 -142, 0 -136, -18 -142'))) +
    dark(gouge(at('-22 -159, 0 -149, 22 -159'), 2.4, 0.5, 0.4)) +
    `<g transform="translate(48 -248) scale(-.8 .8) rotate(6 48 92)">${side(irina, 4)}</g>` +
    drawn([raised[2] as string], 2) +
    drawn([raised[2] as string]) +
    dark(gouge(at('62 -225, 50 -229, 40 -231'), 1.2, 0.5))
  );
})();

/** 640 wide, its lid at 0; the light comes from the left. */
const suitcase =
  dark(outline(at('-326 -14!, 320 -14!, 334 2, 334 238, 322 252!, -326 252!, -336 238, -336 2'))) +
  toned(polygon(at('60 8, 326 8, 326 244, 60 244')), 'url(#leather)') +
  light(outline(at('-330 8!, 96 8!, 84 90, 100 170, 88 244!, -324 244!, -330 232'))) +
  light(polygon(at('-322 -10, 316 -10, 322 -2, -328 -2'))) +
  dark(
    gouge(at('-330 60, -120 57, 90 61'), 3, 0.5, 0.6) +
      box(-262, -14, 30, 266) +
      box(226, -14, 30, 266) +
      outline(at('-332 10!, -292 10!, -300 34, -332 50!')) +
      outline(at('-332 244!, -292 244!, -300 220, -332 204!')) +
      outline(at('330 10!, 290 10!, 298 34, 330 50!')) +
      outline(at('330 244!, 290 244!, 298 220, 330 204!')) +
      box(-108, 28, 34, 40) +
      box(74, 28, 34, 40),
  ) +
  light(
    box(-257, 80, 20, 24) +
      box(231, 80, 20, 24) +
      gouge(at('-258 10, -258 60, -258 76'), 3, 0.5) +
      gouge(at('-258 110, -258 180, -258 244'), 3, 0.5) +
      gouge(at('230 110, 230 180, 230 244'), 2, 0.5) +
      box(-103, 33, 24, 12) +
      box(79, 33, 24, 12) +
      ring(-91, 55, 4) +
      ring(91, 55, 4),
  ) +
  dark(
    box(-251, 86, 8, 12) +
      box(237, 86, 8, 12) +
      // A label: towers with round tops.
      outline(at('-124 184!, -66 175!, -60 221!, -118 230!')) +
      gouge(at('-320 120, -300 124, -284 118'), 3, 0.5) +
      gouge(at('-320 140, -308 142, -296 139'), 2, 0.5) +
      gouge(at('60 180, 74 184, 90 178'), 4, 0.5) +
      gouge(at('40 200, 66 205, 92 198'), 3, 0.5),
  ) +
  placed(
    light(
      outline(
        at(
          '-26 34!, -26 8, -33 -2, -19 -20!, -6 -2, -12 8, -12 12!, 2 12!, 2 0, -6 -12, 10 -34!, 26 -12, 18 0, 18 34!',
        ),
      ),
    ) + dark(gouge(at('-19 14, -19 24, -19 34'), 3, 0.5) + gouge(at('10 10, 10 22, 10 34'), 4, 0.5)),
    -92,
    204,
    0.56,
    -9,
  );

const fills =
  fade('half', [-6, 0], [38, 8], 0.7, 0.34) +
  fade('turn', [18, 0], [70, 6], 0.66, 0.14) +
  fade('throat', [30, 0], [84, 0], 0.6, 0.1) +
  fade('leather', [60, 0], [330, 0], 0.42, 0.12);

const sisters =
  suitcase + placed(looking, 182, 6, 1) + placed(waiting, -184, 6, 1) + placed(brooding, 2, 6, 1);

function station(
  [x, y, scale]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
): string {
  const floor = y + 226 * scale;
  return drawing(
    fills +
      glow('air', x + 60 * scale, y - 110 * scale, 640 * scale, 0.66, 0.06) +
      fade('floor', [0, floor], [0, height], 0.12, 0.34),
    toned(box(0, 0, width, height), 'url(#air)') +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height), 'url(#floor)') +
      dark(
        outline(
          at('-340 246, 0 250, 340 246, 470 258, 380 274, -300 268').map(
            ([dx, dy]): Point => [x + dx * scale, y + dy * scale],
          ),
        ),
      ) +
      placed(sisters, x, y, scale),
    { width, height },
  );
}

export const wide = () => station([776, 366, 1.16], { width: 1240, height: 700 });
export const tall = () => station([314, 436, 1.06], { width: 640, height: 800 });
/** Nearer: three faces. */
export const detail = () => station([592, 656, 2.22], { width: 1240, height: 700 });
