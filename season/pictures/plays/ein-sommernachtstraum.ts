// The pictures of »Ein Sommernachtstraum«: a man with the head of an ass, before a huge moon; he wears a ruff.
import { at, dark, gouge, light, outline, type Point, ring, strands, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

/** An ear that stands up, its root at 0 0, 120 long. */
const ear =
  dark(outline(at('-18 8!, -26 -36, -20 -86, 2 -130!, 22 -84, 24 -36, 16 10!'))) +
  light(outline(at('-14 4!, -20 -36, -15 -82, 2 -118!, 16 -82, 18 -36, 10 6!'))) +
  dark(outline(at('-6 0!, -10 -36, -6 -74, 3 -98!, 10 -72, 9 -34, 5 0!'))) +
  light(gouge(at('-2 -12, -4 -44, 2 -80'), 2.4, 0.5));

/** The ass looks to the left; 230 high from the throat to the brow. */
const head =
  // Far ear, mane, near ear.
  placed(ear, 44, 30, 1, -16) +
  dark(
    outline(at('60 20!, 64 -12, 84 -20, 108 -4, 130 28, 150 70, 162 120, 166 180!, 120 170, 96 90, 70 40')),
  ) +
  light(strands(at('72 -6, 84 20, 112 60'), at('148 76, 150 110, 140 160'), 8, 4, 3)) +
  dark(
    outline(
      at(
        '46 22, 66 18, 90 30, 112 66, 126 116, 140 200!, 36 210!, 40 168, 26 150, 6 168, -26 196, -62 206, -90 196, -100 172, -92 148, -70 130, -44 96, -14 56, 20 30',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '44 28, 62 25, 78 36, 92 66, 92 96, 78 120, 56 132, 40 138, 22 140, 2 158, -28 188, -60 198, -84 190, -93 171, -86 152, -64 134, -38 100, -8 60, 22 36',
      ),
    ),
  ) +
  toned(
    outline(at('84 44, 104 74, 120 120, 132 204!, 44 204!, 48 166, 42 146, 62 138, 86 124, 99 98, 98 68')),
    'url(#neck)',
  ) +
  // The white muzzle, the nostril, the mouth, the eye.
  dark(
    gouge(at('-58 136, -44 150, -40 168, -50 190'), 4, 0.5) +
      outline(at('-80 162, -72 154, -64 158, -66 166, -74 170')) +
      gouge(at('-96 178, -78 182, -58 180, -38 172'), 4.4, 0.5) +
      gouge(at('-84 148, -74 142, -62 144'), 2.6, 0.5) +
      outline(at('6 76!, 14 64, 28 60, 40 66!, 34 76, 22 80, 12 80')) +
      gouge(at('0 66, 14 52, 30 48, 46 56'), 5, 0.5) +
      gouge(at('4 88, 18 92, 36 86'), 3, 0.5) +
      gouge(at('-20 78, -38 106, -52 126'), 3.4, 0.5) +
      gouge(at('-4 92, -22 116, -38 136'), 3.2, 0.5) +
      gouge(at('66 92, 60 116, 44 130, 24 136'), 4.4, 0.5) +
      gouge(at('58 44, 72 62, 74 84'), 3.4, 0.5) +
      gouge(at('-6 140, -26 164, -44 176'), 2.6, 0.5),
  ) +
  light(ring(20, 68, 4) + ring(30, 73, 2)) +
  // Forelock.
  dark(
    outline(
      at('40 30!, 30 18, 14 22, 0 36, -8 54!, 10 44, 6 60!, 22 46, 26 58!, 36 44, 50 46!, 62 24, 56 10'),
    ),
  ) +
  light(gouge(at('48 20, 28 26, 8 44'), 3, 0.5) + gouge(at('54 26, 36 34, 26 50'), 2.6, 0.5)) +
  placed(ear, 82, 22, 1.08, 14);

/** A doublet with buttons. */
const doublet =
  dark(
    outline(at('-36 250, 40 236, 130 240, 196 256, 236 300, 262 380, 270 520!, -90 520!, -80 380, -66 300')),
  ) +
  light(
    gouge(at('-54 300, -66 380, -72 500'), 7, 0.5) +
      gouge(at('-20 290, -30 370, -34 500'), 4, 0.5) +
      gouge(at('200 290, 232 370, 244 500'), 6, 0.5) +
      gouge(at('150 290, 176 380, 180 500'), 4, 0.5) +
      [320, 366, 412, 458].map((y) => ring(36 - (y - 320) * 0.06, y, 6.4)).join(''),
  );

const ruff =
  light(
    outline(
      at(
        '-62 226, -40 196, 0 204, 40 190, 90 200, 140 184, 176 204, 190 236, 172 270, 132 282, 92 274, 44 290, 0 278, -40 276, -62 254',
      ),
    ),
  ) +
  dark(
    [-44, -20, 6, 32, 60, 88, 116, 142, 164]
      .map((x, row) =>
        gouge(
          [
            [60 + (x - 60) * 0.62, 214 + (row % 2) * 4],
            [60 + (x - 60) * 0.86, 240],
            [x, 262 - Math.abs(x - 60) * 0.12 + (row % 2) * 8],
          ],
          6,
          0.55,
          0.3,
        ),
      )
      .join(''),
  );

/** Craters of the moon, as shares of its radius. */
const craters: readonly Point[] = [
  [-0.55, -0.4],
  [-0.2, -0.74],
  [0.7, 0.1],
  [-0.78, 0.18],
  [-0.42, 0.5],
  [0.6, 0.54],
];

function night(
  sheet: { width: number; height: number },
  moon: { x: number; y: number; radius: number },
  him: { x: number; y: number; scale: number },
): string {
  const { width, height } = sheet;
  return drawing(
    fade('night', [0, 0], [width, height], 0.06, 0.2) +
      glow('moon', moon.x - moon.radius * 0.3, moon.y - moon.radius * 0.3, moon.radius * 1.6, 0.74, 0.4) +
      fade('neck', [60, 0], [140, 0], 0.5, 0.06),
    toned(box(0, 0, width, height), 'url(#night)') +
      dark(ring(moon.x, moon.y, moon.radius + 12)) +
      toned(ring(moon.x, moon.y, moon.radius), 'url(#moon)') +
      craters
        .map(([x, y], row) => {
          const size = moon.radius * (0.07 + 0.022 * (row % 3));
          const [cx, cy] = [moon.x + x * moon.radius, moon.y + y * moon.radius];
          return dark(
            outline([
              [cx - size, cy + size * 0.3],
              [cx - size * 0.6, cy - size * 0.5],
              [cx + size * 0.6, cy - size * 0.6],
              [cx + size, cy + size * 0.2],
              [cx + size * 0.4, cy - size * 0.2],
              [cx - size * 0.4, cy - size * 0.1],
            ]),
          );
        })
        .join('') +
      placed(doublet + head + ruff, him.x, him.y, him.scale),
    sheet,
  );
}

export const wide = () =>
  night({ width: 1240, height: 700 }, { x: 860, y: 300, radius: 290 }, { x: 820, y: 216, scale: 1.34 });
export const tall = () =>
  night({ width: 640, height: 800 }, { x: 330, y: 330, radius: 290 }, { x: 280, y: 270, scale: 1.4 });
export const detail = () =>
  night({ width: 1240, height: 700 }, { x: 820, y: 330, radius: 460 }, { x: 640, y: 190, scale: 2.5 });
