// The pictures of »Die Weber«: they carry the shuttle at a run, as one carries a ram; its thread runs behind.

import { fist, hats, head, jacket, limb, skirt, stride } from '../cut/marching.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { drawing, fade, glow, placed } from '../cut/sheet.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

type Hat = keyof typeof hats;

/** Somebody below the shuttle, both hands at it. */
function weaver(hat: Hat, high: boolean, hasSkirt: boolean): string {
  return (
    dark(limb(at('2 -78, 8 -94, 6 -110'), 7.4)) +
    fist([6, -111]) +
    stride(high) +
    jacket +
    (hasSkirt ? skirt : '') +
    placed(head(hat !== 'bare') + hats[hat], -6, -83, 0.96, -8) +
    dark(limb(at('-6 -78, -12 -93, -9 -111'), 8)) +
    light(gouge(at('-8 -78, -14 -92, -11.4 -107'), 1.9, 0.45)) +
    fist([-9, -112])
  );
}

/** A boat of wood with the yarn in its belly, 1000 long, its iron tip at 0 0. */
const shuttle = (() => {
  const upper = at('70 -16, 200 -50, 360 -68, 520 -72, 680 -68, 840 -48, 950 -16');
  const lower = at('950 16, 840 46, 680 64, 520 68, 360 64, 200 46, 70 16');
  const edge = [...upper, ...lower].map(([x, y]): Point => [x + (x - 510) * 0.006, y * 1.13]);
  const windings = Array.from({ length: 21 }, (_, turn) => {
    const x = 262 + turn * 22;
    const half = 9 + (x - 262) * 0.056;
    return gouge(
      [
        [x + 11, -half],
        [x + 2, 0],
        [x - 5, half],
      ],
      10,
      0.5,
      0.5,
    );
  });
  return (
    dark(outline(edge) + polygon(at('-16 0, 96 -27, 96 26')) + polygon(at('1036 0, 924 -27, 924 26'))) +
    light(outline([...upper, ...lower])) +
    toned(outline([[70, 0, 1], [950, 0, 1], ...lower]), 'url(#wood)') +
    light(gouge(at('110 14, 240 42, 400 55'), 6, 0.5) + gouge(at('560 57, 700 52, 860 32'), 6, 0.5)) +
    dark(gouge(at('150 -22, 280 -46, 420 -57'), 4, 0.5) + gouge(at('600 -58, 740 -48, 880 -24'), 4, 0.5)) +
    dark(outline(at('196 0, 226 -34, 300 -44, 740 -44, 800 -34, 826 0, 800 34, 740 44, 300 44, 226 34'))) +
    light(gouge(at('214 0, 250 0, 290 0'), 9, 0.5, 1)) +
    toned(polygon(at('250 -8, 732 -36, 732 36, 250 8')), 'url(#yarn)') +
    light(
      windings.join('') +
        outline(at('744 -28!, 776 -22!, 776 22!, 744 28!')) +
        polygon(at('0 0, 84 -19, 84 -3')),
    ) +
    dark(gouge(at('760 -26, 760 0, 760 26'), 5, 0.5, 1)) +
    toned(polygon(at('12 2, 84 0, 84 18')), '#777') +
    toned(polygon(at('1018 0, 936 -18, 936 18')), '#aaa')
  );
})();

/** Light where it lies before the dark, dark where it lies before the light. */
const thread = (points: readonly Point[], width: number) =>
  dark(gouge(points, width * 2.4, 0.5, 1)) + light(gouge(points, width, 0.5, 1));

const fills = fade('wood', [0, 0], [0, 72], 0.7, 0.3) + fade('yarn', [0, -36], [0, 36], 0.7, 0.16);

const ground = (width: number, height: number, y: number) =>
  dark(polygon(at(`0 ${y}, ${width} ${y}, ${width} ${height}, 0 ${height}`))) +
  toned(polygon(at(`0 ${y + 8}, ${width} ${y + 8}, ${width} ${height}, 0 ${height}`)), 'url(#ground)');

type Place = [x: number, hat: Hat, high: boolean, hasSkirt: boolean, size: number];

const crowd = (places: readonly Place[], y: number) =>
  places.map(([x, hat, high, hasSkirt, size]) => placed(weaver(hat, high, hasSkirt), x, y, size)).join('');

export function wide(): string {
  const places: Place[] = [
    [1068, 'cap', false, false, 3.42],
    [942, 'scarf', true, true, 3.34],
    [812, 'bare', false, false, 3.36],
    [684, 'cap', true, false, 3.42],
    [550, 'scarf', false, true, 3.5],
  ];
  return drawing(
    fills + glow('dawn', 800, 500, 800, 0.6, 0.1) + fade('ground', [0, 610], [0, 700], 0.34, 0.08),
    toned(polygon(at('0 0, 1240 0, 1240 700, 0 700')), 'url(#dawn)') +
      light(ring(800, 560, 236)) +
      ground(1240, 700, 610) +
      crowd(places, 662) +
      placed(shuttle, 322, 176, 0.88, 3) +
      thread(at('566 196, 586 262, 640 312, 730 300, 860 336, 990 306, 1120 350, 1270 322'), 5),
  );
}

