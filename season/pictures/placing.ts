// Transforms of shapes: rotation, translation, scale.
import { cos, sin } from './numbers.ts';
import type { Shape, Vec } from './scene.ts';

/** Rotates a shape about the vertical axis through (cx, cz). */
export const turned = (shape: Shape, angle: number, cx = 0, cz = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    x -= cx;
    z -= cz;
    return shape(cx + x * c - z * s, y, cz + x * s + z * c);
  };
};
/** Rotates a shape about the z axis through (cx, cy). */
export const tilted = (shape: Shape, angle: number, cx = 0, cy = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    x -= cx;
    y -= cy;
    return shape(cx + x * c + y * s, cy - x * s + y * c, z);
  };
};
/** Rotates a shape about the x axis through (cy, cz). */
export const pitched = (shape: Shape, angle: number, cy = 0, cz = 0): Shape => {
  const c = cos(angle),
    s = sin(angle);
  return (x, y, z) => {
    y -= cy;
    z -= cz;
    return shape(x, cy + y * c + z * s, cz - y * s + z * c);
  };
};
export const moved =
  (shape: Shape, dx: number, dy: number, dz: number, size = 1): Shape =>
  (x, y, z) =>
    shape((x - dx) / size, (y - dy) / size, (z - dz) / size) * size;
/** Scales a shape around its own centre, then tilts, nods and turns it like a head, and moves it. */
export const placed = (shape: Shape, at: Vec, size = 1, turn = 0, nod = 0, tilt = 0): Shape => {
  const ca = cos(turn),
    sa = sin(turn),
    cn = cos(nod),
    sn = sin(nod),
    ci = cos(tilt),
    si = sin(tilt);
  return (x, y, z) => {
    x = (x - at[0]) / size;
    y = (y - at[1]) / size;
    z = (z - at[2]) / size;
    const X = x * ca - z * sa,
      Z = x * sa + z * ca,
      Y = y * cn + Z * sn;
    return shape(X * ci + Y * si, Y * ci - X * si, Z * cn - y * sn) * size;
  };
};

/** Moves, turns about the vertical (0 faces the audience, + to the right) and scales a shape. */
export const placeShape = (shape: Shape, dx: number, dy: number, dz: number, turn = 0, size = 1): Shape => {
  const c = cos(turn),
    s = sin(turn);
  return (x, y, z) => {
    x = (x - dx) / size;
    y = (y - dy) / size;
    z = (z - dz) / size;
    return shape(x * c - z * s, y, x * s + z * c) * size;
  };
};
