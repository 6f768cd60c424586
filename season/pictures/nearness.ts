// The distance to the closest part of a scene, for ray marching.
import type { Part, Shape } from './scene.ts';

export type Nearness = {
  /** Distance from a point to the closest part. Parts whose bounding sphere is farther are skipped. */
  distance: Shape;
  /** The part of the last distance. */
  nearest: () => Part;
};

/** `parts` must not be empty. */
export const nearnessOf = (parts: Part[]): Nearness => {
  let nearest = parts[0] as Part;
  return {
    nearest: () => nearest,
    distance: (x, y, z) => {
      let d = 1e9;
      for (let i = 0; i < parts.length; i++) {
        const p = parts[i] as Part,
          a = p.around;
        if (a) {
          const X = x - a[0],
            Y = y - a[1],
            Z = z - a[2],
            R = d + a[3];
          if (R > 0 ? X * X + Y * Y + Z * Z > R * R : true) continue;
        }
        const q = p.shape(x, y, z);
        if (q < d) {
          d = q;
          nearest = p;
        }
      }
      return d;
    },
  };
};
