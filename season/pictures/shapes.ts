// Shapes beyond the engine's own that several scenes share.
import { abs, atan2, capsule, clamp, cos, hypot, max, min, sin, type Shape, type Vec } from './stage.ts';

/** A capsule between two points. */
export const limb = (x: number, y: number, z: number, a: Vec, b: Vec, r1: number, r2 = r1) => capsule(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], r1, r2);

/** An upright ring that faces the audience: big radius R, thickness r. */
export const wheel = (x: number, y: number, z: number, cx: number, cy: number, cz: number, R: number, r: number) => hypot(hypot(x - cx, y - cy) - R, z - cz) - r;

/** A pleated ruff about the vertical through the origin, at height 0. */
export const ruff = (x: number, y: number, z: number, R: number, pleats: number, thick: number) => {
  const r = hypot(x, z);
  if (abs(y) > R * .5 || r > R * 1.5) return max(abs(y) - R * .3, r - R * 1.1);
  const f = sin(atan2(z, x) * pleats);
  return max(abs(y - thick * 1.3 * f * clamp((r / R - .25) * 1.6)) - thick, r - R - .03 * R * f, .1 * R - r) * .55;
};

/** Moves, turns about the vertical (0 faces the audience, + to the right) and sizes a shape. */
export const put = (shape: Shape, dx: number, dy: number, dz: number, turn = 0, size = 1): Shape => {
  const c = cos(turn), s = sin(turn);
  return (x, y, z) => { x = (x - dx) / size; y = (y - dy) / size; z = (z - dz) / size; return shape(x * c - z * s, y, x * s + z * c) * size; };
};

/** A rod along several points, radius from r1 to r2. */
export const rope = (points: Vec[], r1: number, r2 = r1): Shape => (x, y, z) => {
  let d = 1e9;
  const n = points.length - 1;
  for (let i = 0; i < n; i++) d = min(d, limb(x, y, z, points[i], points[i + 1], r1 + (r2 - r1) * i / n, r1 + (r2 - r1) * (i + 1) / n));
  return d;
};
