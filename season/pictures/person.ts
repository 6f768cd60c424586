// Turns a pose into the parts of a figure.
import { clothesShape } from './clothes.ts';
import { hairShape, hatShape, headShape } from './head.ts';
import { cos, max, min, sin } from './numbers.ts';
import type { Pose } from './pose.ts';
import type { Field, Part, Shape } from './scene.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import { capsule, ellipsoid, smoothUnion } from './solids.ts';

/** Transforms a shape from head axes to the figure's head. */
const headTurner = (pose: Pose, { headAt }: Skeleton) => {
  const { turn = 0, nod = 0, tilt = 0 } = pose.head ?? {};
  const ca = cos(turn),
    sa = sin(turn),
    cn = cos(nod),
    sn = sin(nod),
    ci = cos(tilt),
    si = sin(tilt);
  return (f: Shape): Shape =>
    (x, y, z) => {
      x -= headAt[0];
      y -= headAt[1];
      z -= headAt[2];
      let X = x * ca - z * sa,
        Z = x * sa + z * ca,
        Y = y * cn + Z * sn;
      Z = Z * cn - y * sn;
      const q = X * ci + Y * si;
      Y = Y * ci - X * si;
      X = q;
      return f(X, Y, Z);
    };
};

/** Transforms a shape from the figure's axes to its position on the stage. */
const figurePlacer = ({ at = [0, 0, 0], size = 1, turn = 0 }: Pose) => {
  const ct = cos(turn),
    st = sin(turn);
  return (f: Shape): Shape =>
    (x, y, z) => {
      x = (x - at[0]) / size;
      y = (y - at[1]) / size;
      z = (z - at[2]) / size;
      return f(x * ct - z * st, y, x * st + z * ct) * size;
    };
};

/** Head, neck and hands. */
const skinShape =
  (head: Shape, { top, neckTop, lh, rh, le, re }: Skeleton): Shape =>
  (x, y, z) => {
    let d = head(x, y, z);
    d = smoothUnion(
      d,
      capsule(
        x,
        y,
        z,
        top[0],
        top[1] - 0.02,
        top[2] - 0.01,
        neckTop[0],
        neckTop[1] + 0.03,
        neckTop[2],
        0.062,
        0.052,
      ),
      0.025,
    );
    d = min(
      d,
      ellipsoid(
        x,
        y,
        z,
        lh[0] + (lh[0] - le[0]) * 0.22,
        lh[1] + (lh[1] - le[1]) * 0.22,
        lh[2] + (lh[2] - le[2]) * 0.22,
        0.046,
        0.06,
        0.046,
      ),
    );
    return min(
      d,
      ellipsoid(
        x,
        y,
        z,
        rh[0] + (rh[0] - re[0]) * 0.22,
        rh[1] + (rh[1] - re[1]) * 0.22,
        rh[2] + (rh[2] - re[2]) * 0.22,
        0.046,
        0.06,
        0.046,
      ),
    );
  };

/** A person as three parts: clothes, skin, hair (and hat). */
export const person = (pose: Pose, tone: { cloth?: Field; skin?: Field; hair?: Field } = {}): Part[] => {
  const { at = [0, 0, 0], size = 1, coat } = pose;
  const joints = skeletonOf(pose),
    { hy, headAt } = joints;
  const inHead = headTurner(pose, joints),
    local = figurePlacer(pose);
  const hair = hairShape(pose.hair),
    hat = hatShape(pose.hat);
  const hair0 = hair && inHead(hair),
    hat0 = hat && inHead(hat);
  const cloth = clothesShape(pose, joints),
    skin = skinShape(inHead(headShape), joints);
  const around: [number, number, number, number] = [
    at[0],
    at[1] + (hy + 0.0) * size,
    at[2],
    (1.15 + max(0, (coat?.flare ?? 0) - 0.3)) * size,
  ];
  const parts: Part[] = [
    { shape: local(cloth), albedo: tone.cloth ?? 0.45, around },
    { shape: local(skin), albedo: tone.skin ?? 0.9, around },
  ];
  if (hair0 || hat0)
    parts.push({
      shape: local((x, y, z) => min(hair0 ? hair0(x, y, z) : 9, hat0 ? hat0(x, y, z) : 9)),
      albedo: tone.hair ?? 0.2,
      around: [at[0], at[1] + headAt[1] * size, at[2], 0.75 * size],
    });
  return parts;
};
