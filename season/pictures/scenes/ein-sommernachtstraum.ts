// Bottom with the donkey's head before a huge moon; the small queen of the fairies leans on his muzzle.

import { abs, cos, hypot, max, min, noise, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { capsule, ellipsoid, ruff, smoothUnion, sphere } from '../solids.ts';

const hide: Shape = (x, y, z) => {
  // In head axes: brow at the origin, the muzzle runs forward and down.
  const X = abs(x);
  let d = ellipsoid(x, y, z, 0, 0, -0.12, 0.4, 0.47, 0.5);
  d = smoothUnion(d, limb(x, y, z, [0, -0.02, 0.2], [0, -0.62, 0.98], 0.36, 0.25), 0.2);
  d = smoothUnion(d, limb(X, y, z, [0.2, -0.2, 0], [0.14, -0.55, 0.55], 0.22, 0.15), 0.12);
  d = smoothUnion(d, limb(X, y, z, [0.2, 0.2, 0.28], [0.3, 0.1, 0.2], 0.12), 0.1); // brow
  // Ears.
  const ex = X - 0.24,
    ey = y - 0.35,
    ez = z + 0.22,
    lean = 0.34;
  const u = ex - ey * lean,
    L = ey / 1.35;
  const w = 0.17 * (1 - (2 * L - 0.9) * (2 * L - 0.9) * 0.75);
  let ear = max(hypot(u, ez * 1.5) - max(0.02, w), -ey - 0.1, ey - 1.35) * 0.7;
  ear = max(ear, -(hypot(u, (ez - 0.13) * 1.1) - max(0, w * 0.72)) * 0.7);
  d = smoothUnion(d, ear, 0.06);
  return smoothUnion(d, capsule(x, y, z, 0, -0.1, -0.2, 0, -1.2, -0.35, 0.36, 0.42), 0.2);
};
const pale: Shape = (x, y, z) => {
  const X = abs(x);
  let d = smoothUnion(
    ellipsoid(x, y, z, 0, -0.72, 1.08, 0.29, 0.25, 0.25),
    ellipsoid(x, y, z, 0, -0.86, 0.95, 0.24, 0.17, 0.24),
    0.05,
  );
  d = -smoothUnion(-d, ellipsoid(X, y, z, 0.13, -0.66, 1.28, 0.055, 0.075, 0.09), 0.03);
  return -smoothUnion(-d, capsule(X, y, z, 0, -0.84, 1.26, 0.22, -0.8, 1.1, 0.018), 0.02);
};
const mane: Shape = (x, y, z) => {
  const a = hypot(y - 0.1, z + 0.1);
  const back =
    max(
      abs(x) - 0.09 - 0.02 * sin(y * 40),
      abs(a - 0.55) - 0.16 - 0.03 * sin((y + z) * 34),
      z - 0.12,
      -y - 0.6,
    ) * 0.6;
  return smoothUnion(
    back,
    ellipsoid(x, y, z, 0.03, 0.4, 0.2, 0.12, 0.2, 0.2) + 0.015 * sin(x * 60 + y * 20),
    0.05,
  );
};
const eye: Shape = (x, y, z) => sphere(abs(x), y, z, 0.32, -0.02, 0.28, 0.105);
const H: Vec = [0.85, 2.15, 0],
  turn = -0.58;
const P = (s: Shape) => placeShape(s, H[0], H[1], H[2], turn, 1);
const coat: Shape = (x, y, z) => {
  let d = smoothUnion(
    ellipsoid(x, y, z, 0, -1.75, -0.4, 1.15, 0.66, 0.6),
    capsule(abs(x), y, z, 0.95, -1.75, -0.35, 1.25, -3, -0.1, 0.4, 0.38),
    0.15,
  );
  d = min(d, sphere(x, y, z, 0, -1.75, 0.2, 0.06), sphere(x, y, z, 0, -2.05, 0.2, 0.06));
  return d;
};
const alt = {
  de: 'Ein Mann mit Eselskopf vor einem riesigen Mond. Er hat die Ohren gespitzt und trägt eine Halskrause.',
  en: 'A man with a donkey’s head before an enormous moon, ears pricked, in a ruff.',
};
export default {
  slug: 'ein-sommernachtstraum',
  parts: [
    { shape: P(hide), albedo: (x, y) => 0.42 + 0.06 * sin(y * 60 + x * 9), around: [0.6, 2.4, 0.1, 1.9] },
    { shape: P(pale), albedo: 0.95, around: [0.05, 1.5, 0.75, 0.8] },
    { shape: P(mane), albedo: 0.12, around: [0.8, 2.3, 0, 1] },
    {
      shape: P(eye),
      albedo: (x, y, z) => {
        const X = (x - H[0]) / 1,
          Y = (y - H[1]) / 1,
          Z = (z - H[2]) / 1;
        const u = abs(X * cos(turn) - Z * sin(turn)),
          w = X * sin(turn) + Z * cos(turn);
        return hypot(u - 0.4, Y + 0.03, w - 0.34) < 0.065 ? 0.02 : 1;
      },
      gloss: 2,
      sharp: 80,
      around: [0.6, 2.2, 0.2, 0.6],
    },
    { shape: P(coat), albedo: 0.3, around: [0.85, 0.4, 0, 2.2] },
    {
      shape: P((x, y, z) => ruff(x, y + 1.12 - z * 0.1, z + 0.32, 0.82, 16, 0.06)),
      albedo: 0.95,
      around: [0.8, 1.2, 0, 1],
    },
    {
      shape: (x, y, z) => sphere(x, y, z, 2.15, 2.5, -5, 2.15),
      albedo: 0,
      casts: false,
      glow: (x, y) =>
        0.62 +
        0.32 * noise(x * 1.7 + 3, y * 1.7) * noise(x * 0.8, y * 0.8 + 5) -
        0.18 * noise(x * 3.2, y * 3.2),
    },
  ],
  lights: [{ at: [-2.4, 3.9, 5], power: 40, hard: 30 }],
  rim: 0.06,
  step: 0.75,
  views: {
    wide: { eye: [0, 1.9, 6.4], to: [0.05, 1.9, 0], fov: 36, focal: [0.58, 0.45], alt },
    tall: { eye: [1.0, 1.9, 6.4], to: [1.0, 1.85, 0], fov: 42, focal: [0.5, 0.42], alt },
    detail: {
      eye: [-2.6, 1.3, 2.9],
      to: [0.25, 2.0, 0.3],
      fov: 38,
      focal: [0.5, 0.45],
      alt: {
        de: 'Der Eselskopf aus der Nähe, mit weißem Maul und großem, feuchtem Auge.',
        en: 'The donkey’s head close up, with its white muzzle and large moist eye.',
      },
    },
  },
} satisfies Scene;
