// A night watchwoman's torch finds a container that hangs where none should hang.
import { floorPart } from '../floor-and-wall.ts';
import { abs, clamp, min, sin } from '../numbers.ts';
import { person } from '../person.ts';
import { moved, pitched, tilted, turned } from '../placing.ts';
import { tube } from '../rods.ts';
import type { Part, Scene, Shape } from '../scene.ts';
import { box, capsule } from '../solids.ts';

const container: Shape = (x, y, z) => {
  const X = abs(x),
    Y = abs(y),
    Z = abs(z);
  const rib = 0.035 * clamp(sin(x * 17) * 2.2, -1, 1) * (Z > 0.84 && X < 2.0 && Y < 0.84 ? 1 : 0);
  let d = box(x, y, z, 0, 0, 0, 2.1, 0.95, 0.9) * 1 + 0.04 + rib * 0.9;
  d = min(
    d,
    box(X, Y, z, 2.06, 0.91, 0, 0.07, 0.07, 0.92),
    box(x, Y, Z, 0, 0.91, 0.86, 2.1, 0.06, 0.06),
    box(X, y, Z, 2.06, 0, 0.86, 0.07, 0.97, 0.07),
  );
  if (x > 1.9)
    d = min(
      d,
      capsule(x, y, Z, 2.1, -0.8, 0.28, 2.1, 0.8, 0.28, 0.03),
      capsule(x, y, Z, 2.1, -0.8, 0.55, 2.1, 0.8, 0.55, 0.03),
    );
  return d * 0.8;
};
const stack = (x: number, y: number, z: number, turn: number): Part => ({
  shape: moved(turned(container, turn), x, y, z),
  albedo: 0.17,
  around: [x, y, z, 2.6],
});
const hanging = moved(tilted(pitched(turned(container, 0.5), 0.1), 0.17), 0.0, 3.75, -2.2);
const alt = {
  de: 'Nachts im Hafen: Eine Wächterin richtet ihre Taschenlampe nach oben. Der Strahl trifft einen Container, der schief an Seilen hängt.',
  en: 'The harbour at night: a watchwoman points her torch upwards. The beam strikes a container hanging askew on its ropes.',
};

export default {
  slug: 'nachtschicht-am-tor-vier',
  step: 0.8,
  rim: 0.02,
  parts: [
    floorPart(0.5),
    { shape: hanging, albedo: 0.9, around: [0, 3.75, -2.2, 2.7] },
    {
      shape: tube(
        [
          [-1.7, 4.4, -1.6],
          [0.1, 8.6, -2.2],
          [1.9, 5.0, -2.6],
        ],
        0.035,
      ),
      albedo: 0.8,
      casts: false,
    },
    {
      shape: tube(
        [
          [-1.0, 4.5, -3.3],
          [0.1, 8.6, -2.2],
          [1.2, 4.9, -1.1],
        ],
        0.035,
      ),
      albedo: 0.8,
      casts: false,
    },
    stack(4.7, 0.97, -2.6, 0.08),
    stack(4.75, 2.88, -2.7, 0.06),
    stack(-4.9, 0.97, -3.6, -0.05),
    stack(4.8, 4.8, -2.5, 0.1),
    ...person(
      {
        at: [1.75, 0, 1.6],
        turn: -2.25,
        weight: 0.05,
        lean: -0.12,
        hat: 'helmet',
        build: 1.1,
        coat: { hem: 0.72, flare: 0.24 },
        head: { nod: -0.35, turn: 0.1 },
        left: { to: [0.1, 1.42, 0.45] },
        right: { to: [-0.02, 1.55, 0.52], bend: [0.8, -0.7, 0] },
        rightFoot: { to: [0.22, 0.07, -0.16] },
      },
      {
        cloth: (_x, y) => ((y > 1.0 && y < 1.07) || (y > 1.2 && y < 1.27) ? 1.2 : 0.8),
        skin: 0.8,
        hair: 0.9,
      },
    ),
  ],
  lights: [
    {
      at: [1.36, 1.72, 1.0],
      power: 40,
      spot: { to: [0.0, 3.7, -2.0], angle: 0.27, soft: 0.3 },
      haze: 0.03,
      hard: 60,
    },
    { at: [1, 4, 7], power: 0.42, falloff: false },
    { at: [-1, 3, 6], power: 14, spot: { to: [1.75, 0.9, 1.6], angle: 0.2, soft: 0.5 } },
    { at: [-6, 6, -6], power: 0.22, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [-0.4, 1.0, 8.4], to: [0.05, 2.25, 0], fov: 37, focal: [0.52, 0.42], alt },
    tall: { eye: [0.9, 1.0, 8.4], to: [0.75, 2.25, 0], fov: 40, focal: [0.5, 0.45], alt },
    detail: {
      eye: [3.0, 1.5, 4.2],
      to: [0.9, 2.1, 0],
      fov: 42,
      focal: [0.5, 0.5],
      alt: {
        de: 'Die Wächterin mit Helm von hinten, vor ihr der Lichtstrahl.',
        en: 'The watchwoman in her helmet from behind, the beam before her.',
      },
    },
  },
} satisfies Scene;
