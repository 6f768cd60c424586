// The pictures of »Die Räuber«: three heads in knitted masks before black; the one in the middle looks at us.
import { at, dark, gouge, light, outline, type Point, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, placed } from '../cut/sheet.ts';

/** An eye of the skin around it, 80 wide; the pupil looks to the right by a share of 1. */
const eye = (gaze: number) =>
  dark(outline(at('-40 4!, -20 -17, 4 -21, 26 -14, 42 8!, 20 18, -6 20, -26 15'))) +
  light(outline(at('-33 4, -18 -10, 4 -14, 22 -8, 34 7, 18 13, -6 15, -22 11'))) +
  dark(ring(gaze * 15, 0, 13, 14.4)) +
  light(ring(gaze * 15 - 4, -5, 4)) +
  dark(gouge(at('-46 -24, -14 -40, 30 -36, 52 -20'), 9, 0.35, 0.3));

const mask: readonly Point[] = at(
  '-122 30, -130 -40, -112 -124, -64 -180, 0 -198, 64 -180, 112 -124, 130 -40, 122 30, 108 100, 92 160, 112 210, 160 250!, -160 250!, -112 210, -92 160, -108 100',
);
const slit = (grow: number): Point[] =>
  at('-104 -4, -92 -36, -40 -48, 0 -44, 40 -48, 92 -36, 104 -4, 88 32, 40 42, 0 34, -40 42, -88 32').map(
    ([x, y]): Point => [x * (1 + grow / 100), y * (1 + grow / 46)],
  );

/** Ribs of the wool, which follow the round of the head. */
const ribs = [-176, -156, -134, -110, -84, 66, 90, 114, 138, 164, 196]
  .map((y, row) => {
    const half = y < 0 ? 128 * Math.sqrt(1 - ((y + 20) / 190) ** 2) : 122 - (y - 40) * 0.2;
    const sag = y < 0 ? -10 : 20;
    return gouge(
      [
        [-half, y - sag * 0.4],
        [-half * 0.5, y + sag * 0.5],
        [0, y + sag],
        [half * 0.5, y + sag * 0.5],
        [half, y - sag * 0.4],
      ],
      5 + (row % 2) * 2,
      0.7,
      0.3,
    );
  })
  .join('');

/** A head from the front, 450 high, the eyes at 0 0, lit from the left. */
const masked = (gaze: number) =>
  dark(
    outline(mask.map(([x, y, corner]): Point => (corner ? [x * 1.05, y, corner] : [x * 1.05, y * 1.03]))),
  ) +
  toned(outline(mask), 'url(#wool)') +
  dark(ribs) +
  light(
    gouge(at('-118 20, -124 -40, -106 -118, -64 -170, -10 -190'), 12, 0.45) +
      gouge(at('-112 50, -100 104, -86 156'), 9, 0.5),
  ) +
  dark(outline(slit(12))) +
  light(outline(slit(0))) +
  // The bridge of the nose, the skin in the shade.
  toned(outline(at('62 -43!, 92 -36, 104 -4, 88 32, 62 38!, 72 0')), '#777') +
  dark(gouge(at('10 -38, 14 -8, 8 22, 18 34'), 9, 0.5, 0.4) + gouge(at('-12 22, -6 32, 2 34'), 4, 0.5)) +
  placed(eye(gaze), -50, 2, 0.94) +
  `<g transform="translate(52 2) scale(-0.94 0.94)">${eye(-gaze)}</g>`;

function gang(
  sheet: { width: number; height: number },
  heads: readonly { x: number; y: number; scale: number; turn: number; gaze: number }[],
): string {
  return drawing(
    fade('wool', [-130, 0], [120, 0], 0.62, 0.1),
    dark(box(0, 0, sheet.width, sheet.height)) +
      heads.map(({ x, y, scale, turn, gaze }) => placed(masked(gaze), x, y, scale, turn)).join(''),
    sheet,
  );
}

export const wide = () =>
  gang({ width: 1240, height: 700 }, [
    { x: 350, y: 310, scale: 1.2, turn: -5, gaze: 0.9 },
    { x: 1052, y: 340, scale: 1.14, turn: 5, gaze: -0.9 },
    { x: 704, y: 300, scale: 1.66, turn: 0, gaze: 0 },
  ]);
export const tall = () =>
  gang({ width: 640, height: 800 }, [
    { x: 96, y: 270, scale: 1.1, turn: -6, gaze: 0.9 },
    { x: 552, y: 290, scale: 1.05, turn: 6, gaze: -0.9 },
    { x: 322, y: 360, scale: 1.56, turn: 0, gaze: 0 },
  ]);
export const detail = () =>
  gang({ width: 1240, height: 700 }, [{ x: 620, y: 370, scale: 4.7, turn: 0, gaze: -0.6 }]);
