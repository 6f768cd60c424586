// Draws a picture as a line screen: horizontal strokes whose thickness follows the brightness, as one vector path.
import { cutOutDetail, greysOf, type Polyline, whiteOutlines } from '#server/media/cut-out.ts';
import type { Plate } from '#server/media/plate.ts';

/** Size in CSS pixels, number of strokes, and resolution at which the brightness is read. */
export interface LineScreenFormat {
  width: number;
  height: number;
  strokes: number;
  /** Pixels of the plate per row; a stroke reads two rows. */
  samples: number;
}

export const lineScreenFormats = {
  horizontal: { width: 1240, height: 700, strokes: 84, samples: 620 },
  vertical: { width: 400, height: 500, strokes: 64, samples: 400 },
} as const satisfies Record<string, LineScreenFormat>;

/** The size of the plate for a format. */
export function plateSize({ strokes, samples }: LineScreenFormat): { width: number; height: number } {
  return { width: samples, height: strokes * 2 };
}

/** Coordinates per pixel: whole numbers keep the file short. */
const unitsPerPixel = 10;
/** Brightness, 0 to 1, below which nothing is drawn. */
const minBrightness = 0.055;
/** Fraction of its row that a stroke covers at most, so that white still shows strokes. */
const maxCoverage = 0.94;
/** Bytes; grain is smoothed and outlines are simplified step by step until the file is this small. */
const maxFileSize = 45_000;
/** The steps: tolerance of an outline in pixels, and samples to either side that a sample is averaged with. */
const coarseness = [
  [0.16, 0],
  [0.24, 0],
  [0.3, 1],
  [0.36, 2],
  [0.45, 4],
  [0.6, 8],
  [0.9, 16],
] as const;

/**
 * @param plate of the size from {@link plateSize}
 * @returns an SVG with one path and no colour, which the element using it sets
 */
export function lineScreen(plate: Plate, format: LineScreenFormat): string {
  return renderSvg(plate, format, []);
}

/** @param plate a drawing in `cutOutDetail` pixels per CSS pixel; its white areas are not divided into strokes */
export function cutOutScreen(plate: Plate, format: LineScreenFormat): string {
  const smaller = (coordinate: number) => coordinate / cutOutDetail;
  const solids = whiteOutlines(plate).map(({ xs, ys }) => ({ xs: xs.map(smaller), ys: ys.map(smaller) }));
  return renderSvg(greysOf(plate, plateSize(format)), format, solids);
}

function renderSvg(plate: Plate, format: LineScreenFormat, solids: readonly Polyline[]): string {
  const light = brightnessByStroke(plate, format);
  let path = '';
  let runs: Run[] = [];
  let drawn = -1;
  for (const [tolerance, reach] of coarseness) {
    if (reach !== drawn)
      runs = light.flatMap((samples, row) => runsOf(smoothed(samples, reach), row, format));
    drawn = reach;
    path = [
      ...solids.map((loop) => contour(simplifiedLoop(loop, tolerance))),
      ...runs.map(({ upper, lower }) =>
        contour([...simplify(upper, tolerance), ...simplify(lower, tolerance)]),
      ),
    ].join('');
    if (path.length <= maxFileSize) break;
  }
  const { width, height } = format;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * unitsPerPixel} ${height * unitsPerPixel}" ` +
    `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><path d="${path}"/></svg>`
  );
}

/** The brightness of each sample, 0 to 1, stroke by stroke. */
function brightnessByStroke({ pixels, width }: Plate, { strokes }: LineScreenFormat): Float32Array[] {
  return Array.from({ length: strokes }, (_, row) => {
    const samples = new Float32Array(width);
    const above = row * 2 * width;
    for (let at = 0; at < width; at++) {
      const sum = (pixels[above + at] ?? 0) + (pixels[above + width + at] ?? 0);
      samples[at] = sum / 2 / 255;
    }
    return samples;
  });
}

