// Three masked heads; only the eyes give them away.
import { headShape } from '../head.ts';
import { abs, atan2, hypot, sin } from '../numbers.ts';
import { placed } from '../placing.ts';
import type { Part, Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, cut, ellipsoid, smoothUnion } from '../solids.ts';

const S = 4.3;
const mask: Shape = (x, y, z) => {
  let d = headShape(x, y, z) - 0.015;
  d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.012, 0.085, 0.03, 0.06, 0.04), 0.05);
  d = smoothUnion(d, capsule(x, y, z, 0, -0.08, -0.015, 0, -0.22, -0.03, 0.074, 0.1), 0.05);
  return cut(d, box(x, y, z, 0, 0.012, 0.1, 0.072, 0.025, 0.06, 0.022));
};
const bandit = (at: Vec, size: number, turn: number, nod: number, tilt: number, look: number): Part[] => {
  const k = S * size,
    around: [number, number, number, number] = [at[0], at[1], at[2], 0.36 * k];
  const inverse = (x: number, y: number, z: number): Vec => {
    const o: Vec = [0, 0, 0];
    placed(
      (a, b, c) => {
        o[0] = a;
        o[1] = b;
        o[2] = c;
        return 0;
      },
      at,
      k,
      turn,
      nod,
      tilt,
    )(x, y, z);
    return o;
  };
  // The eyes are painted on the skin in the slit: lid, white, pupil with a spark.
  const eye = (x: number, y: number, z: number) => {
    const q = inverse(x, y, z),
      X = abs(q[0]) - 0.033,
      Y = q[1] - 0.012,
      k = 1 - (X * X) / 0.00048,
      upper = 0.0078 * k - 0.12 * X,
      lower = -0.0115 * k;
    if (Y > upper) return Y < upper + 0.0055 && abs(X) < 0.027 ? -1 : 0;
    if (Y < lower) return Y > lower - 0.0022 && abs(X) < 0.022 ? -1 : 0;
    const p = q[0] - (q[0] < 0 ? -0.033 : 0.033) - look * 0.005,
      r = hypot(p, Y - 0.001);
    return hypot(p + 0.003, Y - 0.0035) < 0.0022 ? 1 : r < 0.0092 ? -1 : 1;
  };
  return [
    {
      shape: placed(mask, at, k, turn, nod, tilt),
      around,
      albedo: (x, y, z) => {
        const q = inverse(x, y, z);
        return 0.42 + 0.1 * sin(q[1] * 620 + 0.6 * sin(atan2(q[0], q[2]) * 90));
      },
    },
    {
      shape: placed(
        (x, y, z) =>
          smoothUnion(
            headShape(x, y, z),
            ellipsoid(abs(x), y, z, 0.033, 0.012, 0.07, 0.03, 0.022, 0.02),
            0.006,
          ),
        at,
        k,
        turn,
        nod,
        tilt,
      ),
      around,
      albedo: (x, y, z) => {
        const e = eye(x, y, z);
        return e < 0 ? 0 : e > 0 ? 1.6 : 1.25;
      },
      glow: (x, y, z) => {
        const e = eye(x, y, z);
        return e > 0 ? 0.6 : e < 0 ? 0 : 0.22;
      },
    },
    {
      shape: placed(
        (x, y, z) =>
          smoothUnion(
            ellipsoid(x, y, z, 0, -0.3, -0.04, 0.26, 0.12, 0.12),
            capsule(x, y, z, 0, -0.1, -0.03, 0, -0.24, -0.04, 0.068, 0.09),
            0.06,
          ),
        [at[0], at[1], at[2]],
        k,
        turn * 0.4,
      ),
      albedo: (_x, y) => 0.33 + 0.06 * sin(y * 60),
      around: [at[0], at[1] - 0.3 * k, at[2], 0.4 * k],
    },
  ];
};
const alt = {
  de: 'Drei Köpfe in Strickmasken vor Schwarz. Der mittlere sieht uns an, die Augen hell im Schlitz.',
  en: 'Three heads in knitted masks against black. The one in the middle looks at us, eyes bright in the slit.',
};

export default {
  slug: 'raeuber',
  step: 0.75,
  parts: [
    ...bandit([0, 1.6, 0.45], 1, 0.18, 0.12, -0.06, -1),
    ...bandit([-1.22, 1.36, -0.75], 0.95, 0.75, 0.02, 0.05, 1),
    ...bandit([1.25, 1.5, -0.95], 0.95, -0.85, -0.05, 0.1, -1),
  ],
  lights: [
    { at: [-2.4, 2.7, 3.1], power: 15 },
    { at: [4, 2, 1.5], power: 0.09, falloff: false, shadow: false },
  ],
  rim: 0.05,
  views: {
    wide: { eye: [0, 1.66, 3.5], to: [0, 1.56, 0], fov: 31, focal: [0.5, 0.4], alt },
    tall: { eye: [0, 1.66, 3.5], to: [0, 1.55, 0], fov: 35, focal: [0.5, 0.4], alt },
    detail: {
      eye: [-0.1, 1.66, 2.3],
      to: [0.02, 1.62, 0.4],
      fov: 27,
      focal: [0.5, 0.5],
      alt: {
        de: 'Ein Paar Augen im Schlitz einer Strickmaske.',
        en: 'A pair of eyes in the slit of a knitted mask.',
      },
    },
  },
} satisfies Scene;
