// The ring parable: three rings of different size hang in the light and cast one single shadow.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { mix } from '../numbers.ts';
import { person } from '../person.ts';
import type { Scene, Vec } from '../scene.ts';
import { wheel } from '../solids.ts';

const lamp: Vec = [-4.6, 3.7, 5],
  mark: Vec = [2.1, 2.0, -3];
const rings = [0.84, 0.66, 0.47].map((t) => {
  const c: Vec = [mix(lamp[0], mark[0], t), mix(lamp[1], mark[1], t), mix(lamp[2], mark[2], t)],
    R = t * 1.6,
    r = t * 0.17;
  return {
    shape: (x: number, y: number, z: number) => wheel(x, y, z, c[0], c[1], c[2], R, r),
    albedo: 0.95,
    casts: false,
    gloss: 0.8,
    sharp: 30,
    around: [c[0], c[1], c[2], R + r] as [number, number, number, number],
  };
});
const alt = {
  de: 'Drei verschieden große Ringe schweben im Licht. An die Wand werfen sie einen einzigen Schatten. Ein Mann steht davor und schaut hinauf.',
  en: 'Three rings of different size float in the light. On the wall they cast a single shadow. A man stands before it, looking up.',
};
export default {
  slug: 'nathan-der-weise',
  parts: [
    floorPart(0.4),
    wallPart(-3, 0.6),
    ...rings,
    // The rings share one shadow; it is thrown once, so that they do not darken each other.
    {
      shape: (x, y, z) =>
        wheel(
          x,
          y,
          z,
          mix(lamp[0], mark[0], 0.96),
          mix(lamp[1], mark[1], 0.96),
          mix(lamp[2], mark[2], 0.96),
          1.54,
          0.16,
        ),
      seen: false,
    },
    ...person(
      {
        at: [2.3, 0, -2.3],
        size: 0.78,
        turn: -1.9,
        lean: -0.06,
        weight: 0.05,
        head: { nod: -0.3 },
        coat: { hem: 0.08, flare: 0.34, folds: 0.03 },
        hat: 'brim',
        left: { to: [-0.1, 0.84, -0.16] },
        right: { to: [0.08, 0.84, -0.18] },
      },
      { cloth: 0.4, skin: 0.9, hair: 0.1 },
    ),
  ],
  lights: [{ at: lamp, power: 75, hard: 130, spot: { to: mark, angle: 0.285, soft: 0.12 } }],
  views: {
    wide: { eye: [0, 1.7, 7.4], to: [0.1, 2, 0], fov: 37, focal: [0.6, 0.45], alt },
    tall: { eye: [-3, 2.1, 7], to: [0.35, 2.0, -1], fov: 43, focal: [0.55, 0.45], alt },
    detail: {
      eye: [0.2, 0.7, 1.8],
      to: [1.75, 1.75, -2.6],
      fov: 52,
      focal: [0.55, 0.45],
      alt: {
        de: 'Der Mann von der Seite, klein zwischen zwei Ringen und ihrem gemeinsamen Schatten.',
        en: 'The man seen from the side, small between two rings and the one shadow they share.',
      },
    },
  },
} satisfies Scene;
