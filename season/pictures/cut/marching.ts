// People who march to the left, cut from the side, 100 high: what the opening and »Die Weber« share.
import { at, dark, gouge, light, outline, type Point, polygon, ring } from './paths.ts';

/** A limb of two parts, thick where it begins. */
export const limb = (points: readonly Point[], width: number) => {
  const [from, joint, to] = points as [Point, Point, Point];
  return gouge([from, joint], width, 0.3, 0.82) + gouge([joint, to], width * 0.8, 0.25, 0.72);
};

/** A foot whose heel is at the point, turned by degrees, on its toes with more. */
const foot = ([x, y]: Point, turn: number) => {
  const sole = at('4 -4, 4.4 2!, -13 2.4!, -13.6 -0.6, -6 -3, -2 -7, 3 -7');
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return outline(
    sole.map(([dx, dy, corner]): Point => {
      const [px, py] = [x + dx * c - dy * s, y + dx * s + dy * c];
      return corner ? [px, py, 1] : [px, py];
    }),
  );
};

/** The legs of a stride: `high` lifts the knee in front, else that leg stands. */
export function stride(high: boolean): string {
  const [front, back]: [Point[], Point[]] = high
    ? [at('-1 -45, -19 -33, -16 -8'), at('4 -45, 7 -22, 13 -3')]
    : [at('-1 -45, -9 -23, -17 -3'), at('4 -45, 16 -26, 31 -13')];
  return (
    dark(limb(front, 13) + limb(back, 13)) +
    dark(foot(front[2] as Point, high ? -16 : 0) + foot(back[2] as Point, high ? 0 : -62)) +
    light(
      gouge(
        front.map(([x, y]): Point => [x - 3.4, y + (high ? 2.6 : 0)]),
        1.9,
        0.5,
      ) +
        gouge(
          back.map(([x, y]): Point => [x - 2.6, y]),
          1.5,
          0.5,
        ),
    )
  );
}

/** From the hips to the collar, leaning forward. */
export const jacket =
  dark(outline(at('-8 -84, 2 -85, 9 -79, 11 -62, 9 -50, 12 -38!, -9 -38!, -7 -50, -11 -62, -12 -76'))) +
  light(
    gouge(at('-10.4 -77, -9.4 -64, -5.6 -52'), 1.9, 0.4) +
      outline(at('-7.6 -50!, 0 -48, 9 -50!, 9.4 -46.6!, 0 -45, -7.8 -46.8!')) +
      gouge(at('5.4 -80, 7.4 -66, 6 -54'), 1.4, 0.4),
  );

/** A skirt that flies behind. */
export const skirt =
  dark(outline(at('-8 -52!, 9 -52!, 19 -38, 34 -20, 30 -12!, 12 -17, -6 -11, -22 -15!, -16 -34'))) +
  light(
    gouge(at('-7 -47, -13 -32, -19 -17'), 2, 0.6) +
      gouge(at('-2 -47, -4 -32, -5 -14'), 1.7, 0.6) +
      gouge(at('3 -47, 8 -32, 12 -19'), 1.9, 0.6) +
      gouge(at('7 -48, 17 -34, 28 -17'), 1.7, 0.6),
  );

/** Skull and lit face, the neck at 0 0; the mouth is open where somebody sings. */
export const head = (sings: boolean) =>
  dark(
    polygon(at('-3 -5, 4 -5, 5 4, -4 4')) +
      outline(at('-8 -18, -2 -20, 6 -18, 8 -11, 5 -5, 0 -3, -5 -2.6, -9 -4, -9.4 -8, -12.4 -9.6!, -9.6 -14')),
  ) +
  light(
    outline(
      at('-8 -15.4!, -9 -12.6, -11.4 -9.8!, -8.6 -8.4, -8.6 -4.4, -5.6 -3.8, -3.4 -6.6, -4.6 -10, -3.2 -13!'),
    ),
  ) +
  dark(
    gouge(at('-8 -12.4, -6.2 -12.8, -4.6 -12'), 1.1, 0.5, 0.4) +
      (sings
        ? outline(at('-9.4 -7.6!, -6 -7, -5.6 -5.4, -9.2 -5!'))
        : gouge(at('-8.8 -6.6, -7 -6.2, -5.4 -7'), 0.9)),
  );

export const hats = {
  cap:
    dark(outline(at('-15 -15.4!, -9 -16.8, -9 -21, -2 -24, 7 -22, 9.4 -15, 7 -12.6!, 0 -14, -8 -14.4!'))) +
    light(gouge(at('-8 -19.6, -2 -22.4, 5 -20.4'), 1.7, 0.4)),
  scarf:
    dark(
      outline(
        at('-8.4 -16, -4 -21, 4 -21, 9 -14, 8 -6, 14 0, 10 3, 3 -1, -4 -1!, 0 -5, -2.4 -10, -3.4 -14!'),
      ),
    ) +
    light(
      gouge(at('-4 -18, 2 -18.6, 6 -12, 5 -5'), 1.6, 0.4) + gouge(at('-1.6 -14, 1 -9, 2.6 -3'), 1.2, 0.4),
    ),
  toque:
    dark(
      outline(at('-8.6 -14!, 6.4 -17!, 8 -24, 14 -30, 10 -38, 1 -37, -6 -41, -14 -36, -16 -29, -10 -24')),
    ) +
    light(
      outline(
        at(
          '-8 -17!, -9.4 -24.6, -14 -29.4, -12.4 -35, -6 -38.6, 1 -34.6, 8 -35.6, 11 -30.4, 6 -25.4, 5 -20!',
        ),
      ),
    ) +
    dark(
      gouge(at('-4 -33, -4.6 -26, -3.4 -20'), 1.2, 0.5) +
        gouge(at('2 -31, 1.4 -26, 1.6 -20.6'), 1.2, 0.5) +
        gouge(at('-8.4 -19.8, -1 -20.4, 6 -22.6'), 1.1, 0.5, 0.6),
    ),
  bare:
    dark(outline(at('-8.4 -15!, -7 -20, 0 -23, 8 -20, 10 -13, 8 -6, 4 -8, 1 -14, -4 -15.4'))) +
    light(gouge(at('-5 -19, 1 -20.6, 6 -16, 7 -9'), 1.4, 0.4) + gouge(at('-3 -17, 1 -18, 4 -13'), 1, 0.4)),
} as const;

/** A hand that holds something. */
export const fist = ([x, y]: Point) => dark(ring(x, y, 4.4)) + light(ring(x - 0.8, y, 2.8, 3));
