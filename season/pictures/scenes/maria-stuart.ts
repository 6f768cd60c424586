// Two queens, one axe: it has two blades. Day on one side, night on the other, and each queen stands against hers.

import { floorPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, atan2, hypot, max, min, PI, sin } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import type { Part, Scene, Shape } from '../scene.ts';
import { box, capsule, cone, ellipsoid, ruff, smoothUnion } from '../solids.ts';

const X0 = 0.75;
const axe: Shape = (x, y, z) => {
  x = abs(x - X0);
  y -= 3.72;
  const handle = capsule(x, y, z, 0, -4, 0, 0, 2, 0, 0.085);
  // One blade: a disc, hollowed above and below, thin towards its edge.
  let b = hypot(x - 0.42, y) - 0.95;
  b = max(b, -(hypot(x - 0.3, y - 1.12) - 0.78), -(hypot(x - 0.3, y + 1.12) - 0.78), abs(z) - 0.1 + x * 0.06);
  return min(handle, b * 0.8, box(x, y, z, 0, 0, 0, 0.15, 0.34, 0.13, 0.03));
};
/** A queen in farthingale and ruff, looking along +z; her left hand is on her hip or holds a paper. */
const gown: Shape = (x, y, z) => {
  const th = atan2(z, x),
    r = hypot(x, z);
  let d =
    max(r - 0.44 - 0.3 * (1 - y) * (1 - 0.35 * (1 - y)) - 0.02 * sin(th * 13), y - 0.98, 0.02 - y) * 0.75;
  d = smoothUnion(d, ellipsoid(x, y, z, 0, 0.98, 0, 0.46, 0.1, 0.42), 0.1);
  d = smoothUnion(d, cone(x, y, z, 0, 0, 0.95, 0.13, 1.4, 0.19), 0.05);
  d = smoothUnion(d, capsule(abs(x), y, z, 0.21, 1.36, 0, 0.34, 1.16, 0.03, 0.115, 0.085), 0.03);
  return smoothUnion(d, capsule(abs(x), y, z, 0.34, 1.16, 0.03, 0.2, 1.0, 0.26, 0.075, 0.05), 0.02);
};
const collar: Shape = (x, y, z) => ruff(x, y - 1.5 - z * 0.16, z, 0.4, 8, 0.04);
const face: Shape = (x, y, z) =>
  min(
    headShape(x / 1.3, (y - 1.74) / 1.3, (z - 0.03) / 1.3) * 1.3,
    capsule(abs(x), y, z, 0.19, 0.99, 0.29, 0.16, 0.98, 0.36, 0.04),
  );
const crown: Shape = (x, y, z) => {
  y = (y - 1.74) / 1.3;
  x /= 1.3;
  z = (z - 0.03) / 1.3;
  const hair = max(
    smoothUnion(
      ellipsoid(abs(x), y, z, 0.05, 0.07, -0.02, 0.08, 0.09, 0.1),
      ellipsoid(x, y, z, 0, 0.03, -0.03, 0.095, 0.1, 0.09),
      0.03,
    ),
    z * 0.8 - y * 0.5 - 0.05,
  );
  const r = hypot(x, z + 0.02),
    tri = abs((((((atan2(z, x) * 4) / PI) % 2) + 2) % 2) - 1);
  return min(hair, max(abs(r - 0.1 - 0.12 * (y - 0.13)) - 0.012, y - 0.17 - 0.13 * tri, 0.12 - y) * 0.6);
};
const queen = (x: number, turn: number, tone: number, skin: number, lace: number): Part[] => {
  const around: [number, number, number, number] = [x, 1.28, 0.4, 1.5];
  return [
    { shape: placeShape(gown, x, 0, 0.4, turn, 1.3), albedo: tone, around },
    { shape: placeShape(collar, x, 0, 0.4, turn, 1.3), albedo: lace, around },
    { shape: placeShape(face, x, 0, 0.4, turn, 1.3), albedo: skin, around },
    { shape: placeShape(crown, x, 0, 0.4, turn, 1.3), albedo: lace, around },
  ];
};
const alt = {
  de: 'Zwei Königinnen in weiten Röcken stehen Rücken an Rücken, die eine schwarz vor Weiß, die andere weiß vor Schwarz. Zwischen ihnen ragt eine Axt mit zwei Schneiden auf.',
  en: 'Two queens in wide skirts stand back to back, one black on white, the other white on black. Between them rises an axe with two blades.',
};
export default {
  slug: 'maria-stuart',
  parts: [
    floorPart((x, _y, _z) => (x < X0 ? 0.3 : 0.45)),
    // The day: a bright wall that ends behind the shaft of the axe.
    {
      shape: (x, y, z) => box(x, y, z, X0 - 8, 3, -0.35, 8, 6, 0.05),
      albedo: 0,
      glow: (x, y) => 0.85 - 0.05 * abs(y - 2) - 0.04 * abs(x - X0 + 1.5),
      casts: false,
    },
    { shape: (x, y, z) => max(axe(x, y, z), x - X0), albedo: 0.02 },
    { shape: (x, y, z) => max(axe(x, y, z), X0 - x), albedo: 0.9, gloss: 0.6, sharp: 25 },
    ...queen(X0 - 1.08, -1.25, 0.03, 0.03, 0.05),
    ...queen(X0 + 1.08, 1.25, 0.85, 0.95, 0.95),
  ],
  lights: [{ at: [5.2, 4.4, 4.4], power: 38, hard: 50 }],
  rim: 0.02,
  step: 0.8,
  views: {
    wide: { eye: [0.35, 1.5, 7.8], to: [0.1, 2.15, 0], fov: 38, focal: [0.6, 0.5], alt },
    tall: { eye: [X0, 1.5, 7.6], to: [X0, 2.1, 0], fov: 45, focal: [0.5, 0.5], alt },
    detail: {
      eye: [4.0, 1.7, 4.4],
      to: [1.55, 2.5, 0.2],
      fov: 36,
      focal: [0.5, 0.5],
      alt: {
        de: 'Die Königin in Weiß hebt das Kinn. Die Schneide hängt dicht über ihrer Krone.',
        en: 'The queen in white lifts her chin. The blade hangs close above her crown.',
      },
    },
  },
} satisfies Scene;
