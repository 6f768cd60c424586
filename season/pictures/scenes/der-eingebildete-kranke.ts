// The doctors' favourite: a clyster syringe the size of a cannon, aimed at a little man in a nightcap, who sits up in his bed.

import { floorPart, wallPart } from '../floor-and-wall.ts';
import { headShape } from '../head.ts';
import { abs, cos, hypot, max, min, sin, smooth } from '../numbers.ts';
import { placeShape } from '../placing.ts';
import { limb } from '../rods.ts';
import type { Scene, Shape, Vec } from '../scene.ts';
import { box, ellipsoid, smoothUnion, sphere } from '../solids.ts';

// The syringe: along u from the handle (negative) to the nozzle, hung from the upper left.
const from: Vec = [-1.35, 3.15, 0.3],
  to: Vec = [0.95, 1.98, 0.5];
const ux = to[0] - from[0],
  uy = to[1] - from[1],
  uz = to[2] - from[2],
  L = hypot(ux, uy, uz);
const along =
  (f: (u: number, r: number, x: number, y: number, z: number) => number): Shape =>
  (x, y, z) => {
    const X = x - from[0],
      Y = y - from[1],
      Z = z - from[2],
      u = (X * ux + Y * uy + Z * uz) / L,
      r2 = X * X + Y * Y + Z * Z - u * u;
    return f(u, r2 > 0 ? r2 ** 0.5 : 0, x, y, z);
  };
const disc = (u: number, r: number, u0: number, R: number, half: number) => {
  const a = r - R + 0.03,
    b = abs(u - u0) - half + 0.03;
  return min(max(a, b), 0) + hypot(max(a, 0), max(b, 0)) - 0.03;
};
const barrel = along((u, r) => {
  let d = disc(u, r, 0.75, 0.56, 1.0);
  d = min(
    d,
    disc(u, r, -0.2, 0.64, 0.07),
    disc(u, r, 1.7, 0.64, 0.09),
    disc(u, r, 0.3, 0.585, 0.035),
    disc(u, r, 1.2, 0.585, 0.035),
  );
  return smoothUnion(d, disc(u, r, 1.86, 0.42, 0.1), 0.12);
});
const nozzle = along((u, r) => {
  const h = (u - 1.9) / 0.85;
  return min(max(r - (0.16 - 0.1 * h), 1.85 - u, u - 2.72) * 0.9, hypot(r, u - 2.74) - 0.075);
});
const plunger = along((u, r) => min(disc(u, r, -1.1, 0.1, 1.0), disc(u, r, -1.62, 0.34, 0.09)));
// The bed, seen from its long side, and the patient.
const B = (s: Shape) => placeShape(s, 1.5, 0, 0.3, -0.3, 1.2);
const frame: Shape = (x, y, z) =>
  min(
    box(x, y, z, 1.2, 0.66, 0, 0.07, 0.66, 0.5, 0.06),
    box(x, y, z, -1.2, 0.36, 0, 0.07, 0.36, 0.5, 0.06),
    box(x, y, z, 0, 0.26, 0.44, 1.2, 0.1, 0.05, 0.03),
    sphere(x, y, abs(z), 1.2, 1.36, 0.42, 0.1),
    sphere(x, y, abs(z), -1.2, 0.78, 0.42, 0.09),
  );
const linen: Shape = (x, y, z) => {
  let d = box(x, y, z, 0, 0.4, 0, 1.14, 0.14, 0.5, 0.1);
  d = smoothUnion(d, limb(x, y, z, [0.45, 0.5, 0], [-0.7, 0.46, 0], 0.3, 0.22), 0.12);
  d = smoothUnion(d, limb(x, y, z, [-0.2, 0.66, 0], [-0.22, 0.66, 0], 0.22), 0.12); // drawn-up knees
  d = smoothUnion(d, ellipsoid(x, y, z, 1.0, 0.92, 0, 0.17, 0.36, 0.44), 0.05);
  return d + 0.014 * sin(x * 12 + z * 7) * smooth(0.45, 0.7, y);
};
const HX = 0.66,
  HY = 1.22,
  S = 2.7;
