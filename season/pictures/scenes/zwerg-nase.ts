// Dwarf Nose and Mimi the goose, face to face: nose and beak are the same shape, and between them the herb.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { max, min, sin } from '../numbers.ts';
import { limb, rod } from '../rods.ts';
import type { Scene, Shape } from '../scene.ts';
import { cylinder, ellipsoid, smoothUnion, sphere } from '../solids.ts';

// In profile: he stands on the right and looks left, she on the left and looks right.
const dwarfSkin: Shape = (x, y, z) => {
  let d = smoothUnion(
    ellipsoid(x, y, z, 2.1, 1.72, 0, 0.52, 0.58, 0.5),
    ellipsoid(x, y, z, 2.0, 1.36, 0, 0.42, 0.34, 0.42),
    0.15,
  );
  d = smoothUnion(d, limb(x, y, z, [1.72, 1.78, 0], [0.98, 1.62, 0.06], 0.17, 0.24), 0.12); // the nose
  d = smoothUnion(d, ellipsoid(x, y, z, 0.88, 1.58, 0.06, 0.27, 0.24, 0.24), 0.1);
  d = smoothUnion(d, ellipsoid(x, y, z, 1.75, 1.98, 0.22, 0.16, 0.07, 0.16), 0.06); // brow
  d = smoothUnion(d, ellipsoid(x, y, z, 1.62, 1.22, 0.1, 0.18, 0.09, 0.16), 0.05); // lip
  d = smoothUnion(d, ellipsoid(x, y, z, 1.78, 1.05, 0.05, 0.2, 0.17, 0.2), 0.08);
  return smoothUnion(d, ellipsoid(x, y, z, 2.2, 1.66, 0.5, 0.13, 0.2, 0.09), 0.04);
};
const goose: Shape = (x, y, z) => {
  let d = ellipsoid(x, y, z, -1.35, 0.78, 0, 0.82, 0.55, 0.5);
  d = smoothUnion(d, limb(x, y, z, [-2.1, 0.95, 0], [-2.5, 1.25, 0], 0.2, 0.05), 0.2);
  d = smoothUnion(d, limb(x, y, z, [-0.85, 0.9, 0.02], [-0.72, 1.45, 0.04], 0.28, 0.17), 0.2);
  d = smoothUnion(d, limb(x, y, z, [-0.72, 1.45, 0.04], [-0.92, 1.95, 0.05], 0.165, 0.14), 0.08);
  d = smoothUnion(d, limb(x, y, z, [-0.92, 1.95, 0.05], [-0.72, 2.2, 0.06], 0.14, 0.17), 0.08);
  d = smoothUnion(d, ellipsoid(x, y, z, -0.66, 2.16, 0.06, 0.26, 0.2, 0.19), 0.06);
  // The wing.
  return smoothUnion(
    d,
    ellipsoid(x, y, z, -1.45, 0.86, 0.42, 0.6, 0.32, 0.12) + 0.015 * sin(x * 16 + y * 14),
    0.04,
  );
};
const beak: Shape = (x, y, z) => {
  const d = smoothUnion(
    limb(x, y, z, [-0.5, 2.12, 0.06], [-0.02, 1.92, 0.06], 0.135, 0.085),
    ellipsoid(x, y, z, -0.46, 2.24, 0.06, 0.12, 0.1, 0.1),
    0.06,
  );
  return max(d, -limb(x, y, z, [0.2, 1.84, 0.06], [-0.46, 2.04, 0.5], 0.018));
};
const eyes: Shape = (x, y, z) =>
  min(sphere(x, y, z, -0.58, 2.24, 0.22, 0.062), sphere(x, y, z, 1.72, 1.84, 0.4, 0.1));
