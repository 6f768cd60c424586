// Cut shapes as paths of an SVG: smooth outlines and the tapering marks of a gouge.

/** A third value makes a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** Points from a text such as "22 6, 11 14.5!": x and y, a corner with an exclamation mark. */
export const at = (text: string): Point[] =>
  text.split(', ').map((point): Point => {
    const [x = 0, y = 0] = point.replace('!', '').split(' ').map(Number);
    return point.endsWith('!') ? [x, y, 1] : [x, y];
  });

const short = (value: number) => String(Math.round(value * 100) / 100);
const text = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A closed outline through the points. */
export function outline(points: readonly Point[]): string {
  const get = (index: number) => points[(index + points.length) % points.length] as Point;
  let path = `M${text(get(0))}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const leave = from[2] ? from : along(from, before, to);
    const reach = to[2] ? to : along(to, after, from);
    path += `C${text(leave)} ${text(reach)} ${text(to)}`;
  }
  return `${path}z`;
}

const along = (point: Point, before: Point, after: Point): Point => [
  point[0] + (after[0] - before[0]) / 6,
  point[1] + (after[1] - before[1]) / 6,
];

/** The mark of a gouge along the points: thin, as wide as `width` at `peak` (0 to 1), thin. */
export function gouge(points: readonly Point[], width: number, peak = 0.45, end = 0.1): string {
  const line = dense(points);
  const last = line.length - 1;
  const sides: [Point[], Point[]] = [[], []];
  for (const [index, [x, y]] of line.entries()) {
    const [x1, y1] = line[Math.max(0, index - 1)] as Point;
    const [x2, y2] = line[Math.min(last, index + 1)] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const share = index / last;
    const swell = Math.sin((Math.PI / 2) * (share < peak ? share / peak : (1 - share) / (1 - peak)));
    const half = (width / 2) * (end + (1 - end) * swell);
    const [dx, dy] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
    sides[0].push([x + dx, y + dy]);
    sides[1].push([x - dx, y - dy]);
  }
  return `M${[...sides[0], ...sides[1].reverse()].map(text).join('L')}z`;
}

/** Points along the smooth curve through the given ones. */
function dense(points: readonly Point[], steps = 8): Point[] {
  const found: Point[] = [];
  const get = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      found.push([value(0), value(1)]);
    }
  }
  return [...found, get(points.length - 1)];
}

/** Marks between two lines, as strands lie between two edges of hair. */
export function strands(
  from: readonly Point[],
  to: readonly Point[],
  count: number,
  width: number,
  seed = 1,
) {
  let path = '';
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count + (0.14 * Math.sin(index * 2.3 + seed)) / count;
    const line = from.map(([x, y], at): Point => {
      const [x2, y2] = to[at] as Point;
      return [x + (x2 - x) * share, y + (y2 - y) * share];
    });
    const thick = width * (0.55 + 0.5 * Math.abs(Math.sin(index * 1.9 + seed)));
    path += gouge(line, thick, 0.3 + 0.35 * Math.abs(Math.sin(index * 1.3 + seed)), 0.05);
  }
  return path;
}

export const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${text([x - rx, y])}a${text([rx, ry])} 0 1 0 ${text([2 * rx, 0])}a${text([rx, ry])} 0 1 0 ${text([-2 * rx, 0])}z`;

export const polygon = (points: readonly Point[]) => `M${points.map(text).join('L')}z`;

export const light = (path: string) => `<path fill="#fff" d="${path}"/>`;
export const dark = (path: string) => `<path fill="#000" d="${path}"/>`;
/** Printed in strokes that are as thick as the paint is bright: a grey or a gradient. */
export const toned = (path: string, paint: string) => `<path fill="${paint}" d="${path}"/>`;

/** A dark shape with light marks that end where it does. One per drawing. */
export const inside = (shape: string, marks: string) =>
  `${dark(shape)}<clipPath id="hair"><path d="${shape}"/></clipPath><g clip-path="url(#hair)">${light(marks)}</g>`;
