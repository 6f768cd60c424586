// Hair and beards in head axes. Locks are fine waves on a few big shapes: a line screen shows no single hair.
import { abs, atan2, hypot, max, min, sin } from '../numbers.ts';
import type { Shape } from '../scene.ts';
import { capsule, ellipsoid, melt, sphere } from '../solids.ts';
import { placesOf } from './face.ts';
import type { Sitter } from './sitter.ts';

/** Strands that run back from the brow. */
const strands = (x: number, y: number, z: number, fine = 26, deep = 0.012) =>
  1.7 * deep * sin(atan2(x, y + 0.4) * fine + z * 3) + deep * 0.8 * sin(z * 9 + x * 14);

/** Curls all over. */
const curls = (x: number, y: number, z: number, fine: number, deep: number) =>
  deep * sin(x * fine) * sin(y * fine * 0.9 + 1) * sin(z * fine * 0.95 + 2);

/** A cap of hair: how thick it lies, and how far up the brow it begins. */
const cap = (x: number, y: number, z: number, width: number, thick: number, line: number) => {
  const d = ellipsoid(x, y, z, 0, 0.32, -0.16, 0.83 * width + thick, 0.97 + thick, 1.03 + thick);
  // In front above the brow, at the sides before the ears, behind down to the neck.
  const front = z * 0.8 - y * 0.62 - 0.36 + line,
    side = -0.62 - y + 0.5 * max(0, z + 0.25) * 2;
  return max(d, front, side * 0.8);
};

const shapes: Record<Sitter['hair'], (width: number) => Shape | null> = {
  bald: () => null,
  ring: (w) => (x, y, z) =>
    max(cap(x, y, z, w, 0.03, 0.02) + strands(x, y, z, 30, 0.008), y - 0.42 - 0.2 * z),
  crop: (w) => (x, y, z) => cap(x, y, z, w, 0.025, -0.02) + curls(x, y, z, 34, 0.006),
  short: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.07, -0.06);
    return melt(d, ellipsoid(x, y, z, 0, 0.82, 0.2, 0.6 * w, 0.4, 0.7), 0.15) + strands(x, y, z, 24, 0.02);
  },
  quiff: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.03, 0.02);
    const top = ellipsoid(x, y, z, 0.05, 1.12, 0.3, 0.58 * w, 0.34, 0.62);
    return melt(d, top, 0.16) + strands(x, y, z, 22, 0.03);
  },
  side: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.06, -0.02);
    const swoop = capsule(x, y, z, -0.42 * w, 1.0, 0.5, 0.62 * w, 0.78, 0.62, 0.22, 0.14);
    return melt(d, swoop, 0.2) + strands(x - 0.4, y, z, 22, 0.022);
  },
  curls: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.12, -0.1);
    return (
      melt(d, max(ellipsoid(x, y, z, 0, 0.66, 0, 0.98 * w, 0.72, 1.05), z * 0.8 - y * 0.62 - 0.2), 0.2) +
      curls(x, y, z, 13, 0.09)
    );
  },
  afro: (w) => (x, y, z) => {
    const d = max(ellipsoid(x, y, z, 0, 0.55, -0.22, 1.32 * w, 1.28, 1.25), z * 0.82 - y * 0.55 - 0.3);
    return d + curls(x, y, z, 19, 0.055) + curls(x, y, z, 7, 0.05);
  },
  bob: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.09, -0.05);
    let sides = ellipsoid(x, y, z, 0, -0.12, -0.18, 1.08 * w, 0.98, 0.98);
    sides = max(
      sides,
      z - 0.34 - 0.25 * max(0, abs(x) - 0.75),
      -0.86 - y,
      0.62 * w - abs(x) - 0.9 * max(0, -z),
    );
    return melt(d, sides, 0.12) + strands(x, y, z, 20, 0.022);
  },
  fringe: (w) => (x, y, z) => {
    let d = cap(x, y, z, w, 0.09, -0.05);
    const front = max(ellipsoid(x, y, z, 0, 0.4, -0.1, 0.9 * w, 0.98, 1.16), 0.4 + 0.06 * sin(x * 9) - y);
    d = melt(d, front, 0.06);
    let sides = ellipsoid(x, y, z, 0, -0.2, -0.18, 1.04 * w, 1.05, 0.96);
    sides = max(sides, z - 0.42, -1 - y, 0.64 * w - abs(x) - 0.9 * max(0, -z));
    return melt(d, sides, 0.1) + strands(x, y, z, 24, 0.02);
  },
  long: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.09, -0.05);
    let sides = ellipsoid(x, y, z, 0, -0.75, -0.24, 1.12 * w, 1.75, 0.9);
    sides = max(sides, z - 0.4, -2.1 - y, 0.6 * w - abs(x) - 0.9 * max(0, -z - 0.1));
    return melt(d, sides, 0.16) + strands(x, y, z, 18, 0.03) + 0.02 * sin(y * 6 + x * 5);
  },
  bun: (w) => (x, y, z) =>
    melt(
      cap(x, y, z, w, 0.035, -0.02) + strands(x, y, z, 30, 0.014),
      sphere(x, y, z, 0.05, 1.3, -0.45, 0.42) + curls(x, y, z, 10, 0.05),
      0.1,
    ),
  tail: (w) => (x, y, z) => {
    const d = cap(x, y, z, w, 0.035, -0.02) + strands(x, y, z, 28, 0.014);
    return melt(
      d,
      capsule(x, y, z, 0.55, 0.2, -0.95, 0.85, -1.5, -0.3, 0.26, 0.12) + 0.03 * sin(y * 7 + x * 8),
      0.12,
    );
  },
};

