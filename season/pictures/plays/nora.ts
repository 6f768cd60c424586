// The pictures of »Nora«: a doll's house on the shoulders of a woman, who begins to lift it from her head.
import { tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, mirrored, placed } from '../cut/sheet.ts';
import { front } from '../portraits/front.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sitter: Sitter = {
  slug: 'nora',
  skin: 0.86,
  hair: 'bun',
  hairTone: 0.1,
  clothes: 'straps',
  cloth: 0.9,
  lids: 1.15,
  face: { lips: 1.1, jaw: 0.94, eyes: 1.15, brow: 1.05 },
};

/** A hand at the lower edge, its back to us, the thumb around the corner; the corner is at 0 0. */
const back = ['-25 36 13.5, -14 18 16, -3 0 19, 7 -8 17', '-4 6 12, 4 2 14, 14 1 10'];
const fingers = [
  '-8 8 9, -14 -6 7.4, -13 -18 5.4',
  '0 -2 7.4, 0 -20 7, 1.6 -33 5',
  '7.4 -4 7.4, 8.4 -24 7, 9.6 -38 5',
  '14 -4 7.2, 16 -22 6.8, 17 -35 5',
  '19 0 6.4, 22.6 -13 5.8, 24 -24 4.4',
];
const hand =
  dark([...back, ...fingers].map((part) => tube(part, 1.7)).join('')) +
  light(back.map((part) => tube(part)).join('')) +
  fingers.map((finger) => dark(tube(finger, 1)) + light(tube(finger))).join('') +
  light(tube('-6 10 12, 3 4 13, 13 3 10') + tube('-33 50 13, -24 34 13.4, -13 20 14')) +
  dark(
    gouge(at('2.6 4, 2.4 -2, 3.6 -10'), 1.2, 0.6) +
      gouge(at('9.6 4, 10.6 -3, 12 -11'), 1.2, 0.6) +
      gouge(at('16 5, 17.6 -1, 18.6 -8'), 1.2, 0.6) +
      gouge(at('-1 -21, 1 -22.4, 3.4 -21'), 0.8, 0.5) +
      gouge(at('6 -25, 8.4 -26.4, 11 -25'), 0.8, 0.5) +
      gouge(at('14 -23, 16.2 -24.4, 18.6 -23.2'), 0.8, 0.5) +
      gouge(at('-22 26, -16 29, -9 27'), 1.1, 0.5),
  );

/** From the shoulder over the elbow to the wrist at -117 -16. */
const bones = [
  '-56 22 33, -84 40 33, -112 60 26, -134 69 23',
  '-137 66 22, -139 44 27, -130 14 21, -115 -16 13',
];
const arm = (cuts: string) =>
  dark(bones.map((part) => tube(part, 2.2)).join('')) +
  light(bones.map((part) => tube(part)).join('')) +
  dark(cuts);

const litArm = arm(
  gouge(at('-82 58, -104 72, -130 80'), 5, 0.5) +
    gouge(at('-121 60, -122 38, -114 4'), 6, 0.4) +
    gouge(at('-128 58, -119 56, -110 48'), 1.8, 0.5) +
    gouge(at('-146 62, -143 68, -137 72'), 1.2, 0.5),
);
/** The other one is turned from the light, here as if seen in a mirror. */
const shadedArm = arm(
  gouge(at('-64 42, -98 68, -136 84'), 13, 0.5) +
    gouge(at('-148 66, -150 38, -132 -6'), 11, 0.42) +
    gouge(at('-128 58, -119 56, -110 48'), 1.8, 0.5) +
    gouge(at('-136 52, -136 34, -126 10'), 2.4, 0.4),
);

const sleeve =
  dark(outline(at('-34 4, -52 2, -78 12, -92 32, -92 52, -84 64, -70 66, -56 58, -44 62, -32 48'))) +
  light(
    gouge(at('-46 9, -70 18, -84 38'), 4.4, 0.5) +
      gouge(at('-43 18, -62 28, -74 50'), 3.2, 0.5) +
      gouge(at('-41 30, -52 38, -58 50'), 2.2, 0.5) +
      gouge(at('-87 53, -78 60, -64 57'), 2.4, 0.5),
  );

const shadedSleeve =
  dark(outline(at('-34 4, -52 2, -78 10, -92 24, -94 42, -86 56, -70 58, -56 52, -44 58, -32 48'))) +
  light(gouge(at('-42 9, -60 12, -76 24'), 2.2, 0.5) + gouge(at('-89 44, -80 51, -66 49'), 1.8, 0.5));

const bodice =
  dark(
    outline(
      at(
        '-40 8, -34 28, -18 40, 0 42, 18 40, 34 28, 40 8, 58 10, 60 40, 52 78, 38 128, 0 136, -38 128, -52 78, -60 40, -58 10',
      ),
    ),
  ) +
  light(
    outline(at('-38 8!, -31 26, -16 37, 0 39, 16 37, 31 26, 38 8!, 33 30, 18 43, 0 45, -18 43, -34 29')) +
      gouge(at('-50 46, -44 82, -31 124'), 6, 0.35) +
      gouge(at('-38 50, -32 84, -22 126'), 4, 0.4) +
      gouge(at('-24 54, -19 90, -13 128'), 2.8, 0.45) +
      gouge(at('20 60, 18 92, 13 128'), 1.8, 0.5) +
      gouge(at('46 60, 42 90, 34 122'), 1.8, 0.5),
  ) +
  dark(gouge(at('0 44, 0 90, 0 132'), 2, 0.5, 0.6));

