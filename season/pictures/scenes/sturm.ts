// A folded paper boat with a light inside, under a wave like a mountain.
import { abs, clamp, cos, exp, max, min, pow, sin, type Scene, type Shape } from '../stage.ts';

const height = (x: number, z: number) => {
  const crest = 2.0 * exp(-pow(x * .75 + z * .3 + 1.75 + .5 * sin(z * .7), 2) * .5);
  return crest + .26 * sin(x * 1.5 + z * .9) + .16 * sin(x * 2.9 - z * 2.1 + 1) + .09 * sin(x * 5.2 + z * 3.4) + .035 * sin(x * 9 - z * 6) + .25 * sin(z * 1.1 + .5);
};
const sea: Shape = (x, y, z) => (y - .35 - height(x, z)) * .66;
const A = -.3, T = -.5, K = .95, c = cos(A), s = sin(A), ct = cos(T), st = sin(T);
const inBoat = (f: Shape): Shape => (x, y, z) => {
  const X = (x - 1.3) / K, Y = (y - 1.42) / K, Z = (z - .6) / K, x1 = X * c - Y * s, y1 = X * s + Y * c;
  return f(x1 * ct - Z * st, y1, x1 * st + Z * ct) * K;
};
const boat = inBoat((x, y, z) => {
  const a = abs(x), w = .34 * (1 - a / 1.02) * clamp(.35 + y * 1.6, .1, 1.1);
  const hull = max(abs(z) - w, y - .16 - .4 * a, a - .5 - .75 * y, -y) * .75;
  const sail = max(a * .8 + y * .6 - .5, abs(z) - .18 * (1 - y / .85), -y + .1) * .9;
  return min(max(hull, -max(abs(z) - w + .025, .1 - y)), sail);
});
const alt = { de: 'Ein gefaltetes Papierschiff auf schwarzer See, hinter ihm eine Welle, hoch wie ein Berg.', en: 'A folded paper boat on a black sea, behind it a wave as high as a mountain.' };

export default {
  slug: 'sturm',
  step: .55,
  parts: [
    { shape: sea, albedo: .95 },
    { shape: boat, albedo: .95, glow: .3, around: [1.3, 1.7, .6, 1.3] },
  ],
  lights: [{ at: [5.5, 6.5, -4], power: 66 }, { at: [-4, 3, 6], power: .1, falloff: false, shadow: false }],
  views: {
    wide: { eye: [0, 1.15, 6.8], to: [.05, 1.6, 0], fov: 38, focal: [.64, .48], alt },
    tall: { eye: [.6, 1.15, 6.8], to: [.7, 1.6, 0], fov: 38, focal: [.55, .48], alt },
    detail: { eye: [2.2, 1.15, 4.2], to: [1.05, 1.75, .3], fov: 38, focal: [.5, .45], alt: { de: 'Das Papierschiff aus der Nähe, schräg im Wasser.', en: 'The paper boat close up, listing in the swell.' } },
  },
} satisfies Scene;
