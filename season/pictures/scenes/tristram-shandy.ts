// Corporal Trim draws the line of a life into the air with his stick, and it will not go straight.
import { cos, floorPart, max, person, sin, tube, wallPart, type Scene, type Vec } from '../stage.ts';

const points: Vec[] = [[1.02, 1.62, .55], [1.0, 1.9, .5]];
const N = 90;
for (let i = 0; i <= N; i++) {
  const t = i / N, a = t * 21 - 1.2;
  points.push([.95 - 2.35 * t + .42 * sin(a) * (.35 + t * .75), 2.2 + .55 * sin(t * 2.6) - .3 * t + .42 * cos(a) * (.3 + .8 * t * (1.25 - t)), .45 + .35 * sin(a * .5) - .4 * t]);
}
const line = tube(points, t => .022 + .03 * Math.sin(t * 3.1) + .012);
const alt = { de: 'Ein Mann mit Zopf und langem Rock schwingt einen Stock. Die Linie, die er in die Luft zeichnet, kringelt sich durch den ganzen Raum.', en: 'A man in a pigtail and long coat swings a stick. The line he draws in the air loops through the whole room.' };

export default {
  slug: 'tristram-shandy',
  parts: [
    floorPart(.5), wallPart(-1.9, .34),
    { shape: line, albedo: 1, glow: .32 },
    ...person({ at: [1.55, 0, .4], turn: -.6, weight: .05, lean: -.1, side: .06, hair: 'bun', collar: true, coat: { hem: .42, flare: .36, folds: .03, open: true }, head: { nod: -.3, turn: -.15 }, left: { to: [-.36, 1.45, .34], bend: [-.5, -1, -.2] }, right: { to: [.24, 1.0, -.12], bend: [.8, 0, -.8] }, leftFoot: { to: [-.18, .07, .3] } }, { cloth: .55, skin: .95, hair: .85 }),
    { shape: tube([[1.12, 1.38, .9], [1.02, 1.7, .6]], .016), albedo: .9, around: [1.07, 1.5, .75, .4] },
  ],
  lights: [{ at: [3.2, 3.0, 3.8], power: 26, hard: 80 }],
  views: {
    wide: { eye: [0, 1.5, 6.2], to: [0, 1.62, 0], fov: 33, focal: [.6, .45], alt },
    tall: { eye: [.7, 1.5, 6.2], to: [.6, 1.62, 0], fov: 38, focal: [.55, .45], alt },
    detail: { eye: [2.6, 1.2, 3.0], to: [.6, 1.9, .2], fov: 40, focal: [.5, .45], alt: { de: 'Über die Schulter gesehen: die Linie zieht Schleife um Schleife.', en: 'Seen past the shoulder: the line goes loop after loop.' } },
  },
} satisfies Scene;