const skirt =
  dark(
    outline(
      at(
        '-38 124, 0 132, 38 124, 66 150, 104 206, 146 296, 196 398, 170 408, 120 402, 60 410, 0 404, -60 411, -120 402, -168 408, -196 398, -148 296, -106 206, -68 150',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-36 129!, 2 136!, 16 150, 30 220, 44 310, 56 404, 0 399, -60 406, -120 397, -166 403, -190 396, -143 296, -101 207, -64 153',
      ),
    ),
  ) +
  dark(
    tube('-44 144 1, -84 214 4, -112 300 7, -136 400 12') +
      tube('-30 142 1, -52 230 5, -70 320 9, -84 404 17') +
      tube('-14 142 1, -22 240 4, -28 330 8, -30 402 12') +
      tube('2 146 1, 6 230 3, 12 320 6, 18 402 9') +
      tube('-70 230 .6, -86 300 3, -100 350 1') +
      tube('-6 300 .6, -6 350 3, -4 398 5') +
      tube('-126 280 .6, -146 340 3, -162 396 5') +
      // The flounce.
      gouge(at('-168 348, -110 358, -52 362, 0 356, 54 360'), 3.4, 0.5, 0.7) +
      [-152, -132, -100, -66, -38, 6, 36]
        .map((x, index) => tube(`${x} ${362 + (index % 3) * 4} .6, ${x * 1.06} 386 3, ${x * 1.1} 403 4.6`))
        .join(''),
  ) +
  light(
    tube('44 146 1, 70 214 4, 88 300 4, 104 396 9') +
      tube('28 146 1, 50 230 2, 62 320 3, 74 396 5') +
      tube('56 152 1, 96 220 2, 128 310 2, 158 396 4') +
      tube('118 250 .6, 150 330 2, 178 392 3'),
  ) +
  // The sash.
  dark(outline(at('-40 118!, 0 127, 40 118!, 41 129!, 0 139, -41 129!'))) +
  light(outline(at('-39 120!, -10 127, 12 128!, 10 134!, -16 133, -40 127!')));

/** Rows of tiles: short curved cuts, thinner and fewer where the light ends. */
const tiles = [0, 1, 2, 3, 4, 5]
  .map((row) => {
    const y = -103 - row * 13.6;
    const left = -101 + row * 6;
    return Array.from({ length: 17 - row - ((row * 5) % 3) * 2 }, (_, tile) => {
      const x = left + tile * 10.8 + (row % 2) * 5.4;
      const deep = 5.4 + Math.sin(tile * 2.1 + row * 1.4);
      return gouge(
        [
          [x, y - deep],
          [x + 2, y - 1.4],
          [x + 5, y],
          [x + 8, y - 1.6],
          [x + 9.6, y - deep],
        ],
        3 - tile * 0.13,
        0.42,
        0.1,
      );
    }).join('');
  })
  .join('');

/** 200 wide, the middle of its lower edge at 0 0; through the window one sees her eyes. */
const house = (() => {
  const wall = 'M-100 0V-96H100V0zM-25 -30V-6H25V-30z'; // the window is a hole
  const boards = strands(at('-96 -92, -88 -92, -78 -91'), at('-96 -4, -90 -4, -84 -4'), 11, 2, 4);
  return (
    // The gable end, turned from the light.
    dark(polygon(at('98 2, 150 -26, 150 -112, 124 -190, 98 -98'))) +
    light(polygon(at('116 -64, 132 -72, 132 -96, 116 -89'))) +
    dark(
      polygon(at('123 -64, 125 -70, 125 -96, 123 -94')) + polygon(at('114 -77, 133 -86, 133 -84, 114 -75')),
    ) +
    light(
      gouge(at('112 -108, 124 -152, 126 -170'), 1.6, 0.4) + gouge(at('104 -14, 126 -24, 146 -34'), 1.8, 0.4),
    ) +
    `<path fill-rule="evenodd" d="${wall}"/>` +
    light(polygon(at('-100 0, -100 -96, -96.6 -96, -97 0')) + boards) +
    light(
      gouge(at('-34 -88, 4 -87, 60 -88'), 1.6, 0.2) +
        gouge(at('-40 -76, -10 -75, 30 -76'), 1.4, 0.3) +
        gouge(at('34 -60, 56 -59, 92 -60'), 1.2, 0.3),
    ) +
    // The door stands open, and its light falls on the leaf.
    light(polygon(at('-76 -3, -76 -66, -43 -66, -43 -3'))) +
    dark(polygon(at('-43 -2, -43 -68, -31 -74, -31 5'))) +
    toned(polygon(at('-41 -3, -41 -65, -33 -70, -33 0')), '#777') +
    dark(box(-1.3, -31, 2.6, 26)) +
    light(polygon(at('-29 -34, 29 -34, 29 -31, -29 -31')) + polygon(at('-28 -5, 28 -5, 30 -1.6, -30 -1.6'))) +
    // Upper windows and one with a blind.
    light(box(-20, -72, 17, 22) + box(3, -72, 17, 22)) +
    toned(box(52, -72, 30, 26), '#8c8c8c') +
    dark(box(-12.4, -72, 1.8, 22) + box(10.6, -72, 1.8, 22) + box(-20, -62, 40, 1.8) + box(66, -72, 2, 26)) +
    toned(box(52, -34, 30, 26), '#6e6e6e') +
    dark(box(66, -34, 2, 26)) +
    // Roof and chimney.
    dark(polygon(at('52 -176, 52 -214, 78 -216, 78 -176'))) +
    light(polygon(at('52 -180, 52 -212, 59 -212.6, 59 -180'))) +
    dark(polygon(at('-112 -92, 106 -92, 136 -192, -70 -188'))) +
    light(polygon(at('-112 -92, 106 -92, 107.4 -97, -110 -97.4')) + tiles) +
    light(polygon(at('-70 -188, 134 -192, 133 -188.6, -71 -184.6')))
  );
})();