const head = (x: number, y: number, z: number): Vec => {
  // He looks along the barrel, up to the left.
  const X = (x - HX) / S,
    Y = (y - HY) / S,
    Z = (z - 0.06) / S,
    c = cos(-0.72),
    s = sin(-0.72),
    n = cos(-0.22),
    m = sin(-0.22),
    u = X * c - Z * s,
    k = X * s + Z * c;
  return [u, Y * n + k * m, k * n - Y * m];
};
const man: Shape = (x, y, z) => {
  const [u, v, w] = head(x, y, z);
  let d = headShape(u, v, w);
  d = -smoothUnion(-d, ellipsoid(u, v, w, 0, -0.068, 0.09, 0.021, 0.018, 0.03), 0.008); // the mouth is open
  d = smoothUnion(d * S, limb(x, y, z, [HX + 0.06, HY - 0.2, 0.02], [HX, 0.7, 0], 0.14, 0.24), 0.05);
  // The blanket is pulled up with both fists.
  return min(
    d,
    ellipsoid(x, y, z, 0.34, 0.96, 0.24, 0.12, 0.1, 0.1),
    ellipsoid(x, y, z, 0.4, 0.96, -0.2, 0.12, 0.1, 0.1),
  );
};
const eyes: Shape = (x, y, z) => {
  const [u, v, w] = head(x, y, z);
  return hypot(abs(u) - 0.033, v - 0.012, w - 0.078) * S - 0.02 * S;
};
const pupil = (x: number, y: number, z: number) => {
  const [u, v, w] = head(x, y, z);
  return hypot(abs(u) - 0.033, v - 0.016, w - 0.1) < 0.0105 ? 0.01 : 1;
};
const sheet: Shape = (x, y, z) =>
  smoothUnion(
    limb(x, y, z, [0.46, 0.92, -0.2], [0.44, 0.92, 0.24], 0.09),
    limb(x, y, z, [0.4, 0.6, 0], [0.46, 0.9, 0.02], 0.3, 0.16),
    0.1,
  ) +
  0.012 * sin(z * 24 + y * 9);
const cap: Shape = (x, y, z) => {
  const X = x - HX,
    Y = y - HY;
  let d = smoothUnion(
    max(ellipsoid(X, Y, z, 0.07, 0.15, 0.03, 0.28, 0.27, 0.29), 0.13 + 0.34 * X - Y),
    limb(X, Y, z, [0.12, 0.34, 0.03], [0.42, 0.6, 0.05], 0.2, 0.1),
    0.06,
  );
  d = min(
    d,
    max(
      abs(ellipsoid(X, Y, z, 0.06, 0.12, 0.03, 0.28, 0.27, 0.29)) - 0.03,
      abs(Y - 0.15 - 0.34 * X) - 0.045,
    ) * 0.8,
  );
  return min(
    smoothUnion(d, limb(X, Y, z, [0.42, 0.6, 0.05], [0.62, 0.32, 0.14], 0.09, 0.035), 0.04),
    hypot(X - 0.64, Y - 0.24, z - 0.15) - 0.11,
  );
};
const A: [number, number, number, number] = [-0.4, 2.6, 0.4, 2.6];
const alt = {
  de: 'Ein kleiner Mann mit Zipfelmütze zieht im Bett die Decke ans Kinn. Auf ihn zielt eine Klistierspritze, groß wie eine Kanone.',
  en: 'A small man in a nightcap pulls the blanket up to his chin. Aimed at him is an enema syringe the size of a cannon.',
};
export default {
  slug: 'der-eingebildete-kranke',
  parts: [
    floorPart(0.45),
    wallPart(-3, 0.2),
    { shape: barrel, albedo: 0.6, gloss: 1.2, sharp: 16, around: A },
    { shape: nozzle, albedo: 0.95, gloss: 1, sharp: 16, around: A },
    { shape: plunger, albedo: 0.4, gloss: 1, sharp: 16, around: [-2.6, 3.8, 0.2, 1.8] },
    { shape: B(frame), albedo: 0.16, gloss: 0.2, sharp: 12, around: [1.5, 0.7, 0.3, 1.9] },
    { shape: B(linen), albedo: 0.5, around: [1.5, 0.7, 0.3, 1.7] },
    { shape: B(sheet), albedo: 0.6, around: [2, 1, 0.3, 0.9] },
    {
      shape: B(eyes),
      albedo: (x, y, z) => {
        const X = (x - 1.5) / 1.2,
          Z = (z - 0.3) / 1.2,
          c = cos(-0.3),
          s = sin(-0.3);
        return pupil(X * c - Z * s, y / 1.2, X * s + Z * c);
      },
      around: [2.1, 1.4, 0.5, 0.6],
    },
    { shape: B(man), albedo: 0.62, around: [2.1, 1.3, 0.3, 1] },
    { shape: B(cap), albedo: 1, around: [2.5, 1.75, 0.3, 1] },
  ],
  lights: [
    { at: [-3.6, 2.3, 5.4], power: 50, hard: 50, spot: { to: [0.9, 1.6, 0], angle: 0.45, soft: 0.4 } },
  ],
  rim: 0.06,
  step: 0.8,
  views: {
    wide: { eye: [0, 1.5, 7], to: [0.15, 1.75, 0], fov: 36, focal: [0.62, 0.5], alt },
    tall: { eye: [0.95, 1.5, 7], to: [1.05, 1.65, 0], fov: 45, focal: [0.55, 0.5], alt },
    detail: {
      eye: [-0.2, 1.9, 4],
      to: [1.75, 1.65, 0.3],
      fov: 36,
      focal: [0.6, 0.5],
      alt: {
        de: 'Die Spitze der Spritze dicht vor dem erschrockenen Kranken.',
        en: 'The tip of the syringe close to the startled patient.',
      },
    },
  },
} satisfies Scene;
