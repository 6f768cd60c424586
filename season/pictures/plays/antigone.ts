// The pictures of »Antigone«: a woman holds the rock apart with both hands; the light comes through.
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { all, drawing, fade, glow } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const sitter: Sitter = {
  slug: 'antigone',
  skin: 0.82,
  hair: 'tail',
  hairTone: 0.08,
  clothes: 'straps',
  cloth: 0.1,
  lids: 1.05,
  face: { nose: 0.98, brow: 1.02, lips: 1.08, chin: 1, age: 0.12 },
};

/** The edges of the cleft around `middle`, from above the sheet to its foot. */
const edges = (middle: number, half: number, foot: number): [Point[], Point[]] => {
  const heights = [-20, 70, 150, 240, 330, 420, 500, foot];
  const left = [1.02, 0.84, 0.98, 0.86, 1.04, 0.9, 1.06, 1.16];
  const right = [0.98, 1.06, 0.86, 0.98, 0.88, 1.02, 0.94, 1.2];
  const side = (shares: number[], sign: number) =>
    heights.map((y, row): Point => {
      const x = middle + sign * half * (shares[row] ?? 1);
      return row % 7 === 0 ? [x, y, 1] : [x, y];
    });
  return [side(left, -1), side(right, 1)];
};

/** Layers of the rock beside an edge: marks that follow it, farther apart with the distance. */
const layers = (edge: readonly Point[], sign: number, count: number) =>
  Array.from({ length: count }, (_, row) => {
    const away = sign * (16 + row * 34 + row * row * 5);
    const shift = (row * 3) % 4;
    const line = edge.map(
      ([x, y], place): Point => [x + away + sign * 12 * Math.sin(place * 1.7 + row * 2.3), y + shift * 6],
    );
    const cut = line.slice(row % 3, line.length - ((row * 2) % 3));
    return gouge(cut, 15 - row * 1.1, 0.3 + 0.1 * (row % 4), 0.1);
  }).join('');

/** From the front against the light, 100 high; her hands are at -34 -88 and 34 -86. */
const woman =
  dark(
    outline(
      at(
        '-4 -84, 4 -84, 10 -80, 11 -70, 7 -58, 10 -46, 15 -24, 22 -1!, -22 -1!, -15 -24, -10 -46, -7 -58, -11 -70, -10 -80',
      ),
    ) +
      gouge(at('-8 -79, -17 -72, -25 -74, -31 -82, -34 -90'), 7, 0.3, 0.6) +
      gouge(at('8 -79, 17 -71, 25 -73, 31 -80, 34 -88'), 7, 0.3, 0.6) +
      outline(at('-39 -98, -31 -97, -30 -88, -33 -84, -38 -88')) +
      outline(at('39 -96, 31 -95, 30 -86, 33 -82, 38 -86')),
  ) +
  dark(polygon(at('-3.4 -90, 3.4 -90, 5 -79, -5 -79'))) +
  dark(ring(0, -94, 6.4, 8)) +
  dark(ring(1.6, -102.6, 4, 3.2)) +
  light(
    gouge(at('-9.6 -78, -9.6 -70, -6 -59'), 1.5, 0.4) +
      gouge(at('9.6 -78, 9.8 -70, 6.4 -59'), 1.2, 0.4) +
      gouge(at('-3 -56, -7 -36, -13 -4'), 1.9, 0.7) +
      gouge(at('-0.6 -54, -2.4 -34, -5 -4'), 1.5, 0.7) +
      gouge(at('2.4 -56, 4 -34, 6 -4'), 1.7, 0.7) +
      gouge(at('5 -55, 9 -34, 14.6 -4'), 1.5, 0.7) +
      gouge(at('-6.6 -59, 0 -57, 6.8 -59'), 1.6, 0.5, 0.3) +
      gouge(at('-16 -73.6, -25 -76, -31.6 -85'), 1.1, 0.5) +
      gouge(at('16 -72.6, 25 -75, 31.6 -83'), 1.1, 0.5) +
      // Her face is turned to the left wall.
      outline(at('-5.9 -98, -6.9 -94, -6.2 -92, -5.4 -88.6, -2.6 -86.4, -3.4 -91, -3.8 -97')),
  );

