// The pictures of »Maria Stuart«: two queens back to back, one black before white, one white before black, between them an
// axe.
import { at, dark, gouge, light, outline, type Point, ring, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, placed } from '../cut/sheet.ts';
import { ear, profile, profileLine } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const mary: Sitter = {
  slug: 'maria-stuart',
  skin: 0.9,
  hair: 'bun',
  hairTone: 0.1,
  clothes: 'coat',
  cloth: 0.9,
  lids: 0.6,
  face: { nose: 1, brow: 1, lips: 1.02, chin: 1, age: 0.15 },
};
const elizabeth: Sitter = {
  ...mary,
  face: { nose: 1.3, bridge: 0.03, brow: 1.1, chin: 1.1, lips: 0.9, age: 0.5 },
};

/** The folds of a ruff around the throat: petals from the middle. */
const ruff = (paint: (path: string) => string, cut: (path: string) => string) => {
  const petals = Array.from({ length: 13 }, (_, row) => {
    const turn = -0.42 + row * 0.3;
    const [x, y] = [52 + Math.cos(turn) * 66, 122 + Math.sin(turn) * 24];
    return [x, y, row] as const;
  });
  return (
    paint(
      outline(
        at('-20 118, -6 96, 24 100, 56 104, 92 92, 122 96, 130 116, 118 142, 86 156, 40 158, 0 148, -22 134'),
      ),
    ) +
    cut(
      petals
        .map(([x, y]) =>
          gouge(
            [
              [52 + (x - 52) * 0.5, 116 + (y - 122) * 0.5],
              [x, y],
            ],
            3.4,
            0.6,
            0.3,
          ),
        )
        .join(''),
    )
  );
};

const crown = (paint: (path: string) => string) =>
  paint(outline(at('30 -2!, 22 -44!, 38 -24!, 50 -54!, 62 -26!, 82 -48!, 82 -22!, 102 -34!, 92 8!, 60 -8')));

const gown = at('4 146, 40 158, 90 152, 120 142, 132 168, 136 220, 136 420!, -60 420!, -44 230, -24 172');

/** She looks to the left: lit, her gown white. */
const white =
  light(outline(gown)) +
  dark(
    gouge(at('-6 160, -24 220, -34 330'), 5, 0.5) +
      gouge(at('30 166, 20 240, 18 340'), 5, 0.5) +
      gouge(at('76 164, 84 240, 80 340'), 5, 0.5) +
      gouge(at('118 156, 140 220, 146 330'), 5, 0.5),
  ) +
  toned(outline(at('24 84, 22 120, 60 130, 92 112, 88 78')), 'url(#throat)') +
  ruff(light, dark) +
  profile(mary) +
  dark(
    outline(
      at(
        '22 13, 27 26, 33 36, 42 38, 50 44, 56 40, 62 46, 63 60, 68 78, 82 82, 97 66, 102 40, 96 14, 76 -2, 54 -8, 34 -5, 24 3',
      ),
    ),
  ) +
  light(strands(at('28 8, 42 14, 60 24, 74 46'), at('40 -3, 62 -3, 88 12, 96 44'), 8, 2.6, 2)) +
  ear() +
  light(ring(53, 76, 3.6)) +
  dark(outline(at('26 2!, 60 -10, 96 6!, 92 12, 60 -3, 30 8'))) +
  crown(light) +
  dark([38, 52, 64, 80].map((x) => ring(x, -12 + Math.abs(x - 60) * 0.1, 3)).join(''));

/** She looks to the left as well, before it is turned round: black, with few lights. */
const black =
  dark(outline(gown)) +
  dark(outline(profileLine(elizabeth))) +
  dark(outline(at('30 90, 26 130, 96 124, 92 70'))) +
  dark(outline(at('20 10, 30 -8, 60 -16, 92 -4, 110 26, 108 62, 90 84, 60 80'))) +
  ruff(dark, light) +
  crown(dark) +
  light(
    gouge(
      profileLine(elizabeth)
        .slice(1, 22)
        .map(([x, y]): Point => [x + 5, y]),
      3.4,
      0.5,
      0.3,
    ) +
      gouge(at('36 0, 66 -8, 94 10, 102 40'), 3, 0.5) +
      gouge(at('44 10, 66 4, 86 20, 92 46'), 2.4, 0.5) +
      gouge(at('-8 162, -26 220, -38 330'), 5, 0.5) +
      gouge(at('34 168, 26 240, 24 330'), 4, 0.5) +
      outline(at('5 46.6!, 10 42.6, 18 43.4!, 13 48.4')) +
      [34, 48, 62, 78, 92].map((x) => ring(x, -6 + Math.abs(x - 62) * 0.2, 2.4)).join(''),
  );

/** Two blades on a shaft, the middle of the blades at 0 0. */
const axe = (shaft: number) =>
  dark(box(-13, -150, 26, shaft + 150)) +
  light(box(-13, -150, 11, shaft + 150)) +
  dark(outline(at('0 -34!, 40 -44, 92 -112!, 122 -60, 128 0, 122 60, 92 112!, 40 44, 0 34!'))) +
  light(outline(at('100 -94!, 114 -50, 118 0, 114 50, 100 94!, 104 40, 106 0, 104 -40'))) +
  light(outline(at('0 -34!, -40 -44, -92 -112!, -122 -60, -128 0, -122 60, -92 112!, -40 44, 0 34!'))) +
  dark(outline(at('-100 -94!, -114 -50, -118 0, -114 50, -100 94!, -104 40, -106 0, -104 -40'))) +
  dark(box(-16, -40, 32, 10) + box(-16, 30, 32, 10));

function divided(
  sheet: { width: number; height: number },
  middle: number,
  queens: { y: number; scale: number; apart: number },
  blade: { y: number; scale: number },
): string {
  const { width, height } = sheet;
  const { y, scale, apart } = queens;
  return drawing(
    fade('wall', [0, 0], [middle, 0], 0.3, 0.72) +
      fade('night', [middle, 0], [width, 0], 0.26, 0.1) +
      fade('turn', [18, 0], [64, 6], 0.6, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07),
    toned(box(0, 0, middle, height), 'url(#wall)') +
      toned(box(middle, 0, width - middle, height), 'url(#night)') +
      placed(black, middle - apart - 128 * scale, y, scale) +
      `<g transform="translate(${middle + apart + 128 * scale} ${y}) scale(${-scale} ${scale})">${white}</g>` +
      placed(axe(900), middle, blade.y, blade.scale),
    sheet,
  );
}

export const wide = () =>
  divided({ width: 1240, height: 700 }, 800, { y: 330, scale: 2, apart: 18 }, { y: 150, scale: 1.05 });
export const tall = () =>
  divided({ width: 640, height: 800 }, 320, { y: 400, scale: 1.8, apart: 14 }, { y: 190, scale: 1.1 });
export const detail = () =>
  divided({ width: 1240, height: 700 }, 420, { y: 320, scale: 3.2, apart: 16 }, { y: 120, scale: 1.6 });
