// What is below and on the face: shoulders in their clothes, and glasses.
import { abs, hypot, max, min, sin, smooth } from '../numbers.ts';
import type { Shape } from '../scene.ts';
import { capsule, ellipsoid, melt } from '../solids.ts';
import { placesOf } from './face.ts';
import type { Sitter } from './sitter.ts';

/** Chest and shoulders, `more` thicker than the skin. */
const torso = (x: number, y: number, z: number, b: number, more: number) => {
  const X = abs(x);
  let d = ellipsoid(x, y, z, 0, -3.5, -0.45, 1.35 * b + more, 1.5 + more, 0.85 + more);
  d = melt(d, capsule(X, y, z, 0, -2.32, -0.5, 1.55 * b, -2.62, -0.5, 0.4 + more, 0.46 + more), 0.3);
  d = melt(d, capsule(X, y, z, 1.6 * b, -2.7, -0.5, 1.85 * b, -4.5, -0.35, 0.44 + more, 0.4 + more), 0.2);
  return melt(d, capsule(X, y, z, 0.25, -1.75, -0.5, 0.95 * b, -2.3, -0.55, 0.3 + more, 0.3 + more), 0.3);
};

/** Bare shoulders, seen with straps only. */
export const shouldersOf = ({ clothes, build = 1 }: Sitter): Shape | null =>
  clothes === 'straps' ? (x, y, z) => torso(x, y, z, build, 0) : null;

/** The clothes. */
export const clothesOf = ({ clothes, build: b = 1 }: Sitter): Shape => {
  const neck = (x: number, z: number) => hypot(x, z + 0.35);
  if (clothes === 'straps')
    return (x, y, z) => {
      const X = abs(x),
        top = max(torso(x, y, z, b, 0.05), y + 3.05 - 0.12 * X);
      const strap = max(torso(x, y, z, b, 0.045), abs(X - 0.72 * b) - 0.13, y + 2.2);
      return min(top, strap) * 0.85;
    };
  if (clothes === 'roll')
    return (x, y, z) => {
      const roll = max(abs(neck(x, z) - 0.6) - 0.09, y + 1.28 + 0.06 * z, -2.3 - y) + 0.02 * sin(y * 26);
      return min(torso(x, y, z, b, 0.06) + 0.008 * sin(x * 30), melt(roll, 9, 0.01)) * 0.8;
    };
  if (clothes === 'shirt')
    return (x, y, z) => {
      const X = abs(x),
        shirt = max(torso(x, y, z, b, 0.06), -max(X - 0.42 * smooth(-2.9, -2, y), -z - 0.1, y + 1.6));
      // The collar stands up and opens in front.
      const r = 0.66 + 0.22 * max(0, -1.7 - y),
        stand = max(
          abs(neck(x, z) - r) - 0.045,
          y + 1.5 + 0.35 * max(0, z),
          -2.35 - y,
          0.28 - X - 2 * max(0, -z),
        );
      const tip = max(
        capsule(X, y, z, 0.42, -1.75, 0.3, 0.62, -2.45, 0.5, 0.2, 0.05),
        abs(z - 0.42 + 0.25 * (y + 2)) - 0.06,
      );
      return min(shirt, stand, tip) * 0.75;
    };
  if (clothes === 'coat')
    return (x, y, z) => {
      const X = abs(x),
        inner = torso(x, y, z, b, 0.04),
        open = X - 0.75 * smooth(-4.4, -2, y);
      const coat = max(torso(x, y, z, b, 0.13), -max(open, -z)),
        lapel = max(torso(x, y, z, b, 0.2), abs(open - 0.14) - 0.15, -z, y + 2.15);
      const collar = max(abs(neck(x, z) - 0.84) - 0.08, y + 1.55 + 0.6 * max(0, z + 0.2), -2.5 - y, z - 0.35);
      return min(inner, coat, lapel, collar) * 0.75;
    };
  return (x, y, z) => {
    const hem = max(abs(neck(x, z) - 0.66) - 0.07, abs(y + 1.93 + 0.28 * z) - 0.09);
    return min(max(torso(x, y, z, b, 0.06), y + 1.86 + 0.28 * z), hem) * 0.8;
  };
};

/** How light the cloth is: stripes, or a shirt under the coat. */
export const clothTone = ({
  clothes,
  cloth,
}: Sitter): number | ((x: number, y: number, z: number) => number) => {
  const tone = 0.06 + 0.86 * cloth;
  if (clothes === 'stripes') return (_, y) => (sin(y * 19) > 0 ? tone : 0.1);
  if (clothes === 'coat')
    return (x, y, z) => (z > -0.05 && abs(x) < 0.62 * smooth(-4.4, -2, y) ? 0.85 - 0.6 * cloth : tone);
  return tone;
};

/** Glasses in head axes, or null. */
export const glassesOf = (sitter: Sitter): Shape | null => {
  const { glasses } = sitter;
  if (!glasses) return null;
  const { eyeX, eyeY, width } = placesOf(sitter),
    cx = eyeX + 0.035,
    cy = eyeY - 0.03;
  return (x, y, z) => {
    const X = abs(x),
      u = X - cx,
      v = y - cy,
      front = z - 1.02 + 0.22 * max(0, X - 0.2);
    const edge = glasses === 'round' ? hypot(u, v) - 0.26 : max(abs(u) - 0.29, abs(v) - 0.19);
    let d = max(abs(edge) - 0.026, abs(front) - 0.03);
    d = min(d, capsule(X, y, z, 0, cy + 0.08, 1.06, 0.09, cy + 0.06, 1.02, 0.026));
    return min(d, capsule(X, y, z, cx + 0.27, cy + 0.06, 0.93, 0.84 * width, 0.08, 0, 0.024)) * 0.8;
  };
};
