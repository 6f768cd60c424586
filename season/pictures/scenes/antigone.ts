// A young woman holds the rock apart with both hands; the light comes through.
import { floorPart } from '../floor-and-wall.ts';
import { sin } from '../numbers.ts';
import { person } from '../person.ts';
import type { Scene, Shape } from '../scene.ts';
import { box } from '../solids.ts';

const rock: Shape = (x, y, z) => {
  const n = 0.05 * sin(x * 3.1 + y * 1.7) + 0.035 * sin(y * 5.3 - x * 2.2) + 0.05 * sin(x * 1.3 - y * 2.9);
  const s = 0.62 + 0.07 * sin(y * 2.3) + 0.04 * sin(y * 5.1),
    w = y > 1.6 ? 0.085 * (y - 1.6) : 0;
  return (
    Math.min(box(x, y, z, s - 5.45 + w, 3, 0, 4.9, 6, 0.6), box(x, y, z, s + 5.45 - w, 3, 0, 4.9, 6, 0.6)) *
      0.85 +
    n * 0.55
  );
};
const alt = {
  de: 'Eine Frau steht in einem Felsspalt und stemmt die Arme gegen den Stein. Hinter ihr Licht, vor ihr der lange Schatten.',
  en: 'A woman stands in a cleft, arms braced against the rock. Light behind her, her long shadow before her.',
};

export default {
  slug: 'antigone',
  sky: 1,
  step: 0.8,
  parts: [
    floorPart(0.9),
    { shape: rock, albedo: (_x, _y, z) => (z > 0.45 ? 0.9 : 0.4) },
    ...person(
      {
        at: [0.62, 0, 0.15],
        turn: 0.1,
        weight: 0.07,
        lean: 0.05,
        build: 0.86,
        hair: 'long',
        coat: { hem: 0.1, flare: 0.36, folds: 0.03 },
        head: { turn: -0.6, tilt: 0.1, nod: 0.1 },
        left: { to: [-0.5, 1.62, 0.02], bend: [-0.3, -1, 0.3] },
        right: { to: [0.47, 1.42, 0.02], bend: [0.3, -1, 0.3] },
      },
      { cloth: 0.4, skin: 0.6, hair: 0.3 },
    ),
  ],
  lights: [
    { at: [0.62, 2.6, -5.5], power: 72 },
    { at: [-5, 5, 5], power: 0.09, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [-0.4, 1.2, 6.0], to: [0, 1.5, 0], fov: 33, focal: [0.6, 0.6], alt },
    tall: { eye: [0.3, 1.2, 6.0], to: [0.55, 1.5, 0], fov: 35, focal: [0.5, 0.6], alt },
    detail: {
      eye: [-0.9, 0.35, 3.3],
      to: [0.5, 1.2, 0],
      fov: 38,
      focal: [0.5, 0.5],
      alt: {
        de: 'Von der Seite und vom Boden aus: die Frau im Spalt, das Licht fällt an ihr vorbei über den Stein.',
        en: 'From the side, near the ground: the woman in the cleft, light falling past her across the floor.',
      },
    },
  },
} satisfies Scene;
