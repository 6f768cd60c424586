// The grandchild of the sun: the sun stands behind her head like a halo, and under her spread cloak are the children.

import { floorPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, atan2, clamp, hypot, max, min, mix, sin, smooth } from '../numbers.ts';
import { person } from '../person.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape } from '../scene.ts';
import { capsule, ellipsoid, smoothUnion } from '../solids.ts';

const X0 = 0.85;
const P = (s: Shape, size = 1) => placeShape(s, X0, 0, 0, 0, size);
// The cloak: a bell, open in front, carried by both raised arms.
const cloak: Shape = (x, y, z) => {
  const X = abs(x),
    h = clamp((2.2 - y) / 2.2);
  const half = 1.36 + 0.2 * h - 1.2 * smooth(2.02, 2.42, y) + 0.07 * sin(y * 5 + (x > 0 ? 1 : 0)) * h;
  const fold = 0.085 * sin(X * 11 + 0.5 * sin(y * 1.7)) * (0.25 + 0.75 * h);
  const back = -0.55 + fold + 0.95 * (X / 1.4) ** 2.4 * (0.55 + 0.45 * (1 - h));
  return max(abs(z - back) - 0.03, X - half, y - 2.3 + 0.13 * X, 0.03 + 0.05 * sin(X * 11) - y) * 0.45;
};
const arms: Shape = (x, y, z) => {
  const X = abs(x);
  return smoothUnion(
    limb(X, y, z, [0.1, 2.16, -0.1], [0.72, 1.98, 0.0], 0.12, 0.09),
    limb(X, y, z, [0.72, 1.98, 0.0], [1.3, 2.1, 0.5], 0.085, 0.05),
    0.05,
  );
};
const hands: Shape = (x, y, z) => ellipsoid(abs(x), y, z, 1.34, 2.13, 0.56, 0.07, 0.08, 0.06);
const dress: Shape = (x, y, z) => {
  const th = atan2(z, x);
  let d =
    max(
      hypot(x, z * 1.15) - mix(0.52, 0.17, clamp(y / 1.5)) - 0.02 * sin(th * 13) * clamp(1.5 - y),
      y - 1.55,
      0.02 - y,
    ) * 0.75;
  d = smoothUnion(d, ellipsoid(x, y, z, 0, 1.85, -0.02, 0.25, 0.42, 0.17), 0.12);
  return d;
};
const head: Shape = (x, y, z) =>
  smoothUnion(
    headShape(x / 1.5, (y - 2.6) / 1.5, (z - 0.03) / 1.5) * 1.5,
    capsule(x, y, z, 0, 2.2, -0.03, 0, 2.5, 0, 0.09, 0.08),
    0.03,
  );
const hair: Shape = (x, y, z) => {
  const X = abs(x),
    Y = y - 2.6;
  let d = max(ellipsoid(X, Y, z, 0, 0.07, -0.03, 0.16, 0.18, 0.18), z * 0.8 - Y * 0.6 - 0.06);
  d = smoothUnion(
    d,
    limb(X, Y, z, [0.11, 0, -0.03], [0.2, -0.5, -0.02], 0.07, 0.05) + 0.01 * sin(Y * 34),
    0.05,
  );
  return min(d, ellipsoid(X, Y, z, 0, -0.2, -0.13, 0.17, 0.3, 0.06));
};
const A: [number, number, number, number] = [X0, 1.3, 0, 2.2];
const alt = {
  de: 'Eine Frau breitet ihren Mantel aus, hinter ihrem Kopf steht die Sonne wie ein Heiligenschein. Unter dem Mantel zwei Kinder.',
  en: 'A woman spreads her cloak, the sun behind her head like a halo. Under the cloak, two children.',
};
export default {
  slug: 'medea',
  parts: [
    floorPart(0.45),
    { shape: P(cloak), albedo: 0.4, around: A },
    { shape: P(arms), albedo: 0.5, around: A },
    { shape: P(hands), albedo: 0.95, around: A },
    { shape: P(dress), albedo: 0.5, around: A },
    { shape: P(head), albedo: 0.9, around: A },
    { shape: P(hair), albedo: 0.06, around: A },
    ...person(
      {
        at: [X0 - 0.68, 0, 0.35],
        size: 0.8,
        turn: 0.35,
        head: { turn: 0.2, nod: -0.15 },
        coat: { hem: 0.5, flare: 0.26, folds: 0.02 },
        hair: 'short',
      },
      { cloth: 0.9, skin: 0.95, hair: 0.3 },
    ),
    ...person(
      {
        at: [X0 + 0.68, 0, 0.4],
        size: 0.66,
        turn: -0.45,
        head: { turn: -0.3, tilt: 0.15 },
        coat: { hem: 0.4, flare: 0.28, folds: 0.02 },
        hair: 'long',
        left: { to: [-0.12, 1.02, 0.3] },
      },
      { cloth: 0.85, skin: 0.95, hair: 0.2 },
    ),
    {
      shape: (x, y, z) => hypot(hypot(x - X0, y - 2.62) - 0, z + 1.2) - 1.1,
      albedo: 0,
      glow: (x, y) => 1.05 - 0.35 * smooth(0.5, 1.1, hypot(x - X0, y - 2.62)),
      casts: false,
    },
  ],
  lights: [
    { at: [-3.4, 1.5, 4.2], power: 30, hard: 30, spot: { to: [X0, 1.1, 0], angle: 0.4, soft: 0.4 } },
    { at: [X0, 4.4, -3], power: 6, hard: 30 },
  ],
  rim: 0.09,
  step: 0.8,
  views: {
    wide: { eye: [0.1, 1.3, 6.2], to: [0.1, 1.8, 0], fov: 35, focal: [0.62, 0.45], alt },
    tall: { eye: [X0, 1.35, 6.6], to: [X0, 1.65, 0], fov: 41, focal: [0.5, 0.45], alt },
    detail: {
      eye: [-0.7, 0.5, 3.1],
      to: [0.7, 1.62, 0],
      fov: 50,
      focal: [0.5, 0.4],
      alt: {
        de: 'Der Junge unter dem Mantel schaut zu seiner Mutter auf.',
        en: 'The boy under the cloak looks up at his mother.',
      },
    },
  },
} satisfies Scene;
