// Light cones and shadows of lamps.
import { clamp, cos, hypot, max, min, smooth } from './numbers.ts';
import type { Light, Shape, Vec } from './scene.ts';

/** The axis of a spotlight (of length 1), and the cosines at which its edge begins and ends. */
type Cone = { x: number; y: number; z: number; inner: number; outer: number };
export type Lamp = { light: Light; cone: Cone | null };

/** Precomputes a light's cone. */
export const lampOf = (light: Light): Lamp => {
  const { at, spot } = light;
  if (!spot) return { light, cone: null };
  const d: Vec = [spot.to[0] - at[0], spot.to[1] - at[1], spot.to[2] - at[2]],
    D = hypot(...d);
  const inner = cos(spot.angle * (1 - (spot.soft ?? 0.15))),
    outer = cos(spot.angle);
  return { light, cone: { x: d[0] / D, y: d[1] / D, z: d[2] / D, inner, outer } };
};

/** The share (0..1) of a lamp's cone at a point from which the lamp is in the direction g. */
export const inCone = ({ cone }: Lamp, gx: number, gy: number, gz: number) =>
  cone ? smooth(cone.outer, cone.inner, -(gx * cone.x + gy * cone.y + gz * cone.z)) : 1;

/** How unobstructed (0..1) a point is in the direction g over the distance D. */
export type Shade = (
  x: number,
  y: number,
  z: number,
  gx: number,
  gy: number,
  gz: number,
  D: number,
  hard: number,
  steps: number,
) => number;

/** Soft shadows by ray marching along `distance`; `caution` shortens the steps. */
export const shadeOf =
  (distance: Shape, caution: number): Shade =>
  (x, y, z, gx, gy, gz, D, hard, steps) => {
    let s = 1,
      q = 0.03;
    for (let n = 0; n < steps && q < D - 0.05; n++) {
      const h = distance(x + gx * q, y + gy * q, z + gz * q);
      if (h < 0.0012) return 0;
      s = min(s, (hard * h) / q);
      q += max(0.012, h * caution);
    }
    return clamp(s);
  };
