// A young woman holds the rock apart with both hands; the light comes through.
import { box, floorPart, person, sin, type Scene, type Shape } from '../stage.ts';

const rock: Shape = (x, y, z) => {
  const n = .05 * sin(x * 3.1 + y * 1.7) + .035 * sin(y * 5.3 - x * 2.2) + .05 * sin(x * 1.3 - y * 2.9);
  const s = .62 + .07 * sin(y * 2.3) + .04 * sin(y * 5.1), w = y > 1.6 ? .085 * (y - 1.6) : 0;
  return Math.min(box(x, y, z, s - 5.45 + w, 3, 0, 4.9, 6, .6), box(x, y, z, s + 5.45 - w, 3, 0, 4.9, 6, .6)) * .85 + n * .55;
};
const alt = { de: 'Eine Frau steht in einem Felsspalt und stemmt die Arme gegen den Stein. Hinter ihr Licht, vor ihr der lange Schatten.', en: 'A woman stands in a cleft, arms braced against the rock. Light behind her, her long shadow before her.' };

export default {
  slug: 'antigone',
  sky: 1,
  step: .8,
  parts: [
    floorPart(.9),
    { shape: rock, albedo: (_x, _y, z) => z > .45 ? .9 : .4 },
    ...person({ at: [.62, 0, .15], turn: .1, weight: .07, lean: .05, build: .86, hair: 'long', coat: { hem: .1, flare: .36, folds: .03 }, head: { turn: -.6, tilt: .1, nod: .1 }, left: { to: [-.5, 1.62, .02], bend: [-.3, -1, .3] }, right: { to: [.47, 1.42, .02], bend: [.3, -1, .3] } }, { cloth: .4, skin: .6, hair: .3 }),
  ],
  lights: [{ at: [.62, 2.6, -5.5], power: 72 }, { at: [-5, 5, 5], power: .09, falloff: false, shadow: false }],
  views: {
    wide: { eye: [-.4, 1.2, 6.0], to: [0, 1.5, 0], fov: 33, focal: [.6, .6], alt },
    tall: { eye: [.3, 1.2, 6.0], to: [.55, 1.5, 0], fov: 35, focal: [.5, .6], alt },
    detail: { eye: [-.9, .35, 3.3], to: [.5, 1.2, 0], fov: 38, focal: [.5, .5], alt: { de: 'Von der Seite und vom Boden aus: die Frau im Spalt, das Licht fällt an ihr vorbei über den Stein.', en: 'From the side, near the ground: the woman in the cleft, light falling past her across the floor.' } },
  },
} satisfies Scene;
