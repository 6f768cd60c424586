// Two crowned heads in one ruff, looking away from each other, bored.
import { wallPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, atan2, clamp, hypot, max, PI, sin } from '../numbers.ts';
import { placed } from '../placing.ts';
import type { Part, Scene, Shape, Vec } from '../scene.ts';
import { capsule, cut, ellipsoid, smoothUnion } from '../solids.ts';

const ruff: Shape = (x, y, z) => {
  const X = x / 1.75,
    r = hypot(X, z),
    th = atan2(z, X),
    f = sin(th * 26);
  return max(abs(y - 0.93 - 0.07 * f * clamp((r - 0.3) * 1.8)) - 0.05, r - 0.98 - 0.03 * f, 0.1 - r) * 0.5;
};
const royal = (at: Vec, turn: number, nod: number, tilt: number, long: boolean): Part[] => {
  const k = 4.4,
    around: [number, number, number, number] = [at[0], at[1] + 0.2, at[2], 1.25];
  const face: Shape = (x, y, z) => {
    let d = headShape(x, y, z);
    d = smoothUnion(d, ellipsoid(abs(x), y, z, 0.032, 0.008, 0.074, 0.019, 0.014, 0.018), 0.004);
    d = smoothUnion(d, capsule(x, y, z, 0, -0.1, -0.02, 0, -0.2, -0.03, 0.05), 0.03);
    return d;
  };
  const hair: Shape = (x, y, z) => {
    let d = max(ellipsoid(x, y, z, 0, 0.036, -0.018, 0.088, 0.1, 0.108), z * 0.8 - y * 0.6 - 0.03, -0.1 - y);
    if (long) d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.08, -0.06, 0.09, 0.1, 0.05), 0.04);
    return d * 0.85;
  };
  const crown: Shape = (x, y, z) => {
    const r = hypot(x, z + 0.015),
      th = atan2(z, x),
      tooth = abs((((((th * 6) / PI) % 2) + 2) % 2) - 1);
    return max(abs(r - 0.1 - 0.14 * (y - 0.08)) - 0.004, y - 0.15 - 0.055 * tooth, 0.075 - y) * 0.6;
  };
  return [
    { shape: placed(face, at, k, turn, nod, tilt), albedo: 0.9, around },
    {
      shape: placed(hair, at, k, turn, nod, tilt),
      albedo: (x, y) => 0.2 + 0.08 * sin(x * 40 + y * 20),
      around,
    },
    { shape: placed(crown, at, k, turn, nod + 0.06, tilt + (long ? -0.1 : 0.16)), albedo: 1, around },
  ];
};
const alt = {
  de: 'Zwei Köpfe mit Papierkronen stecken in einer einzigen Halskrause und schauen aneinander vorbei.',
  en: 'Two heads in paper crowns share a single ruff and look past each other.',
};

export default {
  slug: 'leonce-und-lena',
  step: 0.65,
  parts: [
    wallPart(-4, 0.15),
    { shape: ruff, albedo: 0.92 },
    {
      shape: (x, y, z) => max(cut(ellipsoid(x, y, z, 0, -0.6, 0, 1.6, 1.6, 0.8), -(y - 9)), y - 0.85),
      albedo: 0.14,
    },
    ...royal([-0.72, 1.6, 0.1], -0.62, -0.1, 0.1, false),
    ...royal([0.76, 1.52, 0.05], 0.75, 0.14, 0.14, true),
  ],
  lights: [
    { at: [-3.4, 3.4, 4.2], power: 33 },
    { at: [4, 2, 4], power: 0.16, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [0, 2.3, 5.6], to: [0, 1.42, 0], fov: 30, focal: [0.5, 0.4], alt },
    tall: { eye: [0, 2.3, 5.6], to: [0, 1.45, 0], fov: 37, focal: [0.5, 0.45], alt },
    detail: {
      eye: [1.9, 1.9, 3.2],
      to: [0.62, 1.6, 0],
      fov: 33,
      focal: [0.5, 0.45],
      alt: {
        de: 'Die beiden Köpfe von der Seite: Er schaut weg, ihre Krone sitzt schief.',
        en: 'The two heads from the side: he looks away, her crown sits askew.',
      },
    },
  },
} satisfies Scene;
