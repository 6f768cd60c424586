// Corporal Trim draws the line of a life into the air with his stick, and it will not go straight.
import { floorPart, wallPart } from '../floor-and-wall.ts';
import { cos, sin } from '../numbers.ts';
import { person } from '../person.ts';
import { tube } from '../rods.ts';
import type { Part, Scene, Vec } from '../scene.ts';

const points: Vec[] = [
  [1.02, 1.62, 0.55],
  [1.0, 1.9, 0.5],
];
const N = 112;
for (let i = 0; i <= N; i++) {
  const t = i / N,
    a = t * 21 - 1.2;
  points.push([
    0.95 - 2.5 * t + 0.46 * sin(a) * (0.4 + t * 0.7),
    2.2 + 0.55 * sin(t * 2.6) - 0.3 * t + 0.42 * cos(a) * (0.3 + 0.8 * t * (1.25 - t)),
    0.45 + 0.35 * sin(a * 0.5) - 0.4 * t,
  ]);
}
// In pieces, so that each piece has its own bounding sphere.
const line: Part[] = Array.from({ length: 12 }, (_, i) => {
  const piece = points.slice(i * 10, i * 10 + 11);
  const [x, y, z] = piece.reduce<Vec>(
    (sum, p) => [sum[0] + p[0] / piece.length, sum[1] + p[1] / piece.length, sum[2] + p[2] / piece.length],
    [0, 0, 0],
  );
  const reach = Math.max(...piece.map((p) => Math.hypot(p[0] - x, p[1] - y, p[2] - z)));
  return {
    shape: tube(piece, (t) => 0.034 + 0.03 * sin(((i + t) / 12) * 3.1)),
    albedo: 1,
    glow: 0.32,
    around: [x, y, z, reach + 0.07],
  };
});
const alt = {
  de: 'Ein Mann mit Zopf und langem Rock schwingt einen Stock. Die Linie, die er in die Luft zeichnet, kringelt sich durch den ganzen Raum.',
  en: 'A man in a pigtail and long coat swings a stick. The line he draws in the air loops through the whole room.',
};

export default {
  slug: 'tristram-shandy',
  parts: [
    floorPart(0.5),
    wallPart(-1.9, 0.34),
    ...line,
    ...person(
      {
        at: [1.55, 0, 0.4],
        turn: -0.6,
        weight: 0.05,
        lean: -0.1,
        side: 0.06,
        hair: 'bun',
        collar: true,
        coat: { hem: 0.42, flare: 0.36, folds: 0.03, open: true },
        head: { nod: -0.3, turn: -0.15 },
        left: { to: [-0.36, 1.45, 0.34], bend: [-0.5, -1, -0.2] },
        right: { to: [0.24, 1.0, -0.12], bend: [0.8, 0, -0.8] },
        leftFoot: { to: [-0.18, 0.07, 0.3] },
      },
      { cloth: 0.55, skin: 0.95, hair: 0.85 },
    ),
    {
      shape: tube(
        [
          [1.12, 1.38, 0.9],
          [1.02, 1.7, 0.6],
        ],
        0.016,
      ),
      albedo: 0.9,
      around: [1.07, 1.5, 0.75, 0.4],
    },
  ],
  lights: [{ at: [3.2, 3.0, 3.8], power: 26, hard: 80 }],
  views: {
    wide: { eye: [0, 1.5, 6.2], to: [0, 1.62, 0], fov: 33, focal: [0.6, 0.45], alt },
    tall: { eye: [0.42, 1.5, 6.2], to: [0.37, 1.62, 0], fov: 42, focal: [0.55, 0.45], alt },
    detail: {
      eye: [2.6, 1.2, 3.0],
      to: [0.6, 1.9, 0.2],
      fov: 40,
      focal: [0.5, 0.45],
      alt: {
        de: 'Aus der Nähe: Die Linie zieht Schleife um Schleife, und der Schatten macht es nach.',
        en: 'Closer: the line goes loop after loop, and its shadow follows suit.',
      },
    },
  },
} satisfies Scene;
