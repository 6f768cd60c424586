// Reads a line screen back into the outlines of its strokes, for tests.

/** The contours as lists of absolute points, in pixels. */
export function contoursOf(svg: string): [number, number][][] {
  const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
  return path
    .split('M')
    .slice(1)
    .map((contour) => {
      const [start = '', rest = ''] = contour.replace('z', '').split('l');
      let [x = 0, y = 0] = start.split(' ').map(Number);
      const points: [number, number][] = [[x / 10, y / 10]];
      const steps = rest.trim().split(' ').map(Number);
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] as number;
        y += steps[at + 1] as number;
        points.push([x / 10, y / 10]);
      }
      return points;
    });
}