/** Her whole figure, the pit of the neck at 0 0 and the hem at 404. */
const woman = (tilt: number) =>
  skirt +
  light(outline(at('-60 8, -30 -4, -20 -14, 20 -14, 30 -4, 60 8, 50 40, 0 52, -50 40'))) +
  toned(outline(at('8 -20!, 22 -16, 30 -4, 60 8, 50 30, 18 46!, 12 20')), '#4a4a4a') +
  light(outline(at('-18 -46!, -19 -22, -24 -8, 6 0, 8 -40!'))) +
  toned(outline(at('6 -46!, 19 -46!, 19 -20, 24 -8, 8 4!')), '#3c3c3c') +
  dark(
    gouge(at('-18 -34, -6 -19, 6 -18, 18 -32'), 6, 0.55) +
      outline(at('20 -40, 21 -22, 25 -8, 15 -14, 12 -26')) +
      gouge(at('-46 9, -24 12, -5 15'), 2.4, 0.6) +
      gouge(at('-17 -14, -10 1, -3 12'), 1.8, 0.5),
  ) +
  bodice +
  placed(front(sitter), 0, -102, 0.78, -3) +
  placed(house, 0, -47, 1, tilt) +
  litArm +
  placed(hand, -100, -38, 1, tilt) +
  sleeve +
  `<g transform="translate(0 ${tilt * 2.4})">${mirrored(shadedArm)}</g>` +
  placed(mirrored(hand), 101, -60, 1, 4) +
  mirrored(shadedSleeve);

const fills = fade('half', [-6, 0], [38, 8], 0.7, 0.3);

/** The light of a window that lies on the wall: panes from `x`, their sides upright, their edges falling. */
const panes = (x: number, y: number, size: number) =>
  light(
    [0, 1, 2, 3, 4, 5]
      .map((pane): string => {
        const [left, top] = [x + (pane % 2) * size * 1.13, y + Math.floor(pane / 2) * size * 1.36];
        const fall = (along: number) => 0.2 * (along - x);
        return polygon([
          [left, top + fall(left)],
          [left + size, top + fall(left + size)],
          [left + size, top + size * 1.22 + fall(left + size)],
          [left, top + size * 1.22 + fall(left)],
        ]);
      })
      .join(''),
  );

function stage(
  [middle, y, scale]: readonly [number, number, number],
  size: { width: number; height: number },
  radius: number,
): string {
  const { width, height } = size;
  const floor = y + 372 * scale;
  const shadow = at('-170 408, 0 420, 190 408, 330 396, 430 404, 300 424, 0 436, -150 426');
  return drawing(
    fills +
      glow('room', middle + 30, y - 90 * scale, radius, 0.82, 0.06) +
      fade('floor', [0, floor], [0, height], 0.1, 0.34),
    toned(box(0, 0, width, height), 'url(#room)') +
      panes(middle + 42 * scale, y - 204 * scale, 124 * scale) +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height), 'url(#floor)') +
      dark(outline(shadow.map(([x, dy]): Point => [middle + x * scale, y + dy * scale]))) +
      placed(woman(-7), middle, y, scale),
    size,
  );
}

export const wide = () => stage([772, 282, 0.96], { width: 1240, height: 700 }, 620);
export const tall = () => stage([310, 312, 1.1], { width: 640, height: 800 }, 520);

/** Nearer: both hands at the house, her eyes in its window, her mouth and chin below it. */
export function detail(): string {
  return drawing(
    fills + glow('room', 720, 300, 760, 0.74, 0.06),
    toned(box(0, 0, 1240, 700), 'url(#room)') + placed(woman(-7), 680, 576, 3.2),
  );
}
