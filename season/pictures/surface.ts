// Shading of a surface: lamps, highlights, outlines and glow.

import { inCone, type Lamp, type Shade } from './lamps.ts';
import { abs, hypot, max, min, pow } from './numbers.ts';
import type { Field, Part, Scene, Shape, Vec } from './scene.ts';

const field = (f: Field | undefined, otherwise: number, [x, y, z]: Vec, normal: Vec) =>
  f === undefined ? otherwise : typeof f === 'number' ? f : f(x, y, z, normal);

/** Surface normal of length 1. */
const normalOf = (f: Shape, [x, y, z]: Vec): Vec => {
  const e = 0.0025;
  const nx = f(x + e, y, z) - f(x - e, y, z),
    ny = f(x, y + e, z) - f(x, y - e, z),
    nz = f(x, y, z + e) - f(x, y, z - e);
  const q = hypot(nx, ny, nz) || 1;
  return [nx / q, ny / q, nz / q];
};

/** The light of a part at a point, seen by a ray in the direction d. */
export const surfaceLight = (scene: Scene, part: Part, at: Vec, d: Vec, lamps: Lamp[], shade: Shade) => {
  const [x, y, z] = at,
    [dx, dy, dz] = d,
    n = normalOf(part.shape, at),
    [nx, ny, nz] = n,
    albedo = field(part.albedo, 0.8, at, n);
  let sum = 0;
  for (const lamp of lamps) {
    const { light } = lamp;
    let gx = light.at[0] - x,
      gy = light.at[1] - y,
      gz = light.at[2] - z;
    const D = hypot(gx, gy, gz);
    gx /= D;
    gy /= D;
    gz /= D;
    const nl = nx * gx + ny * gy + nz * gz;
    if (nl <= 0) continue;
    const cone = inCone(lamp, gx, gy, gz);
    if (cone <= 0) continue;
    const s =
      light.shadow === false
        ? 1
        : shade(x + nx * 0.012, y + ny * 0.012, z + nz * 0.012, gx, gy, gz, D, light.hard ?? 40, 80);
    if (s <= 0) continue;
    const strength = (light.power * cone * s) / (light.falloff === false ? 1 : D * D);
    sum += albedo * nl * strength;
    if (part.gloss) {
      const hx = gx - dx,
        hy = gy - dy,
        hz = gz - dz,
        hl = hypot(hx, hy, hz);
      sum +=
        part.gloss * pow(max(0, (nx * hx + ny * hy + nz * hz) / hl), part.sharp ?? 60) * min(strength, 1.5);
    }
  }
  sum += (scene.ambient ?? 0) * albedo;
  if (scene.rim) sum += scene.rim * pow(1 - abs(nx * dx + ny * dy + nz * dz), 3);
  if (part.glow !== undefined) sum += field(part.glow, 0, at, n);
  return sum;
};
