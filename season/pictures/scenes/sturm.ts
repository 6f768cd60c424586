// A folded paper boat with a light inside, under a wave like a mountain.
import { abs, clamp, cos, exp, max, min, pow, sin } from '../numbers.ts';
import type { Scene, Shape } from '../scene.ts';

const height = (x: number, z: number) => {
  const crest = 2.0 * exp(-pow(x * 0.75 + z * 0.3 + 2.0 + 0.5 * sin(z * 0.7), 2) * 0.5);
  return (
    crest +
    0.26 * sin(x * 1.5 + z * 0.9) +
    0.16 * sin(x * 2.9 - z * 2.1 + 1) +
    0.09 * sin(x * 5.2 + z * 3.4) +
    0.035 * sin(x * 9 - z * 6) +
    0.25 * sin(z * 1.1 + 0.5)
  );
};
const sea: Shape = (x, y, z) => (y - 0.35 - height(x, z)) * 0.66;
const A = -0.2,
  T = -0.15,
  K = 1.05,
  c = cos(A),
  s = sin(A),
  ct = cos(T),
  st = sin(T);
const inBoat =
  (f: Shape): Shape =>
  (x, y, z) => {
    const X = (x - 1.45) / K,
      Y = (y - 1.58) / K,
      Z = (z - 0.6) / K,
      x1 = X * c - Y * s,
      y1 = X * s + Y * c;
    return f(x1 * ct - Z * st, y1, x1 * st + Z * ct) * K;
  };
const boat = inBoat((x, y, z) => {
  const a = abs(x),
    w = 0.34 * (1 - a / 1.02) * clamp(0.35 + y * 1.6, 0.1, 1.1);
  const hull = max(abs(z) - w, y - 0.16 - 0.4 * a, a - 0.5 - 0.75 * y, -y) * 0.75;
  const sail = max(a * 0.8 + y * 0.6 - 0.5, abs(z) - 0.18 * (1 - y / 0.85), -y + 0.1) * 0.9;
  return min(max(hull, -max(abs(z) - w + 0.025, 0.1 - y)), sail);
});
const alt = {
  de: 'Ein gefaltetes Papierschiff auf schwarzer See, hinter ihm eine Welle, hoch wie ein Berg.',
  en: 'A folded paper boat on a black sea, behind it a wave as high as a mountain.',
};

export default {
  slug: 'sturm',
  step: 0.55,
  parts: [
    { shape: sea, albedo: 0.4 },
    {
      shape: boat,
      albedo: 0.95,
      glow: (_x, _y, _z, n) => 0.42 + 0.6 * n[1] + 0.25 * n[0],
      around: [1.45, 1.8, 0.6, 1.3],
    },
  ],
  lights: [
    { at: [5.5, 6.5, -4], power: 66 },
    { at: [-4, 3, 6], power: 0.1, falloff: false, shadow: false },
  ],
  views: {
    wide: { eye: [0, 1.15, 6.8], to: [0.05, 1.6, 0], fov: 38, focal: [0.64, 0.48], alt },
    tall: { eye: [0.6, 1.15, 6.8], to: [0.7, 1.6, 0], fov: 38, focal: [0.55, 0.48], alt },
    detail: {
      eye: [2.2, 1.15, 4.2],
      to: [1.3, 1.8, 0.3],
      fov: 38,
      focal: [0.5, 0.45],
      alt: {
        de: 'Das Papierschiff aus der Nähe, schräg im Wasser.',
        en: 'The paper boat close up, listing in the swell.',
      },
    },
  },
} satisfies Scene;
