// Drawings cut from white and black: what is white prints solid, with outlines, and only greys become strokes.
import type { Plate } from '#server/media/plate.ts';

/** Pixels of the plate per CSS pixel, for outlines that hold on large screens. */
export const cutOutDetail = 2;
/** Share of white from which a drawn plate is cut, not shaded: in a rendered scene only lamps are white. */
const leastWhite = 0.045;
/** Brightness, 0 to 255, from which a pixel is white, and from which it is more than black. */
const white = 204;
const grey = 14;
/** Pixels around white that may be the soft edge between white and black. */
const softEdge = 3;

export type Point = readonly [x: number, y: number];

export const isCutOut = ({ pixels }: Plate): boolean =>
  pixels.reduce((count, value) => count + (value >= 250 ? 1 : 0), 0) > pixels.length * leastWhite;

/** The outlines of what is white, in pixels of the plate, with the white on their right. */
export function whiteOutlines({ pixels, width, height }: Plate): Point[][] {
  // With a black frame, so that every outline closes.
  const row = width + 2;
  const framed = new Uint8Array(row * (height + 2));
  for (let y = 0; y < height; y++) framed.set(pixels.subarray(y * width, (y + 1) * width), (y + 1) * row + 1);
  const next = new Map<number, number>();
  const crossings = new Map<number, Point>();
  for (let y = -1; y < height; y++) {
    let left = 0;
    for (let x = -1; x < width; x++) {
      const cell = (y + 1) * row + x + 1;
      const right =
        ((framed[cell + 1] as number) >= white ? 4 : 0) +
        ((framed[cell + row + 1] as number) >= white ? 2 : 0);
      const state = left + right;
      // What is on the right of a cell is on the left of the next.
      left = (right & 4 ? 8 : 0) + (right & 2 ? 1 : 0);
      if (state === 0 || state === 15) continue;
      const a = framed[cell] as number;
      const b = framed[cell + 1] as number;
      const c = framed[cell + row + 1] as number;
      const d = framed[cell + row] as number;
      const edges = {
        top: cell * 2,
        right: (cell + 1) * 2 + 1,
        bottom: (cell + row) * 2,
        left: cell * 2 + 1,
      };
      for (const [from, to] of segments[state] ?? []) {
        next.set(edges[from], edges[to]);
        crossings.set(edges[from], crossing(from, { x, y, a, b, c, d }));
      }
    }
  }
  const outlines: Point[][] = [];
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const points: Point[] = [];
    for (let edge: number | undefined = first.value; edge !== undefined && next.has(edge); ) {
      points.push(crossings.get(edge) as Point);
      const following = next.get(edge);
      next.delete(edge);
      edge = following;
    }
    if (Math.abs(area(points)) > smallest) outlines.push(points);
  }
  return outlines;
}

/** Square pixels of the plate. */
const smallest = 3;

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Marching squares: how an outline crosses a cell, by its white corners (8 top left, 4 top right, 2 and 1 below). */
const segments: Record<number, readonly (readonly [Side, Side])[]> = {
  8: [['top', 'left']],
  4: [['right', 'top']],
  2: [['bottom', 'right']],
  1: [['left', 'bottom']],
  12: [['right', 'left']],
  6: [['bottom', 'top']],
  3: [['left', 'right']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  5: [
    ['right', 'top'],
    ['left', 'bottom'],
  ],
  7: [['left', 'top']],
  11: [['top', 'right']],
  13: [['right', 'bottom']],
  14: [['bottom', 'left']],
};

interface Cell {
  x: number;
  y: number;
  a: number;
  b: number;
  c: number;
  d: number;
}

/** Where the brightness passes white on a side of a cell; pixels count from their middle. */
function crossing(side: Side, { x, y, a, b, c, d }: Cell): Point {
  const share = (from: number, to: number) => (white - from) / (to - from);
  switch (side) {
    case 'top':
      return [x + 0.5 + share(a, b), y + 0.5];
    case 'bottom':
      return [x + 0.5 + share(d, c), y + 1.5];
    case 'left':
      return [x + 0.5, y + 0.5 + share(a, d)];
    case 'right':
      return [x + 1.5, y + 0.5 + share(b, c)];
  }
}

const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length] as Point;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

/** The greys alone, for strokes, in the size of their plate. The soft edges between white and black are none. */
export function greysOf(plate: Plate, size: { width: number; height: number }): Plate {
  const { pixels, width } = plate;
  const nearWhite = nearWhiteOf(plate);
  const tones = new Uint8Array(pixels.length);
  for (let at = 0; at < tones.length; at++) {
    const value = pixels[at] as number;
    if (value >= grey && nearWhite[at] === 0) tones[at] = value;
  }
  spread(tones, plate);
  return averaged(tones, width, plate.height, size);
}

/** Where white or its soft edge is. */
function nearWhiteOf({ pixels, width }: Plate): Uint8Array {
  const isWhite = new Uint8Array(pixels.length);
  for (let at = 0; at < isWhite.length; at++) if ((pixels[at] as number) >= white) isWhite[at] = 1;
  return grown(grown(isWhite, 1), width);
}

/** A mask, wider by the soft edge on both sides along one axis. @param step from a pixel to the next along it */
function grown(mask: Uint8Array, step: number): Uint8Array {
  const wide = mask.slice();
  const reach = softEdge * step;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    // Within white the next pixel marks the same ones; only its ends reach further.
    if (mask[at - step] !== 1)
      for (let near = at - step; near >= 0 && near >= at - reach; near -= step) wide[near] = 1;
    if (mask[at + step] !== 1)
      for (let near = at + step; near < mask.length && near <= at + reach; near += step) wide[near] = 1;
  }
  return wide;
}

/** Greys grow back to where white begins, so that strokes and solids meet: a ring of pixels in each step. */
function spread(tones: Uint8Array, { pixels, width }: Plate): void {
  const end = pixels.length - width;
  const isOpen = (at: number) => at >= width && at < end && tones[at] === 0 && (pixels[at] as number) >= grey;
  const toneBeside = (at: number) =>
    tones[at - 1] || tones[at + 1] || tones[at - width] || tones[at + width] || 0;
  let ring: number[] = [];
  for (let at = width; at < end; at++) if (isOpen(at) && toneBeside(at) > 0) ring.push(at);
  for (let step = 0; step <= softEdge; step++) {
    const grownTones = ring.map(toneBeside);
    for (const [index, at] of ring.entries()) tones[at] = grownTones[index] as number;
    const around = ring.flatMap((at) => [at - 1, at + 1, at - width, at + width]);
    ring = [...new Set(around.filter(isOpen))];
  }
}

function averaged(
  tones: Uint8Array,
  width: number,
  height: number,
  size: { width: number; height: number },
): Plate {
  const small = new Uint8Array(size.width * size.height);
  const columns = Array.from({ length: size.width + 1 }, (_, x) => span(x, size.width, width));
  for (let y = 0; y < size.height; y++) {
    const [top, bottom] = [span(y, size.height, height), span(y + 1, size.height, height)];
    for (let x = 0; x < size.width; x++) {
      const left = columns[x] as number;
      const right = columns[x + 1] as number;
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += tones[row * width + column] as number;
      small[y * size.width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return { pixels: small, ...size };
}

const span = (index: number, of: number, pixels: number) => Math.round((index * pixels) / of);
