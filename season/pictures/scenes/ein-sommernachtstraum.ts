// Bottom with the donkey's head before a huge moon; the small queen of the fairies leans on his muzzle.
import { abs, capsule, cos, ellipsoid, hypot, max, melt, min, mix, noise, person, ring, sin, sphere, type Scene, type Shape, type Vec } from '../stage.ts';
import { limb, put, ruff } from '../shapes.ts';

const hide: Shape = (x, y, z) => {
  // In head axes: brow at the origin, the muzzle runs forward and down.
  const X = abs(x);
  let d = ellipsoid(x, y, z, 0, 0, -.12, .4, .47, .5);
  d = melt(d, limb(x, y, z, [0, -.02, .2], [0, -.62, .98], .36, .25), .2);
  d = melt(d, limb(X, y, z, [.2, -.2, 0], [.14, -.55, .55], .22, .15), .12);
  d = melt(d, limb(X, y, z, [.2, .2, .28], [.3, .1, .2], .12), .1); // brow
  // Ears.
  const ex = X - .24, ey = y - .35, ez = z + .22, lean = .34;
  const u = ex - ey * lean, L = ey / 1.35;
  const w = .17 * (1 - (2 * L - .9) * (2 * L - .9) * .75);
  let ear = max(hypot(u, ez * 1.5) - max(.02, w), -ey - .1, ey - 1.35) * .7;
  ear = max(ear, -(hypot(u, (ez - .13) * 1.1) - max(0, w * .72)) * .7);
  d = melt(d, ear, .06);
  return melt(d, capsule(x, y, z, 0, -.1, -.2, 0, -1.2, -.35, .36, .42), .2);
};
const pale: Shape = (x, y, z) => {
  const X = abs(x);
  let d = melt(ellipsoid(x, y, z, 0, -.72, 1.08, .29, .25, .25), ellipsoid(x, y, z, 0, -.86, .95, .24, .17, .24), .05);
  d = -melt(-d, ellipsoid(X, y, z, .13, -.66, 1.28, .055, .075, .09), .03);
  return -melt(-d, capsule(X, y, z, 0, -.84, 1.26, .22, -.8, 1.1, .018), .02);
};
const mane: Shape = (x, y, z) => {
  const a = hypot(y - .1, z + .1);
  const back = max(abs(x) - .09 - .02 * sin(y * 40), abs(a - .55) - .16 - .03 * sin((y + z) * 34), z - .12, -y - .6) * .6;
  return melt(back, ellipsoid(x, y, z, .03, .4, .2, .12, .2, .2) + .015 * sin(x * 60 + y * 20), .05);
};
const eye: Shape = (x, y, z) => sphere(abs(x), y, z, .32, -.02, .28, .105);
const H: Vec = [.72, 2.2, 0], turn = -.72;
const P = (s: Shape) => put(s, H[0], H[1], H[2], turn, .92);
const coat: Shape = (x, y, z) => {
  let d = melt(ellipsoid(x, y, z, 0, -1.75, -.4, 1.0, .62, .58), capsule(abs(x), y, z, .82, -1.75, -.35, 1.05, -3, -.1, .36, .34), .15);
  d = min(d, sphere(x, y, z, 0, -1.75, .2, .06), sphere(x, y, z, 0, -2.05, .2, .06));
  return d;
};
const alt = { de: 'Ein Mann mit Eselskopf vor einem riesigen Mond. Er hat die Ohren gespitzt und trägt eine Halskrause.', en: 'A man with a donkey’s head before an enormous moon, ears pricked, in a ruff.' };
export default {
  slug: 'ein-sommernachtstraum',
  parts: [
    { shape: P(hide), albedo: (x, y) => .42 + .06 * sin(y * 60 + x * 9), around: [.6, 2.4, .1, 1.9] },
    { shape: P(pale), albedo: .95, around: [.05, 1.5, .75, .8] },
    { shape: P(mane), albedo: .12, around: [.8, 2.3, 0, 1] },
    { shape: P(eye), albedo: (x, y, z) => { const X = (x - H[0]) / .92, Y = (y - H[1]) / .92, Z = (z - H[2]) / .92; const u = abs(X * cos(turn) - Z * sin(turn)), w = X * sin(turn) + Z * cos(turn); return hypot(u - .4, Y + .03, w - .34) < .065 ? .02 : 1; }, gloss: 2, sharp: 80, around: [.6, 2.2, .2, .6] },
    { shape: P(coat), albedo: .2, around: [.72, .4, 0, 2.2] },
    { shape: P((x, y, z) => ruff(x, y + 1.12 - z * .1, z + .32, .82, 16, .06)), albedo: .95, around: [.8, 1.2, 0, 1] },
    { shape: (x, y, z) => sphere(x, y, z, 2.15, 2.5, -5, 2.15), albedo: 0, casts: false, glow: (x, y) => .62 + .32 * noise(x * 1.7 + 3, y * 1.7) * noise(x * .8, y * .8 + 5) - .18 * noise(x * 3.2, y * 3.2) },
  ],
  lights: [{ at: [-3.8, 4.2, 3.6], power: 36, hard: 30 }],
  rim: .06, step: .75,
  views: {
    wide: { eye: [0, 1.9, 6.4], to: [.05, 1.9, 0], fov: 36, focal: [.58, .45], alt },
    tall: { eye: [.6, 1.9, 6.4], to: [.6, 1.85, 0], fov: 40, focal: [.5, .42], alt },
    detail: { eye: [-2.6, 1.3, 2.9], to: [.25, 2.0, .3], fov: 38, focal: [.5, .45], alt: { de: 'Der Eselskopf aus der Nähe, mit weißem Maul und großem, feuchtem Auge.', en: 'The donkey’s head close up, with its white muzzle and large moist eye.' } },
  },
} satisfies Scene;
void [max, min, mix, person, ring];
