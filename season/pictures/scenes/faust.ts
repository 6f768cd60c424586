// A thoughtful man; his shadow is the other one.
import { capsule, floorPart, person, wallPart, type Scene, type Shape } from '../stage.ts';

const horns: Shape = (x, y, z) => {
  const X = -(x - 1.3), Z = z - .3;
  return Math.min(
    capsule(X, y, Z, -.07, 1.74, 0, -.17, 1.88, 0, .05, .04), capsule(X, y, Z, -.17, 1.88, 0, -.13, 2.08, 0, .04, .005),
    capsule(X, y, Z, .07, 1.74, 0, .17, 1.88, 0, .05, .04), capsule(X, y, Z, .17, 1.88, 0, .13, 2.08, 0, .04, .005),
    capsule(X, y, Z, .2, .5, 0, .5, .34, 0, .03), capsule(X, y, Z, .5, .34, 0, .64, .62, 0, .03, .02), capsule(X, y, Z, .58, .6, 0, .67, .78, 0, .07, .005));
};
const alt = { de: 'Ein Mann im Mantel vor einer hellen Wand. Sein Schatten ist doppelt so groß und trägt Hörner.', en: 'A man in a coat before a bright wall. His shadow is twice his size and wears horns.' };

export default {
  slug: 'faust',
  parts: [
    floorPart(.55), wallPart(-2.6, .95),
    ...person({ at: [1.3, 0, .3], turn: -.45, weight: .05, build: 1.08, coat: { hem: .3, flare: .29, open: true }, collar: true, head: { turn: -.5, nod: .12, tilt: .05 }, right: { to: [.2, 1.38, .22] } }, { cloth: .5, skin: .95, hair: .3 }),
    { shape: horns, seen: false },
  ],
  lights: [{ at: [2.75, .5, 3.3], power: 17, hard: 95 }],
  views: {
    wide: { eye: [-.05, 1.5, 6.2], to: [-.1, 1.66, 0], fov: 33, focal: [.6, .5], alt },
    tall: { eye: [.45, 1.55, 6.2], to: [.4, 1.55, 0], fov: 37, focal: [.5, .5], alt },
    detail: { eye: [.35, .6, 3.2], to: [.62, 1.62, -1], fov: 44, focal: [.6, .45], alt: { de: 'Von unten gesehen: Der Mann fasst sich ans Kinn, hinter ihm ragt der gehörnte Schatten auf.', en: 'Seen from below: the man touches his chin, the horned shadow rising behind him.' } },
  },
} satisfies Scene;
