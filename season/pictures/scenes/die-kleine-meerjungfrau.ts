// The little mermaid in a bathtub: her tail hangs over the rim, and in front of the tub stand a pair of shoes.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, clamp, cos, hypot, max, min, mix, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb, rod } from '../rods.ts';
import type { Scene, Shape } from '../scene.ts';
import { ellipsoid, smoothUnion, sphere } from '../solids.ts';

const T = (s: Shape) => placeShape(s, 0.95, 0, 0, 0, 1.12);
const tub: Shape = (x, y, z) => {
  const X = abs(x),
    rise = 0.16 * X * X * (x > 0 ? 1 : 0.35),
    k = mix(0.72, 1, clamp(y / 1.0));
  const o = (hypot(x / 1.5, z / 0.62) - k) * 0.6;
  let d = max(max(o, y - 1.0 - rise), 0.2 - y);
  d = max(d, -max(o + 0.045, 0.3 - y));
  const rim = hypot((hypot(x / 1.5, z / 0.62) - 1.02) * 0.62, y - 1.0 - rise) - 0.055;
  d = min(d * 0.9, rim * 0.8);
  // Clawed feet.
  return min(
    d,
    smoothUnion(
      sphere(X, y, abs(z), 0.85, 0.1, 0.36, 0.1),
      limb(X, y, abs(z), [0.85, 0.1, 0.36], [0.78, 0.36, 0.32], 0.06, 0.08),
      0.05,
    ),
  );
};
const flesh = rod(
  [
    [0.35, 0.75, 0.05, 0.3],
    [-0.3, 1.05, 0.08, 0.28],
    [-0.95, 1.3, 0.16, 0.23],
    [-1.4, 1.32, 0.26, 0.17],
    [-1.72, 1.08, 0.36, 0.12],
    [-1.85, 0.86, 0.4, 0.08],
  ],
  0.06,
);
const tail: Shape = (x, y, z) => flesh(x, y, z) + 0.012 * abs(sin(x * 17 + y * 9) * sin(y * 19 - x * 8));
const fin: Shape = (x, y, z) => {
  // Two lobes, hanging and spread, ribbed.
  const X = x + 1.86,
    Y = y - 0.84,
    Z = z - 0.42;
  let d = 1e9;
  for (const { a, L } of [
    { a: -0.75, L: 0.74 },
    { a: 0.55, L: 0.7 },
  ]) {
    const c = cos(a),
      s = sin(a),
      u = X * c + -Y * s,
      v = -(X * s + Y * c) * 1; // v runs down the lobe
    const w = v / L,
      half = 0.29 * Math.sqrt(clamp(w * 1.25)) * (1 - 0.55 * clamp(w) ** 3);
    d = min(
      d,
      max(
        abs(u) - half,
        -v,
        v - L + 0.1 * abs(sin(u * 14)),
        abs(Z - 0.1 * w * w - 0.015 * sin(u * 42)) - 0.03,
      ) * 0.65,
    );
  }
  return d;
};
const skin: Shape = (x, y, z) => {
  // She sits at the right end, leaning on the rim with both arms, and looks down at the shoes.
  const S = 1.55,
    c = cos(-0.75),
    s = sin(-0.75),
    n = cos(0.32),
    m = sin(0.32);
  const X = (x - 0.72) / S,
    Y = (y - 2.02) / S,
    Z = (z - 0.22) / S,
    u = X * c - Z * s,
    k = X * s + Z * c,
    v = Y * n + k * m,
    w = k * n - Y * m;
  let d = headShape(u, v, w) * S;
  d = smoothUnion(d, limb(x, y, z, [0.84, 1.68, 0.04], [0.74, 1.95, 0.17], 0.085, 0.075), 0.04);
  let b = smoothUnion(
    limb(x, y, z, [0.7, 0.9, 0], [0.84, 1.5, 0], 0.24, 0.22),
    limb(x, y, z, [0.66, 1.6, 0.28], [1.0, 1.6, -0.22], 0.1),
    0.12,
  );
  b = smoothUnion(b, limb(x, y, z, [0.64, 1.58, 0.3], [0.42, 1.2, 0.58], 0.085, 0.07), 0.04);
  b = smoothUnion(b, limb(x, y, z, [0.42, 1.2, 0.58], [0.02, 1.17, 0.56], 0.07, 0.05), 0.03);
  b = min(b, ellipsoid(x, y, z, -0.08, 1.15, 0.58, 0.1, 0.05, 0.06));
  return min(
    smoothUnion(d, b, 0.05),
    smoothUnion(
      limb(x, y, z, [1.02, 1.58, -0.22], [1.25, 1.25, -0.1], 0.085, 0.065),
      limb(x, y, z, [1.25, 1.25, -0.1], [1.0, 1.2, 0.5], 0.065, 0.05),
      0.03,
    ),
  );
};
const hair: Shape = (x, y, z) => {
  let d = max(
    ellipsoid(x, y, z, 0.76, 2.1, 0.17, 0.18, 0.19, 0.19),
    -(hypot(x - 0.55, y - 1.97, z - 0.42) - 0.24),
  );
  d = smoothUnion(d, limb(x, y, z, [0.86, 2.05, 0.08], [1.12, 1.6, 0.02], 0.16, 0.17), 0.08);
  d = smoothUnion(d, limb(x, y, z, [1.12, 1.6, 0.02], [1.32, 1.12, 0.12], 0.17, 0.12), 0.08);
  d = smoothUnion(d, limb(x, y, z, [1.32, 1.12, 0.12], [1.46, 0.7, 0.5], 0.12, 0.05), 0.06);
  return (d + 0.014 * sin(x * 38 + y * 15 + 2 * sin(y * 6))) * 0.85;
};
const water: Shape = (x, y, z) =>
  max((hypot(x / 1.5, z / 0.62) - 0.97) * 0.6, abs(y - 0.92 - 0.012 * sin(x * 14 + z * 9)) - 0.02);
