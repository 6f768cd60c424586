// The ring parable: three rings of different size hang in the light and cast one single shadow.
import { floorPart, person, wallPart, type Scene, type Vec } from '../stage.ts';
import { wheel } from '../shapes.ts';

const lamp: Vec = [-4.6, 3.7, 5], mark: Vec = [2.1, 2.0, -3];
const rings = [.84, .66, .47].map(t => {
  const c = lamp.map((l, i) => l + t * (mark[i] - l)), R = t * 1.6, r = t * .17;
  return { shape: (x: number, y: number, z: number) => wheel(x, y, z, c[0], c[1], c[2], R, r), albedo: .95, casts: false, gloss: .8, sharp: 30, around: [c[0], c[1], c[2], R + r] as [number, number, number, number] };
});
const alt = { de: 'Drei verschieden große Ringe schweben im Licht. An die Wand werfen sie einen einzigen Schatten, darin steht ein Mann und schaut.', en: 'Three rings of different size float in the light. On the wall they cast a single shadow, and a man stands in it, looking.' };
export default {
  slug: 'nathan-der-weise',
  parts: [
    floorPart(.4), wallPart(-3, .6), ...rings,
    // The rings share one shadow; it is thrown once, so that they do not darken each other.
    { shape: (x, y, z) => wheel(x, y, z, lamp[0] + .96 * (mark[0] - lamp[0]), lamp[1] + .96 * (mark[1] - lamp[1]), lamp[2] + .96 * (mark[2] - lamp[2]), 1.54, .16), seen: false },
    ...person({ at: [2.3, 0, -2.3], size: .78, turn: -1.9, lean: -.06, weight: .05, head: { nod: -.3 }, coat: { hem: .08, flare: .34, folds: .03 }, hat: 'brim', left: { to: [-.1, .84, -.16] }, right: { to: [.08, .84, -.18] } }, { cloth: .12, skin: .5, hair: .1 }),
  ],
  lights: [{ at: lamp, power: 75, hard: 130, spot: { to: mark, angle: .285, soft: .12 } }],
  views: {
    wide: { eye: [0, 1.7, 7.4], to: [.1, 2, 0], fov: 37, focal: [.6, .45], alt },
    tall: { eye: [.35, 1.7, 7.4], to: [.35, 1.95, 0], fov: 46, focal: [.55, .45], alt },
    detail: { eye: [-4.2, 1.4, 1.6], to: [1.4, 1.85, -2.6], fov: 40, focal: [.55, .45], alt: { de: 'Der Mann von der Seite, klein zwischen zwei Ringen und ihrem gemeinsamen Schatten.', en: 'The man seen from the side, small between two rings and the one shadow they share.' } },
  },
} satisfies Scene;
