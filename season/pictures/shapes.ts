// Shapes beyond the engine's own that several scenes share.
import {
  abs,
  atan2,
  capsule,
  clamp,
  cos,
  hypot,
  max,
  melt,
  min,
  type Shape,
  sin,
  type Vec,
} from './stage.ts';

/** A capsule between two points. */
export const limb = (x: number, y: number, z: number, a: Vec, b: Vec, r1: number, r2 = r1) =>
  capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], r1, r2);

/** An upright ring that faces the audience: big radius R, thickness r. */
export const wheel = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  R: number,
  r: number,
) => hypot(hypot(x - cx, y - cy) - R, z - cz) - r;

/** A pleated ruff about the vertical through the origin, at height 0. */
export const ruff = (x: number, y: number, z: number, R: number, pleats: number, thick: number) => {
  const r = hypot(x, z);
  if (abs(y) > R * 0.5 || r > R * 1.5) return max(abs(y) - R * 0.3, r - R * 1.1);
  const f = sin(atan2(z, x) * pleats);
  return (
    max(abs(y - thick * 1.3 * f * clamp((r / R - 0.25) * 1.6)) - thick, r - R - 0.03 * R * f, 0.1 * R - r) *
    0.55
  );
};

/** Moves, turns about the vertical (0 faces the audience, + to the right) and sizes a shape. */
export const put = (shape: Shape, dx: number, dy: number, dz: number, turn = 0, size = 1): Shape => {
  const c = cos(turn),
    s = sin(turn);
  return (x, y, z) => {
    x = (x - dx) / size;
    y = (y - dy) / size;
    z = (z - dz) / size;
    return shape(x * c - z * s, y, x * s + z * c) * size;
  };
};

/** A rod along several points with a radius at each; blend is how softly its joints melt. */
export const rod = (points: [x: number, y: number, z: number, r: number][], blend = 0): Shape => {
  const links = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
  return (x, y, z) => {
    let d = 1e9;
    for (const { from: a, to: b } of links) {
      const q = capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], a[3], b[3]);
      d = blend && d < 9 ? melt(d, q, blend) : min(d, q);
    }
    return d;
  };
};
