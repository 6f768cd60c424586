// A woman about to lift the doll's house off her head.
import { abs, box, cos, cut, floorPart, max, min, moved, person, sin, turned, wallPart, type Scene, type Shape } from '../stage.ts';

const home: Shape = (x, y, z) => {
  const roof = max((abs(z) * .8 + (y - .36) * .62) - .31, abs(x) - .48, .34 - y);
  let d = min(box(x, y, z, 0, 0, 0, .4, .36, .34), roof * .9, box(x, y, z, .22, .72, .12, .06, .16, .06));
  d = cut(d, box(x, y, z, -.12, -.14, .36, .1, .22, .1));
  return min(cut(d, box(x, y, z, .2, .02, .36, .09, .11, .1)), box(x, y, z, .2, .02, .31, .008, .11, .02), box(x, y, z, .2, .02, .31, .09, .008, .02));
};
const K = .74, house = (f: Shape): Shape => moved((x, y, z) => { const c = cos(.14), s = sin(.14); return turned(f, .42)(x * c + y * s, y * c - x * s, z); }, .02, 1.93, .02, K);
const light = house((x, y, z) => max(box(x, y, z, 0, 0, .28, .34, .34, .012), 0));
const alt = { de: 'Eine Frau im weiten Kleid trägt ein Puppenhaus auf den Schultern. Mit beiden Händen hebt sie es an; in der Tür brennt Licht.', en: 'A woman in a wide dress carries a doll’s house on her shoulders. Both hands begin to lift it; a light burns in its door.' };

export default {
  slug: 'nora',
  parts: [
    floorPart(.5), wallPart(-3.2, .62),
    ...person({ at: [0, 0, 0], turn: .2, weight: .05, side: .06, build: .92, hair: 'none', coat: { hem: .06, flare: .56, folds: .05 }, left: { to: [-.44, 1.66, .2], bend: [-1, -.6, .1] }, right: { to: [.44, 1.74, .14], bend: [1, -.6, .1] }, rightFoot: { to: [.2, .07, .2] } }, { cloth: .7, skin: .95 }),
    { shape: house(home), albedo: .95, around: [0, 2.05, 0, .9] },
    { shape: light, glow: 1.3, albedo: .3, around: [0, 1.9, 0, .6] },
  ],
  lights: [{ at: [3.6, 3.8, 3.6], power: 28 }],
  step: .8,
  views: {
    wide: { eye: [-.7, 1.4, 6.4], to: [-.62, 1.3, 0], fov: 26.5, focal: [.62, .4], alt },
    tall: { eye: [-.1, 1.4, 6.4], to: [-.12, 1.3, 0], fov: 29, focal: [.5, .4], alt },
    detail: { eye: [.7, 1.4, 3.1], to: [-.25, 1.72, 0], fov: 30, focal: [.58, .5], alt: { de: 'Zwei Hände am Puppenhaus, das sich ein wenig zur Seite neigt.', en: 'Two hands on the doll’s house, which tips a little to one side.' } },
  },
} satisfies Scene;
