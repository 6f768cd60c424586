// Three sisters from behind: their hair is plaited into one single braid.
import { abs, atan2, cos, ellipsoid, hypot, max, melt, min, mix, sin, smooth, type Part, type Scene, type Shape, type Vec } from '../stage.ts';
import { limb } from '../shapes.ts';

const heads: Vec[] = [[-.42, 2.3, -.05], [.6, 2.52, -.25], [1.58, 2.24, 0]];
const tilt = [.1, -.04, -.13];
const KX = .6, KY = 1.3; // where the three strands meet
const strand = (i: number, x: number, y: number, z: number) => {
  // Below the knot: a braid. Above: a bow from the head to the knot.
  const t = (KY - y) * 4.6 + i * 2.0944, w = smooth(KY + .12, KY - .22, y), thin = mix(1, .62, smooth(.6, -.7, y));
  const cx = KX + .19 * thin * sin(t), cz = .5 + .12 * thin * sin(2 * t);
  const dx = x - cx, dz = z - cz, r = hypot(dx, dz), a = atan2(dz, dx);
  const braid = max((r - .165 * thin - .008 * sin(a * 9 + t * 2)) * .62, y - KY - .1);
  const h = heads[i];
  const a0: Vec = [h[0], h[1] - .05, h[2] + .14], a1: Vec = [mix(h[0], KX, .22), h[1] - .55, h[2] + .3], a2: Vec = [KX + .19 * sin((KY - KY) * 4.6 + i * 2.0944), KY + .02, .5 + .1 * sin(2 * i * 2.0944)];
  let bow = melt(limb(x, y, z, a0, a1, .34, .27), limb(x, y, z, a1, a2, .27, .165), .2);
  bow += .009 * sin((x - mix(KX, h[0], smooth(KY, h[1], y))) * 40);
  return min(bow, w >= 0 ? braid : braid);
};
const hair: Shape = (x, y, z) => {
  let d = 1e9;
  for (let i = 0; i < 3; i++) {
    const h = heads[i], X = x - h[0], Y = y - h[1];
    let q = ellipsoid(X + tilt[i] * Y, Y, z - h[2], 0, .06, 0, .37, .45, .42) + .007 * sin(atan2(Y - .1, X) * 26);
    q = melt(q, strand(i, x, y, z), .07);
    d = min(d, q);
  }
  return d * .8;
};
const skin: Shape = (x, y, z) => {
  let d = 1e9;
  for (let i = 0; i < 3; i++) {
    const h = heads[i], X = abs(x - h[0] + tilt[i] * (y - h[1]));
    d = min(d, ellipsoid(X, y, z, .385, h[1] - .08, h[2] + .02, .05, .11, .07), limb(X, y, z, [0, h[1] - .3, h[2] - .02], [0, h[1] - .85, h[2] - .04], .17, .2));
  }
  return d;
};
const dress = (i: number): Part => {
  const h = heads[i];
  return { shape: (x, y, z) => {
    const X = x - h[0], Y = y - h[1];
    let d = limb(abs(X), Y, z - h[2], [0, -.78, -.1], [.42, -.92, -.1], .22, .19);
    d = melt(d, limb(abs(X), Y, z - h[2], [.22, -1, -.08], [.3, -3, 0], .28, .32), .15);
    const r = hypot(X, z - h[2]);
    return min(d, max(abs(r - .24 - .06 * (Y + .72)) - .025, abs(Y + .73) - .13) * .8);
  }, albedo: [.5, .1, .85][i] };
};
const alt = { de: 'Drei Frauen von hinten, dicht beieinander. Ihre Haare sind zu einem einzigen Zopf geflochten.', en: 'Three women from behind, close together. Their hair is plaited into one single braid.' };
export default {
  slug: 'drei-schwestern',
  parts: [{ shape: hair, albedo: .8, gloss: .25, sharp: 16 }, { shape: skin, albedo: .95 }, dress(0), dress(1), dress(2)],
  lights: [{ at: [-4.6, 4.4, 2.4], power: 34, hard: 40 }, { at: [6, 3, 1], power: 1.2, shadow: false }],
  step: .8,
  views: {
    wide: { eye: [0, 1.9, 6.6], to: [.05, 1.7, 0], fov: 29, focal: [.58, .45], alt },
    tall: { eye: [.55, 1.9, 6.6], to: [.55, 1.72, 0], fov: 38, focal: [.5, .5], alt },
    detail: { eye: [-1.9, 1.2, 3.4], to: [.5, 1.3, .2], fov: 36, focal: [.5, .5], alt: { de: 'Der gemeinsame Zopf aus der Nähe, drei Strähnen, fest ineinander.', en: 'The shared braid at close range, three strands, tightly bound.' } },
  },
} satisfies Scene;
void cos;
