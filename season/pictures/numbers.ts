// Short names for Math functions, interpolation and deterministic noise.

export const { PI, sin, cos, abs, min, max, hypot, sqrt, exp, floor, pow, atan2, tan } = Math;
export const clamp = (x: number, a = 0, b = 1) => (x < a ? a : Math.min(x, b));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number) => {
  x = clamp((x - a) / (b - a));
  return x * x * (3 - 2 * x);
};
/** A pseudo-random number 0..1, always the same for the same point. */
export const hash = (x: number, y: number) => {
  const s = sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - floor(s);
};
/** Smooth value noise, 0..1. */
export const noise = (x: number, y: number) => {
  const i = floor(x),
    j = floor(y),
    u = smooth(0, 1, x - i),
    v = smooth(0, 1, y - j);
  return mix(mix(hash(i, j), hash(i + 1, j), u), mix(hash(i, j + 1), hash(i + 1, j + 1), u), v);
};
