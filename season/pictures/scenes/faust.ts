// A thoughtful man; his shadow is the other one.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { person } from '../person.ts';
import type { Scene, Shape } from '../scene.ts';
import { capsule } from '../solids.ts';

const horns: Shape = (x, y, z) => {
  const X = -(x - 1.3),
    Z = z - 0.3;
  return Math.min(
    capsule(X, y, Z, -0.07, 1.74, 0, -0.17, 1.88, 0, 0.05, 0.04),
    capsule(X, y, Z, -0.17, 1.88, 0, -0.13, 2.08, 0, 0.04, 0.005),
    capsule(X, y, Z, 0.07, 1.74, 0, 0.17, 1.88, 0, 0.05, 0.04),
    capsule(X, y, Z, 0.17, 1.88, 0, 0.13, 2.08, 0, 0.04, 0.005),
    capsule(X, y, Z, 0.2, 0.5, 0, 0.5, 0.34, 0, 0.03),
    capsule(X, y, Z, 0.5, 0.34, 0, 0.64, 0.62, 0, 0.03, 0.02),
    capsule(X, y, Z, 0.58, 0.6, 0, 0.67, 0.78, 0, 0.07, 0.005),
  );
};
const alt = {
  de: 'Ein Mann im Mantel vor einer hellen Wand. Sein Schatten ist doppelt so groß und trägt Hörner.',
  en: 'A man in a coat before a bright wall. His shadow is twice his size and wears horns.',
};

export default {
  slug: 'faust',
  parts: [
    floorPart(0.55),
    wallPart(-2.6, 0.95),
    ...person(
      {
        at: [1.3, 0, 0.3],
        turn: -0.45,
        weight: 0.05,
        build: 1.08,
        coat: { hem: 0.3, flare: 0.29, open: true },
        collar: true,
        head: { turn: -0.5, nod: 0.12, tilt: 0.05 },
        right: { to: [0.2, 1.38, 0.22] },
      },
      { cloth: 0.5, skin: 0.95, hair: 0.3 },
    ),
    { shape: horns, seen: false },
  ],
  lights: [{ at: [2.75, 0.5, 3.3], power: 17, hard: 95 }],
  views: {
    wide: { eye: [-0.05, 1.5, 6.2], to: [-0.1, 1.66, 0], fov: 33, focal: [0.6, 0.15], alt },
    tall: { eye: [0.45, 1.55, 6.2], to: [0.4, 1.55, 0], fov: 37, focal: [0.5, 0.5], alt },
    detail: {
      eye: [0.55, 0.75, 2.55],
      to: [0.72, 1.66, -1],
      fov: 45,
      focal: [0.6, 0.45],
      alt: {
        de: 'Von unten gesehen: Der Mann fasst sich ans Kinn, hinter ihm ragt der gehörnte Schatten auf.',
        en: 'Seen from below: the man touches his chin, the horned shadow rising behind him.',
      },
    },
  },
} satisfies Scene;
