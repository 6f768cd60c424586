// The pictures of »Was ihr wollt«: two legs in cross-gartered stockings rise from the sea, with bows at the knees.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

const shin =
  '-26 0!, -30 -60, -40 -110, -36 -160, -22 -210, -18 -250!, 20 -250!, 26 -206, 34 -160, 34 -110, 28 -60, 26 0!';

/** Half the width of the shin at a height. */
const half = (y: number) =>
  28 + 10 * Math.sin((Math.PI * Math.min(200, Math.max(0, y - 40))) / 200) - (y > 180 ? (y - 180) * 0.15 : 0);

/** Bands that cross, up to the ankle. */
const garters = [30, 84, 138, 192]
  .map((y) => {
    const band = (side: number) => {
      const [low, high] = [half(y), half(y + 44)];
      return polygon([
        [-side * (low + 6), -y],
        [-side * (low + 6), -y - 15],
        [side * (high + 6), -y - 59],
        [side * (high + 6), -y - 44],
      ]);
    };
    return dark(band(1)) + dark(band(-1));
  })
  .join('');

const bow =
  dark(
    outline(at('0 -4!, -30 -30, -64 -26, -70 0, -60 24, -30 20, 0 6!, 30 22, 58 28, 70 4, 62 -24, 30 -28')),
  ) +
  light(
    outline(at('-8 -2!, -30 -20, -56 -18, -61 0, -54 15, -30 12')) +
      outline(at('8 0!, 30 -18, 54 -16, 61 2, 52 18, 30 14')),
  ) +
  dark(gouge(at('-12 -2, -30 -6, -46 -4'), 4, 0.4) + gouge(at('12 0, 30 -3, 46 0'), 4, 0.4)) +
  dark(
    outline(at('-6 4!, -34 62!, -18 56, -12 70!, 4 8!')) + outline(at('0 8!, 16 68!, 24 52, 40 58!, 10 2!')),
  ) +
  light(
    outline(at('-6 12!, -25 54!, -16 50, -12 58!, 0 14!')) +
      outline(at('5 12!, 18 56!, 23 44, 31 48!, 10 8!')),
  ) +
  dark(ring(0, 0, 13, 12)) +
  light(ring(-1, -1, 8, 7));

/** A shoe with a heel, a buckle and a rosette, the ankle at 0 0, the sole upward. */
const shoe =
  dark(
    outline(
      at(
        '-24 8!, 26 8!, 32 -16, 62 -30, 104 -34, 128 -52, 122 -66, 90 -66, 30 -62, 0 -66!, -2 -92!, -34 -92!, -30 -60, -34 -24',
      ),
    ),
  ) +
  light(outline(at('-16 0!, 20 0!, 28 -24, 62 -38, 100 -42, 116 -54, 90 -56, 30 -52, -20 -54, -26 -24'))) +
  dark(outline(at('30 -24!, 44 -18!, 56 -50!, 40 -54!')) + gouge(at('-14 -8, -16 -28, -12 -46'), 4, 0.5)) +
  light(
    outline(at('36 -28!, 43 -26!, 49 -44!, 42 -46!')) + gouge(at('-28 -88, -18 -88, -8 -88'), 4, 0.5, 0.8),
  );

/** A leg from the knee, where it bends, to the sole; the knee at 0 0. */
const leg = (thigh: readonly Point[], turn: number) =>
  dark(gouge(thigh, 96, 0.5, 0.86)) +
  light(
    gouge(
      thigh.map(([x, y]): Point => [x - 10, y]),
      52,
      0.5,
      0.8,
    ),
  ) +
  `<g transform="rotate(${turn})">${
    dark(outline(at(shin).map(([x, y, corner]): Point => (corner ? [x * 1.28, y, corner] : [x * 1.28, y])))) +
    light(
      outline(at(shin).map(([x, y, corner]): Point => (corner ? [x * 0.96, y, corner] : [x * 0.96, y]))),
    ) +
    dark(
      outline(
        at(
          '16 0!, 18 -60, 24 -110, 22 -160, 14 -208, 8 -250!, 20 -250!, 26 -206, 34 -160, 34 -110, 28 -60, 26 0!',
        ),
      ),
    ) +
    garters +
    placed(shoe, 2, -250, 0.92)
  }</g>` +
  placed(bow, 0, -2, 0.92, turn * 0.4);

function shore(
  sheet: { width: number; height: number },
  water: number,
  legs: { x: number; scale: number },
): string {
  const { width, height } = sheet;
  const wave = (y: number, swell: number, shift: number, from = 0, to = 14): Point[] =>
    Array.from(
      { length: 15 },
      (_, row): Point => [(row / 14) * (width + 80) - 40, y + swell * Math.sin(row * 1.35 + shift)],
    ).slice(from, to + 1);
  const sea = (y: number, swell: number, shift: number) =>
    outline([...wave(y, swell, shift), [width + 60, height + 20, 1], [-60, height + 20, 1]]);
  return drawing(
    glow('sky', legs.x - 0.06 * width, water - 0.3 * height, width * 0.62, 0.5, 0.07) +
      fade('near', [0, water], [0, height], 0.34, 0.1),
    toned(box(0, 0, width, height), 'url(#sky)') +
      dark(sea(water - 40, 16, 0.6)) +
      light(
        gouge(wave(water - 36, 16, 0.6, 0, 8), 8, 0.5) + gouge(wave(water - 36, 16, 0.6, 8, 14), 6, 0.4),
      ) +
      placed(
        leg(at('-30 240, -20 110, 0 0'), -7),
        legs.x - 66 * legs.scale,
        water - 120 * legs.scale,
        legs.scale,
      ) +
      placed(
        leg(at('-40 220, -10 90, 0 0'), 40),
        legs.x + 84 * legs.scale,
        water - 70 * legs.scale,
        legs.scale,
      ) +
      dark(sea(water + 6, 20, 2.2)) +
      toned(sea(water + 26, 20, 2.2), 'url(#near)') +
      light(
        gouge(wave(water + 10, 20, 2.2, 0, 6), 17, 0.6) +
          gouge(wave(water + 10, 20, 2.2, 7, 14), 17, 0.4) +
          gouge(wave(water + 84, 18, 4.1, 1, 6), 13, 0.5) +
          gouge(wave(water + 70, 16, 3.4, 8, 13), 13, 0.5) +
          gouge(wave(water + 150, 18, 1.2, 3, 9), 9, 0.5) +
          // Rings and drops where they went under.
          outline(
            at('0 -26, 7 -10, 0 0, -7 -10').map(
              ([x, y]): Point => [legs.x - 190 * legs.scale + x, water - 90 + y],
            ),
          ) +
          outline(
            at('0 -22, 6 -8, 0 0, -6 -8').map(
              ([x, y]): Point => [legs.x + 210 * legs.scale + x, water - 66 + y],
            ),
          ),
      ),
    sheet,
  );
}

export const wide = () => shore({ width: 1240, height: 700 }, 540, { x: 810, scale: 1.12 });
export const tall = () => shore({ width: 640, height: 800 }, 600, { x: 260, scale: 1.12 });
export const detail = () => shore({ width: 1240, height: 700 }, 740, { x: 560, scale: 1.6 });
