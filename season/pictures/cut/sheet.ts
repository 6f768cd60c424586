// What cut drawings share: the sheet, its ground, and people as cut shapes.
import { at, dark, gouge, light, outline, type Point, polygon, ring } from './paths.ts';

/** In the units of the drawings. */
export const sheet = { width: 1240, height: 700 };

/** From `inside` to the edge of the circle, as shares of white. */
export const glow = (id: string, x: number, y: number, radius: number, inside: number, outside = 0.06) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop stop-color="${grey(inside)}"/><stop offset="1" stop-color="${grey(outside)}"/></radialGradient>`;

export const fade = (id: string, [x1, y1]: Point, [x2, y2]: Point, from: number, to: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${grey(from)}"/><stop offset="1" stop-color="${grey(to)}"/></linearGradient>`;

export function grey(share: number): string {
  const value = Math.round(255 * share);
  return `rgb(${value} ${value} ${value})`;
}

export const all = polygon([
  [0, 0],
  [sheet.width, 0],
  [sheet.width, sheet.height],
  [0, sheet.height],
]);

export const box = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A door or window with a round top. */
export const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}z`;

const coat: readonly Point[] = at(
  '-4 -85, 4 -85, 13 -79, 17 -60, 14 -44, 11 -46, 13 -26, 9 -25, 9 -2, 14 0!, 2 0!, 1 -24, -2 -24, -4 0!, -13 0!, -10 -3, -9 -26, -14 -26, -14 -48, -17 -60, -13 -79',
);
const dress: readonly Point[] = at(
  '-3 -84, 3 -84, 10 -79, 12 -64, 7 -55, 12 -34, 21 -1!, -19 -1!, -11 -34, -7 -55, -14 -60, -10 -78',
);
const child: readonly Point[] = at(
  '-5 -74, 5 -74, 12 -68, 26 -82, 30 -78, 16 -56, 14 -42, 18 -28, 10 -26, 9 0!, 2 0!, 0 -24, -4 0!, -12 0!, -10 -26, -18 -28, -14 -48, -18 -50, -12 -70',
);
const figures = { coat, dress, child };

/** Somebody who stands on `y`. */
export function somebody(
  kind: keyof typeof figures,
  x: number,
  y: number,
  height: number,
  turned = false,
): string {
  const head = kind === 'child' ? 11.5 : 8;
  const bun = kind === 'dress' ? dark(ring(-8, -97, 4)) : '';
  const inner =
    dark(outline(figures[kind])) +
    dark(box(-3, -88, 6, 10)) +
    dark(ring(0, kind === 'child' ? -87 : -93, head * 0.86, head)) +
    bun +
    light(gouge(at('-11 -74, -14 -58, -11 -40'), 2.2, 0.4) + gouge(at('-5 -96, -6 -92, -4.6 -88'), 1.5, 0.5));
  const scale = height / 100;
  return `<g transform="translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})">${inner}</g>`;
}

export const drawing = (defs: string, content: string, { width, height } = sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 1.5}" height="${height * 1.5}"><defs>${defs}</defs><rect width="100%" height="100%" fill="#000"/>${content}</svg>`;

/** Drawn content at a position, turned by degrees and scaled. */
export const placed = (content: string, x: number, y: number, scale: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

export const mirrored = (content: string) => `<g transform="scale(-1 1)">${content}</g>`;
