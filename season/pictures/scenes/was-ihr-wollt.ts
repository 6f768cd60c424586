// Shipwreck and Malvolio at once: two legs in cross-gartered stockings stick out of the sea.

import { abs, atan2, clamp, exp, hypot, min, mix, sin } from '../numbers.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { ellipsoid, smoothUnion, sphere } from '../solids.ts';

const X0 = 1.05;
const height = (x: number, z: number) => {
  const r = hypot(x - X0, z),
    ringWave = 0.12 * sin(r * 7.5 - 0.6) * exp(-r * 0.75) * clamp(r * 1.4);
  return (
    0.2 +
    0.2 * sin(x * 1.2 + z * 0.9) +
    0.12 * sin(x * 2.3 - z * 1.9 + 1) +
    0.07 * sin(x * 4.6 + z * 3.1) +
    0.03 * sin(x * 9 - z * 6) +
    ringWave -
    0.012 * (z + 2) * (z + 2) * (z < -2 ? 1 : 0)
  );
};
type Leg = { hip: Vec; knee: Vec; ankle: Vec; toe: Vec };
const legs: [Leg, Leg] = [
  {
    hip: [X0 - 0.3, -0.4, 0.05],
    knee: [X0 - 0.5, 1.55, 0.15],
    ankle: [X0 - 0.3, 3.1, 0],
    toe: [X0 - 0.92, 3.5, 0.25],
  },
  {
    hip: [X0 + 0.3, -0.4, 0],
    knee: [X0 + 0.66, 1.45, 0.2],
    ankle: [X0 + 1.62, 2.3, -0.1],
    toe: [X0 + 2.1, 2.0, 0.12],
  },
];
const stocking: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    const calf: Vec = [
      mix(l.knee[0], l.ankle[0], 0.3),
      mix(l.knee[1], l.ankle[1], 0.3),
      mix(l.knee[2], l.ankle[2], 0.3) - 0.07,
    ];
    let q = smoothUnion(
      limb(x, y, z, l.hip, l.knee, 0.52, 0.33),
      limb(x, y, z, l.knee, l.ankle, 0.31, 0.17),
      0.1,
    );
    q = smoothUnion(
      q,
      limb(
        x,
        y,
        z,
        calf,
        [mix(calf[0], l.ankle[0], 0.25), mix(calf[1], l.ankle[1], 0.25), mix(calf[2], l.ankle[2], 0.25)],
        0.3,
        0.26,
      ),
      0.12,
    );
    d = min(d, q);
  }
  return d;
};
const shoe: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    const heel: Vec = [
      l.ankle[0] + (l.ankle[0] - l.toe[0]) * 0.18,
      l.ankle[1] + (l.ankle[1] - l.knee[1]) * 0.09,
      l.ankle[2],
    ];
    d = min(
      d,
      smoothUnion(limb(x, y, z, heel, l.toe, 0.2, 0.1), limb(x, y, z, l.ankle, heel, 0.18, 0.2), 0.06),
    );
    const b: Vec = [mix(l.ankle[0], l.toe[0], 0.4), mix(l.ankle[1], l.toe[1], 0.4), l.ankle[2] + 0.2];
    d = min(d, sphere(x, y, z, b[0], b[1], b[2], 0.12));
  }
  return d;
};
/** Garters: two ribbons that wind about the leg in opposite directions, and a bow at the knee. */
const garter = (x: number, y: number, z: number) => {
  const l = x < mix(X0, X0 + 0.1, y) ? legs[0] : legs[1];
  const low = y > l.knee[1] || (l === legs[1] && x > l.knee[0] + 0.1);
  const a = low ? l.knee : l.hip,
    b = low ? l.ankle : l.knee;
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    dz = b[2] - a[2],
    L = hypot(dx, dy, dz);
  const t = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / L + (low ? 2 : 0);
  const side = ((x - a[0]) * dy - (y - a[1]) * dx) / L;
  const th = atan2(side, z - a[2] - (dz * t) / L) / 6.2832;
  const f = (v: number) => abs(v - Math.round(v));
  return min(f(t * 1.45 + th), f(t * 1.45 - th)) < 0.12 ? 1 : 0.2;
};
const bow: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    const X = abs(x - l.knee[0]),
      Y = y - l.knee[1] + 0.12,
      Z = z - l.knee[2] - 0.34;
    d = min(
      d,
      ellipsoid(X, Y - 0.04, Z, 0.19, 0, 0, 0.18, 0.11, 0.06),
      ellipsoid(X, Y, Z, 0, 0, 0.02, 0.05, 0.05, 0.05),
    );
  }
  return d;
};
const alt = {
  de: 'Aus dem Meer ragen zwei Beine in kreuzweise gebundenen Strümpfen, mit Schleifen an den Knien.',
  en: 'Two legs in cross-gartered stockings stick out of the sea, with bows at the knees.',
};
export default {
  slug: 'was-ihr-wollt',
  parts: [
    {
      shape: (x, y, z) => (y - height(x, z)) * 0.75,
      albedo: (x, _y, z) => 0.34 * clamp(1 - 0.09 * hypot(x + 3, z - 3)) + 0.06,
      gloss: 0.4,
      sharp: 30,
    },
    { shape: stocking, albedo: garter, around: [X0 + 0.4, 1.4, 0, 2.6] },
    { shape: shoe, albedo: 0.6, gloss: 0.8, sharp: 20, around: [X0 + 0.6, 2.8, 0, 2] },
    { shape: bow, albedo: 1, around: [X0, 1.5, 0.3, 1.2] },
  ],
  lights: [{ at: [-4.5, 5.4, 4], power: 62, hard: 40 }],
  rim: 0.05,
  step: 0.6,
  far: 22,
  views: {
    wide: { eye: [0, 1.35, 7], to: [0, 1.72, 0], fov: 36, focal: [0.63, 0.45], alt },
    tall: { eye: [1.6, 1.35, 7], to: [1.6, 1.75, 0], fov: 41, focal: [0.45, 0.45], alt },
    detail: {
      eye: [-0.9, 0.85, 4.1],
      to: [1.1, 1.85, 0],
      fov: 50,
      focal: [0.5, 0.45],
      alt: {
        de: 'Die Beine von der Wasserlinie aus gesehen, die Schuhe hoch in der Nacht.',
        en: 'The legs seen from the waterline, the shoes high up in the night.',
      },
    },
  },
} satisfies Scene;