const placed = (content: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

function cleft(middle: number, half: number, sheet: { width: number; height: number }, size: number): string {
  const { width, height } = sheet;
  const foot = height - 130;
  const [left, right] = edges(middle, half, foot);
  const corners = (x: number) => at(`${x} ${foot}!, ${x} -20!`);
  return drawing(
    glow('behind', middle, 250, half * 2.6, 1, 0.62) +
      fade('left', [middle - half, 0], [middle - half - 620, 0], 0.4, 0.06) +
      fade('right', [middle + half, 0], [middle + half + 520, 0], 0.34, 0.05) +
      fade('floor', [0, foot], [0, height], 0.3, 0.1),
    toned(polygon([...at(`0 0, ${width} 0, ${width} ${height}, 0 ${height}`)]), 'url(#behind)') +
      toned(outline([...left, ...corners(-60)]), 'url(#left)') +
      toned(outline([...right, ...corners(width + 60)]), 'url(#right)') +
      dark(gouge(left, 20, 0.5, 0.6) + gouge(right, 20, 0.5, 0.6)) +
      light(layers(left, -1, 5) + layers(right, 1, 4)) +
      dark(polygon(at(`0 ${foot}, ${width} ${foot}, ${width} ${height}, 0 ${height}`))) +
      toned(
        polygon(at(`0 ${foot + 8}, ${width} ${foot + 8}, ${width} ${height}, 0 ${height}`)),
        'url(#floor)',
      ) +
      light(
        polygon([
          [middle - half * 1.16, foot],
          [middle + half * 1.2, foot],
          [middle + half * 2.3, height],
          [middle - half * 2.2, height],
        ]),
      ) +
      dark(
        polygon([
          [middle - size * 0.2, foot + 26],
          [middle + size * 0.2, foot + 26],
          [middle + size * 0.42, height],
          [middle - size * 0.5, height],
        ]),
      ) +
      placed(woman, middle, foot + 34, size / 100),
    sheet,
  );
}

export const wide = () => cleft(744, 142, { width: 1240, height: 700 }, 420);
export const tall = () => cleft(320, 138, { width: 640, height: 800 }, 404);

/** Her face before the dark stone, the cleft behind her, the hand where she pushes. */
export function detail(): string {
  const [left, right] = edges(840, 250, 720);
  const cut = hair(sitter, 3);
  const hand =
    light(
      outline(
        at(
          '60 720!, 92 520, 128 396, 118 330, 150 268, 160 306, 190 300, 226 190'.concat(
            ', 244 118, 262 122, 258 196, 288 94, 308 98, 296 192, 338 104, 356 110, 336 206, 376 148, 390 158',
            ', 362 240, 340 330, 296 400, 262 500, 236 720!',
          ),
        ),
      ),
    ) +
    dark(
      gouge(at('259 190, 250 236, 240 268'), 5, 0.3) +
        gouge(at('297 188, 288 232, 276 270'), 5, 0.3) +
        gouge(at('337 202, 322 240, 310 278'), 5, 0.3) +
        gouge(at('192 300, 206 340, 204 380'), 6, 0.3) +
        gouge(at('150 420, 190 440, 250 424'), 4, 0.5) +
        gouge(at('236 470, 208 580, 186 720'), 14, 0.6),
    );
  return drawing(
    glow('behind', 840, 320, 420, 1, 0.7) +
      fade('left', [600, 0], [0, 0], 0.22, 0.1) +
      fade('right', [1090, 0], [1240, 0], 0.3, 0.08) +
      fade('turn', [18, 0], [70, 6], 0.62, 0.07) +
      fade('throat', [30, 0], [84, 0], 0.6, 0.07),
    toned(all, 'url(#behind)') +
      toned(outline([...left, ...at('-60 720!, -60 -20!')]), 'url(#left)') +
      toned(outline([...right, ...at('1300 720!, 1300 -20!')]), 'url(#right)') +
      dark(gouge(left, 24, 0.5, 0.6) + gouge(right, 24, 0.5, 0.6)) +
      light(layers(right, 1, 3)) +
      `<g transform="translate(486 150) scale(4.1)">${cut.behind ?? ''}${neck(1)}${profile(sitter)}${cut.over}${ear()}</g>` +
      `<g transform="translate(-30 40)">${hand}</g>`,
  );
}
