// The picture of a press article: a watchwoman's lamp finds a container in the air; beside her the thermos flask.
import { at, dark, gouge, light, outline, polygon, ring, strands, toned } from '../cut/paths.ts';
import { all, box, drawing, fade, glow } from '../cut/sheet.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const watchwoman: Sitter = {
  slug: 'wache',
  skin: 0.8,
  hair: 'bun',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.1,
  lids: 1.1,
  face: { nose: 1.08, brow: 1.1, lips: 1.06, chin: 1.05, age: 0.34 },
};

/** What stands in the yard: boxes in two layers, as dark as their distance. */
const stacks = [
  [-40, 380, 300, 104],
  [-90, 492, 330, 104],
  [960, 290, 340, 112],
  [1010, 410, 330, 112],
  [940, 530, 360, 112],
]
  .map(
    ([x = 0, y = 0, width = 0, height = 0]) =>
      dark(box(x, y, width, height)) +
      toned(box(x + 8, y + 8, width - 16, height - 16), `url(#${x < 600 ? 'left' : 'right'})`) +
      dark(
        Array.from({ length: Math.round(width / 30) }, (_, rib) =>
          box(x + 20 + rib * 30, y + 8, 9, height - 16),
        ).join(''),
      ),
  )
  .join('');

const wall = box(-170, -66, 290, 140);
const ribs = Array.from({ length: 12 }, (_, rib) => box(-158 + rib * 24, -66, 7, 140)).join('');

/** In the air, askew on its ropes; the lamp's circle is cut out of it. */
export const container =
  light(
    gouge(at('-160 -64, -110 -190, -60 -330'), 6, 0.5, 0.7) +
      gouge(at('116 -64, 60 -190, 10 -330'), 6, 0.5, 0.7) +
      gouge(at('168 -86, 110 -200, 40 -330'), 5, 0.5, 0.7),
  ) +
  dark(polygon(at('-180 -76, 122 -76, 186 -104, 186 46, 126 88, -180 88'))) +
  toned(wall, 'url(#wall)') +
  toned(polygon(at('128 -68, 178 -90, 178 40, 128 74')), 'url(#end)') +
  dark(ribs + box(144, -74, 5, 136) + box(160, -82, 5, 132)) +
  `<clipPath id="spot"><path d="${ring(-8, 8, 86, 78)}"/></clipPath><g clip-path="url(#spot)">${light(wall)}${dark(ribs)}</g>` +
  light(box(-176, -74, 300, 7) + box(-176, 78, 300, 7));

const helmet =
  dark(
    outline(at('-24 30!, -22 22, -5 15, 0 0, 13 -19, 38 -30, 66 -27, 88 -13, 101 10, 103 33!, 60 31, 20 31')),
  ) +
  toned(
    outline(at('-2 19!, 4 2, 16 -14, 38 -24, 64 -22, 84 -9, 95 11, 97 26!, 60 23, 20 20')),
    'url(#shell)',
  ) +
  light(outline(at('-18 26!, -14 22, 0 20, 30 22, 60 25, 98 28!, 98 30.6!, 60 29, 20 27.4'))) +
  light(outline(at('0 18!, 6 3, 17 -12, 36 -22, 50 -23!, 36 -12, 28 2, 25 19!'))) +
  dark(gouge(at('34 -24, 27 -8, 25 20'), 2.2, 0.5, 0.5) + gouge(at('62 -25, 60 -4, 63 24'), 2.6, 0.5, 0.5)) +
  // The lamp on its band.
  dark(gouge(at('-3 9, 30 11, 99 20'), 5, 0.5, 0.9) + outline(at('-12 1!, 3 1!, 5 15!, -10 17!'))) +
  light(outline(at('-13 2!, -8 2!, -6 15.4!, -12 15.8!')));

/** Hair below the helmet, the strap before the ear. */
const hair =
  dark(outline(at('46 30, 50 44, 58 40, 63 46, 64 58, 70 76, 86 78, 101 62, 103 30!'))) +
  dark(ring(99, 70, 17, 15)) +
  light(strands(at('68 34, 70 50, 78 72'), at('98 34, 99 46, 92 66'), 6, 2.2, 2)) +
  light(gouge(at('90 62, 100 58, 110 66'), 2, 0.5) + gouge(at('88 72, 100 68, 111 76'), 2, 0.5));
