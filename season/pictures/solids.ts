// Solids as signed distances: each takes the point first, then where the solid is and how big.
import { abs, atan2, clamp, hypot, max, min, mix, sin, sqrt } from './numbers.ts';

/** Smooth union of two distances; k is how far the blend reaches. */
export const smoothUnion = (a: number, b: number, k: number) => {
  const h = clamp(0.5 + (0.5 * (b - a)) / k);
  return mix(b, a, h) - k * h * (1 - h);
};
/** a without b. */
export const cut = (a: number, b: number) => max(a, -b);
export const sphere = (x: number, y: number, z: number, cx: number, cy: number, cz: number, r: number) =>
  hypot(x - cx, y - cy, z - cz) - r;
export const ellipsoid = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
) => {
  x -= cx;
  y -= cy;
  z -= cz;
  const k0 = sqrt((x * x) / (a * a) + (y * y) / (b * b) + (z * z) / (c * c));
  const k1 = sqrt((x * x) / (a * a * a * a) + (y * y) / (b * b * b * b) + (z * z) / (c * c * c * c));
  return k1 < 1e-6 ? -min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
/** A rod with round ends from a to b; r1 at a, r2 at b. */
export const capsule = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r1: number,
  r2 = r1,
) => {
  const px = x - ax,
    py = y - ay,
    pz = z - az,
    dx = bx - ax,
    dy = by - ay,
    dz = bz - az;
  const h = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  const qx = px - dx * h,
    qy = py - dy * h,
    qz = pz - dz * h;
  return sqrt(qx * qx + qy * qy + qz * qz) - mix(r1, r2, h);
};
/** A box with half sizes a, b, c and rounded edges r. */
export const box = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  a: number,
  b: number,
  c: number,
  r = 0,
) => {
  const X = abs(x - cx) - a + r,
    Y = abs(y - cy) - b + r,
    Z = abs(z - cz) - c + r;
  const p = max(X, 0),
    q = max(Y, 0),
    s = max(Z, 0);
  return sqrt(p * p + q * q + s * s) + min(max(X, Y, Z), 0) - r;
};
/** An upright cylinder: radius r, half height h, rounded edges. */
export const cylinder = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  r: number,
  h: number,
  round = 0,
) => {
  const a = hypot(x - cx, z - cz) - r + round,
    b = abs(y - cy) - h + round;
  return hypot(max(a, 0), max(b, 0)) + min(max(a, b), 0) - round;
};
/** An upright cone or funnel from radius r1 (at y = y1) to r2 (at y2). */
export const cone = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cz: number,
  y1: number,
  r1: number,
  y2: number,
  r2: number,
) => {
  const q = hypot(x - cx, z - cz),
    slope = (r2 - r1) / (y2 - y1);
  return max((q - r1 - slope * (y - y1)) / sqrt(1 + slope * slope), max(y1, y2) * -1 + y, min(y1, y2) - y);
};
/** A lying ring (axis y): big radius R, thickness r. */
export const ring = (
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  R: number,
  r: number,
) => hypot(hypot(x - cx, z - cz) - R, y - cy) - r;
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