export function tall(): string {
  const places: Place[] = [
    [604, 'bare', false, false, 3.5],
    [450, 'cap', true, false, 3.6],
    [292, 'scarf', false, true, 3.78],
  ];
  return drawing(
    fills + glow('dawn', 376, 560, 720, 0.6, 0.1) + fade('ground', [0, 720], [0, 800], 0.34, 0.08),
    toned(polygon(at('0 0, 640 0, 640 800, 0 800')), 'url(#dawn)') +
      light(ring(376, 640, 216)) +
      ground(640, 800, 720) +
      crowd(places, 774) +
      placed(shuttle, 44, 268, 0.94, 4) +
      thread(at('306 302, 330 372, 400 420, 500 404, 660 440'), 5),
    { width: 640, height: 800 },
  );
}

const singer: Sitter = {
  slug: 'weberin',
  skin: 0.84,
  hair: 'bob',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 0.9,
  face: { nose: 1.04, brow: 1, lips: 0.94, chin: 1.04, age: 0.5 },
};

const kerchief = '14 14, 24 -8, 54 -18, 90 -6, 107 24, 104 60, 119 98, 108 118, 84 104, 60 112, 38 126';

/** She sings; the scarf is tied below her chin. */
const singing =
  dark(
    outline(at('26 78, 22 110, 6 132, -40 152, -66 190, -76 300, 210 300, 196 190, 150 140, 104 112, 92 70')),
  ) +
  profile(singer) +
  dark(outline(at('-6.4 76!, -1 73, 8 73.6, 13 78, 8 83.6, 0 84, -4 81.4!'))) +
  light(outline(at('0 75.4!, 7 75.4, 9.4 77, 2 77.6!'))) +
  ear() +
  dark(outline(at(`${kerchief}, 10 132, -2 118, 18 106, 34 96, 39 78, 35 58, 38 34, 26 18`))) +
  toned(
    outline(
      at(
        '18 10, 28 -5, 54 -14, 86 -3, 102 25, 100 60, 113 96, 106 111, 84 99, 60 107, 34 121, 14 123, 8 117, 24 108' +
          ', 40 99, 45 78, 41 58, 44 34, 34 14',
      ),
    ),
    'url(#cloth)',
  ) +
  dark(
    gouge(at('34 8, 54 -2, 80 6, 95 34'), 3, 0.4) +
      gouge(at('52 18, 58 44, 54 78, 38 108'), 3.6, 0.5) +
      gouge(at('68 22, 76 52, 70 82, 48 112'), 3.4, 0.5) +
      gouge(at('86 30, 92 58, 88 90'), 3, 0.5),
  ) +
  light(
    gouge(at('21 9, 32 -2, 56 -10, 80 -4'), 3, 0.4) +
      gouge(at('38 17, 47 34, 44 58, 48 78, 42 98, 24 112'), 3, 0.5, 0.5) +
      gouge(at('-36 160, -56 196, -64 270'), 6, 0.4) +
      gouge(at('-12 150, -30 190, -38 270'), 4, 0.4),
  );

/** Four fingers over the edge of the wood, and the arm that holds them up. */
const grip = (x: number, y: number) => {
  const finger = (row: number, grow: number) =>
    outline(
      at('-19 -66, 0 -76, 19 -66, 21 -10, 17 34, -17 34, -21 -10').map(
        ([dx, dy]): Point => [x + row * 44 + dx * grow, y + Math.abs(row - 1.4) * 9 + dy * grow],
      ),
    );
  const rows = [0, 1, 2, 3];
  return (
    dark(
      gouge(
        [
          [x + 70, y + 20],
          [x + 88, y + 240],
          [x + 170, y + 620],
        ],
        210,
        0.35,
        0.8,
      ),
    ) +
    light(
      gouge(
        [
          [x - 2, y + 90],
          [x + 2, y + 230],
          [x + 50, y + 480],
        ],
        16,
        0.4,
      ),
    ) +
    light(
      gouge(
        [
          [x + 40, y + 120],
          [x + 52, y + 240],
          [x + 100, y + 400],
        ],
        9,
        0.4,
      ),
    ) +
    rows.map((row) => dark(finger(row, 1.22)) + light(finger(row, 1))).join('') +
    dark(
      rows
        .map((row) =>
          gouge(
            [
              [x + row * 44 - 12, y - 34],
              [x + row * 44, y - 29],
              [x + row * 44 + 12, y - 34],
            ],
            4,
            0.5,
          ),
        )
        .join(''),
    )
  );
};

/** Nearer: the tip and the yarn above them, a hand, the face of one who sings. */
export function detail(): string {
  return drawing(
    fills +
      glow('dawn', 420, 430, 860, 0.66, 0.12) +
      fade('turn', [18, 0], [70, 6], 0.66, 0.07) +
      fade('cloth', [20, 0], [112, 0], 0.62, 0.14),
    toned(polygon(at('0 0, 1240 0, 1240 700, 0 700')), 'url(#dawn)') +
      placed(singing, 790, 296, 3.5) +
      placed(shuttle, 70, 116, 1.72, 2.4) +
      thread(at('470 150, 500 250, 590 300, 700 250'), 8) +
      grip(330, 232),
  );
}