const shoe = (dx: number, dz: number, turn: number): Shape =>
  placeShape(
    (x, y, z) => {
      // A girl's buckled shoe, the toe towards +z.
      let d = smoothUnion(
        ellipsoid(x, y, z, 0, 0.06, 0.14, 0.1, 0.09, 0.17),
        ellipsoid(x, y, z, 0, 0.08, -0.12, 0.085, 0.12, 0.13),
        0.08,
      );
      d = max(d, -ellipsoid(x, y, z, 0, 0.17, -0.06, 0.07, 0.11, 0.16), -y);
      return min(
        d,
        limb(x, y, z, [-0.085, 0.15, 0.0], [0.085, 0.15, 0.0], 0.022),
        hypot(x - 0.1, y - 0.14, z) - 0.035,
      );
    },
    dx,
    0,
    dz,
    turn,
    1.55,
  );
const shoes: Shape = (x, y, z) => min(shoe(-0.15, 1.55, -0.35)(x, y, z), shoe(0.32, 1.62, -0.1)(x, y, z));
const A: [number, number, number, number] = [0.95, 1.1, 0, 2.6];
const alt = {
  de: 'Eine Meerjungfrau sitzt in der Badewanne, ihre Flosse hängt über den Rand. Vor der Wanne steht ein Paar Schuhe, zu dem sie hinunterschaut.',
  en: 'A mermaid sits in a bathtub, her tail hanging over the rim. In front of the tub stands a pair of shoes, and she looks down at them.',
};
export default {
  slug: 'die-kleine-meerjungfrau',
  parts: [
    floorPart((x, _y, z) => ((Math.floor(x * 1.4 + 40) + Math.floor(z * 1.4 + 40)) % 2 ? 0.5 : 0.2)),
    wallPart(-2.8, 0.24),
    { shape: T(tub), albedo: 0.9, gloss: 0.8, sharp: 40, around: [0.95, 0.6, 0, 2.1] },
    { shape: T(water), albedo: 0.1, gloss: 0.5, sharp: 20, around: [0.95, 1, 0, 1.8] },
    { shape: T(tail), albedo: 0.45, gloss: 0.9, sharp: 22, around: A },
    { shape: T(fin), albedo: 0.75, gloss: 0.5, sharp: 22, around: [-1.1, 0.6, 0.45, 1.3] },
    { shape: T(skin), albedo: 0.85, around: A },
    { shape: T(hair), albedo: 0.2, gloss: 0.6, sharp: 20, around: A },
    { shape: shoes, albedo: 0.12, gloss: 1.6, sharp: 30, around: [0.1, 0.15, 1.6, 0.8] },
  ],
  lights: [{ at: [-3.4, 4.6, 4.6], power: 52, hard: 40, spot: { to: [0.8, 0.9, 0], angle: 0.4, soft: 0.4 } }],
  rim: 0.05,
  step: 0.75,
  views: {
    wide: { eye: [-0.1, 1.75, 6.8], to: [0.1, 1.25, 0], fov: 34, focal: [0.62, 0.45], alt },
    tall: { eye: [0.5, 1.75, 6.8], to: [0.55, 1.1, 0], fov: 47, focal: [0.5, 0.42], alt },
    detail: {
      eye: [-1.6, 0.8, 4.4],
      to: [-0.3, 0.42, 0.8],
      fov: 28,
      focal: [0.45, 0.55],
      alt: {
        de: 'Die Schuhe auf den Fliesen, dahinter die Flosse über dem Wannenrand.',
        en: 'The shoes on the tiles, and behind them the tail fin hanging over the tub.',
      },
    },
  },
} satisfies Scene;
