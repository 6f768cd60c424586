// Converts drawings in black and white: white areas become outlines, and only greys become strokes.
import type { Plate } from '#server/media/plate.ts';

/** Pixels of the plate per CSS pixel, for outlines that hold on large screens. */
export const cutOutDetail = 2;
/** Share of white from which a drawn plate is cut, not shaded: in a shaded drawing only lamps are white. */
const minWhiteShare = 0.045;
/** Brightness, 0 to 255, from which a pixel is white, and from which it is more than black. */
const white = 204;
const grey = 14;
/** Pixels around white that may be the soft edge between white and black. */
const softEdge = 3;

/** A line of points. */
export interface Polyline {
  xs: Float64Array;
  ys: Float64Array;
}

/** Whether a plate is cut from white and black, judged by its share of white pixels. */
export const isCutOut = ({ pixels }: Plate): boolean =>
  pixels.reduce((count, value) => count + (value >= 250 ? 1 : 0), 0) > pixels.length * minWhiteShare;

/** The outlines of white areas, in pixels of the plate, with the white on their right. */
export function whiteOutlines(plate: Plate): Polyline[] {
  const row = plate.width + 2;
  const framed = withBlackFrame(plate);
  const segments = segmentsOf(framed, row);
  const outlines: Polyline[] = [];
  for (const first of segments.starts) {
    const edges = takeOutline(segments, first);
    // The segment belongs to an outline already.
    if (edges.length === 0) continue;
    const outline = crossingPointsOf(edges, framed, row);
    if (Math.abs(area(outline)) > minArea) outlines.push(outline);
  }
  return outlines;
}

/** So that every outline closes. */
function withBlackFrame({ pixels, width, height }: Plate): Uint8Array {
  const row = width + 2;
  const framed = new Uint8Array(row * (height + 2));
  for (let y = 0; y < height; y++) framed.set(pixels.subarray(y * width, (y + 1) * width), (y + 1) * row + 1);
  return framed;
}

/** Segments of outlines, each from one edge of a cell to another. */
interface Segments {
  /** In the order of their cells. */
  starts: number[];
  /** The edge at which a segment ends, by the edge at which it starts; 0 for none. */
  ends: Int32Array;
}

/** A cell is between four pixels of the framed plate: from each pixel to its lower right neighbour. */
function segmentsOf(framed: Uint8Array, row: number): Segments {
  const segments: Segments = { starts: [], ends: new Int32Array(framed.length * 2) };
  const crossings = crossingsOf(row);
  let remaining = 0;
  for (let cell = 0; cell < framed.length - row - 1; cell++) {
    const isUpperWhite = (framed[cell + 1] as number) >= white;
    const isLowerWhite = (framed[cell + row + 1] as number) >= white;
    // Most cells are all black or all white.
    if (remaining === 0 ? !isUpperWhite && !isLowerWhite : remaining === 9 && isUpperWhite && isLowerWhite)
      continue;
    const state = remaining + (isUpperWhite ? 4 : 0) + (isLowerWhite ? 2 : 0);
    // The right side of a cell is the left side of the next; rows start and end in the frame.
    remaining = (isUpperWhite ? 8 : 0) + (isLowerWhite ? 1 : 0);
    for (const [start, end] of crossings[state] ?? []) {
      segments.starts.push(cell * 2 + start);
      segments.ends[cell * 2 + start] = cell * 2 + end;
    }
  }
  return segments;
}

/** Follows segments from an edge until the outline closes, and removes them. */
function takeOutline({ ends }: Segments, first: number): number[] {
  const edges: number[] = [];
  for (let edge = first; ends[edge] !== 0; ) {
    edges.push(edge);
    const end = ends[edge] as number;
    ends[edge] = 0;
    edge = end;
  }
  return edges;
}

/** Where the brightness passes white on each edge; pixels count from their middle. */
function crossingPointsOf(edges: readonly number[], framed: Uint8Array, row: number): Polyline {
  const line = { xs: new Float64Array(edges.length), ys: new Float64Array(edges.length) };
  for (let at = 0; at < edges.length; at++) {
    const edge = edges[at] as number;
    const pixel = edge >> 1;
    const isDown = edge % 2 === 1;
    const from = framed[pixel] as number;
    const share = (white - from) / ((framed[isDown ? pixel + row : pixel + 1] as number) - from);
    const x = pixel % row;
    line.xs[at] = x - 0.5 + (isDown ? 0 : share);
    line.ys[at] = (pixel - x) / row - 0.5 + (isDown ? share : 0);
  }
  return line;
}

/**
 * Edges to the right of a pixel have even numbers, edges below it odd ones.
 * @returns by the white corners of a cell, how outlines cross it, counted from the first edge of its top left pixel
 */
function crossingsOf(row: number): (readonly [start: number, end: number])[][] {
  const sides = { top: 0, left: 1, right: 3, bottom: row * 2 };
  return Array.from({ length: 16 }, (_, state) =>
    (crossedSides[state] ?? []).map(([start, end]) => [sides[start], sides[end]] as const),
  );
}

