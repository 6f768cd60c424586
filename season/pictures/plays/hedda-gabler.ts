// The pictures of »Hedda Gabler«: an armchair from behind; beside it a woman's arm rises, in the hand a duelling pistol.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, placed } from '../cut/sheet.ts';

const back =
  '-40 -14!, -50 -16, -54 -60, -50 -84, -58 -100, -56 -124, -44 -140, -20 -150, 0 -152, 20 -150, 44 -140, 56 -124, 58 -100, 50 -84, 54 -60, 50 -16, 40 -14!';

/** Buttons of the upholstery, and the folds between them. */
const buttons = at('-22 -118, 0 -122, 22 -118, -12 -96, 12 -96, -24 -74, 0 -76, 24 -74, -12 -54, 12 -54')
  .map(([x, y]) => {
    const fold = (side: number, width: number) =>
      gouge(
        [
          [x + side * 2.6, y + 3],
          [x + side * 6, y + 9.5],
          [x + side * 10.6, y + 19],
        ],
        width,
        0.4,
      );
    return ring(x, y, 2.8, 2.4) + fold(-1, 1.3) + fold(1, 2.2);
  })
  .join('');

/** From behind, lit from the left, 100 wide and 150 high, its feet at 0 0. */
const armchair =
  dark(
    outline(at(back).map(([x, y, corner]): Point => (corner ? [x * 1.04, y, corner] : [x * 1.04, y * 1.01]))),
  ) +
  dark(outline(at('-42 -15!, -47 2!, -38 2!, -30 -15!')) + outline(at('30 -15!, 38 2!, 47 2!, 42 -15!'))) +
  light(
    outline(
      at(back).map(([x, y, corner]): Point => (corner ? [x * 0.97, y * 1.1, corner] : [x * 0.97, y * 0.985])),
    ),
  ) +
  // The wings, seen from behind, and the side in the shade.
  dark(
    gouge(at('-43 -22, -45 -60, -40 -86, -47 -104, -45 -122, -36 -134'), 2.2, 0.5, 0.5) +
      gouge(at('43 -22, 45 -60, 40 -86, 47 -104, 45 -122, 36 -134'), 4.6, 0.5, 0.5) +
      gouge(at('-40 -20, 0 -17.6, 40 -20'), 2, 0.5, 0.4) +
      outline(
        at(
          '52 -22!, 52.6 -60, 48.6 -85, 56.4 -101, 54.4 -123, 44 -137!, 50.6 -122, 51 -102, 44 -86, 48 -60, 46 -20!',
        ),
      ),
  ) +
  dark(buttons);

/** The knot of her hair above the back of the chair, its middle at 0 0. */
const knot =
  dark(outline(at('-26 22, -28 4, -18 -12, 0 -18, 18 -12, 28 4, 26 22')) + ring(2, -24, 14, 12)) +
  light(
    gouge(at('-20 14, -18 0, -8 -10'), 2.6, 0.5) +
      gouge(at('-8 14, -6 0, 0 -10'), 1.8, 0.5) +
      gouge(at('-7 -26, 0 -32, 10 -28'), 2, 0.5),
  );

/** An arm that comes from the right; the hand at 0 0, the barrel upward. */
const arm =
  // Sleeve with a puffed shoulder, then the bare forearm.
  dark(outline(at('34 320, 20 262, 26 220, 52 206, 84 212, 120 250, 190 300, 190 420!, 60 420'))) +
  light(
    gouge(at('30 270, 34 236, 54 218'), 6, 0.5) +
      gouge(at('46 290, 52 250, 70 226'), 4, 0.5) +
      gouge(at('64 320, 76 276, 92 246'), 4, 0.5),
  ) +
  dark(outline(at('-24 30, 28 20, 46 90, 84 214, 24 236, -4 130'))) +
  light(outline(at('-18 36, 10 30, 22 92, 50 214, 28 222, 2 128'))) +
  dark(gouge(at('-14 62, 0 58, 14 60'), 3, 0.5)) +
  // Lace at the elbow.
  light(
    outline(
      at('12 214!, 40 204, 88 196!, 96 220, 84 216, 78 232, 66 222, 56 238, 46 226, 34 242, 28 230, 14 238'),
    ),
  ) +
  dark(gouge(at('20 222, 50 214, 88 206'), 3, 0.5, 0.5)) +
  pistol() +
  // Fingers around the grip, the thumb behind it.
  dark(outline(at('-34 -14, -22 -34, 12 -38, 32 -20, 34 14, 20 36, -20 38, -34 20'))) +
  light(
    outline(at('-30 -14, -16 -28, 4 -26, 8 -16, -10 -10, -28 -6')) +
      outline(at('-31 2, -16 -6, 6 -8, 10 2, -8 8, -29 12')) +
      outline(at('-28 19, -12 12, 8 10, 12 20, -6 26, -25 28')) +
      outline(at('14 -30, 25 -18, 28 2, 24 22, 14 31, 16 10, 12 -8')),
  );

/** A duelling pistol that points upward. */
function pistol(): string {
  return (
    dark(outline(at('-8 30, -30 62, -20 78, 2 74, 16 44, 20 6, 18 -40!, -16 -40!, -14 0'))) +
    light(gouge(at('-16 62, -4 48, 2 24'), 5, 0.4)) +
    dark(outline(at('-17 -36!, 21 -36!, 16 -120, 13 -256!, -8 -256!, -10 -120'))) +
    light(polygon(at('-6 -60, 0 -60, 1 -250, -4 -250'))) +
    dark(box(-12, -262, 30, 12)) +
    light(box(-8, -259, 10, 5)) +
    // Lock, hammer and guard.
    dark(outline(at('16 -44!, 40 -60, 46 -82!, 34 -72, 16 -74!')) + ring(-28, -22, 22, 20)) +
    light(gouge(at('22 -52, 34 -60, 40 -70'), 3, 0.5)) +
    toned(ring(-29, -22, 13, 12), 'url(#moon)') +
    dark(gouge(at('-18 -34, -26 -24, -24 -12'), 5, 0.4, 0.6))
  );
}

function study(
  sheet: { width: number; height: number },
  chair: { x: number; y: number; scale: number },
  hand: { x: number; y: number; scale: number },
  moon: { x: number; y: number; radius: number },
): string {
  const { width, height } = sheet;
  return drawing(
    fade('dark', [0, 0], [width, 0], 0.08, 0.3) + glow('moon', moon.x, moon.y, moon.radius, 0.7, 0.5),

    toned(box(0, 0, width, height), 'url(#dark)') +
      dark(ring(moon.x, moon.y, moon.radius + 10)) +
      toned(ring(moon.x, moon.y, moon.radius), 'url(#moon)') +
      placed(arm, hand.x, hand.y, hand.scale) +
      placed(knot, chair.x, chair.y - 158 * chair.scale, chair.scale * 0.9) +
      placed(armchair, chair.x, chair.y, chair.scale),
    sheet,
  );
}

export const wide = () =>
  study(
    { width: 1240, height: 700 },
    { x: 980, y: 720, scale: 3.1 },
    { x: 690, y: 330, scale: 0.94 },
    { x: 720, y: 310, radius: 290 },
  );
export const tall = () =>
  study(
    { width: 640, height: 800 },
    { x: 420, y: 830, scale: 3 },
    { x: 150, y: 400, scale: 1 },
    { x: 250, y: 340, radius: 260 },
  );
export const detail = () =>
  study(
    { width: 1240, height: 700 },
    { x: 1120, y: 1200, scale: 5 },
    { x: 620, y: 430, scale: 1.6 },
    { x: 640, y: 320, radius: 400 },
  );
