// Out of an old school desk breaks a seedling, far bigger than the pupil who sits at it.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, atan2, cos, hypot, max, min, PI, sin } from '../numbers.ts';
import { person } from '../person.ts';
import { placeShape } from '../placing.ts';
import { limb, rod } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, capsule, ellipsoid, smoothUnion } from '../solids.ts';

const X0 = 0.95;
const sprout = rod(
  [
    [0.1, 0.75, 0.1, 0.19],
    [0.26, 1.15, 0.12, 0.172],
    [0.3, 1.6, 0.12, 0.154],
    [0.16, 2.05, 0.1, 0.136],
    [-0.02, 2.4, 0.08, 0.118],
  ],
  0.06,
);
/** A seed leaf on a short stalk, facing the audience, slightly hollow, with a furrow along its middle. */
const leaf =
  (lift: number, bend: number, L: number, face: number): Shape =>
  (x, y, z) => {
    const c = cos(lift),
      s = sin(lift),
      X = x + 0.02,
      Y = y - 2.4;
    const u = X * c + Y * s,
      v = -X * s + Y * c + bend * u * u,
      w = z - 0.08 - face * v - 0.12 * u * u;
    let d = ellipsoid(u, v, w, L * 0.6, 0, 0, L * 0.48, 0.4 + 0.06 * (u - 0.5), 0.1);
    d = -smoothUnion(-d, capsule(u, v, w, 0.2, 0, 0.12, L, 0, 0.1, 0.045), 0.04);
    d = -smoothUnion(-d, ellipsoid(u, v, w, L * 0.6, 0.0, 0.28, L * 0.4, 0.34, 0.22), 0.06);
    return smoothUnion(d, capsule(u, v, w, 0, 0, 0, L * 0.22, 0, 0, 0.1, 0.08), 0.1) * 0.75;
  };
const leaves: Shape = (x, y, z) =>
  min(
    leaf(0.55, 0.14, 1.4, 0.5)(x, y, z),
    leaf(0.5, 0.34, 1.6, 0.45)(-x - 0.04, y, z),
    ellipsoid(x, y, z, -0.02, 2.6, 0.1, 0.09, 0.22, 0.09),
  );
// A school desk for two, seen at an angle: sloping top, shelf, bench, iron sides.
const desk: Shape = (x, y, z) => {
  const slope = 0.16 * z;
  let top = max(abs(y - 0.78 + slope) - 0.04, abs(x) - 0.95, abs(z - 0.1) - 0.42);
  // The split in the top, where the seedling comes through.
  const hole = hypot(x - 0.1, (z - 0.1) * 1.1) - 0.27 - 0.07 * sin(atan2(z - 0.1, x - 0.1) * 7);
  top = max(top, -hole);
  let d = min(
    top * 0.85,
    box(x, y, z, 0, 0.6, -0.22, 0.93, 0.16, 0.03),
    box(x, y, z, 0, 0.55, 0.1, 0.9, 0.02, 0.34),
  );
  d = min(
    d,
    box(abs(x), y, z, 0.9, 0.38, 0.08, 0.035, 0.36, 0.05, 0.02),
    box(abs(x), y, z, 0.9, 0.03, 0.3, 0.04, 0.03, 0.72, 0.02),
  );
  d = min(
    d,
    box(x, y, z, 0, 0.45, 0.86, 0.95, 0.035, 0.2, 0.015),
    box(abs(x), y, z, 0.9, 0.24, 0.86, 0.035, 0.22, 0.05, 0.02),
  );
  return d;
};
const splinters: Shape = (x, y, z) => {
  let d = 1e9;
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + 0.3,
      c = cos(a),
      s = sin(a);
    d = min(
      d,
      limb(
        x,
        y,
        z,
        [0.1 + c * 0.34, 0.78 - 0.16 * (0.1 + s * 0.34), 0.1 + s * 0.34],
        [0.1 + c * 0.24, 1.02 + 0.1 * sin(i * 2.3), 0.1 + s * 0.24],
        0.06,
        0.008,
      ),
    );
  }
  return d;
};
const D = (s: Shape) => placeShape(s, X0, 0, 0, -0.62, 1.12);
const seat = (dx: number, dz: number): Vec => {
  const c = cos(-0.62),
    s = sin(-0.62); // as in D
  return [X0 + 1.12 * (dx * c + dz * s), 0, 1.12 * (-dx * s + dz * c)];
};
const alt = {
  de: 'Aus dem Deckel einer Schulbank bricht ein riesiger Keimling. Ein Schüler sitzt davor und schaut zu ihm hinauf.',
  en: 'A giant seedling breaks through the top of a school desk. A pupil sits before it and looks up at it.',
};
export default {
  slug: 'fruehlings-erwachen',
  parts: [
    floorPart(0.5),
    wallPart(-3.4, 0.3),
    { shape: D(desk), albedo: 0.35, around: [X0, 0.5, 0.3, 1.9] },
    { shape: D(splinters), albedo: 0.8, around: [X0, 0.9, 0.1, 0.8] },
    { shape: D(sprout), albedo: 0.9, gloss: 0.3, sharp: 20, around: [X0, 1.8, 0.1, 1.6] },
    { shape: D(leaves), albedo: 0.8, around: [X0, 2.6, 0, 1.9] },
    ...person(
      {
        at: seat(-0.5, 0.84),
        size: 0.98,
        turn: PI - 0.62,
        sink: 0.4,
        lean: -0.12,
        head: { nod: -0.5, turn: 0.2 },
        left: { to: [-0.3, 0.62, 0.12] },
        right: { to: [0.25, 0.66, 0.3] },
        leftFoot: { to: [-0.12, 0.06, 0.42] },
        rightFoot: { to: [0.12, 0.06, 0.36] },
        collar: true,
        hair: 'short',
      },
      { cloth: 0.3, skin: 0.95, hair: 0.3 },
    ),
  ],
  lights: [{ at: [-4, 5, 4.2], power: 58, hard: 50, spot: { to: [0.7, 1.6, 0], angle: 0.36, soft: 0.4 } }],
  rim: 0.04,
  step: 0.75,
  views: {
    wide: { eye: [0, 1.5, 7], to: [0, 1.72, 0], fov: 35, focal: [0.62, 0.45], alt },
    tall: { eye: [0.75, 1.5, 7], to: [0.75, 1.6, 0], fov: 39, focal: [0.5, 0.45], alt },
    detail: {
      eye: [-1.4, 1.6, 3.4],
      to: [0.75, 1.2, 0.2],
      fov: 38,
      focal: [0.5, 0.5],
      alt: {
        de: 'Der gesplitterte Deckel der Bank, durch den der Stängel wächst, daneben der Schüler.',
        en: 'The splintered top of the desk with the stalk growing through it, and the pupil beside it.',
      },
    },
  },
} satisfies Scene;
