// A woman about to lift the doll's house off her head.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { abs, cos, max, min, sin } from '../numbers.ts';
import { person } from '../person.ts';
import { moved, turned } from '../placing.ts';
import type { Scene, Shape } from '../scene.ts';
import { box, cut } from '../solids.ts';

const home: Shape = (x, y, z) => {
  const roof = max(abs(z) * 0.8 + (y - 0.36) * 0.62 - 0.31, abs(x) - 0.48, 0.34 - y);
  let d = min(
    box(x, y, z, 0, 0, 0, 0.4, 0.36, 0.34),
    roof * 0.9,
    box(x, y, z, 0.22, 0.72, 0.12, 0.06, 0.16, 0.06),
  );
  d = cut(d, box(x, y, z, -0.12, -0.14, 0.36, 0.1, 0.22, 0.1));
  return min(
    cut(d, box(x, y, z, 0.2, 0.02, 0.36, 0.09, 0.11, 0.1)),
    box(x, y, z, 0.2, 0.02, 0.31, 0.008, 0.11, 0.02),
    box(x, y, z, 0.2, 0.02, 0.31, 0.09, 0.008, 0.02),
  );
};
const K = 0.74,
  house = (f: Shape): Shape =>
    moved(
      (x, y, z) => {
        const c = cos(0.14),
          s = sin(0.14);
        return turned(f, 0.42)(x * c + y * s, y * c - x * s, z);
      },
      0.02,
      1.93,
      0.02,
      K,
    );
const light = house((x, y, z) => max(box(x, y, z, 0, 0, 0.28, 0.34, 0.34, 0.012), 0));
const alt = {
  de: 'Eine Frau im weiten Kleid trägt ein Puppenhaus auf den Schultern. Mit beiden Händen hebt sie es an; in der Tür brennt Licht.',
  en: 'A woman in a wide dress carries a doll’s house on her shoulders. Both hands begin to lift it; a light burns in its door.',
};

export default {
  slug: 'nora',
  parts: [
    floorPart(0.5),
    wallPart(-3.2, 0.62),
    ...person(
      {
        at: [0, 0, 0],
        turn: 0.2,
        weight: 0.05,
        side: 0.06,
        build: 0.92,
        hair: 'none',
        coat: { hem: 0.06, flare: 0.56, folds: 0.05 },
        left: { to: [-0.41, 1.8, 0.16], bend: [-1, -0.8, 0.3] },
        right: { to: [0.41, 1.86, 0.12], bend: [1, -0.8, 0.3] },
        rightFoot: { to: [0.2, 0.07, 0.2] },
      },
      { cloth: 0.7, skin: 0.95 },
    ),
    { shape: house(home), albedo: 0.95, around: [0, 2.05, 0, 0.9] },
    { shape: light, glow: 1.3, albedo: 0.3, around: [0, 1.9, 0, 0.6] },
  ],
  lights: [{ at: [3.6, 3.8, 3.6], power: 28 }],
  step: 0.8,
  views: {
    wide: { eye: [-0.7, 1.4, 6.4], to: [-0.62, 1.3, 0], fov: 26.5, focal: [0.62, 0.4], alt },
    tall: { eye: [-0.1, 1.4, 6.4], to: [-0.12, 1.3, 0], fov: 29, focal: [0.5, 0.4], alt },
    detail: {
      eye: [0.7, 1.4, 3.1],
      to: [-0.25, 1.72, 0],
      fov: 30,
      focal: [0.58, 0.5],
      alt: {
        de: 'Zwei Hände am Puppenhaus, das sich ein wenig zur Seite neigt.',
        en: 'Two hands on the doll’s house, which tips a little to one side.',
      },
    },
  },
} satisfies Scene;
