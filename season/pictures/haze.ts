// Beams of light that are visible in the air.
import { inCone, type Lamp, type Shade } from './lamps.ts';
import { hypot, max, min, sqrt } from './numbers.ts';
import type { Vec } from './scene.ts';

/** The section of a ray (from the eye in the direction d, `end` long) inside a lamp's cone, or null. */
const stretchInCone = (
  { light, cone }: Lamp,
  [ex, ey, ez]: Vec,
  [dx, dy, dz]: Vec,
  end: number,
): [from: number, to: number] | null => {
  if (!cone) return [0, end];
  const ox = ex - light.at[0],
    oy = ey - light.at[1],
    oz = ez - light.at[2],
    c2 = cone.outer * cone.outer;
  const ds = dx * cone.x + dy * cone.y + dz * cone.z,
    os = ox * cone.x + oy * cone.y + oz * cone.z,
    od = ox * dx + oy * dy + oz * dz;
  const A = ds * ds - c2,
    B = ds * os - c2 * od,
    C = os * os - c2 * (ox * ox + oy * oy + oz * oz),
    root = B * B - A * C;
  let from = 0,
    to = end;
  if (root <= 0) {
    if (A < 0) return null;
  } else {
    const r = sqrt(root),
      t1 = min((-B - r) / A, (-B + r) / A),
      t2 = max((-B - r) / A, (-B + r) / A);
    if (A < 0) {
      if (os + (ds * (t1 + t2)) / 2 < 0) return null;
      from = max(0, t1);
      to = min(end, t2);
    } else if (ds > 0) from = max(0, t2);
    else to = min(end, t1);
  }
  return to <= from ? null : [from, to];
};

/** The light of one lamp scattered along a ray; `shift` (0..1) offsets the samples against banding. */
export const hazeLight = (lamp: Lamp, eye: Vec, d: Vec, end: number, shift: number, shade: Shade) => {
  const { light } = lamp;
  if (!light.haze) return 0;
  const stretch = stretchInCone(lamp, eye, d, end);
  if (!stretch) return 0;
  const [from, to] = stretch,
    N = 14,
    ds = (to - from) / N;
  let sum = 0;
  for (let n = 0; n < N; n++) {
    const q = from + (n + shift) * ds,
      x = eye[0] + d[0] * q,
      y = eye[1] + d[1] * q,
      z = eye[2] + d[2] * q;
    let gx = light.at[0] - x,
      gy = light.at[1] - y,
      gz = light.at[2] - z;
    const D = hypot(gx, gy, gz);
    gx /= D;
    gy /= D;
    gz /= D;
    const cone = inCone(lamp, gx, gy, gz);
    if (cone <= 0) continue;
    sum +=
      (cone * (light.shadow === false ? 1 : shade(x, y, z, gx, gy, gz, D, 60, 28))) /
      (light.falloff === false ? 1 : D * D + 0.3);
  }
  return sum * ds * light.haze * light.power;
};
