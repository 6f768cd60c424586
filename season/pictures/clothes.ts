// What a posed person wears, as one shape: jacket, trousers, shoes, coat or skirt, and the collar.
import { abs, atan2, clamp, hypot, max, min, mix, sin, smooth } from './numbers.ts';
import type { Pose } from './pose.ts';
import type { Shape } from './scene.ts';
import type { Skeleton } from './skeleton.ts';
import { capsule, ellipsoid, smoothUnion } from './solids.ts';

/** Both legs with their shoes. */
const trousers =
  ({ lHip, rHip, lk, rk, lf, rf }: Skeleton, b: number): Shape =>
  (x, y, z) => {
    let leg = smoothUnion(
      capsule(x, y, z, lHip[0], lHip[1], lHip[2], lk[0], lk[1], lk[2], 0.09 * b, 0.064),
      capsule(x, y, z, lk[0], lk[1], lk[2], lf[0], lf[1], lf[2], 0.063, 0.047),
      0.03,
    );
    leg = min(
      leg,
      smoothUnion(
        capsule(x, y, z, rHip[0], rHip[1], rHip[2], rk[0], rk[1], rk[2], 0.09 * b, 0.064),
        capsule(x, y, z, rk[0], rk[1], rk[2], rf[0], rf[1], rf[2], 0.063, 0.047),
        0.03,
      ),
    );
    return min(
      leg,
      capsule(
        x,
        y,
        z,
        lf[0],
        lf[1] - 0.025,
        lf[2] - 0.03,
        lf[0] - 0.035,
        lf[1] - 0.03,
        lf[2] + 0.15,
        0.045,
        0.035,
      ),
      capsule(
        x,
        y,
        z,
        rf[0],
        rf[1] - 0.025,
        rf[2] - 0.03,
        rf[0] + 0.035,
        rf[1] - 0.03,
        rf[2] + 0.15,
        0.045,
        0.035,
      ),
    );
  };

/** A coat or skirt from above the hip down to its hem. */
const skirt = ({ hy, hip, chest }: Skeleton, b: number, coat: NonNullable<Pose['coat']>): Shape => {
  const bx = (chest[0] + hip[0]) / 2;
  return (x, y, z) => {
    const y0 = hy + 0.12,
      h = clamp((y0 - y) / (y0 - coat.hem)),
      cx = mix(bx, hip[0] * 0.6, h),
      r = mix(0.15 * b, coat.flare ?? 0.26, h);
    const X = x - cx,
      Z = z * 1.22 + h * h * 0.02,
      th = atan2(Z, X);
    let q = hypot(X, Z) - r - (coat.folds ?? 0.012) * h * (sin(th * 9 + 1) + 0.6 * sin(th * 5));
    if (coat.open) q = max(q, -max(abs(X + 0.02 - 0.02 * h) - 0.09 * h * h, -Z));
    q = max(q * 0.78, coat.hem - y + 0.012 * sin(th * 3), y - y0);
    return q;
  };
};

/** A collar that stands up and is open in front. */
const collar =
  ({ top, neckTop }: Skeleton): Shape =>
  (x, y, z) => {
    const X = x - neckTop[0],
      Z = z - neckTop[2] + 0.01,
      r = 0.078 + (y - top[1]) * 0.25,
      th = abs(atan2(X, Z));
    return (
      max(
        abs(hypot(X, Z) - r) - 0.011,
        y - top[1] - 0.125 + 0.05 * smooth(1.2, 0.3, th),
        top[1] - 0.03 - y,
        (0.35 - th) * 0.07,
      ) * 0.8
    );
  };

/** Everything made of cloth. */
export const clothesShape = (pose: Pose, joints: Skeleton): Shape => {
  const { coat, build: b = 1 } = pose,
    { hy, hip, chest, leftS, rightS, lh, rh, le, re } = joints;
  const legs = trousers(joints, b),
    coatShape = coat ? skirt(joints, b, coat) : null,
    collarShape = pose.collar ? collar(joints) : null;
  return (x, y, z) => {
    let d = ellipsoid(x, y, z, chest[0], chest[1] - 0.04, chest[2], 0.185 * b, 0.25, 0.128 * b);
    d = smoothUnion(d, ellipsoid(x, y, z, hip[0], hy, 0, 0.16 * b, 0.15, 0.125 * b), 0.14);
    d = smoothUnion(
      d,
      capsule(x, y, z, leftS[0], leftS[1], leftS[2], rightS[0], rightS[1], rightS[2], 0.068),
      0.07,
    );
    d = smoothUnion(
      d,
      capsule(x, y, z, leftS[0], leftS[1], leftS[2], le[0], le[1], le[2], 0.067, 0.055),
      0.03,
    );
    d = smoothUnion(d, capsule(x, y, z, le[0], le[1], le[2], lh[0], lh[1], lh[2], 0.053, 0.043), 0.03);
    d = smoothUnion(
      d,
      capsule(x, y, z, rightS[0], rightS[1], rightS[2], re[0], re[1], re[2], 0.067, 0.055),
      0.03,
    );
    d = smoothUnion(d, capsule(x, y, z, re[0], re[1], re[2], rh[0], rh[1], rh[2], 0.053, 0.043), 0.03);
    d = smoothUnion(d, legs(x, y, z), 0.05);
    if (coatShape) d = smoothUnion(d, coatShape(x, y, z), 0.05);
    if (collarShape) d = min(d, collarShape(x, y, z));
    return d;
  };
};