/** The hair, or null for a bald head. */
export const hairOf = ({ hair, face = {} }: Sitter): Shape | null => {
  const shape = shapes[hair](face.width ?? 1);
  return shape && ((x, y, z) => shape(x, y, z) * 0.75);
};

/** The beard, or null; stubble is but a shade of the skin. */
export const beardOf = (sitter: Sitter): Shape | null => {
  const { beard = 'none', face = {} } = sitter,
    p = placesOf(sitter),
    w = (face.jaw ?? 1) * p.width;
  if (beard === 'none' || beard === 'stubble') return null;
  const moustache: Shape = (x, y, z) => {
    const X = abs(x);
    return capsule(
      X,
      y,
      z,
      0.03,
      p.mouthY + 0.13,
      p.mouthZ + 0.06,
      0.27,
      p.mouthY + 0.04,
      p.mouthZ - 0.1,
      0.065,
      0.035,
    );
  };
  const goatee: Shape = (x, y, z) =>
    ellipsoid(x, y, z, 0, p.chinY + 0.02, p.chinZ + 0.02, 0.26 * w, 0.22, 0.2);
  const full: Shape = (x, y, z) => {
    const X = abs(x);
    let d = ellipsoid(x, y, z, 0, p.chinY + 0.12, 0.26, 0.7 * w, 0.62, 0.7);
    // Free of it: cheeks and mouth.
    d = max(d, y - (p.mouthY + 0.06 + 0.9 * max(0, X - 0.3) * 1.2));
    d = max(d, 0.1 - hypot(X * 0.42, y - p.mouthY, max(0, 0.5 - z)));
    return melt(d, capsule(X, y, z, 0.72 * w, -0.35, 0.1, 0.6 * w, -0.7, 0.3, 0.12, 0.16), 0.1);
  };
  return (x, y, z) => {
    let d = beard === 'goatee' ? min(goatee(x, y, z), moustache(x, y, z)) : moustache(x, y, z);
    if (beard === 'full') d = min(d, full(x, y, z));
    return (d + curls(x, y, z, 26, 0.016)) * 0.8;
  };
};
