// The jug is as big as a house, and someone has been caught in the hole.
import { abs, atan2, box, clamp, cos, cut, floorPart, hypot, max, melt, min, moved, person, sin, smooth, turned, tilted, wallPart, tube, type Scene, type Shape, type Vec } from '../stage.ts';

const profile = (y: number) => .55 + .62 * Math.sin(clamp(y / 2.05) * Math.PI * .93 + .12) - .12 * smooth(1.9, 2.15, y) + .2 * smooth(2.3, 2.75, y) ;
const jug = (x: number, y: number, z: number) => max((abs(hypot(x, z) - profile(y)) - .05) * .8, y - 2.7, -y);
const handle = tube(Array.from({ length: 15 }, (_, i): Vec => { const a = i / 14 * Math.PI; return [.78 + .62 * Math.sin(a), 1.95 + .62 * Math.cos(a), 0]; }), .085);
const hole: Shape = (x, y, z) => {
  const a = atan2(y - .95, x + .1), r = .72 + .12 * sin(a * 3 + 1) + .09 * sin(a * 7 + 2) + .05 * sin(a * 13);
  return max(hypot((x + .1) * 1.2, (y - .95) * .82) - r, .1 - z) * .7;
};
const crack: Shape = (x, y, z) => max(abs(x - .28 - .12 * sin(y * 9) - .05 * sin(y * 23)) - .022, -z, y - 2.75, 1.3 - y);
const whole: Shape = turned((x, y, z) => cut(cut(melt(jug(x, y, z), handle(x, y, z), .06), hole(x, y, z)), crack(x, y, z)), -.25);
const shard = (at: Vec, size: number, a: number, b: number): Shape => moved(tilted(turned((x, y, z) => max(abs(hypot(x, z + .9) - .95) - .05, hypot(x * 1.2 + .1 * sin(y * 9), y) - .3 - .08 * sin(atan2(y, x) * 3)) * .7, a), b), ...at, size);
const alt = { de: 'Ein Krug, groß wie ein Haus, mit einem gezackten Loch. Darin steht ein Mann mit Glatze und hebt ertappt die Hände.', en: 'A jug the size of a house with a jagged hole in it. Inside stands a bald man, hands up, caught.' };

export default {
  slug: 'der-zerbrochne-krug',
  step: .75,
  parts: [
    floorPart(.5), wallPart(-3.2, .42),
    { shape: moved(whole, .45, 0, 0), albedo: .85, gloss: .35, sharp: 25, around: [.6, 1.35, 0, 1.95] },
    { shape: shard([-1.0, .12, 1.3], 1.1, .3, 1.25), albedo: .85, around: [-1.0, .12, 1.3, .6] },
    { shape: shard([1.35, .1, 1.45], .8, -.6, -1.2), albedo: .85, around: [1.35, .1, 1.45, .5] },
    ...person({ at: [.36, .02, .55], size: .98, turn: -.1, build: 1.3, weight: -.04, hair: 'none', coat: { hem: .5, flare: .3 }, collar: true, head: { turn: .3, tilt: .12, nod: .1 }, left: { to: [-.42, 1.5, .3], bend: [-.6, -1, 0] }, right: { to: [.42, 1.45, .3], bend: [.6, -1, 0] } }, { cloth: .4, skin: 1 }),
  ],
  lights: [{ at: [-3.4, 3.6, 4.4], power: 33, hard: 60 }],
  rim: .02,
  views: {
    wide: { eye: [-.1, 1.35, 6.4], to: [0, 1.4, 0], fov: 30, focal: [.58, .5], alt },
    tall: { eye: [.5, 1.35, 6.4], to: [.5, 1.4, 0], fov: 33, focal: [.5, .5], alt },
    detail: { eye: [-.5, 1.2, 3.1], to: [.35, 1.2, .3], fov: 34, focal: [.5, .45], alt: { de: 'Der Mann im Loch des Kruges blickt zur Seite.', en: 'The man in the hole of the jug looks aside.' } },
  },
} satisfies Scene;
