// Two enormous cherries hang over a woman who sits packed and ready to leave.
import { box, capsule, floorPart, person, sphere, wallPart, type Scene, type Shape } from '../stage.ts';

const stalks: Shape = (x, y, z) => Math.min(
  capsule(x, y, z, -.62, 3.46, .1, -.35, 4.4, 0, .045), capsule(x, y, z, -.35, 4.4, 0, .5, 5.6, 0, .045),
  capsule(x, y, z, 1.35, 3.2, -.45, 1.15, 4.3, -.1, .045), capsule(x, y, z, 1.15, 4.3, -.1, .5, 5.6, 0, .045));
const things: Shape = (x, y, z) => Math.min(
  box(x, y, z, 1.15, .45, 1.5, .22, .025, .22, .01), box(Math.abs(x - 1.15), y, Math.abs(z - 1.5), .2, .22, .2, .022, .22, .022),
  box(x, y, Math.abs(z - 1.5), 1.35, .68, .2, .022, .25, .022), box(x, y, z, 1.35, .88, 1.5, .018, .07, .2), box(x, y, z, 1.35, .7, 1.5, .018, .03, .2),
  box(x, y, z, 1.85, .22, 1.55, .15, .21, .3, .03), box(x, y, z, 1.85, .47, 1.55, .02, .035, .1, .015));
const cherry = (cx: number, cy: number, cz: number, r: number) => ({
  shape: ((x, y, z) => { const q = Math.hypot(x - cx, z - cz); return sphere(x, y, z, cx, cy, cz, r) + .16 * Math.exp(-q * q * 14) * (y > cy ? 1 : 0); }) as Shape,
  albedo: .7, gloss: 1.6, around: [cx, cy, cz, r + .05] as [number, number, number, number],
});
const alt = { de: 'Zwei riesige Kirschen hängen über einer Frau, die mit Hut und Koffer auf einem Stuhl sitzt und wartet.', en: 'Two enormous cherries hang above a woman who sits waiting on a chair, in her hat, a suitcase at her side.' };

export default {
  slug: 'kirschgarten',
  parts: [
    floorPart(.62), wallPart(-5, .36), cherry(-.62, 2.6, .1, 1.02), cherry(1.35, 2.5, -.45, .92),
    { shape: stalks, albedo: .9 },
    { shape: things, albedo: .8, around: [1.3, .5, 1.55, .95] },
    ...person({ at: [1.13, 0, 1.5], turn: -1.15, sink: .43, hat: 'brim', hair: 'bun', collar: true, lean: .06, coat: { hem: .2, flare: .26 }, head: { nod: -.35, turn: -.1 }, left: { to: [-.1, .6, .36] }, right: { to: [.1, .6, .36] }, leftFoot: { to: [-.1, .07, .5] }, rightFoot: { to: [.1, .07, .42] } }, { cloth: .9, skin: .95, hair: .5 }),
  ],
  lights: [{ at: [-4.2, 6.2, 4.5], power: 64 }],
  views: {
    wide: { eye: [0, 1.3, 7.6], to: [.3, 1.78, 0], fov: 34, focal: [.52, .5], alt },
    tall: { eye: [.5, 1.4, 7.6], to: [.5, 1.9, 0], fov: 39, focal: [.5, .5], alt },
    detail: { eye: [-.4, .6, 4.8], to: [.75, 1.25, .9], fov: 36, focal: [.58, .65], alt: { de: 'Die Frau blickt von ihrem Stuhl hinauf zu den Kirschen.', en: 'From her chair the woman looks up at the cherries.' } },
  },
} satisfies Scene;