const toque: Shape = (x, y, z) => {
  let d = cylinder(x, y, z, 2.14, 2.22, 0, 0.44, 0.16, 0.04);
  for (let i = 0; i < 6; i++)
    d = smoothUnion(
      d,
      sphere(x, y, z, 2.14 + 0.3 * Math.cos(i * 1.047 + 0.3), 2.62, 0.3 * Math.sin(i * 1.047 + 0.3), 0.3),
      0.05,
    );
  return smoothUnion(d, sphere(x, y, z, 2.14, 2.75, 0, 0.3), 0.05);
};
const coat: Shape = (x, y, z) => {
  let d = smoothUnion(
    ellipsoid(x, y, z, 2.25, 0.45, 0, 0.72, 0.68, 0.58),
    ellipsoid(x, y, z, 2.5, 0.95, -0.1, 0.4, 0.35, 0.4),
    0.2,
  ); // a hump
  d = smoothUnion(d, limb(x, y, z, [2.0, 0.75, 0.45], [1.5, 0.45, 0.55], 0.17, 0.13), 0.08);
  d = smoothUnion(d, limb(x, y, z, [1.5, 0.45, 0.55], [0.72, 0.78, 0.35], 0.13, 0.1), 0.05);
  return d;
};
const hand: Shape = (x, y, z) =>
  smoothUnion(
    ellipsoid(x, y, z, 0.6, 0.83, 0.33, 0.13, 0.1, 0.09),
    limb(x, y, z, [0.55, 0.88, 0.38], [0.42, 0.94, 0.3], 0.05, 0.04),
    0.04,
  );
const herb = rod([
  [0.5, 0.6, 0.3, 0.035],
  [0.46, 0.95, 0.3, 0.03],
  [0.36, 1.3, 0.22, 0.03],
  [0.4, 1.62, 0.12, 0.025],
]);
const blossom: Shape = (x, y, z) => {
  let d = sphere(x, y, z, 0.4, 1.72, 0.12, 0.085);
  for (let i = 0; i < 7; i++) {
    const a = i * 0.898;
    d = min(
      d,
      ellipsoid(x, y, z, 0.4 + 0.16 * Math.cos(a), 1.72 + 0.16 * Math.sin(a), 0.12, 0.08, 0.08, 0.04),
    );
  }
  return min(
    d,
    ellipsoid(x, y, z, 0.56, 1.12, 0.26, 0.17, 0.05, 0.08),
    ellipsoid(x, y, z, 0.24, 1.24, 0.24, 0.15, 0.05, 0.08),
  );
};
const A: [number, number, number, number] = [2, 1.5, 0, 1.7];
const alt = {
  de: 'Ein Zwerg mit Kochmütze und riesiger Nase steht einer Gans gegenüber. Zwischen Nase und Schnabel hält er eine Blume.',
  en: 'A dwarf in a chef’s hat with an enormous nose faces a goose. He holds a flower between nose and beak.',
};
export default {
  slug: 'zwerg-nase',
  parts: [
    floorPart(0.35, -0.2),
    wallPart(-2.6, 0.3),
    { shape: dwarfSkin, albedo: 0.75, gloss: 0.25, sharp: 14, around: A },
    { shape: toque, albedo: 0.98, around: [2.14, 2.5, 0, 0.9] },
    { shape: coat, albedo: 0.14, gloss: 0.15, sharp: 8, around: [1.8, 0.6, 0.2, 1.5] },
    { shape: hand, albedo: 0.85, around: [0.55, 0.85, 0.33, 0.3] },
    { shape: goose, albedo: 0.95, around: [-1.3, 1.2, 0, 1.7] },
    { shape: beak, albedo: 0.5, gloss: 0.5, sharp: 20, around: [-0.3, 2.05, 0.06, 0.6] },
    { shape: eyes, albedo: 0.02, gloss: 2.5, sharp: 60 },
    { shape: herb, albedo: 0.6, around: [0.45, 1.1, 0.25, 0.7] },
    { shape: blossom, albedo: 1, around: [0.4, 1.5, 0.2, 0.7] },
  ],
  lights: [{ at: [-2.2, 4.6, 5], power: 46, hard: 40, spot: { to: [0.5, 1.5, 0], angle: 0.4, soft: 0.4 } }],
  rim: 0.07,
  step: 0.85,
  views: {
    wide: { eye: [0, 1.55, 7], to: [0.15, 1.5, 0], fov: 34, focal: [0.58, 0.42], alt },
    tall: { eye: [0.5, 1.55, 7], to: [0.5, 1.42, 0], fov: 46, focal: [0.5, 0.4], alt },
    detail: {
      eye: [0.9, 1.2, 4.2],
      to: [0.45, 1.7, 0],
      fov: 36,
      focal: [0.5, 0.5],
      alt: {
        de: 'Nase, Blume und Schnabel aus der Nähe, dicht voreinander.',
        en: 'Nose, flower and beak at close range, almost touching.',
      },
    },
  },
} satisfies Scene;
