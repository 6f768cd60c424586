// General Gabler's daughter sits with her back to us: the chair, and her raised arm with the pistol.
import { abs, box, capsule, ellipsoid, floorPart, hypot, max, melt, min, sin, sphere, wallPart, type Scene, type Shape, type Vec } from '../stage.ts';
import { limb, put } from '../shapes.ts';

const chair: Shape = (x, y, z) => {
  // Wing chair, seen from behind: a padded, buttoned back, wings, rolled arms.
  let d = box(x, y, z, 0, 1.02, .3, .56 + .07 * (y - 1), .74, .13, .12);
  d = melt(d, ellipsoid(x, y, z, 0, 1.7, .3, .5, .26, .13), .15);
  const bx = abs(abs(x) - .21) , by = abs((y + 9) % .36 - .18);
  d += .03 * max(0, 1 - hypot(bx, by) * 11) * (z > .3 && y > .55 && y < 1.75 ? 1 : 0);
  d = melt(d, box(abs(x), y, z, .6, 1.3, .1, .09, .46, .26, .09), .06);
  d = min(d, box(abs(x), y, z, .62, .58, -.18, .13, .3, .5, .1), capsule(abs(x), y, z, .65, .86, -.6, .65, .86, .3, .14));
  d = min(d, box(x, y, z, 0, .46, -.15, .55, .16, .5, .06));
  return min(d, capsule(abs(x), y, z, .5, .3, .34, .56, 0, .4, .06, .035));
};
const S: Vec = [-.66, 1.35, -.06], E: Vec = [-1.08, 1.28, .04], W: Vec = [-.97, 1.78, .04], H: Vec = [-.95, 1.88, .04];
const sleeve: Shape = (x, y, z) => {
  const d = melt(limb(x, y, z, S, E, .15, .115), limb(x, y, z, E, [-1.0, 1.62, .04], .11, .085), .05);
  return min(d + .007 * sin(x * 40 + y * 22), limb(x, y, z, [-1.0, 1.62, .04], [-.99, 1.68, .04], .1, .11));
};
const hand: Shape = (x, y, z) => {
  let d = melt(limb(x, y, z, [-.99, 1.66, .04], W, .048, .045), ellipsoid(x, y, z, H[0], H[1], H[2], .07, .085, .06), .03);
  for (let i = 0; i < 3; i++) d = melt(d, limb(x, y, z, [-.92 - i * .045, 1.86 + i * .025, .1], [-.99 - i * .045, 1.92 + i * .025, .09], .026), .01);
  return d;
};
const pistol: Shape = (x, y, z) => {
  // A long duelling pistol, muzzle up.
  let d = limb(x, y, z, [-.83, 1.79, .05], [-1.02, 1.95, .05], .055, .045);
  d = melt(d, limb(x, y, z, [-1.02, 1.95, .05], [-1.16, 2.14, .05], .05, .052), .03);
  d = melt(d, limb(x, y, z, [-1.16, 2.14, .05], [-1.2, 2.98, .05], .05, .036), .02);
  d = min(d, limb(x, y, z, [-1.2, 2.9, .05], [-1.2, 2.99, .05], .046), sphere(x, y, z, -.81, 1.77, .05, .068));
  const ringd = hypot(hypot(x + 1.2, y - 2.05) - .085, z - .05) - .014;
  return min(d, ringd, limb(x, y, z, [-1.04, 2.08, .05], [-.99, 2.2, .05], .028, .018));
};
const head: Shape = (x, y, z) => melt(ellipsoid(x, y, z, -.06, 1.9, .12, .18, .2, .18), ellipsoid(x, y, z, -.04, 2.12, .14, .13, .1, .12) + .006 * sin(x * 60 + y * 30), .03);
const at: Vec = [1.35, -.35, .2], size = 1.32;
const P = (s: Shape) => put(s, at[0], at[1], at[2], -.22, size);
const A = (x: number, y: number, r: number): [number, number, number, number] => [at[0] + x * size, at[1] + y * size, at[2], r * size];
const alt = { de: 'Ein Ohrensessel von hinten. Neben der Lehne ragt ein Frauenarm in die Höhe, in der Hand eine Duellpistole.', en: 'A wing chair from behind. Beside it a woman’s arm points upwards, a duelling pistol in the hand.' };
export default {
  slug: 'hedda-gabler',
  parts: [
    floorPart(.3, -.35), wallPart(-2.4, .55),
    { shape: P(chair), albedo: .3, around: A(0, 1, 1.6) },
    { shape: P(sleeve), albedo: .75, around: A(-.9, 1.4, .7) }, { shape: P(hand), albedo: .95, around: A(-.95, 1.8, .4) }, { shape: P(pistol), albedo: .08, gloss: 1.2, sharp: 14, around: A(-1.05, 2.3, .85) },
    { shape: P(head), albedo: .25, around: A(-.05, 1.95, .5) },
  ],
  lights: [{ at: [-3.2, 2.6, 4.2], power: 36, hard: 60, spot: { to: [.25, 2.1, -1.5], angle: .27, soft: .12 } }],
  rim: .05, step: .8,
  views: {
    wide: { eye: [0, 1.5, 6.8], to: [0, 1.75, 0], fov: 34, focal: [.6, .5], alt },
    tall: { eye: [.8, 1.5, 6.8], to: [.8, 1.6, 0], fov: 38, focal: [.5, .5], alt },
    detail: { eye: [-2.2, 1.2, 3.2], to: [.1, 2.25, .2], fov: 36, focal: [.5, .5], alt: { de: 'Die Hand mit der Duellpistole, der Lauf zeigt zur Decke.', en: 'The hand with the duelling pistol, its barrel pointing at the ceiling.' } },
  },
} satisfies Scene;
