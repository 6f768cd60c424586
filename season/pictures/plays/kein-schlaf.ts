// The pictures of »Kein Schlaf«: a singer at the microphone, under a lamp that hangs low.
import { at, dark, gouge, light, outline, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const singer: Sitter = {
  slug: 'kein-schlaf',
  skin: 0.9,
  hair: 'bob',
  hairTone: 0.05,
  clothes: 'straps',
  cloth: 0.1,
  lids: 0.35,
  face: { nose: 0.98, brow: 1.02, lips: 1.1, chin: 0.98, age: 0.2 },
};

/** Head and shoulders, 100 units for the head; she looks to the left and sings. */
const singing = () => {
  const cut = hair(singer, 5);
  return (
    (cut.behind ?? '') +
    neck(1) +
    // Bare shoulders with a strap, the dress below.
    toned(
      outline(at('22 138, 4 150, -22 168, -36 200, -40 300, 160 300, 150 200, 130 160, 104 142, 80 132')),
      'url(#skin)',
    ) +
    light(outline(at('22 138, 2 151, -22 170, -34 202, -37 260!, -26 260!, -20 210, 2 176, 26 158'))) +
    dark(
      outline(at('-30 232!, 0 218, 40 226, 90 214, 130 196!, 160 300!, -44 300!')) +
        outline(at('96 140!, 108 144!, 112 206!, 98 210!')) +
        gouge(at('22 142, 16 180, 2 222'), 5, 0.5, 0.6),
    ) +
    light(
      gouge(at('-20 240, 10 232, 44 240'), 4, 0.4) +
        gouge(at('64 232, 60 262, 66 300'), 4, 0.5) +
        gouge(at('20 246, 12 270, 14 300'), 4, 0.5),
    ) +
    profile(singer) +
    dark(outline(at('-6.4 74.6!, -1 72, 9 72.6, 14.6 78, 9 85.4, 0 86, -4.4 82.4!'))) +
    light(outline(at('0 74.6!, 8 74.6, 10.4 76.6, 2 77.4!'))) +
    cut.over +
    // An earring.
    light(ring(42, 94, 3.4))
  );
};

/** The mesh and the stand of the microphone, its middle at 0 0. */
const microphone = (length: number) =>
  dark(
    ring(0, 0, 21, 24) +
      gouge(
        [
          [2, 16],
          [10, length * 0.5],
          [12, length],
        ],
        15,
        0.2,
        0.8,
      ),
  ) +
  light(ring(0, 0, 16.4, 19)) +
  dark(
    [-10, -3.4, 3.4, 10]
      .map((x) =>
        gouge(
          [
            [x * 1.1, -17],
            [x * 1.25, 0],
            [x * 1.1, 17],
          ],
          2.6,
          0.5,
          0.5,
        ),
      )
      .join('') +
      [-11, -4, 4, 11]
        .map((y) =>
          gouge(
            [
              [-15, y],
              [0, y + 2],
              [15, y],
            ],
            2.4,
            0.5,
            0.5,
          ),
        )
        .join('') +
      box(-22, 17, 44, 8),
  ) +
  light(
    gouge(
      [
        [-2, 30],
        [5, length * 0.5],
        [7.4, length],
      ],
      4,
      0.3,
      0.6,
    ),
  );

/** A lamp with a wide shade, its lower edge at 0. */
const lamp =
  dark(box(-4, -400, 8, 310)) +
  light(box(-1.6, -400, 3.2, 304)) +
  dark(outline(at('-22 -100!, 22 -100!, 40 -62, 128 0!, -128 0!, -40 -62'))) +
  light(
    gouge(at('-14 -92, -34 -56, -104 -7'), 10, 0.5) +
      gouge(at('0 -94, -6 -58, -46 -8'), 6, 0.5) +
      ring(0, 3, 32, 13),
  );

const smoke = (x: number, y: number, scale: number) =>
  placed(
    light(
      gouge(at('0 0, -14 -40, 10 -80, -6 -130, 20 -170'), 5, 0.3) +
        gouge(at('14 -10, 4 -46, 28 -88, 14 -140'), 3.4, 0.4) +
        gouge(at('-16 -60, -30 -100, -14 -140, -28 -190'), 3.4, 0.4),
    ),
    x,
    y,
    scale,
  );

/** Bottle and glass on a table whose edge is at 0. */
const table =
  dark(
    outline(at('-26 0!, -26 -86, -22 -98, -10 -112, -10 -150!, 10 -150!, 10 -112, 22 -98, 26 -86, 26 0!')),
  ) +
  light(gouge(at('-19 -6, -19 -50, -18 -86, -5 -112, -5 -142'), 5, 0.4, 0.3) + box(-26, -62, 52, 30)) +
  dark(gouge(at('-16 -52, 0 -53, 16 -51'), 4, 0.5) + gouge(at('-16 -42, 0 -43, 12 -42'), 3, 0.5)) +
  dark(outline(at('52 0!, 48 -58!, 92 -58!, 88 0!'))) +
  light(outline(at('54 -28!, 86 -28!, 85 -3!, 56 -3!')) + gouge(at('54 -52, 56 -36, 57 -30'), 2.6, 0.5));

function underTheLamp(
  sheet: { width: number; height: number },
  her: { x: number; y: number; scale: number },
  shade: { x: number; y: number; scale: number },
  beside = '',
): string {
  const { width, height } = sheet;
  const half = shade.scale * 124;
  const spread = half + (height - shade.y) * 0.42;
  const beam = polygon([
    [shade.x - half, shade.y],
    [shade.x + half, shade.y],
    [shade.x + spread, height],
    [shade.x - spread, height],
  ]);
  return drawing(
    fade('beam', [0, shade.y], [0, height], 0.56, 0.2) +
      fade('turn', [18, 0], [70, 6], 0.5, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.5, 0.07) +
      fade('skin', [-20, 0], [120, 0], 0.5, 0.06) +
      glow('dim', shade.x, shade.y, width * 0.6, 0.22, 0.04),
    toned(box(0, 0, width, height), 'url(#dim)') +
      dark(beam) +
      toned(beam, 'url(#beam)') +
      smoke(her.x - 22 * her.scale, her.y + 44 * her.scale, her.scale * 0.42) +
      placed(lamp, shade.x, shade.y, shade.scale) +
      beside +
      placed(singing(), her.x, her.y, her.scale) +
      placed(microphone(260), her.x - 27 * her.scale, her.y + 85 * her.scale, her.scale * 0.76),
    sheet,
  );
}

const wideSheet = { width: 1240, height: 700 };

export const wide = () =>
  underTheLamp(
    wideSheet,
    { x: 756, y: 200, scale: 2.85 },
    { x: 810, y: 112, scale: 1.2 },
    dark(box(1010, 628, 240, 80)) + light(box(1010, 624, 240, 7)) + placed(table, 1090, 624, 1.5),
  );
export const tall = () =>
  underTheLamp({ width: 640, height: 800 }, { x: 268, y: 300, scale: 2.3 }, { x: 330, y: 140, scale: 1.3 });
export const detail = () =>
  underTheLamp(wideSheet, { x: 640, y: 96, scale: 4.2 }, { x: 720, y: -20, scale: 2 });
