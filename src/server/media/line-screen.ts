// Draws a picture as a line screen: horizontal strokes whose thickness is the brightness, as one vector path.
import { cutOutDetail, greysOf, type Point, whiteOutlines } from '#server/media/cut-out.ts';
import type { Plate } from '#server/media/plate.ts';

/** Size in CSS pixels, number of strokes, and resolution at which the brightness is read. */
export interface ScreenFormat {
  width: number;
  height: number;
  strokes: number;
  /** Pixels of the plate per row; a stroke reads two rows. */
  samples: number;
}

export const screenFormats = {
  horizontal: { width: 1240, height: 700, strokes: 84, samples: 620 },
  vertical: { width: 400, height: 500, strokes: 64, samples: 400 },
} as const satisfies Record<string, ScreenFormat>;

/** The size of the plate for a format. */
export function plateSize({ strokes, samples }: ScreenFormat): { width: number; height: number } {
  return { width: samples, height: strokes * 2 };
}

/** Coordinates per pixel: whole numbers keep the file short. */
const fineness = 10;
/** Brightness, 0 to 1, below which nothing is drawn. */
const faintest = 0.055;
/** Fraction of its row that a stroke covers at most, so that white still shows strokes. */
const fullest = 0.94;
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
 * @param plate of the size that {@link plateSize} gives
 * @returns an SVG with one path and no colour: it takes that of the element that uses it
 */
export function lineScreen(plate: Plate, format: ScreenFormat): string {
  return printed(plate, format, []);
}

/** @param plate a drawing in `cutOutDetail` pixels per CSS pixel; its white areas are not divided into strokes */
export function cutOutScreen(plate: Plate, format: ScreenFormat): string {
  const solids = whiteOutlines(plate).map((points) =>
    points.map(([x, y]): Point => [x / cutOutDetail, y / cutOutDetail]),
  );
  return printed(greysOf(plate, plateSize(format)), format, solids);
}

function printed(plate: Plate, format: ScreenFormat, solids: readonly Point[][]): string {
  const light = lightOf(plate, format);
  let path = '';
  for (const [tolerance, reach] of coarseness) {
    const runs = light.flatMap((samples, line) => runsOf(evened(samples, reach), line, format));
    path = [
      ...solids.map((points) => contour(simplifiedLoop(points, tolerance))),
      ...runs.map((run) => outline(run, tolerance)),
    ].join('');
    if (path.length <= maxFileSize) break;
  }
  const { width, height } = format;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * fineness} ${height * fineness}" ` +
    `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><path d="${path}"/></svg>`
  );
}

/** The brightness of each sample, 0 to 1, stroke by stroke. */
function lightOf({ pixels, width }: Plate, { strokes }: ScreenFormat): Float32Array[] {
  return Array.from({ length: strokes }, (_, line) =>
    Float32Array.from({ length: width }, (_, at) => {
      const above = pixels[line * 2 * width + at] ?? 0;
      const below = pixels[(line * 2 + 1) * width + at] ?? 0;
      return (above + below) / 2 / 255;
    }),
  );
}

/** The moving average of the samples. */
function evened(samples: Float32Array, reach: number): Float32Array {
  if (reach === 0) return samples;
  return samples.map((_, at) => {
    const near = samples.subarray(Math.max(0, at - reach), at + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** A piece of a stroke between two dark spots: points on its centre line with half its thickness. */
type Run = [x: number, y: number, half: number][];

function runsOf(samples: Float32Array, line: number, format: ScreenFormat): Run[] {
  const pitch = format.height / format.strokes;
  const step = format.width / samples.length;
  const runs: Run[] = [];
  let run: Run = [];
  const finish = () => {
    if (run.length > 2) runs.push(run);
    run = [];
  };
  for (const [at, light] of samples.entries()) {
    if (light < faintest) {
      finish();
      continue;
    }
    // Looks hand-drawn: the thickness varies a little, and the line sways.
    const trembling = light + 0.05 * (noise(Math.floor(at / 7), line) - 0.5) * light;
    const half = (Math.min(fullest, Math.max(0, trembling)) * pitch) / 2;
    const sway =
      0.35 * Math.sin(at * step * 0.011 + line * 1.7) + 0.25 * Math.sin(at * step * 0.031 + line * 0.6);
    const x = at * step + (at === samples.length - 1 ? step : 0);
    run.push([x, (line + 0.5) * pitch + sway, half]);
  }
  finish();
  return runs;
}

/** A closed contour, along the upper edge and back along the lower one, as relative path commands. */
function outline(run: Run, tolerance: number): string {
  const upper = simplify(
    run.map(([x, y, half]) => [x, y - half]),
    tolerance,
  );
  const lower = simplify(run.map(([x, y, half]): Point => [x, y + half]).reverse(), tolerance);
  return contour([...upper, ...lower]);
}

/** Simplified between its first point and the one farthest from it, which stay. */
function simplifiedLoop(points: Point[], tolerance: number): Point[] {
  const [[x1, y1]] = points as [Point];
  const distances = points.map(([x, y]) => Math.hypot(x - x1, y - y1));
  const far = distances.indexOf(Math.max(...distances));
  return [
    ...simplify(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplify([...points.slice(far), [x1, y1]], tolerance).slice(0, -1),
  ];
}

function contour(points: readonly Point[]): string {
  let path = '';
  let from: Point = [0, 0];
  for (const [x, y] of points) {
    const to: Point = [Math.round(x * fineness), Math.round(y * fineness)];
    path += path === '' ? `M${to[0]} ${to[1]}l` : `${to[0] - from[0]} ${to[1] - from[1]} `;
    from = to;
  }
  return `${path.trimEnd()}z`;
}

/** Simplifies a polyline by Ramer, Douglas and Peucker. */
function simplify(points: Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    const [x1, y1] = points[first] as Point;
    const [x2, y2] = points[last] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    let furthest = tolerance;
    let found = -1;
    for (let at = first + 1; at < last; at++) {
      const [x, y] = points[at] as Point;
      const distance = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
      if (distance > furthest) {
        furthest = distance;
        found = at;
      }
    }
    if (found < 0) continue;
    kept[found] = 1;
    open.push([first, found], [found, last]);
  }
  return points.filter((_, at) => kept[at] === 1);
}

/** A pseudo-random number from 0 to 1, the same for the same input. */
function noise(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
