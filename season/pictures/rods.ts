// Rods between two points and along many.
import { min } from './numbers.ts';
import type { Shape, Vec } from './scene.ts';
import { capsule, smoothUnion } from './solids.ts';

/** A capsule between two points. */
export const limb = (x: number, y: number, z: number, a: Vec, b: Vec, r1: number, r2 = r1) =>
  capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], r1, r2);

/** A rod along many points. */
export const tube =
  (points: Vec[], r: number | ((t: number) => number)): Shape =>
  (x, y, z) => {
    let d = 1e9;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as Vec,
        b = points[i] as Vec,
        r1 = typeof r === 'number' ? r : r((i - 1) / (points.length - 1)),
        r2 = typeof r === 'number' ? r : r(i / (points.length - 1));
      const q = capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], r1, r2);
      if (q < d) d = q;
    }
    return d;
  };

/** A rod along several points with a radius at each; blend is how softly its joints melt. */
export const rod = (points: [x: number, y: number, z: number, r: number][], blend = 0): Shape => {
  const links = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
  return (x, y, z) => {
    let d = 1e9;
    for (const { from: a, to: b } of links) {
      const q = capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], a[3], b[3]);
      d = blend && d < 9 ? smoothUnion(d, q, blend) : min(d, q);
    }
    return d;
  };
};
