// Limbs and fingers of cut figures: round shapes of changing thickness along a line.
import { dark, light, type Point } from './paths.ts';

type Place = readonly [x: number, y: number, width: number];

const places = (text: string): Place[] =>
  text.split(', ').map((place): Place => {
    const [x = 0, y = 0, width = 0] = place.split(' ').map(Number);
    return [x, y, width];
  });

const steps = 6;

/** A smooth shape along places such as "0 0 12, 30 8 9": x, y and the thickness there; both ends are round. */
export function tube(text: string, grow = 0): string {
  const line = between(places(text)).map(([x, y, width]): Place => [x, y, width + grow * 2]);
  const last = line.length - 1;
  const normal = (index: number): Point => {
    const [x1, y1] = line[Math.max(0, index - 1)] as Place;
    const [x2, y2] = line[Math.min(last, index + 1)] as Place;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [-(y2 - y1) / length, (x2 - x1) / length];
  };
  const side = (sign: number) =>
    line.map(([x, y, width], index): Point => {
      const [dx, dy] = normal(index);
      return [x + (sign * dx * width) / 2, y + (sign * dy * width) / 2];
    });
  const cap = (index: number, from: number) => {
    const [x, y, width] = line[index] as Place;
    const [dx, dy] = normal(index);
    const start = Math.atan2(dy, dx) + from;
    return Array.from({ length: 7 }, (_, step): Point => {
      const angle = start - (Math.PI * (step + 1)) / 8;
      return [x + (Math.cos(angle) * width) / 2, y + (Math.sin(angle) * width) / 2];
    });
  };
  const around = [...side(1), ...cap(last, 0), ...side(-1).reverse(), ...cap(0, Math.PI)];
  return `M${around.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

/** Places along the smooth line through the given ones. */
function between(given: readonly Place[]): Place[] {
  const get = (index: number) => given[Math.min(given.length - 1, Math.max(0, index))] as Place;
  const found: Place[] = [];
  for (let index = 0; index < given.length - 1; index++) {
    const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      found.push([value(0), value(1), value(2)]);
    }
  }
  return [...found, get(given.length - 1)];
}

/** Parts in the light; with an edge, the dark that lies around them: edges first, so that no line parts a limb. */
export function drawn(parts: readonly string[], edge = 0): string {
  const path = parts.map((part) => tube(part, edge)).join('');
  return edge > 0 ? dark(path) : light(path);
}
