// A thin line of water; above it a boat, below it everything else.
import { abs, floor, hash, max, min, sin, smooth } from '../numbers.ts';
import { person } from '../person.ts';
import { tube } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, cut, ellipsoid, smoothUnion } from '../solids.ts';

// The whale in its own axes: head towards +x, then pitched upwards.
const A = 0.62,
  ca = Math.cos(A),
  sa = Math.sin(A);
const inWhale =
  (f: Shape): Shape =>
  (x, y, z) => {
    const X = x - 0.1,
      Y = y - 0.3;
    return f(X * ca + Y * sa, Y * ca - X * sa, z);
  };
const whale: Shape = inWhale((x, y, z) => {
  const bend = 0.06 * (x < 0 ? x * x : 0);
  y += bend;
  let d = ellipsoid(x, y, z, -0.2, 0, 0, 2.3, 0.78, 0.74);
  d = smoothUnion(d, box(x, y, z, 1.3, 0.13, 0, 1.12, 0.66, 0.56, 0.46), 0.3);
  d = smoothUnion(d, capsule(x, y, z, -1.6, -0.02, 0, -3.3, 0.05, 0, 0.36, 0.13), 0.35);
  d = cut(d, max(capsule(x, y, z, 0.7, -0.62, 0, 2.6, -0.36, 0, 0.15, 0.13), -(x - 0.4)));
  d = min(d, capsule(x, y, z, 0.55, -0.72, 0, 2.2, -0.72, 0, 0.15, 0.07));
  d = smoothUnion(d, ellipsoid(x, y, abs(z), 0.35, -0.62, 0.62, 0.42, 0.1, 0.3), 0.12);
  d = min(d, max(ellipsoid(x, y, abs(z), -3.5, 0.05, 0.42, 0.36, 0.07, 0.55), -(x + 3.9)));
  d += 0.012 * sin(x * 9 + 3 * sin(y * 4)) * smooth(0.9, -1, x);
  return cut(d, ellipsoid(x, y, abs(z), 0.75, -0.26, 0.66, 0.1, 0.055, 0.14));
});
// Old harpoons in the back, their lines cut.
const harpoons = inWhale((x, y, z) =>
  min(
    capsule(x, y, z, 0.35, 0.7, 0.25, 0.1, 1.5, 0.4, 0.022),
    capsule(x, y, z, -0.25, 0.65, 0.2, -0.75, 1.35, 0.35, 0.022),
    capsule(x, y, z, -0.8, 0.55, 0.2, -1.0, 1.2, 0.35, 0.022),
    tube(
      [
        [-0.75, 1.35, 0.35],
        [-0.9, 1.2, 0.5],
        [-1.05, 0.9, 0.55],
        [-1.3, 0.85, 0.5],
      ],
      0.012,
    )(x, y, z),
  ),
);
const level = (x: number, z: number) => 2.42 + 0.06 * sin(x * 2.1 + 0.6) + 0.035 * sin(x * 4.7 + z);
const wave: Vec[] = Array.from({ length: 66 }, (_, i) => {
  const x = -6.5 + i * 0.2;
  return [x, level(x, 0), 0.3];
});
const boat: Shape = (x, y, z) => {
  const X = x - 1.55,
    Y = y - 2.55,
    a = abs(X);
  return (
    max(abs(z) - 0.2 * (1 - (a * a) / 0.5), Y - 0.1 - 0.16 * a * a, -Y - 0.1 + 0.22 * a * a, a - 0.7) * 0.7
  );
};
const alt = {
  de: 'Ein Ruderboot mit einem Harpunier auf dünner Wasserlinie. Unter ihm steigt ein riesiger weißer Wal auf.',
  en: 'A rowing boat with a harpooner on a thin line of water. Beneath it an enormous white whale is rising.',
};

export default {
  slug: 'moby-dick',
  step: 0.75,
  parts: [
    { shape: whale, albedo: (x, y) => 0.92 - 0.18 * hash(floor(x * 6 + y * 2), floor(y * 14 - x * 9)) },
    { shape: tube(wave, 0.022), albedo: 1, glow: 0.5, casts: false, around: [0, 2.42, 0.3, 6.6] },
    { shape: boat, albedo: 0.85, glow: 0.12, around: [1.55, 2.55, 0, 0.9] },
    { shape: harpoons, albedo: 1, glow: 0.15, casts: false, around: [-0.2, 1.3, 0, 1.6] },
    ...person(
      {
        at: [1.98, 2.52, 0],
        size: 0.56,
        turn: 0.9,
        weight: 0.06,
        lean: 0.25,
        hat: 'brim',
        coat: { hem: 0.6, flare: 0.22 },
        head: { nod: 0.4 },
        left: { to: [-0.1, 1.75, 0.3], bend: [-0.4, -0.5, -0.6] },
        right: { to: [0.3, 1.72, 0.2] },
      },
      { cloth: 0.75, skin: 1, hair: 0.7 },
    ),
    ...person(
      {
        at: [1.4, 2.42, 0],
        size: 0.5,
        turn: -1.4,
        sink: 0.3,
        lean: 0.2,
        left: { to: [-0.2, 0.9, 0.5] },
        right: { to: [0.2, 0.9, 0.5] },
      },
      { cloth: 0.6 },
    ),
    ...person(
      {
        at: [1.08, 2.42, 0],
        size: 0.5,
        turn: -1.4,
        sink: 0.3,
        lean: -0.1,
        left: { to: [-0.2, 0.9, 0.5] },
        right: { to: [0.2, 0.9, 0.5] },
      },
      { cloth: 0.6 },
    ),
    {
      shape: tube(
        [
          [1.72, 3.55, 0.05],
          [2.62, 3.22, 0.3],
        ],
        0.014,
      ),
      albedo: 1,
      glow: 0.5,
      casts: false,
    },
    {
      shape: tube(
        [
          [1.3, 2.75, 0.2],
          [0.72, 2.3, 0.5],
        ],
        0.016,
      ),
      albedo: 1,
      glow: 0.3,
      casts: false,
    },
  ],
  lights: [
    { at: [2.6, 5.6, 3.4], power: 25, hard: 14 },
    { at: [3, 3, 6], power: 0.07, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [0, 1.5, 8.6], to: [0.1, 1.4, 0], fov: 32, focal: [0.6, 0.5], alt },
    tall: { eye: [1.1, 1.5, 8.6], to: [1.0, 1.45, 0], fov: 33, focal: [0.5, 0.5], alt },
    detail: {
      eye: [3.6, 1.7, 4.6],
      to: [1.1, 1.9, 0],
      fov: 40,
      focal: [0.5, 0.5],
      alt: { de: 'Das Maul des Wals dicht unter dem Boot.', en: 'The whale’s jaw just beneath the boat.' },
    },
  },
} satisfies Scene;
