// Gregor's bed has got up: it stands on six jointed beetle's legs, much too tall for the room.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, max, min, mix, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, ellipsoid, smoothUnion, sphere } from '../solids.ts';

const B = (s: Shape) => placeShape(s, 0.95, 1.75, 0, -0.3, 1.16);
const board = (x: number, y: number, z: number, X: number, h: number) =>
  max(box(x, y, z, X, h / 2 - 0.1, 0, 0.07, h / 2 + 0.3, 0.62, 0.05), y - h + 0.45 * z * z);
const frame: Shape = (x, y, z) =>
  min(
    board(x, y, z, 1.34, 0.98),
    board(x, y, z, -1.34, 0.58),
    box(x, y, abs(z), 0, -0.04, 0.55, 1.3, 0.13, 0.05, 0.03),
    sphere(x, y, abs(z), 1.34, 0.92, 0.56, 0.1),
    sphere(x, y, abs(z), -1.34, 0.54, 0.56, 0.1),
  );
const linen: Shape = (x, y, z) => {
  let d = box(x, y, z, 0, 0.13, 0, 1.26, 0.13, 0.5, 0.1);
  d = smoothUnion(d, ellipsoid(x, y, z, 1.0, 0.38, 0, 0.26, 0.16, 0.42), 0.04);
  // The blanket, domed over something, and hanging down at the side.
  const dome = max(
    ellipsoid(x, y, z, -0.25, 0.12, 0, 0.98, 0.52, 0.6) + 0.012 * sin(x * 12 + z * 5),
    0.0 - y,
  );
  d = smoothUnion(d, dome, 0.06);
  return min(
    d,
    max(
      abs(z - 0.57 - 0.03 * sin(x * 8)) - 0.025,
      abs(x + 0.45) - 0.62,
      y - 0.2,
      -0.32 + 0.09 * sin(x * 5) - y,
    ) * 0.75,
  );
};
const legs: { hip: Vec; knee: Vec; shin: Vec; claw: Vec }[] = [];
for (const side of [1, -1])
  for (let i = 0; i < 3; i++) {
    const x = -0.85 + i * 0.85,
      out = i === 0 ? -0.6 : i === 1 ? -0.42 : 0.62;
    legs.push({
      hip: [x, -0.06, 0.42 * side],
      knee: [x + out * 1.0, 0.42 - 0.3 * (i === 1 ? 1 : 0), (i === 1 ? 0.95 : 0.8) * side],
      shin: [x + out * 1.75, -0.85, (i === 1 ? 1.2 : 0.95) * side],
      claw: [x + out * 1.55, -1.5, (i === 1 ? 1.1 : 0.95) * side],
    });
  }
const insect: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    d = min(d, limb(x, y, z, l.hip, l.knee, 0.1, 0.075));
    d = smoothUnion(d, limb(x, y, z, l.knee, l.shin, 0.08, 0.045), 0.03);
    d = smoothUnion(d, limb(x, y, z, l.shin, l.claw, 0.04, 0.012), 0.02);
    // Thorns on the shin.
    for (let t = 0.25; t < 1; t += 0.2) {
      const p: Vec = [
        mix(l.knee[0], l.shin[0], t),
        mix(l.knee[1], l.shin[1], t),
        mix(l.knee[2], l.shin[2], t),
      ];
      d = min(
        d,
        limb(
          x,
          y,
          z,
          p,
          [p[0] + 0.13 * Math.sign(l.shin[0] - l.hip[0] || 1), p[1] - 0.12, p[2] + 0.05 * Math.sign(p[2])],
          0.035,
          0.006,
        ),
      );
    }
  }
  return d;
};
const slippers: Shape = (x, y, z) =>
  min(
    max(
      ellipsoid(x, y, z, 0, 0.06, 0, 0.13, 0.1, 0.27),
      -y,
      -ellipsoid(x, y, z, 0, 0.14, -0.16, 0.09, 0.1, 0.18),
    ),
    max(
      ellipsoid(x, y, z, 0.34, 0.06, 0.07, 0.13, 0.1, 0.27),
      -y,
      -ellipsoid(x, y, z, 0.34, 0.14, -0.09, 0.09, 0.1, 0.18),
    ),
  );
const alt = {
  de: 'Ein Eisenbett hat sich erhoben und steht hoch auf sechs Käferbeinen im Zimmer. Darunter liegen noch die Pantoffeln.',
  en: 'An iron bed has risen and stands tall in the room on six beetle’s legs. The slippers are still beneath it.',
};
export default {
  slug: 'die-verwandlung',
  parts: [
    floorPart((x, _y, z) => (abs((((((x * 0.94 + z * 0.34) * 2.2) % 1) + 1) % 1) - 0.5) > 0.47 ? 0.15 : 0.5)),
    wallPart(-3, 0.38),
    { shape: B(frame), albedo: 0.34, gloss: 0.3, sharp: 14, around: [0.95, 2.1, 0, 2.3] },
    { shape: B(linen), albedo: 0.95, around: [0.95, 1.9, 0, 1.9] },
    { shape: B(insect), albedo: 0.03, gloss: 0.8, sharp: 20, around: [0.95, 1.3, 0, 3.4] },
    { shape: placeShape(slippers, 0.55, 0, 0.75, -0.5, 1.15), albedo: 0.85, around: [0.75, 0.1, 0.8, 0.7] },
  ],
  lights: [
    { at: [-2.2, 0.75, 5.4], power: 60, hard: 60, spot: { to: [1.2, 1.5, -1.5], angle: 0.38, soft: 0.15 } },
  ],
  rim: 0.05,
  step: 0.8,
  views: {
    wide: { eye: [0, 1.1, 7.2], to: [0.2, 1.45, 0], fov: 33, focal: [0.62, 0.42], alt },
    tall: { eye: [0.85, 1.1, 7.2], to: [0.85, 1.35, 0], fov: 49, focal: [0.5, 0.4], alt },
    detail: {
      eye: [-1.9, 0.35, 3.8],
      to: [0.6, 1.0, 0.2],
      fov: 44,
      focal: [0.5, 0.5],
      alt: {
        de: 'Unter dem Bett: die dornigen Beine, und die Pantoffeln, die niemand mehr anzieht.',
        en: 'Under the bed: the thorny legs, and the slippers that nobody will wear again.',
      },
    },
  },
} satisfies Scene;
