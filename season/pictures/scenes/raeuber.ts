// Three masked heads; only the eyes give them away.
import { abs, atan2, cut, ellipsoid, headShape, hypot, max, melt, placed, sin, capsule, box, type Part, type Scene, type Shape, type Vec } from '../stage.ts';

const S = 4.3;
const mask: Shape = (x, y, z) => {
  let d = headShape(x, y, z) - .009;
  d = melt(d, ellipsoid(x, y, z, 0, -.012, .085, .03, .06, .04), .05);
  d = melt(d, capsule(x, y, z, 0, -.1, -.02, 0, -.2, -.03, .066, .08), .04);
  return cut(d, box(x, y, z, 0, .012, .1, .068, .019, .06, .018));
};
const bandit = (at: Vec, size: number, turn: number, nod: number, tilt: number, look: number): Part[] => {
  const k = S * size, around: [number, number, number, number] = [at[0], at[1], at[2], .36 * k];
  const inverse = (x: number, y: number, z: number): Vec => {
    const o: Vec = [0, 0, 0];
    placed((a, b, c) => { o[0] = a; o[1] = b; o[2] = c; return 0; }, at, k, turn, nod, tilt)(x, y, z);
    return o;
  };
  // The eyes are painted on the skin in the slit: lid, white, pupil with a spark.
  const eye = (x: number, y: number, z: number) => {
    const q = inverse(x, y, z), X = abs(q[0]) - .033, Y = q[1] - .012, almond = .0125 * (1 - X * X / .00048);
    if (Y > almond + .0035 || Y < -almond - .001) return Y > almond && Y < almond + .009 && abs(X) < .026 ? -1 : 0;
    if (Y > almond || Y < -almond) return -1;
    const p = q[0] - (q[0] < 0 ? -.033 : .033) - look * .006, r = hypot(p, Y - .001);
    return hypot(p + .003, Y - .005) < .0024 ? 1 : r < .0092 ? -1 : 1;
  };
  return [
    { shape: placed(mask, at, k, turn, nod, tilt), around, albedo: (x, y, z) => { const q = inverse(x, y, z); return .42 + .1 * sin(q[1] * 620 + .6 * sin(atan2(q[0], q[2]) * 90)); } },
    { shape: placed((x, y, z) => melt(headShape(x, y, z), ellipsoid(abs(x), y, z, .033, .012, .07, .03, .022, .02), .006), at, k, turn, nod, tilt), around,
      albedo: (x, y, z) => { const e = eye(x, y, z); return e < 0 ? 0 : e > 0 ? 1.5 : .5; }, glow: (x, y, z) => eye(x, y, z) > 0 ? .5 : 0 },
    { shape: placed((x, y, z) => melt(ellipsoid(x, y, z, 0, -.3, -.04, .26, .12, .12), capsule(x, y, z, 0, -.1, -.03, 0, -.24, -.04, .068, .09), .06), [at[0], at[1], at[2]], k, turn * .4), albedo: (_x, y) => .33 + .06 * sin(y * 60), around: [at[0], at[1] - .3 * k, at[2], .4 * k] },
  ];
};
const alt = { de: 'Drei Köpfe in Strickmasken vor Schwarz. Der mittlere sieht uns an, die Augen hell im Schlitz.', en: 'Three heads in knitted masks against black. The one in the middle looks at us, eyes bright in the slit.' };

export default {
  slug: 'raeuber',
  step: .75,
  parts: [...bandit([0, 1.6, .45], 1, .18, .12, -.06, -1), ...bandit([-1.22, 1.36, -.75], .95, .75, .02, .05, 1), ...bandit([1.25, 1.5, -.95], .95, -.85, -.05, .1, -1)],
  lights: [{ at: [-2.4, 2.7, 3.1], power: 15 }, { at: [4, 2, 1.5], power: .09, falloff: false, shadow: false }],
  rim: .05,
  views: {
    wide: { eye: [0, 1.66, 3.5], to: [0, 1.5, 0], fov: 36, focal: [.5, .4], alt },
    tall: { eye: [0, 1.66, 3.5], to: [0, 1.5, 0], fov: 40, focal: [.5, .4], alt },
    detail: { eye: [-.1, 1.66, 2.3], to: [.02, 1.62, .4], fov: 27, focal: [.5, .5], alt: { de: 'Ein Paar Augen im Schlitz einer Strickmaske.', en: 'A pair of eyes in the slit of a knitted mask.' } },
  },
} satisfies Scene;
