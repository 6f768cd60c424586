// Shipwreck and Malvolio at once: two legs in cross-gartered stockings stick out of the sea.
import { abs, atan2, clamp, ellipsoid, exp, hypot, melt, min, mix, sin, sphere, type Scene, type Shape, type Vec } from '../stage.ts';
import { limb } from '../shapes.ts';

const X0 = 1.05;
const height = (x: number, z: number) => {
  const r = hypot(x - X0, z), ringWave = .12 * sin(r * 7.5 - .6) * exp(-r * .75) * clamp(r * 1.4);
  return .2 + .2 * sin(x * 1.2 + z * .9) + .12 * sin(x * 2.3 - z * 1.9 + 1) + .07 * sin(x * 4.6 + z * 3.1) + .03 * sin(x * 9 - z * 6) + ringWave - .012 * (z + 2) * (z + 2) * (z < -2 ? 1 : 0);
};
type Leg = { hip: Vec; knee: Vec; ankle: Vec; toe: Vec };
const legs: Leg[] = [
  { hip: [X0 - .3, -.4, .05], knee: [X0 - .52, 1.6, .15], ankle: [X0 - .3, 3.1, 0], toe: [X0 - .78, 3.48, .22] },
  { hip: [X0 + .3, -.4, 0], knee: [X0 + .62, 1.42, .2], ankle: [X0 + 1.55, 2.3, -.1], toe: [X0 + 2.02, 2.12, .12] },
];
const stocking: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    const calf: Vec = [mix(l.knee[0], l.ankle[0], .3), mix(l.knee[1], l.ankle[1], .3), mix(l.knee[2], l.ankle[2], .3) - .07];
    let q = melt(limb(x, y, z, l.hip, l.knee, .4, .235), limb(x, y, z, l.knee, l.ankle, .22, .125), .08);
    q = melt(q, limb(x, y, z, calf, calf.map((c, i) => mix(c, l.ankle[i], .25)) as Vec, .225, .19), .1);
    d = min(d, q);
  }
  return d;
};
const shoe: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) {
    const heel: Vec = [l.ankle[0] + (l.ankle[0] - l.toe[0]) * .18, l.ankle[1] + (l.ankle[1] - l.knee[1]) * .09, l.ankle[2]];
    d = min(d, melt(limb(x, y, z, heel, l.toe, .15, .075), limb(x, y, z, l.ankle, heel, .14, .15), .06));
    const b: Vec = [mix(l.ankle[0], l.toe[0], .4), mix(l.ankle[1], l.toe[1], .4), l.ankle[2] + .14];
    d = min(d, sphere(x, y, z, b[0], b[1], b[2], .1));
  }
  return d;
};
/** Garters: two ribbons that wind about the leg in opposite directions, and a bow at the knee. */
const garter = (x: number, y: number, z: number) => {
  const l = x < mix(X0, X0 + .1, y) ? legs[0] : legs[1];
  const low = y > (l.knee[1]) || (l === legs[1] && x > l.knee[0] + .1);
  const a = low ? l.knee : l.hip, b = low ? l.ankle : l.knee;
  const dx = b[0] - a[0], dy = b[1] - a[1], dz = b[2] - a[2], L = hypot(dx, dy, dz);
  const t = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / L + (low ? 2 : 0);
  const side = ((x - a[0]) * dy - (y - a[1]) * dx) / L;
  const th = atan2(side, z - a[2] - dz * t / L) / 6.2832;
  const f = (v: number) => abs(v - Math.round(v));
  return min(f(t * 1.35 + th), f(t * 1.35 - th)) < .085 ? .06 : .95;
};
const bow: Shape = (x, y, z) => {
  let d = 1e9;
  for (const l of legs) { const X = abs(x - l.knee[0]), Y = y - l.knee[1] + .12, Z = z - l.knee[2] - .24; d = min(d, ellipsoid(X, Y - .04, Z, .15, 0, 0, .14, .085, .05), ellipsoid(X, Y, Z, 0, 0, .02, .05, .05, .05)); }
  return d;
};
const alt = { de: 'Aus dem Meer ragen zwei Beine in kreuzweise gebundenen Strümpfen, mit Schleifen an den Knien.', en: 'Two legs in cross-gartered stockings stick out of the sea, with bows at the knees.' };
export default {
  slug: 'was-ihr-wollt',
  parts: [
    { shape: (x, y, z) => (y - height(x, z)) * .75, albedo: .75, gloss: .5, sharp: 30 },
    { shape: stocking, albedo: garter, around: [X0 + .4, 1.4, 0, 2.6] },
    { shape: shoe, albedo: .2, gloss: .8, sharp: 20, around: [X0 + .6, 2.8, 0, 2] },
    { shape: bow, albedo: .5, around: [X0, 1.5, .3, 1.2] },
  ],
  lights: [{ at: [-4.5, 5.4, 4], power: 62, hard: 40 }],
  rim: .05, step: .6, far: 22,
  views: {
    wide: { eye: [0, 1.35, 7], to: [0, 1.72, 0], fov: 36, focal: [.63, .45], alt },
    tall: { eye: [1.35, 1.35, 7], to: [1.35, 1.7, 0], fov: 38, focal: [.45, .45], alt },
    detail: { eye: [2.6, 4.6, 3.4], to: [1.3, 1.9, 0], fov: 42, focal: [.5, .45], alt: { de: 'Die Schuhsohlen von oben, darunter das bewegte Wasser.', en: 'The soles of the shoes from above, and the moving water below.' } },
  },
} satisfies Scene;
