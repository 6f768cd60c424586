// The jug is as big as a house, and someone has been caught in the hole.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, atan2, clamp, hypot, max, sin, smooth } from '../numbers.ts';
import { person } from '../person.ts';
import { moved, tilted, turned } from '../placing.ts';
import { tube } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { cut, smoothUnion } from '../solids.ts';

const profile = (y: number) =>
  0.55 +
  0.62 * Math.sin(clamp(y / 2.05) * Math.PI * 0.93 + 0.12) -
  0.12 * smooth(1.9, 2.15, y) +
  0.2 * smooth(2.3, 2.75, y);
const jug = (x: number, y: number, z: number) =>
  max((abs(hypot(x, z) - profile(y)) - 0.05) * 0.8, y - 2.7, -y);
const handle = tube(
  Array.from({ length: 15 }, (_, i): Vec => {
    const a = (i / 14) * Math.PI;
    return [0.78 + 0.62 * Math.sin(a), 1.95 + 0.62 * Math.cos(a), 0];
  }),
  0.085,
);
const hole: Shape = (x, y, z) => {
  const a = atan2(y - 1.03, x - 0.04),
    r = 0.72 + 0.12 * sin(a * 3 + 1) + 0.09 * sin(a * 7 + 2) + 0.05 * sin(a * 13);
  return max(hypot((x - 0.04) * 0.98, (y - 1.03) * 0.74) - r, 0.1 - z) * 0.7;
};
const crack: Shape = (x, y, z) =>
  max(abs(x - 0.42 - 0.12 * sin(y * 9) - 0.05 * sin(y * 23)) - 0.022, -z, y - 2.75, 1.5 - y);
const whole: Shape = turned(
  (x, y, z) => cut(cut(smoothUnion(jug(x, y, z), handle(x, y, z), 0.06), hole(x, y, z)), crack(x, y, z)),
  -0.25,
);
const shard = (at: Vec, size: number, a: number, b: number): Shape =>
  moved(
    tilted(
      turned(
        (x, y, z) =>
          max(
            abs(hypot(x, z + 0.9) - 0.95) - 0.05,
            hypot(x * 1.2 + 0.1 * sin(y * 9), y) - 0.3 - 0.08 * sin(atan2(y, x) * 3),
          ) * 0.7,
        a,
      ),
      b,
    ),
    ...at,
    size,
  );
const alt = {
  de: 'Ein Krug, groß wie ein Haus, mit einem gezackten Loch. Darin steht ein Mann mit Glatze und hebt ertappt die Hände.',
  en: 'A jug the size of a house with a jagged hole in it. Inside stands a bald man, hands up, caught.',
};

export default {
  slug: 'der-zerbrochne-krug',
  step: 0.75,
  parts: [
    floorPart(0.5),
    wallPart(-3.2, 0.42),
    {
      shape: moved(whole, 0.45, 0, 0),
      albedo: (x, y, z) => (hypot(x - 0.45, z) < profile(y) - 0.02 ? 0.12 : 0.85),
      gloss: 0.35,
      sharp: 25,
      around: [0.6, 1.35, 0, 1.95],
    },
    { shape: shard([-0.95, 0.12, 0.9], 1.1, 0.3, 1.25), albedo: 0.85, around: [-0.95, 0.12, 0.9, 0.6] },
    { shape: shard([1.55, 0.1, 1.0], 0.8, -0.6, -1.2), albedo: 0.85, around: [1.55, 0.1, 1.0, 0.5] },
    ...person(
      {
        at: [0.3, 0.03, 0.66],
        size: 0.84,
        turn: -0.1,
        build: 1.3,
        weight: -0.04,
        hair: 'none',
        coat: { hem: 0.5, flare: 0.3 },
        collar: true,
        head: { turn: 0.3, tilt: 0.12, nod: 0.1 },
        left: { to: [-0.42, 1.5, 0.3], bend: [-0.6, -1, 0] },
        right: { to: [0.42, 1.45, 0.3], bend: [0.6, -1, 0] },
      },
      { cloth: 0.4, skin: 1 },
    ),
  ],
  lights: [{ at: [-3.4, 3.6, 4.4], power: 33, hard: 60 }],
  rim: 0.02,
  views: {
    wide: { eye: [-0.1, 1.35, 6.4], to: [0, 1.3, 0], fov: 31, focal: [0.58, 0.5], alt },
    tall: { eye: [0.5, 1.35, 6.4], to: [0.5, 1.3, 0], fov: 35, focal: [0.5, 0.5], alt },
    detail: {
      eye: [-0.5, 1.2, 3.1],
      to: [0.35, 1.2, 0.3],
      fov: 34,
      focal: [0.5, 0.45],
      alt: {
        de: 'Der Mann im Loch des Kruges blickt zur Seite.',
        en: 'The man in the hole of the jug looks aside.',
      },
    },
  },
} satisfies Scene;
