// A head with its hair and hat, in head axes: centre 0, chin at -.13, face towards +z.
import { abs, max, min, sin } from './numbers.ts';
import type { Pose } from './pose.ts';
import type { Shape } from './scene.ts';
import { capsule, cylinder, ellipsoid, smoothUnion, sphere } from './solids.ts';

/** A head on its own, in real size. */
export const headShape: Shape = (x, y, z) => {
  let d = ellipsoid(x, y, z, 0, 0.03, -0.01, 0.078, 0.095, 0.1);
  d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.05, 0.02, 0.058, 0.075, 0.066), 0.04);
  d = smoothUnion(d, capsule(x, y, z, 0, 0.012, 0.09, 0, -0.022, 0.112, 0.01, 0.014), 0.016);
  d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.062, 0.083, 0.022, 0.01, 0.01), 0.01);
  d = smoothUnion(d, capsule(abs(x), y, z, 0.012, 0.034, 0.088, 0.045, 0.032, 0.072, 0.009), 0.014);
  d = -smoothUnion(-d, ellipsoid(abs(x), y, z, 0.032, 0.012, 0.094, 0.02, 0.012, 0.016), 0.012);
  return smoothUnion(d, ellipsoid(abs(x), y, z, 0.08, -0.005, -0.008, 0.01, 0.028, 0.018), 0.008);
};

/** The hair of a pose, or null for a bald head. */
export const hairShape = (hair: Pose['hair'] = 'short'): Shape | null =>
  hair === 'none'
    ? null
    : (x, y, z) => {
        let d = ellipsoid(x, y, z, 0, 0.04, -0.018, 0.088, 0.1, 0.108);
        d = max(d, z * 0.8 - y * 0.6 - 0.032 + (hair === 'wild' ? 0.01 * sin(x * 90 + y * 60) : 0), -0.1 - y);
        if (hair === 'long') d = smoothUnion(d, ellipsoid(x, y, z, 0, -0.1, -0.06, 0.098, 0.16, 0.055), 0.04);
        if (hair === 'bun') d = smoothUnion(d, sphere(x, y, z, 0, 0.09, -0.11, 0.052), 0.015);
        if (hair === 'wild') {
          const curls = 0.016 * sin(x * 60) * sin(y * 50 + 1) * sin(z * 55);
          d = smoothUnion(d, ellipsoid(x, y, z, 0, 0.06, -0.04, 0.12, 0.095, 0.11) + curls, 0.02);
          d = max(d, z * 0.8 - y * 0.6 - 0.03);
        }
        return d * 0.85;
      };

/** The hat of a pose, or null. */
export const hatShape = (hat: Pose['hat'] = 'none'): Shape | null =>
  hat === 'none'
    ? null
    : (x, y, z) => {
        if (hat === 'cap')
          return min(
            max(ellipsoid(x, y, z, 0, 0.06, -0.015, 0.098, 0.075, 0.112), 0.045 - y),
            ellipsoid(x, y, z, 0, 0.055, 0.11, 0.07, 0.009, 0.06),
          );
        if (hat === 'helmet')
          return min(
            max(ellipsoid(x, y, z, 0, 0.055, -0.01, 0.115, 0.11, 0.13), 0.03 - y),
            ellipsoid(x, y, z, 0, 0.036, 0.05, 0.11, 0.01, 0.12),
          );
        const h = hat === 'top' ? 0.11 : 0.055;
        return min(
          cylinder(
            x,
            y,
            z,
            0,
            0.075 + h,
            -0.01,
            0.095 + 0.1 * (y - 0.1) * (hat === 'top' ? 0.4 : -0.5),
            h,
            0.015,
          ),
          cylinder(x, y, z, 0, 0.078, 0, hat === 'top' ? 0.145 : 0.17, 0.008, 0.006),
        );
      };
