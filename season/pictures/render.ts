// Renders a view of a scene by ray marching.
import { camera } from './camera.ts';
import { hazeLight } from './haze.ts';
import { lampOf, shadeOf } from './lamps.ts';
import { nearnessOf } from './nearness.ts';
import { abs, clamp, hash, max, min } from './numbers.ts';
import type { Scene, Vec, View } from './scene.ts';
import { surfaceLight } from './surface.ts';
import { toCoverage, toLight } from './tone.ts';

/** Returns a function that computes the light of a pixel, counted from the upper left. */
const tracer = (scene: Scene, view: View, width: number, height: number) => {
  const step = scene.step ?? 0.9,
    far = scene.far ?? 28,
    eye = view.eye,
    [ex, ey, ez] = eye;
  const { distance, nearest } = nearnessOf(scene.parts.filter((p) => p.seen !== false)),
    casting = nearnessOf(scene.parts.filter((p) => p.casts !== false));
  const shade = shadeOf(casting.distance, step),
    lamps = (view.lights ?? scene.lights).map(lampOf),
    direction = camera(view, width, height);

  return (px: number, py: number) => {
    const d = direction(px, py),
      [dx, dy, dz] = d;
    let t = 0.3,
      hit = false;
    for (let n = 0; n < 190; n++) {
      const q = distance(ex + dx * t, ey + dy * t, ez + dz * t);
      if (q < 0.0012 * t) {
        hit = true;
        break;
      }
      t += q * step;
      if (t > far) break;
    }
    let light = 0;
    if (hit) {
      const at: Vec = [ex + dx * t, ey + dy * t, ez + dz * t];
      light = surfaceLight(scene, nearest(), at, d, lamps, shade);
    } else {
      const sky = scene.sky ?? 0;
      light = typeof sky === 'number' ? sky : sky(dx, dy, dz);
    }
    const shift = hash(px * 1.3, py * 1.7);
    for (const lamp of lamps) light += hazeLight(lamp, eye, d, min(t, far), shift, shade);
    // Vignette.
    const vx = (px / width - 0.5) * 2,
      vy = (py / height - 0.5) * 2;
    return light * (1 - 0.35 * clamp((vx * vx * vx * vx + vy * vy * vy * vy) * 0.7));
  };
};

/** The light of all pixels, row by row; `antialias` takes four more samples at edges. */
export function render(
  scene: Scene,
  view: View,
  width: number,
  height: number,
  antialias = true,
): Float32Array {
  const trace = tracer(scene, view, width, height);
  const out = new Float32Array(width * height);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) out[j * width + i] = trace(i + 0.5, j + 0.5);
  if (!antialias) return out;
  const first = Float32Array.from(out, toCoverage),
    before = (k: number) => first[k] ?? 0;
  for (let j = 1; j < height - 1; j++)
    for (let i = 1; i < width - 1; i++) {
      const at = j * width + i,
        c = before(at);
      if (
        max(
          abs(c - before(at - 1)),
          abs(c - before(at + 1)),
          abs(c - before(at - width)),
          abs(c - before(at + width)),
        ) < 0.16
      )
        continue;
      let sum = c;
      for (let s = 0; s < 4; s++)
        sum += toCoverage(trace(i + 0.5 + (s & 1 ? 0.28 : -0.28), j + 0.5 + (s & 2 ? 0.28 : -0.28)));
      out[at] = toLight(sum / 5);
    }
  return out;
}
