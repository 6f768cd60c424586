// The prince has had her portrait painted. In the sumptuous frame, she turns her back on whoever looks.

import { wallPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, atan2, cos, hypot, max, min, PI, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Part, Scene, Shape, Vec } from '../scene.ts';
import { ellipsoid, smoothUnion } from '../solids.ts';

const X0 = 0.95,
  Y0 = 1.95,
  A = 1.22,
  B = 1.55;
/** Distance to the oval in the picture plane, roughly. */
const oval = (x: number, y: number, a: number, b: number) => {
  const u = (x - X0) / a,
    v = (y - Y0) / b,
    k = hypot(u, v),
    l = hypot(u / a, v / b);
  return l < 1e-6 ? -a : (k * (k - 1)) / l;
};
const frame: Shape = (x, y, z) => {
  const d = oval(x, y, A, B),
    t = atan2((y - Y0) / B, (x - X0) / A);
  // A hollow moulding between two beads; the outer one is carved.
  let q = hypot(d - 0.02, z - 0.06) - 0.065;
  q = min(q, hypot(d - 0.36, z - 0.1) - 0.1 - 0.028 * sin(t * 34));
  q = smoothUnion(q, max(abs(d - 0.2) - 0.16, abs(z - 0.02 - 1.3 * (d - 0.12) * (d - 0.12)) - 0.06), 0.03);
  // Ornament above and below.
  const Y = y - Y0 - B - 0.42,
    X = abs(x - X0);
  q = smoothUnion(
    q,
    min(
      ellipsoid(X, Y, z, 0, 0.0, 0.1, 0.2, 0.22, 0.12),
      ellipsoid(X, Y, z, 0.3, -0.06, 0.1, 0.24, 0.1, 0.1),
      ellipsoid(X, Y, z, 0.58, -0.2, 0.1, 0.15, 0.08, 0.08),
    ),
    0.05,
  );
  return q * 0.8;
};
const inside =
  (s: Shape): Shape =>
  (x, y, z) =>
    max(s(x, y, z), oval(x, y, A + 0.1, B + 0.1));
// Her bust, seen from behind; local axes: nape of the neck at the origin, size of life times 2.4.
const G = (s: Shape): Shape => inside(placeShape(s, X0 + 0.02, 2.12, -0.28, 0.22, 2.4));
const dress: Shape = (x, y, z) => {
  let d = smoothUnion(
    ellipsoid(x, y, z, 0, -0.2, -0.02, 0.155, 0.2, 0.1),
    ellipsoid(x, y, z, 0, -0.62, -0.02, 0.26, 0.24, 0.2),
    0.1,
  );
  d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.42, -0.02, 0.118, 0.16, 0.085), 0.08);
  const X = abs(x),
    puff =
      ellipsoid(X, y, z, 0.2, -0.15, -0.01, 0.075, 0.085, 0.075) + 0.004 * sin(atan2(y + 0.15, X - 0.2) * 16);
  d = smoothUnion(d, puff, 0.012);
  return max(d, (y + 0.085 - 0.5 * x * x) * 0.9);
};
const skin: Shape = (x, y, z) => {
  let d = smoothUnion(
    limb(x, y, z, [0, -0.16, -0.01], [-0.012, 0.1, 0.012], 0.056, 0.045),
    limb(abs(x), y, z, [0.02, -0.075, -0.015], [0.17, -0.125, -0.01], 0.05, 0.045),
    0.07,
  );
  d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.18, -0.02, 0.14, 0.12, 0.085), 0.06);
  d = min(d, limb(abs(x), y, z, [0.225, -0.2, -0.01], [0.25, -0.45, 0.02], 0.04, 0.034));
  const h = turnedHead(x, y, z);
  return smoothUnion(d, headShape(h[0], h[1], h[2]), 0.02);
};
const turnedHead = (x: number, y: number, z: number): Vec => {
  // She faces away (-z) and looks to the left, chin a little down.
  const X = x + 0.02,
    Y = y - 0.19,
    Z = z + 0.03,
    c = cos(PI + 0.62),
    s = sin(PI + 0.62),
    u = X * c - Z * s,
    w = X * s + Z * c,
    n = cos(0.16),
    m = sin(0.16);
  return [u, Y * n + w * m, w * n - Y * m];
};
const hair: Shape = (x, y, z) => {
  const [u, v, w] = turnedHead(x, y, z);
  let d = max(ellipsoid(u, v, w, 0, 0.04, -0.018, 0.09, 0.102, 0.11), w * 0.8 - v * 0.6 - 0.035, -0.08 - v);
  d = d + 0.0025 * sin(u * 150 + v * 40);
  const bun =
    ellipsoid(u, v, w, 0, 0.1, -0.12, 0.075, 0.07, 0.068) +
    0.006 * sin(atan2(v - 0.1, u) * 3 + hypot(u, v - 0.1) * 90);
  return min(
    smoothUnion(d, bun, 0.012),
    limb(u, v, w, [-0.06, -0.05, -0.06], [-0.05, -0.16, -0.05], 0.008, 0.004),
    hypot(hypot(u, v - 0.085) - 0.07, w + 0.085) - 0.012,
  );
};
const girl: Part[] = [
  { shape: G(dress), albedo: 0.62 },
  { shape: G(skin), albedo: 0.98 },
  { shape: G(hair), albedo: 0.27, gloss: 0.5, sharp: 10 },
];
const alt = {
  de: 'Ein prunkvoller ovaler Bilderrahmen. Das Mädchen darin kehrt uns den Rücken zu.',
  en: 'A sumptuous oval picture frame. The girl in it has turned her back on us.',
};
export default {
  slug: 'emilia-galotti',
  parts: [
    wallPart(-1.1, 0.3),
    { shape: frame, albedo: 0.8, gloss: 1.1, sharp: 18, around: [X0, Y0 + 0.1, 0, 2.3] },
    { shape: (x, y, z) => max(oval(x, y, A + 0.1, B + 0.1), abs(z + 0.75) - 0.03), albedo: 0.02 },
    ...girl,
  ],
  lights: [{ at: [-2.6, 4.4, 4.4], power: 36, hard: 50, spot: { to: [1, 1.9, 0], angle: 0.4, soft: 0.4 } }],
  rim: 0.04,
  step: 0.85,
  views: {
    wide: { eye: [0, 1.9, 6.6], to: [0.1, 2.02, 0], fov: 36, focal: [0.64, 0.45], alt },
    tall: { eye: [0.7, 1.9, 6.6], to: [0.95, 1.9, 0], fov: 40, focal: [0.5, 0.42], alt },
    detail: {
      eye: [-1.2, 2.3, 3.2],
      to: [0.85, 2.3, -0.1],
      fov: 36,
      focal: [0.5, 0.45],
      alt: {
        de: 'Der Nacken des Mädchens und der geschnitzte Rand des Rahmens.',
        en: 'The nape of the girl’s neck and the carved edge of the frame.',
      },
    },
  },
} satisfies Scene;
