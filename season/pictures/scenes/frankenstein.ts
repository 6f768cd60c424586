// The maker stands in the hand of what he made.
import { abs, min, sin } from '../numbers.ts';
import { person } from '../person.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, ellipsoid, smoothUnion } from '../solids.ts';

type Four<T> = [T, T, T, T];
const chain = (x: number, y: number, z: number, [a, b, c, d]: Four<Vec>, r: Four<number>) =>
  smoothUnion(
    smoothUnion(capsule(x, y, z, ...a, ...b, r[0], r[1]), capsule(x, y, z, ...b, ...c, r[1], r[2]), 0.05),
    capsule(x, y, z, ...c, ...d, r[2], r[3]),
    0.05,
  );
const fingers: Four<Vec>[] = [
  [
    [-0.35, 0.9, -0.62],
    [-1.15, 1.12, -0.78],
    [-1.55, 1.55, -0.8],
    [-1.52, 1.95, -0.74],
  ],
  [
    [-0.45, 0.88, -0.22],
    [-1.4, 1.0, -0.28],
    [-1.92, 1.38, -0.28],
    [-1.95, 1.82, -0.24],
  ],
  [
    [-0.42, 0.86, 0.2],
    [-1.35, 0.92, 0.26],
    [-1.86, 1.2, 0.28],
    [-1.98, 1.6, 0.26],
  ],
  [
    [-0.3, 0.86, 0.56],
    [-1.0, 0.9, 0.68],
    [-1.38, 1.12, 0.74],
    [-1.5, 1.42, 0.72],
  ],
];
const hand: Shape = (x, y, z) => {
  let d = box(x, y, z, 0.2, 0.78, 0, 0.72, 0.2, 0.72, 0.19);
  d = smoothUnion(d, ellipsoid(x, y, z, 0.45, 0.95, 0.5, 0.5, 0.2, 0.28), 0.2);
  d = smoothUnion(d, ellipsoid(x, y, z, 0.4, 0.9, -0.5, 0.5, 0.2, 0.28), 0.2);
  d += 0.05 * Math.exp(-((x - 0.1) * (x - 0.1) * 4 + z * z * 6)) * (y > 0.8 ? 1 : 0);
  d = smoothUnion(d, capsule(x, y, z, 0.75, 0.74, 0, 4.6, 0.1, 0.3, 0.44, 0.62), 0.22);
  for (const f of fingers) d = smoothUnion(d, chain(x, y, z, f, [0.25, 0.22, 0.2, 0.17]), 0.1);
  return smoothUnion(
    d,
    chain(
      x,
      y,
      z,
      [
        [0.6, 0.85, 0.55],
        [0.2, 1.05, 1.0],
        [-0.25, 1.32, 1.16],
        [-0.5, 1.62, 1.12],
      ],
      [0.3, 0.25, 0.22, 0.18],
    ),
    0.12,
  );
};
const thread = (x: number, y: number, z: number) => {
  // A seam round the wrist and one across the thumb, with cross stitches, on the skin's surface.
  let d = 9;
  for (let i = 0; i < 9; i++) {
    const a = -1.1 + i * 0.42,
      Y = 0.66 + 0.5 * Math.cos(a - 0.4),
      Z = 0.06 + 0.5 * Math.sin(a - 0.4) * 1.05;
    d = min(d, capsule(x, y, z, 1.02, Y + 0.03, Z, 1.38, Y - 0.0, Z + 0.05, 0.03));
  }
  return d;
};
const seam = (x: number, y: number) =>
  abs(x - 1.2 - 0.04 * sin(y * 9)) < 0.03 || abs(x + 1.22 + 0.06 * sin(y * 7)) < 0.028;
const alt = {
  de: 'Eine riesige, vernähte Hand. In ihrer Fläche steht winzig ein Mann im Gehrock und weicht vor den Fingern zurück.',
  en: 'A gigantic stitched hand. In its palm stands a tiny man in a frock coat, shrinking back from the fingers.',
};

export default {
  slug: 'frankenstein',
  step: 0.8,
  rim: 0.04,
  parts: [
    { shape: hand, albedo: (x, y) => (seam(x, y) ? 0.05 : 0.8) },
    { shape: thread, albedo: 0.04, around: [1.2, 0.7, 0.1, 0.8] },
    ...person(
      {
        at: [0.32, 0.93, 0.1],
        size: 0.62,
        turn: -1.0,
        weight: 0.06,
        lean: -0.22,
        collar: true,
        coat: { hem: 0.48, flare: 0.27, open: true },
        head: { nod: -0.25, turn: 0.1 },
        left: { to: [-0.3, 1.3, 0.5], bend: [-0.6, -0.6, 0] },
        right: { to: [0.4, 1.5, 0.2], bend: [0.6, -0.8, 0] },
        leftFoot: { to: [-0.14, 0.07, 0.2] },
        rightFoot: { to: [0.14, 0.07, -0.16] },
      },
      { cloth: 0.75, skin: 1, hair: 0.25 },
    ),
  ],
  lights: [
    { at: [-3.6, 5.2, 2.6], power: 36, hard: 60 },
    { at: [4, 2, 3], power: 0.1, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [-0.3, 2.2, 6.2], to: [-0.1, 1.12, 0], fov: 27.5, focal: [0.55, 0.5], alt },
    tall: { eye: [-0.9, 2.3, 6.2], to: [-0.8, 1.12, 0], fov: 36, focal: [0.6, 0.5], alt },
    detail: {
      eye: [-2.7, 3.3, 2.6],
      to: [-0.15, 1.1, 0],
      fov: 36,
      focal: [0.5, 0.5],
      alt: {
        de: 'Von oben gesehen: die offene Hand mit ihren Nähten, auf dem Ballen der Mann.',
        en: 'Seen from above: the open hand with its seams, the man at the base of the thumb.',
      },
    },
  },
} satisfies Scene;
