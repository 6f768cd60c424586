// The pictures of »Woyzeck«: on a hill of peas, his back to the moon, he looks at the knife.
import { drawn, tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { beard, hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sitter: Sitter = {
  slug: 'woyzeck',
  skin: 0.8,
  hair: 'short',
  hairTone: 0.1,
  beard: 'stubble',
  clothes: 'coat',
  cloth: 0.1,
  lids: 1.15,
  smile: -0.2,
  face: { nose: 1.12, brow: 1.25, chin: 0.98, lips: 0.94, age: 0.5, cheeks: 1.2, jaw: 0.96 },
};

/** The cap of a common soldier, on a head from the side. */
const cap =
  dark(outline(at('16 16!, 6 4, 0 -14, 22 -30, 60 -38, 100 -26, 112 -6, 100 6, 100 26!, 80 14, 40 10'))) +
  light(
    gouge(at('6 -14, 26 -26, 60 -33, 94 -24'), 3.4, 0.35) +
      gouge(at('18 6, 44 0, 72 2, 98 14'), 2.6, 0.35, 0.3),
  ) +
  dark(ring(24, -4, 5)) +
  light(ring(23, -5, 3.2)) +
  dark(outline(at('26 12!, 4 14, -16 22, -22 30!, 0 26, 24 24!'))) +
  light(gouge(at('-18 26, -4 19, 18 15'), 2.2, 0.4));

const cut = hair(sitter, 2);
const head = `${cut.behind ?? ''}${profile(sitter)}${beard('stubble', 2)}${cut.over}${ear()}${cap}`;

/** A fist around a handle that stands upright; the blade above it, 150 long. */
const knife =
  dark(polygon(at('-8 -14, 9 -14, 8 60, -7 60'))) +
  light(gouge(at('-3 -12, -3 20, -2 56'), 2.6, 0.4)) +
  dark(polygon(at('-16 -22, 17 -22, 17 -12, -16 -12'))) +
  light(polygon(at('-13 -20, 6 -20, 6 -16, -13 -16'))) +
  dark(outline(at('-13 -20!, -15 -100, -4 -178!, 11 -120, 13 -20!'))) +
  light(outline(at('-10 -24!, -11.6 -100, -4.4 -164!, 1 -110, 0 -24!'))) +
  light(gouge(at('7 -26, 7 -90, 2 -140'), 2.6, 0.3));

const fist = [
  '-4 6 20, -20 8 19, -26 16 15',
  '-4 20 20, -22 22 19, -28 30 15',
  '-4 34 19, -21 36 18, -27 44 14',
  '-2 47 17, -17 49 16, -23 56 12',
];
const grip =
  drawn(['12 28 40, 6 24 34'], 3) +
  drawn(['12 28 40, 6 24 34']) +
  fist.map((finger) => drawn([finger], 2) + drawn([finger])).join('') +
  drawn(['14 10 20, -2 -4 16, -18 -6 12'], 2) +
  drawn(['14 10 20, -2 -4 16, -18 -6 12']) +
  dark(gouge(at('22 14, 26 30, 20 46'), 8, 0.5) + gouge(at('-12 -8, -17 -9, -21 -6'), 1.4, 0.5));

/** Bent under what he hears, 300 high, his soles at 0; the light is behind him. */
const soldier =
  // Legs: the weight is on the one behind.
  dark(
    [
      '14 -150 46, 34 -112 40, 34 -74 34, 42 -40 29, 46 -8 22',
      '2 -150 46, -26 -112 41, -34 -76 34, -26 -40 29, -30 -8 22',
    ]
      .map((part) => tube(part))
      .join('') +
      outline(at('32 -18, 58 -16, 60 4!, 4 5!, 6 -3, 24 -10')) +
      outline(at('-44 -18, -18 -16, -16 4!, -74 5!, -72 -4, -52 -10')),
  ) +
  light(
    gouge(at('47 -120, 49 -78, 55 -40, 56 -18'), 3.4, 0.4) +
      gouge(at('14 -112, 18 -76, 27 -44'), 2.4, 0.5) +
      gouge(at('-45 -104, -50 -76, -40 -40'), 2.4, 0.4) +
      gouge(at('-12 -108, -18 -76, -12 -42'), 2.6, 0.5) +
      gouge(at('-36 -62, -26 -58, -20 -62'), 2, 0.5) +
      gouge(at('22 -46, 34 -42, 50 -46'), 2.4, 0.5) +
      gouge(at('-68 0, -54 -8, -36 -8'), 2, 0.4) +
      gouge(at('10 0, 24 -7, 38 -8'), 2, 0.4),
  ) +
  placed(neck(1), -92, -322, 0.62, -14) +
  // The coat with its tails.
  dark(
    outline(
      at(
        '-52 -262, -64 -244, -70 -216, -52 -186, -38 -160, -44 -120, -38 -92!, -6 -104, 24 -104, 62 -70!, 66 -104, 52 -146, 54 -190, 40 -232, 8 -264, -26 -276',
      ),
    ),
  ) +
  light(
    gouge(at('-22 -270, 10 -258, 36 -230, 47 -192'), 3, 0.5) +
      gouge(at('47 -140, 58 -108, 58 -82'), 3, 0.5) +
      gouge(at('34 -148, 42 -120, 44 -96'), 2.4, 0.5) +
      gouge(at('14 -150, 20 -128, 20 -110'), 1.8, 0.5) +
      gouge(at('-64 -226, -58 -202, -44 -178'), 2.6, 0.4) +
      outline(at('-40 -164!, -10 -156, 24 -158, 50 -166!, 50 -157!, 22 -149, -10 -147, -40 -155!')) +
      [-232, -214, -197].map((y, row) => ring(-52 + row * 7, y, 3)).join(''),
  ) +
  dark(polygon(at('-34 -164, -18 -160, -18 -150, -34 -153'))) +
  light(polygon(at('-31 -161, -21 -158.6, -21 -152.6, -31 -155'))) +
  // The collar stands up.
  dark(outline(at('-66 -250!, -60 -268, -40 -278, -12 -284!, -4 -262, -24 -248, -50 -240'))) +
  light(gouge(at('-60 -264, -42 -272, -16 -279'), 2.4, 0.4)) +
  placed(head, -94, -326, 0.62, -20) +
  // The arm with the knife.
  placed(knife, -112, -186, 0.44, -14) +
  dark(tube('-16 -242 42, -18 -206 38, -16 -176 32') + tube('-18 -176 32, -56 -166 27, -98 -174 20')) +
  light(
    gouge(at('0 -238, -1 -204, -2 -176'), 2.6, 0.4) +
      gouge(at('-32 -232, -35 -206, -33 -184'), 2.4, 0.4) +
      gouge(at('-10 -162, -50 -154, -88 -163'), 2.4, 0.5) +
      gouge(at('-30 -182, -24 -172, -12 -168'), 2, 0.5) +
      polygon(at('-92 -184, -86 -185, -85 -164, -91 -163')),
  ) +
  placed(grip, -112, -186, 0.44, -14);

/** One pea, lit from an angle, like a small moon; the more of it, the larger the share. */
const pea = (x: number, y: number, r: number, angle: number, share: number) => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const on = (along: number, across: number): Point => [
    x + r * (along * c - across * s),
    y + r * (along * s + across * c),
  ];
  const turns = [-1.4, -0.7, 0, 0.7, 1.4];
  const phase = 0.92 - 1.5 * share;
  const arc = (far: number, shorter = 1) =>
    turns.map((turn) => on(far * Math.cos(turn), 0.92 * shorter * Math.sin(turn)));
  const rim = arc(0.92).map(([px, py], step): Point => (step % 4 === 0 ? [px, py, 1] : [px, py]));
  return (
    dark(ring(x, y, r * 1.06)) +
    light(
      outline([...rim, ...arc(phase).slice(1, -1).reverse()]) +
        gouge(arc(phase - 0.2, 0.8), r * 0.1, 0.5) +
        gouge(arc(phase - 0.38, 0.6), r * 0.06, 0.5),
    )
  );
};

/** From the top at `x` `y` down to the foot of the sheet. */
function hill(x: number, y: number, moon: Point, rows: number): string {
  const mass = dark(
    outline([
      [x, y + 24],
      [x + 190, y + 130],
      [x + 520, y + 270],
      [x + 1100, y + 420, 1],
      [x - 1100, y + 420, 1],
      [x - 520, y + 270],
      [x - 190, y + 130],
    ]),
  );
  const peas = Array.from({ length: rows }, (_, row): string => {
    const r = 25 + row * 3.4;
    const top = y + r + row * 34 + row * row * 1.6;
    const half = 62 + row * 74 + row * row * 15;
    const count = Math.max(1, Math.round((2 * half) / (r * 1.92)));
    return Array.from({ length: count }, (_, place): string => {
      const share = count === 1 ? 0.5 : place / (count - 1);
      const wobble = Math.sin(place * 2.7 + row * 1.9);
      const px = x - half + 2 * half * share + wobble * r * 0.16;
      const away = Math.abs(share - 0.5) * 2;
      const py = top + away ** 1.6 * row * 11 + wobble * r * 0.2;
      const lit =
        Math.max(0.3, 1.06 - Math.hypot(px - moon[0], py - moon[1]) / 760) * (1.06 - 0.1 * Math.abs(wobble));
      return pea(px, py, r * (1 + wobble * 0.06), Math.atan2(moon[1] - py, moon[0] - px), lit);
    }).join('');
  });
  return mass + peas.join('');
}

/** 100 in radius; its seas are printed in strokes that swell downward. */
const moon =
  dark(ring(0, 0, 103.6)) +
  light(ring(0, 0, 100)) +
  toned(
    outline(
      at(
        '-4 -60, 20 -74, 46 -62, 58 -44, 80 -30, 86 2, 74 20, 76 46, 56 66, 34 74, 22 64, 40 50, 50 30, 44 14, 54 2, 40 -10, 26 -4, 12 -14, 22 -34',
      ),
    ),
    'url(#sea)',
  ) +
  dark(gouge(at('70 -58, 84 -36, 90 -12'), 1.6, 0.5) + gouge(at('62 74, 80 54, 90 30'), 1.6, 0.5));

const fills =
  fade('turn', [18, 0], [70, 6], 0.66, 0.14) +
  fade('throat', [30, 0], [84, 0], 0.6, 0.1) +
  fade('sea', [0, -80], [0, 80], 0.42, 0.78);

function night(
  soldierAt: readonly [number, number, number],
  [x, y, r]: readonly [number, number, number],
  size: { width: number; height: number },
): string {
  return drawing(
    fills + glow('sky', x, y, r * 3.6, 0.46, 0.06),
    toned(box(0, 0, size.width, size.height), 'url(#sky)') +
      placed(moon, x, y, r / 100) +
      hill(soldierAt[0], soldierAt[1] - 6, [x, y], 9) +
      placed(soldier, ...soldierAt),
    size,
  );
}

export const wide = () => night([744, 440, 1.16], [872, 262, 220], { width: 1240, height: 700 });
export const tall = () => night([322, 524, 1.28], [440, 312, 206], { width: 640, height: 800 });

/** Nearer: the face, the knife. */
export function detail(): string {
  return drawing(
    fills + glow('sky', 880, 330, 1000, 0.46, 0.06),
    toned(box(0, 0, 1240, 700), 'url(#sky)') +
      placed(moon, 1010, 330, 3.4) +
      dark(outline(at('560 720!, 600 610, 700 560, 900 520, 1040 560, 1180 640, 1260 720!'))) +
      placed(neck(1), 560, 176, 3.5, -8) +
      dark(outline(at('600 640!, 640 560, 740 520, 900 490!, 990 600, 1000 720!, 600 720!'))) +
      light(
        gouge(at('640 576, 736 532, 890 498'), 12, 0.4) +
          gouge(at('640 640, 660 680, 660 720'), 8, 0.5) +
          gouge(at('1000 560, 1100 600, 1180 660'), 10, 0.5) +
          gouge(at('940 600, 990 660, 1000 720'), 6, 0.5),
      ) +
      placed(head, 552, 164, 3.5, -16) +
      placed(knife, 400, 560, 2.3, -12) +
      placed(grip, 400, 560, 2.3, -12),
  );
}
