// The camera of a view.
import { hypot, PI, tan } from './numbers.ts';
import type { Vec, View } from './scene.ts';

/** The direction (of length 1) of the ray through a pixel, counted from the upper left. */
export const camera = (view: View, width: number, height: number) => {
  const [ex, ey, ez] = view.eye;
  let fx = view.to[0] - ex,
    fy = view.to[1] - ey,
    fz = view.to[2] - ez,
    l = hypot(fx, fy, fz);
  fx /= l;
  fy /= l;
  fz /= l;
  let rx = -fz,
    rz = fx;
  l = hypot(rx, rz);
  rx /= l;
  rz /= l;
  const ux = -rz * fy,
    uy = rz * fx - rx * fz,
    uz = rx * fy;
  const k = tan((view.fov * PI) / 360),
    ratio = width / height;
  return (px: number, py: number): Vec => {
    const u = ((px / width) * 2 - 1) * k * ratio,
      v = (1 - (py / height) * 2) * k;
    const dx = fx + rx * u + ux * v,
      dy = fy + uy * v,
      dz = fz + rz * u + uz * v;
    const m = hypot(dx, dy, dz);
    return [dx / m, dy / m, dz / m];
  };
};
