// "Küsse, Bisse, das reimt sich": a warrior's helmet with a bite taken out of it, as out of an apple.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, atan2, cos, hypot, max, min, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import type { Scene, Shape } from '../scene.ts';
import { box, capsule, ellipsoid, smoothUnion } from '../solids.ts';

const teeth = Array.from({ length: 9 }, (_, i) => {
  const a = (i / 9) * 6.283 + 0.2;
  return { y: 0.98 + 0.46 * sin(a), z: -0.6 + 0.46 * cos(a) };
});
const bite: Shape = (_x, y, z) => {
  let d = hypot(y - 0.98, z + 0.6) - 0.47;
  for (const t of teeth) d = min(d, hypot(y - t.y, z - t.z) - 0.19);
  return d;
};
const shell: Shape = (x, y, z) => {
  let o = ellipsoid(x, y, z, 0, 0.12, -0.05, 0.8, 0.9, 1);
  o = smoothUnion(o, capsule(x, y, z, 0, -0.2, -0.02, 0, -0.95, 0.06, 0.74, 0.67), 0.25);
  o = smoothUnion(o, ellipsoid(x, y, z, 0, -1.1, -0.2, 0.76, 0.14, 0.72), 0.2);
  let d = max(abs(o + 0.045) - 0.045, -1.2 - 0.12 * z - y);
  if (z > 0) {
    d = max(d, -ellipsoid(abs(x), y, z, 0.34, 0.02, 0.8, 0.24, 0.15, 0.8));
    const slit = max(
      box(x, y, z, 0, -0.8, 1, 0.17, 0.85, 0.9, 0.04),
      -box(x, y, z, 0, -0.2, 1, 0.07, 0.5, 1, 0.02),
    );
    d = max(d, -slit);
  }
  return max(d, -bite(x, y, z));
};
const crest: Shape = (x, y, z) => {
  const Y = y - 0.02,
    Z = z + 0.05,
    r = hypot(Y, Z),
    a = atan2(Y, Z),
    b = a < -1.5708 ? a + 6.2832 : a;
  return max(
    max(abs(x) - 0.09 - 0.012 * sin(b * 90), abs(r - 1.26) - 0.26 - 0.012 * sin(b * 45), 0.62 - b, b - 3.05) *
      0.6,
    -bite(x, y, z),
  );
};
const at: [number, number, number, number] = [0.95, 1.8, 0, 2.1];
export default {
  slug: 'penthesilea',
  parts: [
    floorPart(0.5, 0.42),
    wallPart(-3, 0.16),
    { shape: placeShape(shell, 0.95, 1.8, 0, -1.04, 1.12), albedo: 0.9, gloss: 0.5, sharp: 40, around: at },
    { shape: placeShape(crest, 0.95, 1.8, 0, -1.04, 1.12), albedo: 0.5, around: at },
  ],
  lights: [
    { at: [-3, 4.6, 4.6], power: 46, hard: 60, spot: { to: [1.1, 1.4, -0.4], angle: 0.42, soft: 0.3 } },
    { at: [4.4, 4.2, -0.6], power: 30, hard: 30, spot: { to: [1, 2, 0], angle: 0.35, soft: 0.4 } },
  ],
  rim: 0.05,
  step: 0.75,
  views: {
    wide: {
      eye: [0, 1.75, 6.8],
      to: [0, 1.82, 0],
      fov: 36,
      focal: [0.64, 0.45],
      alt: {
        de: 'Ein griechischer Helm mit Helmbusch. Am Hinterkopf fehlt ein Stück, herausgebissen wie aus einem Apfel.',
        en: 'A Greek helmet with a crest. A piece is missing from the back of it, bitten out as from an apple.',
      },
    },
    tall: {
      eye: [0.1, 1.75, 6.8],
      to: [0.95, 1.65, 0],
      fov: 40,
      focal: [0.5, 0.45],
      alt: {
        de: 'Ein griechischer Helm mit Helmbusch. Am Hinterkopf fehlt ein Stück, herausgebissen wie aus einem Apfel.',
        en: 'A Greek helmet with a crest. A piece is missing from the back of it, bitten out as from an apple.',
      },
    },
    detail: {
      eye: [4.6, 2.7, 2.6],
      to: [1.35, 2.2, -0.3],
      fov: 38,
      focal: [0.5, 0.4],
      alt: {
        de: 'Die Bissstelle aus der Nähe: Jeder Zahn hat eine Kerbe ins Metall gedrückt, der Helm ist leer.',
        en: 'The bite at close range: every tooth has left its notch in the metal, and the helmet is empty.',
      },
    },
  },
} satisfies Scene;