/** The moving average of the samples. */
function smoothed(samples: Float32Array, reach: number): Float32Array {
  if (reach === 0) return samples;
  return samples.map((_, at) => {
    const near = samples.subarray(Math.max(0, at - reach), at + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

type Point = readonly [x: number, y: number];

/** A piece of a stroke between two dark spots: its upper edge, and its lower one from right to left. */
interface Run {
  upper: Polyline;
  lower: Polyline;
}

function runsOf(samples: Float32Array, row: number, format: LineScreenFormat): Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < samples.length; first++) {
    if ((samples[first] as number) < minBrightness) continue;
    let end = first + 1;
    while (end < samples.length && (samples[end] as number) >= minBrightness) end++;
    if (end - first > 2) runs.push(runOf(samples, [first, end], row, format));
    first = end;
  }
  return runs;
}

function runOf(
  samples: Float32Array,
  [first, end]: readonly [number, number],
  row: number,
  format: LineScreenFormat,
): Run {
  const pitch = format.height / format.strokes;
  const step = format.width / samples.length;
  const count = end - first;
  const upper = { xs: new Float64Array(count), ys: new Float64Array(count) };
  const lower = { xs: new Float64Array(count), ys: new Float64Array(count) };
  for (let at = first; at < end; at++) {
    const light = samples[at] as number;
    // Looks hand-drawn: the thickness varies a little, and the line sways.
    const trembling = light + 0.05 * (pseudoRandom(Math.floor(at / 7), row) - 0.5) * light;
    const half = (Math.min(maxCoverage, Math.max(0, trembling)) * pitch) / 2;
    const sway =
      0.35 * Math.sin(at * step * 0.011 + row * 1.7) + 0.25 * Math.sin(at * step * 0.031 + row * 0.6);
    const x = at * step + (at === samples.length - 1 ? step : 0);
    const y = (row + 0.5) * pitch + sway;
    upper.xs[at - first] = lower.xs[end - 1 - at] = x;
    upper.ys[at - first] = y - half;
    lower.ys[end - 1 - at] = y + half;
  }
  return { upper, lower };
}

/** Simplified between its first point and the one farthest from it, which stay. */
function simplifiedLoop({ xs, ys }: Polyline, tolerance: number): Point[] {
  const [x1, y1] = [xs[0] as number, ys[0] as number];
  let far = 0;
  let furthest = 0;
  for (let at = 1; at < xs.length; at++) {
    const distance = Math.hypot((xs[at] as number) - x1, (ys[at] as number) - y1);
    if (distance <= furthest) continue;
    furthest = distance;
    far = at;
  }
  const out = { xs: xs.subarray(0, far + 1), ys: ys.subarray(0, far + 1) };
  const back = { xs: closed(xs, far), ys: closed(ys, far) };
  return [...simplify(out, tolerance).slice(0, -1), ...simplify(back, tolerance).slice(0, -1)];
}

/** The rest of a loop, up to its first point. */
function closed(loop: Float64Array, from: number): Float64Array {
  const rest = new Float64Array(loop.length - from + 1);
  rest.set(loop.subarray(from));
  rest[loop.length - from] = loop[0] as number;
  return rest;
}

/** A closed contour as relative path commands. */
function contour(points: readonly Point[]): string {
  let path = '';
  let from: Point = [0, 0];
  for (const [x, y] of points) {
    const to: Point = [Math.round(x * unitsPerPixel), Math.round(y * unitsPerPixel)];
    path += path === '' ? `M${to[0]} ${to[1]}l` : `${to[0] - from[0]} ${to[1] - from[1]} `;
    from = to;
  }
  return `${path.trimEnd()}z`;
}

/** Simplifies a polyline by Ramer, Douglas and Peucker. */
function simplify({ xs, ys }: Polyline, tolerance: number): Point[] {
  const isKept = new Uint8Array(xs.length);
  isKept[0] = isKept[xs.length - 1] = 1;
  const open = [0, xs.length - 1];
  while (open.length > 0) {
    const last = open.pop() as number;
    const first = open.pop() as number;
    const [x1, y1] = [xs[first] as number, ys[first] as number];
    const [across, down] = [(xs[last] as number) - x1, (ys[last] as number) - y1];
    const length = Math.hypot(across, down) || 1;
    let furthest = tolerance;
    let found = -1;
    for (let at = first + 1; at < last; at++) {
      const distance =
        Math.abs(((xs[at] as number) - x1) * down - ((ys[at] as number) - y1) * across) / length;
      if (distance > furthest) {
        furthest = distance;
        found = at;
      }
    }
    if (found < 0) continue;
    isKept[found] = 1;
    open.push(first, found, found, last);
  }
  const points: Point[] = [];
  for (let at = 0; at < isKept.length; at++)
    if (isKept[at] === 1) points.push([xs[at] as number, ys[at] as number]);
  return points;
}

/** A pseudo-random number from 0 to 1, the same for the same input. */
function pseudoRandom(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
