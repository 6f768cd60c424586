// General Gabler's daughter sits with her back to us: the chair, and her raised arm with the pistol.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, hypot, max, min, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, ellipsoid, smoothUnion, sphere } from '../solids.ts';

const chair: Shape = (x, y, z) => {
  // Wing chair, seen from behind: a padded, buttoned back, wings, rolled arms.
  let d = box(x, y, z, 0, 1.02, 0.3, 0.56 + 0.07 * (y - 1), 0.74, 0.13, 0.12);
  d = smoothUnion(d, ellipsoid(x, y, z, 0, 1.7, 0.3, 0.5, 0.26, 0.13), 0.15);
  const bx = abs(abs(x) - 0.21),
    by = abs(((y + 9) % 0.36) - 0.18);
  d += 0.03 * max(0, 1 - hypot(bx, by) * 11) * (z > 0.3 && y > 0.55 && y < 1.75 ? 1 : 0);
  d = smoothUnion(d, box(abs(x), y, z, 0.6, 1.3, 0.1, 0.09, 0.46, 0.26, 0.09), 0.06);
  d = min(
    d,
    box(abs(x), y, z, 0.62, 0.58, -0.18, 0.13, 0.3, 0.5, 0.1),
    capsule(abs(x), y, z, 0.65, 0.86, -0.6, 0.65, 0.86, 0.3, 0.14),
  );
  d = min(d, box(x, y, z, 0, 0.46, -0.15, 0.55, 0.16, 0.5, 0.06));
  return min(d, capsule(abs(x), y, z, 0.5, 0.3, 0.34, 0.56, 0, 0.4, 0.06, 0.035));
};
const S: Vec = [-0.66, 1.32, -0.06],
  E: Vec = [-1.16, 1.2, 0.04],
  W: Vec = [-0.97, 1.78, 0.04],
  H: Vec = [-0.95, 1.88, 0.04];
const sleeve: Shape = (x, y, z) => {
  const d = smoothUnion(
    limb(x, y, z, S, E, 0.16, 0.13),
    limb(x, y, z, E, [-1.02, 1.6, 0.04], 0.125, 0.085),
    0.06,
  );
  return min(d, limb(x, y, z, [-1.0, 1.62, 0.04], [-0.99, 1.68, 0.04], 0.1, 0.11));
};
const hand: Shape = (x, y, z) => {
  let d = smoothUnion(
    limb(x, y, z, [-0.99, 1.66, 0.04], W, 0.048, 0.045),
    ellipsoid(x, y, z, H[0], H[1], H[2], 0.07, 0.085, 0.06),
    0.03,
  );
  for (let i = 0; i < 3; i++)
    d = smoothUnion(
      d,
      limb(
        x,
        y,
        z,
        [-0.92 - i * 0.045, 1.86 + i * 0.025, 0.1],
        [-0.99 - i * 0.045, 1.92 + i * 0.025, 0.09],
        0.026,
      ),
      0.01,
    );
  return d;
};
const pistol: Shape = (x, y, z) => {
  // A long duelling pistol, muzzle up.
  let d = limb(x, y, z, [-0.83, 1.79, 0.05], [-1.02, 1.95, 0.05], 0.055, 0.045);
  d = smoothUnion(d, limb(x, y, z, [-1.02, 1.95, 0.05], [-1.16, 2.14, 0.05], 0.05, 0.052), 0.03);
  d = smoothUnion(d, limb(x, y, z, [-1.16, 2.14, 0.05], [-1.2, 2.72, 0.05], 0.062, 0.05), 0.02);
  d = min(
    d,
    limb(x, y, z, [-1.2, 2.64, 0.05], [-1.2, 2.72, 0.05], 0.062),
    sphere(x, y, z, -0.81, 1.77, 0.05, 0.068),
  );
  const ringd = hypot(hypot(x + 1.2, y - 2.05) - 0.085, z - 0.05) - 0.014;
  return min(d, ringd, limb(x, y, z, [-1.04, 2.08, 0.05], [-0.99, 2.2, 0.05], 0.028, 0.018));
};
const head: Shape = (x, y, z) =>
  smoothUnion(
    ellipsoid(x, y, z, -0.06, 1.9, 0.12, 0.18, 0.2, 0.18),
    ellipsoid(x, y, z, -0.04, 2.12, 0.14, 0.13, 0.1, 0.12) + 0.006 * sin(x * 60 + y * 30),
    0.03,
  );
const at: Vec = [1.4, -0.55, 0.2],
  size = 1.32;
const P = (s: Shape) => placeShape(s, at[0], at[1], at[2], -0.22, size);
const A = (x: number, y: number, r: number): [number, number, number, number] => [
  at[0] + x * size,
  at[1] + y * size,
  at[2],
  r * size,
];
const alt = {
  de: 'Ein Ohrensessel von hinten. Neben der Lehne ragt ein Frauenarm in die Höhe, in der Hand eine Duellpistole.',
  en: 'A wing chair from behind. Beside it a woman’s arm points upwards, a duelling pistol in the hand.',
};
export default {
  slug: 'hedda-gabler',
  parts: [
    floorPart(0.3, -0.55),
    wallPart(-2.4, 0.3),
    // A round patch of light on the wall.
    {
      shape: (x, y, z) => max(hypot(x - 0.6, y - 2.2) - 2.25, abs(z + 2.36) - 0.02),
      albedo: 0,
      glow: (x, y) => 0.8 - 0.08 * hypot(x - 0.2, y - 2.6),
      casts: false,
    },
    { shape: P(chair), albedo: 0.3, around: A(0, 1, 1.6) },
    {
      shape: P(sleeve),
      albedo: (_x, y) => ((y - at[1]) / size > 1.585 ? 0.95 : 0.06),
      around: A(-0.9, 1.4, 0.7),
    },
    { shape: P(hand), albedo: 0.95, around: A(-0.95, 1.8, 0.4) },
    { shape: P(pistol), albedo: 0.03, gloss: 0.5, sharp: 14, around: A(-1.05, 2.3, 0.85) },
    { shape: P(head), albedo: 0.25, around: A(-0.05, 1.95, 0.5) },
  ],
  lights: [{ at: [-5, 2.2, 1.4], power: 30, hard: 60, spot: { to: [0.4, 1.4, 0], angle: 0.3, soft: 0.5 } }],
  rim: 0.05,
  step: 0.8,
  views: {
    wide: { eye: [0, 1.5, 6.8], to: [0, 1.75, 0], fov: 34, focal: [0.6, 0.5], alt },
    tall: { eye: [0.8, 1.5, 6.8], to: [0.8, 1.6, 0], fov: 38, focal: [0.5, 0.5], alt },
    detail: {
      eye: [0.35, 2.05, 3.5],
      to: [0.35, 2.15, 0.2],
      fov: 42,
      focal: [0.5, 0.5],
      alt: {
        de: 'Die Hand mit der Duellpistole, der Lauf zeigt zur Decke.',
        en: 'The hand with the duelling pistol, its barrel pointing at the ceiling.',
      },
    },
  },
} satisfies Scene;