const strap = dark(gouge(at('38 28, 37 56, 28 84, 16 100'), 3, 0.5, 0.8));

const body =
  dark(
    outline(
      at(
        '26 80, 30 108, 26 124, 10 140, -16 150, -40 176, -52 260, 190 260, 178 180, 150 150, 112 134, 88 122, 84 76',
      ),
    ),
  ) +
  toned(outline(at('31 96, 30 122, 20 140, 52 142, 82 124, 82 84')), 'url(#throat)') +
  light(outline(at('31 98, 30 122, 22 138, 36 140, 44 124, 46 104'))) +
  dark(outline(at('22 98, 36 95, 52 80, 62 86, 60 98, 48 107, 30 112'))) +
  // The collar and the bands of the jacket.
  dark(
    outline(
      at('24 118, 12 132, 10 152, 34 172!, 62 168, 100 150, 112 128, 100 112!, 84 132, 52 144, 28 136!'),
    ),
  ) +
  light(
    gouge(at('20 124, 22 138, 52 150, 84 138, 100 118'), 4, 0.4, 0.3) +
      gouge(at('-8 152, -28 176, -38 240'), 5, 0.4),
  ) +
  light(outline(at('-40 196, 20 208, 90 206, 180 186!, 183 202!, 90 222, 20 224, -43 211'))) +
  light(
    outline(at('24 152!, 40 156!, 42 204!, 26 204!')) + outline(at('100 142!, 116 138!, 126 200!, 110 203!')),
  ) +
  dark(gouge(at('62 150, 66 190, 64 260'), 2.4, 0.5, 0.8));

const flask =
  dark(box(402, 452, 104, 200)) +
  toned(box(410, 500, 88, 150), 'url(#steel)') +
  light(box(418, 500, 18, 150)) +
  dark(box(410, 528, 88, 8)) +
  dark(outline(at('414 404!, 494 404!, 504 458!, 404 458!'))) +
  toned(polygon(at('422 412, 486 412, 492 488, 416 488')), 'url(#steel)') +
  light(polygon(at('424 412, 440 412, 438 488, 420 488'))) +
  // The cup, poured.
  dark(
    outline(at('522 560!, 620 560!, 610 652!, 532 652!')) +
      gouge(at('612 584, 646 588, 640 628, 604 632'), 15, 0.5, 0.6),
  ) +
  light(polygon(at('530 568, 612 568, 610 584, 532 584'))) +
  toned(polygon(at('533 592, 608 592, 603 648, 539 648')), 'url(#steel)') +
  light(
    gouge(at('560 548, 544 516, 566 488, 552 452'), 10, 0.5, 0.1) +
      gouge(at('588 546, 580 522, 596 500, 588 478'), 8, 0.5, 0.1),
  );

/** From the helmet to the bands of her jacket. */
export const bust = `${body}<g transform="rotate(14 48 92)">${profile(watchwoman)}${hair}${ear()}${strap}${helmet}</g>`;

/** The fills of what this play's pictures share. */
export const fills =
  fade('wall', [-170, 0], [120, 0], 0.5, 0.26) +
  fade('end', [128, 0], [178, 0], 0.2, 0.1) +
  fade('turn', [18, 0], [70, 6], 0.66, 0.07) +
  fade('throat', [30, 0], [84, 0], 0.6, 0.07) +
  fade('shell', [30, 0], [98, 0], 0.6, 0.1);

export function nightWatch(): string {
  return drawing(
    fills +
      glow('night', 1030, 400, 640, 0.7, 0.05) +
      fade('left', [0, 0], [300, 0], 0.1, 0.2) +
      fade('right', [940, 0], [1240, 0], 0.3, 0.08) +
      fade('steel', [410, 0], [500, 0], 0.74, 0.12),
    toned(all, 'url(#night)') +
      stacks +
      light(polygon(at('738 304, 466 112, 626 92'))) +
      `<g transform="translate(546 122) rotate(7) scale(.86)">${container}</g>` +
      dark(box(0, 640, 760, 60)) +
      light(box(0, 642, 760, 16)) +
      `<g transform="translate(24 -8)">${flask}</g>` +
      `<g transform="translate(716 300) scale(2.42)">${bust}</g>`,
  );
}
