// The uprising: a crowd carries a giant weaver's shuttle like a battering ram.

import { floorPart } from '../floor-and-wall.ts';
import { abs, cos, hash, hypot, max, min, sin } from '../numbers.ts';
import { person } from '../person.ts';
import { rod } from '../rods.ts';
import type { Part, Scene, Shape, Vec } from '../scene.ts';
import { box } from '../solids.ts';

const tilt = 0.09,
  c = cos(tilt),
  s = sin(tilt),
  O: Vec = [0.7, 1.9, 0];
const inShuttle =
  (f: Shape): Shape =>
  (x, y, z) => {
    x -= O[0];
    y -= O[1];
    return f(x * c - y * s, x * s + y * c, z - O[2]);
  };
const shuttle: Shape = (x, y, z) => {
  const L = 2.3,
    t = x / L,
    w = max(0.02, 1 - t * t * 0.98);
  const r = hypot(y / 0.46, z / 0.4);
  let d = (r - w ** 0.75) * 0.38;
  d = max(d, abs(x) - L);
  d = max(d, -box(x, y, z, 0.1, 0.06, 0.4, 1.2, 0.19, 0.42, 0.15));
  return d * 0.8;
};
const tips: Shape = (x, y, z) =>
  max(hypot(y, z) - max(0.004, (2.8 - abs(x)) * 0.2), 2.05 - abs(x), abs(x) - 2.8) * 0.8;
const bobbin: Shape = (x, y, z) => {
  const r = hypot(y - 0.06, z - 0.12);
  return min(
    max(r - 0.17 + 0.05 * abs(x) - 0.006 * sin(x * 40), abs(x) - 1.0) * 0.7,
    max(r - 0.05, abs(x) - 1.22),
  );
};
const men: Part[] = [];
const crew: [number, number, number][] = [
  [-0.95, 0.55, 0],
  [0.05, 0.62, 1],
  [1.05, 0.58, 2],
  [2.05, 0.56, 3],
  [-0.45, -0.5, 5],
  [0.55, -0.52, 6],
  [1.5, -0.5, 8],
];
for (const [x, z, i] of crew) {
  const a = hash(i, 3),
    b = hash(i, 7),
    stride = 0.26 + 0.16 * a,
    front = i % 2 ? 1 : -1;
  const up = 1.62 + (x - O[0]) * -s; // where the hands hold the shuttle
  const near = z > 0 ? -1 : 1;
  men.push(
    ...person(
      {
        at: [x, 0, z],
        size: 0.88 + 0.06 * b,
        turn: -1.5708 + 0.1 * (a - 0.5),
        lean: 0.24 + 0.16 * a,
        sink: 0.06,
        left: { to: [-0.2, up + 0.16, -0.06 + 0.1 * a], bend: [-0.6, -0.3, -1] },
        right: { to: [0.2, up + 0.06, 0.56 - 0.14 * b], bend: [0.3, -1, 0.2] },
        leftFoot: { to: [-0.1, 0.08 + (front > 0 ? 0 : 0.1), front * stride] },
        rightFoot: { to: [0.1, 0.08 + (front > 0 ? 0.1 : 0), -front * stride] },
        head: { nod: -0.25 + 0.3 * b, turn: near * 0.25 * a },
        build: 1.12,
        hat: i % 3 === 0 ? 'cap' : i % 3 === 1 ? 'brim' : 'none',
        hair: i % 3 === 2 ? 'wild' : 'short',
        coat:
          i % 3 === 1
            ? { hem: 0.5, flare: 0.22, folds: 0.02, open: true }
            : i === 2
              ? { hem: 0.16, flare: 0.3, folds: 0.04 }
              : undefined,
        collar: i % 2 === 0,
      },
      { cloth: 0.16 + 0.4 * a, skin: 0.85, hair: 0.15 },
    ),
  );
}
const alt = {
  de: 'Eine Schar Männer trägt ein riesiges Weberschiffchen im Laufschritt, wie einen Rammbock.',
  en: 'A crowd of men carries a giant weaver’s shuttle at a run, like a battering ram.',
};
export default {
  slug: 'die-weber',
  parts: [
    floorPart(0.45),
    { shape: inShuttle(shuttle), albedo: 0.8, gloss: 0.3, sharp: 20, around: [O[0], O[1], 0, 3] },
    { shape: inShuttle(tips), albedo: 0.95, gloss: 1, sharp: 20, around: [O[0], O[1], 0, 3.1] },
    { shape: inShuttle(bobbin), albedo: 0.98, around: [O[0], O[1] + 0.1, 0, 1.5] },
    {
      shape: rod([
        [O[0] + 0.9, O[1] + 0.28, 0, 0.018],
        [O[0] + 1.9, 2.0, 0.1, 0.018],
        [3.4, 1.35, 0.1, 0.018],
        [5.2, 0.5, -0.2, 0.018],
        [8, 0.05, -0.6, 0.018],
      ]),
      albedo: 0.95,
    },
    ...men,
  ],
  lights: [{ at: [-3.4, 1.7, 5.2], power: 44, hard: 50 }],
  rim: 0.05,
  views: {
    wide: { eye: [-0.6, 0.8, 6.6], to: [0.1, 1.5, 0], fov: 32, focal: [0.6, 0.45], alt },
    tall: { eye: [-4.2, 0.7, 4.4], to: [-0.1, 1.4, 0], fov: 45, focal: [0.5, 0.45], alt },
    detail: {
      eye: [-4.2, 0.9, 2.2],
      to: [-0.4, 1.4, 0],
      fov: 42,
      focal: [0.5, 0.45],
      alt: {
        de: 'Die eiserne Spitze des Schiffchens von vorn, dahinter die laufenden Männer.',
        en: 'The iron tip of the shuttle from the front, the running men behind it.',
      },
    },
  },
} satisfies Scene;