/** Square pixels of the plate. */
const minArea = 3;

type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: how an outline crosses a cell, by the sum of its white corners.
 *
 *     8 ── top ─── 4
 *     │            │
 *   left         right
 *     │            │
 *     1 ─ bottom ─ 2
 */
const crossedSides: Record<number, readonly (readonly [Side, Side])[]> = {
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

function area({ xs, ys }: Polyline): number {
  let sum = 0;
  for (let at = 0; at < xs.length; at++) {
    const next = at + 1 < xs.length ? at + 1 : 0;
    const [x, y, x2, y2] = [xs[at], ys[at], xs[next], ys[next]] as [number, number, number, number];
    sum += (x * y2 - x2 * y) / 2;
  }
  return sum;
}

/** The greys alone, for strokes, in the size of their plate. The soft edges between white and black do not count as grey. */
export function greysOf(plate: Plate, size: { width: number; height: number }): Plate {
  const { pixels } = plate;
  const tones = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at++) tones[at] = greyOf[pixels[at] as number] as number;
  clearSoftEdges(tones, plate);
  growGreys(tones, plate);
  return downscale(tones, plate, size);
}

/** A table is faster than comparisons, since neighbouring pixels differ at random. */
const greyOf = Uint8Array.from({ length: 256 }, (_, value) => (value >= grey && value < white ? value : 0));

/** Clears pixels that are at most the width of the soft edge from white, across and up or down. */
function clearSoftEdges(tones: Uint8Array, { pixels, width }: Plate): void {
  const changes = whiteChanges(pixels);
  for (let index = 0; index < changes.length; index += 2) {
    const first = Math.max(0, (changes[index] as number) - softEdge);
    // Areas that overlap are cleared as one.
    while ((changes[index + 2] as number) - softEdge <= (changes[index + 1] as number) + softEdge) index += 2;
    const last = Math.min(pixels.length, (changes[index + 1] as number) + softEdge);
    for (let rows = -softEdge; rows <= softEdge; rows++) {
      const shift = rows * width;
      tones.fill(0, Math.max(0, first + shift), Math.max(0, last + shift));
    }
  }
}

/** Where areas of white begin and end, in turn. */
function whiteChanges(pixels: Uint8Array): number[] {
  const changes: number[] = [];
  let isWhite = false;
  for (let at = 0; at < pixels.length; at++) {
    if ((pixels[at] as number) >= white === isWhite) continue;
    isWhite = !isWhite;
    changes.push(at);
  }
  if (isWhite) changes.push(pixels.length);
  return changes;
}

/** Greys grow back to where white begins, so that strokes and solids meet: a ring of pixels in each step. */
function growGreys(tones: Uint8Array, { pixels, width }: Plate): void {
  const end = pixels.length - width;
  const toneBeside = (at: number) =>
    tones[at - 1] || tones[at + 1] || tones[at - width] || tones[at + width] || 0;
  let ring: number[] = [];
  for (let at = width; at < end; at++) {
    // A grey pixel at the edge of the white that has no tone yet, next to one that has.
    if (tones[at] === 0 && greyOf[pixels[at] as number] !== 0 && toneBeside(at) > 0) ring.push(at);
  }
  const isInRing = new Uint8Array(pixels.length);
  for (let step = 0; step <= softEdge; step++) {
    const grown = ring.map(toneBeside);
    for (let index = 0; index < ring.length; index++) tones[ring[index] as number] = grown[index] as number;
    const next: number[] = [];
    for (const at of ring) {
      for (const near of [at - 1, at + 1, at - width, at + width]) {
        const isFree = near >= width && near < end && tones[near] === 0 && isInRing[near] === 0;
        if (!isFree || (pixels[near] as number) < grey) continue;
        isInRing[near] = 1;
        next.push(near);
      }
    }
    ring = next;
  }
}

/** The means of areas, each of which becomes one pixel. */
function downscale(
  tones: Uint8Array,
  { width, height }: Plate,
  size: { width: number; height: number },
): Plate {
  const small = new Uint8Array(size.width * size.height);
  const columns = Array.from({ length: size.width + 1 }, (_, x) => span(x, size.width, width));
  const sums = new Uint32Array(width);
  for (let y = 0; y < size.height; y++) {
    const [top, bottom] = [span(y, size.height, height), span(y + 1, size.height, height)];
    sums.fill(0);
    for (let row = top; row < bottom; row++)
      for (let at = row * width, x = 0; x < width; x++, at++)
        sums[x] = (sums[x] as number) + (tones[at] as number);
    for (let x = 0; x < size.width; x++) {
      const left = columns[x] as number;
      const right = columns[x + 1] as number;
      let sum = 0;
      for (let column = left; column < right; column++) sum += sums[column] as number;
      small[y * size.width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return { pixels: small, ...size };
}

const span = (index: number, of: number, pixels: number) => Math.round((index * pixels) / of);
