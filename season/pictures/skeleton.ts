// The joints of a posed person, from the feet to the head, in the figure's own axes.
import { cos, hypot, max, min, sin, sqrt } from './numbers.ts';
import type { Pose } from './pose.ts';
import type { Vec } from './scene.ts';

/** The elbow or knee between a and b, for bones of the lengths l1 and l2. */
const bone = (a: Vec, b: Vec, l1: number, l2: number, bend: Vec): Vec => {
  const d: Vec = [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    D = hypot(...d) || 1e-6;
  const reach = min(D, (l1 + l2) * 0.999),
    t = (l1 * l1 - l2 * l2 + reach * reach) / (2 * reach),
    h = sqrt(max(0, l1 * l1 - t * t));
  const u: Vec = [d[0] / D, d[1] / D, d[2] / D],
    k = bend[0] * u[0] + bend[1] * u[1] + bend[2] * u[2];
  const p: Vec = [bend[0] - k * u[0], bend[1] - k * u[1], bend[2] - k * u[2]],
    P = hypot(...p) || 1;
  return [
    a[0] + u[0] * t + (p[0] / P) * h,
    a[1] + u[1] * t + (p[1] / P) * h,
    a[2] + u[2] * t + (p[2] / P) * h,
  ];
};
/** The point b, or as near to it as the reach from a allows. */
const toward = (a: Vec, b: Vec, reach: number): Vec => {
  const D = hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  if (D <= reach) return b;
  const k = reach / D;
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
};

export type Skeleton = ReturnType<typeof skeletonOf>;

/** Where a pose has its joints: shoulders, hands, elbows, hips, feet and knees, each left and right. */
export const skeletonOf = (pose: Pose) => {
  const { lean = 0, side = 0, weight = 0, sink = 0, build: b = 1 } = pose,
    hy = 0.94 - sink;
  const hip: Vec = [weight, hy, 0];
  const chest: Vec = [weight * -0.3 + sin(side) * 0.4, hy + 0.4 * cos(lean) * cos(side), sin(lean) * 0.4];
  const top: Vec = [chest[0] + sin(side) * 0.12, hy + 0.53 * cos(lean) * cos(side), sin(lean) * 0.52];
  const drop = weight * 0.25 + side * 0.14;
  const shoulder = (s: number): Vec => [chest[0] + s * 0.185 * b, top[1] - 0.04 - s * drop, top[2] - 0.01];
  const leftS = shoulder(-1),
    rightS = shoulder(1);
  const lh = toward(leftS, pose.left?.to ?? [-0.27 * b + weight * -0.3, hy - 0.12, 0.08], 0.56),
    rh = toward(rightS, pose.right?.to ?? [0.27 * b + weight * -0.3, hy - 0.12, 0.08], 0.56);
  const le = bone(leftS, lh, 0.29, 0.27, pose.left?.bend ?? [-0.5, -0.3, -0.7]),
    re = bone(rightS, rh, 0.29, 0.27, pose.right?.bend ?? [0.5, -0.3, -0.7]);
  const lHip: Vec = [hip[0] - 0.09 * b, hy - 0.02 + weight * 0.3, 0],
    rHip: Vec = [hip[0] + 0.09 * b, hy - 0.02 - weight * 0.3, 0];
  const lf = toward(
      lHip,
      pose.leftFoot?.to ?? [weight < 0 ? weight - 0.06 : -0.13, 0.07, weight > 0 ? 0.08 : 0],
      0.9,
    ),
    rf = toward(
      rHip,
      pose.rightFoot?.to ?? [weight > 0 ? weight + 0.06 : 0.13, 0.07, weight < 0 ? 0.08 : 0],
      0.9,
    );
  const lk = bone(lHip, lf, 0.46, 0.44, pose.leftFoot?.bend ?? [-0.25, 0, 1]),
    rk = bone(rHip, rf, 0.46, 0.44, pose.rightFoot?.bend ?? [0.25, 0, 1]);
  const neckTop: Vec = [top[0] + sin(side) * 0.06, top[1] + 0.1, top[2] + sin(lean) * 0.06 + 0.015];
  const headAt: Vec = [neckTop[0], neckTop[1] + 0.1, neckTop[2] + 0.015];
  return { hy, hip, chest, top, leftS, rightS, lh, rh, le, re, lHip, rHip, lf, rf, lk, rk, neckTop, headAt };
};
